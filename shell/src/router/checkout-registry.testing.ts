import { readDeclaration } from '@sureda/build/remote-declaration'
import { remoteDirs } from '@sureda/build/workspace'
import type { RemoteDeclaration, RemoteName } from '@sureda/contract/remote/registry'
import type { Registry } from '../boot/registry-document.ts'
import { fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'

/** Declarations of the remotes of this checkout. */
export const DECLARED: readonly RemoteDeclaration[] = remoteDirs().map(readDeclaration)

/** A registry of this checkout's remotes, optionally without one of them. */
export function checkoutRegistry(without?: string): Registry {
  const rows = DECLARED.filter(({ name }) => name !== without).map((declaration) => {
    const row = fakeRemote(declaration.name)
    return [declaration.name, { ...row, contributes: { ...row.contributes, ...declaration } }] as const
  })
  return fakeRegistry(Object.fromEntries(rows) as Record<RemoteName, unknown>)
}
