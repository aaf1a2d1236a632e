import type { RemoteName } from '@sureda/contract/remote/registry'

/** One event of a release on a phone. */
export interface Count {
  remote: RemoteName
  version: string
  measure: string
  /** Expose of the screen, for vitals. */
  screen?: string
}

/** Total of a measure since some time. */
export interface Sum {
  measure: string
  screen: string
  count: number
}

/** Health of releases on phones, summed by hour across all gateways. */
export interface HealthStore {
  add(counts: readonly Count[]): Promise<void>
  sums(remote: RemoteName, version: string, since: Date): Promise<Sum[]>
}

/** For tests and the development server; does not sum by hour. */
export function memoryHealth(): HealthStore {
  const sums = new Map<string, Sum>()
  const prefixOf = (remote: string, version: string) => `${remote} ${version} `
  return {
    add: async (counts) => {
      for (const { remote, version, measure, screen = '' } of counts) {
        const key = `${prefixOf(remote, version)}${measure} ${screen}`
        sums.set(key, { measure, screen, count: (sums.get(key)?.count ?? 0) + 1 })
      }
    },
    sums: async (remote, version) =>
      [...sums].filter(([key]) => key.startsWith(prefixOf(remote, version))).map(([, sum]) => sum),
  }
}
