/** What the release API answers about the remotes of a team. */
export interface TeamReport {
  team: string
  remotes: {
    remote: string
    stable: string | null
    previous: string | null
    canary: string | null
    canaryShare: number
    disabled: boolean
    alert: string | null
    releases: { version: string; shippedAt: string; commit: string | null; builder: string | null }[]
  }[]
}

export const statusText = ({ remotes }: TeamReport): string =>
  remotes
    .flatMap((row) => [
      `${row.remote}${row.disabled ? '  DISABLED' : ''}`,
      ...(row.alert ? [`  ALERT     ${row.alert}`] : []),
      `  stable    ${row.stable ?? '–'}${row.previous ? `   (before: ${row.previous})` : ''}`,
      ...(row.canary ? [`  canary    ${row.canary} for ${row.canaryShare} %`] : []),
      ...row.releases.map(
        ({ version, shippedAt, commit }) =>
          `  shipped   ${version}  ${shippedAt.slice(0, 16).replace('T', ' ')}${commit ? `  commit ${commit.slice(0, 8)}` : ''}`,
      ),
    ])
    .join('\n')
