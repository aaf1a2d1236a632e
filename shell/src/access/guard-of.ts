import { isAtOrBelow, withoutEndSlash } from '@sureda/contract/remote/paths'
import type { Registry } from '../boot/registry-document.ts'
import type { ScreenRules } from './decide-access.ts'

/** Access rules of an address without screen, as remotes declare for planned screens; also while the remote is switched off. */
export function guardOf(registry: Registry, pathname: string): ScreenRules | undefined {
  const plain = withoutEndSlash(pathname)
  // older releases have no guards
  const guards = [...registry.remotes.values()].flatMap(({ contributes }) => contributes.guards ?? [])
  return guards.find(({ path }) => isAtOrBelow(plain, path))
}
