interface Percentile {
  /** Milliseconds that three of four pages stay below. */
  p75: number
  /** Pages that were measured. */
  pages: number
}

/** How one release does on phones. */
export interface ReleaseHealth {
  version: string
  /** Visitors; each counts once in ten minutes. */
  visitors: number
  failedVisitors: number
  loads: number
  /** Failed loads by phase. */
  failures: Record<string, number>
  renderErrors: number
  screens: {
    screen: string
    lcp: Percentile | null
    inp: Percentile | null
    interactive: Percentile | null
  }[]
  /** Gzipped: the entry with its budget, the largest screen or slot, the server half. */
  bytes: { entry: number; entryLimit: number; largest: number; server: number | null }
}

/** What the release API answers about the remotes of a team. */
export interface TeamReport {
  team: string
  /** Start of the health figures. */
  since: string
  remotes: RemoteReport[]
}

export interface RemoteReport {
  remote: string
  stable: string | null
  previous: string | null
  canary: string | null
  canaryShare: number
  disabled: boolean
  /** A public release fails for many visitors; a person has to act. */
  alert: string | null
  releases: { version: string; shippedAt: string; commit: string | null; builder: string | null }[]
  /** Of the stable release and the canary. */
  health: ReleaseHealth[]
  /** The canary beside the stable release: difference of the failing share of visitors, and Fisher's exact test of it. */
  comparison: { difference: number; p: number; isMoreThanChance: boolean } | null
}

export const statusText = ({ remotes, since }: TeamReport): string =>
  remotes
    .flatMap((row) => [
      `${row.remote}${row.disabled ? '  DISABLED' : ''}`,
      ...(row.alert ? [`  ALERT     ${row.alert}`] : []),
      `  stable    ${row.stable ?? '–'}${row.previous ? `   (before: ${row.previous})` : ''}`,
      ...(row.canary ? [`  canary    ${row.canary} for ${row.canaryShare} %`] : []),
      ...row.health.map((health) => `  health    ${healthText(health)} since ${moment(since)}`),
      ...(row.comparison ? [`  canary    ${comparisonText(row.comparison)}`] : []),
      ...row.releases.map(
        ({ version, shippedAt, commit }) =>
          `  shipped   ${version}  ${moment(shippedAt)}${commit ? `  commit ${commit.slice(0, 8)}` : ''}`,
      ),
    ])
    .join('\n')

const healthText = ({ version, visitors, failedVisitors, renderErrors, bytes }: ReleaseHealth) =>
  `${version}: ${failedVisitors} of ${visitors} visitors had a failure, ${renderErrors} errors at render, entry ${kb(bytes.entry)} of ${kb(bytes.entryLimit)}`

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Whether a canary fails more, in one sentence. */
export function comparisonText({ difference, p, isMoreThanChance }: NonNullable<RemoteReport['comparison']>) {
  const points = `${Math.abs(difference * 100).toFixed(1)} points`
  const differs =
    difference === 0 ? 'fails as often as' : `fails ${points} ${difference > 0 ? 'more' : 'less'} than`
  const verdict = isMoreThanChance ? 'more than chance' : 'no more than chance may do'
  return `${differs} the stable release: ${verdict} (Fisher's exact test, p = ${p.toPrecision(2)})`
}

const moment = (at: string) => at.slice(0, 16).replace('T', ' ')
