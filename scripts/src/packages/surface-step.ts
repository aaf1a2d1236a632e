import semver from 'semver'
import type { Surface } from './surface.ts'
import type { SurfaceChanges } from './surface-changes.ts'

/** Contains the version of the shell API. */
const VERSION_FILE = 'shared/contract/src/remote/shell-api.ts'
export const REWRITE = 'npm run packages -- --surface'

/**
 * What is missing before the changes may be recorded, in sentences; empty if the version was raised accordingly.
 * `isMinor`: a person has decided that the changes reported by the compiler do not affect remotes.
 */
export function stepFaults(
  was: Surface,
  now: Surface,
  { removed, changed, added, isWider }: SurfaceChanges,
  isMinor = false,
): string[] {
  if (!isWider) return []
  const isMajor = removed.length > 0 || (changed.length > 0 && !isMinor)
  const step = isMajor ? 'major' : 'minor'
  const wanted = semver.inc(was.version, step) ?? ''
  if (semver.gte(now.version, wanted)) return []
  return [
    ...removed.map((name) => `removed: ${name}`),
    ...changed.map((name) => `changed: ${name}`),
    ...added.map((name) => `added: ${name}`),
    ...(removed.length + changed.length + added.length > 0
      ? []
      : ['more is possible with what was there before']),
    `By that the shell API ${was.version} becomes ${wanted} (${step}): write SHELL_API_VERSION = '${wanted}' in ${VERSION_FILE}, then ${REWRITE}`,
    ...(removed.length === 0 && isMajor
      ? [
          `Only where remotes never make such a value themselves, a change is as good as an addition: ${semver.inc(was.version, 'minor')}, then ${REWRITE} --minor`,
        ]
      : []),
  ]
}
