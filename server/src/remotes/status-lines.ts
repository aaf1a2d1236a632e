import { typedCommand } from '@sureda/api/typed-command'
import type { RemoteStatus } from '@sureda/gateway/releases/commands'
import { type Rollout, RolloutError } from '@sureda/gateway/rollout/rollout'
import type { RolloutEvent } from '@sureda/gateway/rollout/rollout-store'

/** The status of one remote, or of all. Throws `RolloutError` for an unknown remote. */
export function statusOf(rows: readonly RemoteStatus[], remote?: string): RemoteStatus[] {
  const wanted = rows.filter((row) => !remote || row.rollout.remote === remote)
  if (wanted.length === 0 && rows.length > 0)
    throw new RolloutError(
      `Nothing of ${remote} is released here. Known: ${rows.map(({ rollout }) => rollout.remote).join(', ')}.`,
    )
  return wanted
}

/** Lines with the public release, canaries and pins, shipped releases, and the latest events. */
export function statusLines(rows: readonly RemoteStatus[], remote?: string): string[] {
  const wanted = statusOf(rows, remote)
  if (wanted.length === 0)
    return [`Nothing is released yet: ${typedCommand('remotes ship --dist <folder> --promote')}`]
  return wanted.flatMap(({ rollout, releases, events, alert }) => [
    `${rollout.remote}${rollout.disabled ? '  DISABLED' : ''}`,
    ...(alert
      ? [`  ALERT     ${alert.version}: ${alert.reason} (${moment(alert.at)}). ${wayOut(rollout, alert)}`]
      : []),
    `  stable    ${rollout.stable ?? '–'}${rollout.stableSince ? ` since ${moment(rollout.stableSince)}` : ''}${rollout.previous ? `   (before: ${rollout.previous})` : ''}`,
    ...(rollout.canary ? [`  canary    ${rollout.canary} for ${rollout.canaryShare} %`] : []),
    ...Object.entries(rollout.pins).map(([tenant, version]) => `  pinned    ${tenant} → ${version}`),
    ...(rollout.disabledTenants.length > 0 ? [`  off for   ${rollout.disabledTenants.join(', ')}`] : []),
    ...releases.slice(0, 5).map((release) => `  shipped   ${release.version}  ${moment(release.shippedAt)}`),
    ...events.map(
      (event) =>
        `  ${moment(event.at)}  ${event.action} ${event.version ?? ''} by ${event.actor}${event.reason ? `: ${event.reason}` : ''}`,
    ),
  ])
}

/** How a person can withdraw a release that is not rolled back automatically. */
function wayOut({ remote, stable, previous, canary }: Rollout, { version }: RolloutEvent): string {
  if (version !== stable) return `To take it away: promote or pin another release.`
  if (!previous)
    return `There is no earlier one; to switch it off: ${typedCommand(`remotes disable ${remote}`)}`
  // a rollback would only end the canary
  return `To take it back: ${typedCommand(canary ? `remotes promote ${remote} ${previous}` : `remotes rollback ${remote}`)}`
}

const moment = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ')

/** What visitors get after a change, in one sentence. */
export function outcome({ remote, stable, canary, canaryShare, pins, ...off }: Rollout): string {
  if (off.disabled)
    return `${remote} is switched off for everybody; ${typedCommand(`remotes enable ${remote}`)}`
  const pinned = Object.entries(pins).map(([tenant, version]) => `${tenant} is pinned to ${version}`)
  return `${remote}: ${[
    `everybody gets ${stable ?? 'nothing'}`,
    ...(canary ? [`${canaryShare} % get ${canary}`] : []),
    ...pinned,
    ...(off.disabledTenants.length > 0 ? [`switched off for ${off.disabledTenants.join(', ')}`] : []),
  ].join(', ')}.`
}
