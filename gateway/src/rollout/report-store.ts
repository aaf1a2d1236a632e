import type { RemoteName } from '@sureda/contract/remote/registry'

/** Result of one release for one visitor who got it. */
export interface LoadReport {
  remote: RemoteName
  version: string
  visitor: string
  /** Network from which the page was requested. */
  network: string
  /** Address block of the network. */
  block: string
  failed: boolean
}

/** Reported loads of one release. */
export interface Health {
  ok: number
  failed: number
}

/** How many reports of one network and one block count for a release. */
export type ReportCaps = Record<'network' | 'block', Health>

/** Reported loads of an installation, across all gateways. */
export interface ReportStore {
  /**
   * Stores a report unless it adds nothing: a visitor counts once per release, as failed if anything failed. False if
   * it is not stored, also beyond the caps.
   */
  add(report: LoadReport, since: Date, caps: ReportCaps): Promise<boolean>
  /** Totals since `since`, within the caps. */
  health(remote: RemoteName, version: string, since: Date, caps: ReportCaps): Promise<Health>
}

/** For tests and the development server. */
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
