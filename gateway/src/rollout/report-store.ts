import type { RemoteName } from '@sureda/contract/remote/registry'

/** How one release fared with one visitor who was handed it. */
export interface LoadReport {
  remote: RemoteName
  version: string
  visitor: string
  /** Network that the page was asked for from. */
  network: string
  /** Block of addresses that the network is part of. */
  block: string
  failed: boolean
}

/** Loads of one release as visitors reported them. */
export interface Health {
  ok: number
  failed: number
}

/** How many reports of one network and of one block count for a release. */
export type ReportCaps = Record<'network' | 'block', Health>

/** Reported loads of an installation; all gateways count together. */
export interface ReportStore {
  /**
   * Keeps a report unless it says nothing new: a visitor counts once per release, as failed when anything failed. False where it is not stored,
   * also beyond the caps.
   */
  add(report: LoadReport, since: Date, caps: ReportCaps): Promise<boolean>
  /** Sums of what was reported since `since`, within the caps. */
  health(remote: RemoteName, version: string, since: Date, caps: ReportCaps): Promise<Health>
}

/** For tests and for the development server. */
export function memoryReports(): ReportStore {
  const rows = new Map<string, LoadReport & { at: number }>()
  const rowsOf = (remote: string, version: string, since: Date) =>
    [...rows.values()].filter(
      (row) => row.remote === remote && row.version === version && row.at >= since.getTime(),
    )
  return {
    add: async (report, since, caps) => {
      const { remote, version, network, visitor, block, failed } = report
      const key = [remote, version, network, visitor].join(' ')
      const known = rows.get(key)
      const isOld = known === undefined || known.at < since.getTime()
      if (!isOld && (known.failed || !failed)) return false
      const alike = rowsOf(remote, version, since).filter((row) => row.failed === failed)
      const which = failed ? 'failed' : 'ok'
      if (alike.filter((row) => row.network === network).length >= caps.network[which]) return false
      if (alike.filter((row) => row.block === block).length >= caps.block[which]) return false
      rows.set(key, { ...report, at: isOld ? Date.now() : known.at })
      return true
    },
    health: async (remote, version, since) => {
      const found = rowsOf(remote, version, since)
      const failed = found.filter((row) => row.failed).length
      return { ok: found.length - failed, failed }
    },
  }
}
