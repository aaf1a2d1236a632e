import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isAtOrBelow, shapeOf } from '@sureda/contract/remote/paths'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'

/** What one remote declares that another of the checkout has already: each with file, field and fix. */
export function conflictsOf(own: RemoteDeclaration, others: readonly RemoteDeclaration[]): string[] {
  return others
    .filter(({ name }) => name !== own.name)
    .flatMap((other) => {
      const theirs = `${other.name}/remote.json`
      return [
        ...own.routes.flatMap(({ path: address }, index) => {
          const at = other.routes.findIndex((route) => shapeOf(route.path) === shapeOf(address))
          return at < 0
            ? []
            : [
                `routes.${index}.path ${address} is also routes.${at} of ${theirs}: one of them needs another address`,
              ]
        }),
        ...accessRulesOf(own).flatMap(({ path: address, access, where }) => {
          const guard = (other.guards ?? []).find(
            (one) => isAtOrBelow(address, one.path) && one.access !== access,
          )
          return guard
            ? [
                `${where}.access of ${address} is ${access}, but ${theirs} guards ${guard.path} for ${guard.access}: agree on one`,
              ]
            : []
        }),
        ...(own.guards ?? []).flatMap(({ path: guarded, access }, index) => {
          const found = accessRulesOf(other).find(
            (one) => isAtOrBelow(one.path, guarded) && one.access !== access,
          )
          return found
            ? [
                `guards.${index}.path ${guarded} covers ${found.path}, ${found.where} of ${theirs}, which is ${found.access}: guard only addresses of this remote`,
              ]
            : []
        }),
        ...own.slots.flatMap(({ slot }, index) =>
          (other.slots ?? []).some((one) => one.slot === slot)
            ? [
                `slots.${index}.slot "${slot}" is also filled by ${theirs}: a slot has one remote, choose another`,
              ]
            : [],
        ),
        ...(own.i18n.namespace === other.i18n.namespace
          ? [`i18n.namespace "${own.i18n.namespace}" is also that of ${theirs}: choose another`]
          : []),
      ]
    })
}

const accessRulesOf = (declaration: RemoteDeclaration) =>
  (['routes', 'guards'] as const).flatMap((field) =>
    (declaration[field] ?? []).map(({ path: address, access }, at) => ({
      path: address,
      access,
      where: `${field}.${at}`,
    })),
  )

/** Declarations of other folders, as far as they can be read; their other faults stop their own build. */
export function readableDeclarations(dirs: readonly string[]): RemoteDeclaration[] {
  return dirs.flatMap((dir) => {
    const file = path.join(dir, 'remote.json')
    try {
      const data = existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteDeclaration)
        : undefined
      return data?.routes && data.i18n ? [data] : []
    } catch {
      return []
    }
  })
}
