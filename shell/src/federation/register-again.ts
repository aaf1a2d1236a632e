import type { init } from '@module-federation/enhanced/runtime'

type Federation = ReturnType<typeof init>
type Remote = Parameters<Federation['registerRemotes']>[0][number]

/**
 * Registers another release of a remote, or the same one afresh. The runtime forgets with the old one every shared module that this remote
 * was the first to load – although it is the shell's – and keeps for ever a shared module whose file was lost on the way. Both would
 * make the new release fail for the old one's reasons.
 */
export function registerAgain(federation: Federation, remote: Remote): void {
  const scope = federation.shareScopeMap.default ?? {}
  const provided = Object.entries(scope).map(([name, versions]) => [name, { ...versions }] as const)
  federation.registerRemotes([remote], { force: true })
  for (const [name, versions] of provided) {
    scope[name] = { ...versions, ...scope[name] }
    for (const shared of Object.values(scope[name])) {
      if (shared.loaded || shared.lib) continue
      shared.loading = null
    }
  }
}
