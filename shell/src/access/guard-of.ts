import { isAtOrBelow, withoutEndSlash } from '@sureda/contract/remote/paths'
import type { Registry } from '../boot/registry-document.ts'
import type { ScreenRules } from './decide-access.ts'

/** Who may open an address that no screen has, as remotes declare for what they will have there; also while they are switched off. */
export function guardOf(registry: Registry, pathname: string): ScreenRules | undefined {
  const plain = withoutEndSlash(pathname)
  // a release from before there were guards has none
  const guards = [...registry.remotes.values()].flatMap(({ contributes }) => contributes.guards ?? [])
  return guards.find(({ path }) => isAtOrBelow(plain, path))
}
