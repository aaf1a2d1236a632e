import { isAtOrBelow, isShellPath, REDIRECTS, shapeOf } from '@sureda/contract/remote/paths'
import { type RemoteDeclaration, type RouteContribution, WEEK_PARAMS } from '@sureda/contract/remote/registry'
import { callFault } from './declared-calls.ts'

/** Faults of the addresses and calls of a remote's screens, each with field and fix. */
export function routeFaults({ routes, guards = [] }: RemoteDeclaration): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path))
  return routes.flatMap((route, index) => {
    const where = `routes.${index}`
    const { path, access } = route
    const first = shapes.indexOf(shapeOf(path))
    const leads = REDIRECTS.find(({ from }) => shapeOf(from) === shapeOf(path))
    // as in the shell, the first match counts
    const guard = guards.find((one) => isAtOrBelow(path, one.path))
    return [
      ...(isShellPath(path)
        ? [
            `${where}.path ${path} belongs to the shell (SHELL_PATHS of shared/contract/src/remote/paths.ts): choose another`,
          ]
        : []),
      ...(leads && !isShellPath(path)
        ? [
            `${where}.path ${path} leads to ${leads.to} (REDIRECTS of shared/contract/src/remote/paths.ts): choose another`,
          ]
        : []),
      ...(first < index
        ? [`${where}.path ${path} is declared twice, first as routes.${first}: remove one of them`]
        : []),
      ...(guard && guard.access !== access
        ? [
            `${where}.access of ${path} is ${access}, but its guard ${guard.path} says ${guard.access}: write the same word`,
          ]
        : []),
      ...callFaults(where, route),
    ]
  })
}

const paramsOf = (text: string): string[] => [...text.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name)

function callFaults(where: string, route: RouteContribution): string[] {
  const { path, preloadApi = [], offlineApi = [], previewApi, itemsApi, packs = [] } = route
  const params = paramsOf(path)
  const unknown = (field: string, call: string, known: readonly string[]) =>
    paramsOf(call)
      .filter((name) => !known.includes(name))
      .map((name) => `${where}.${field}: the call ${call} uses :${name}, which ${path} does not give it`)
  const declared = {
    preloadApi,
    offlineApi,
    previewApi: previewApi ? [previewApi] : [],
    itemsApi: itemsApi ?? [],
  }
  const unlisted = Object.entries(declared).flatMap(([field, calls]) =>
    calls.flatMap((call) => callFault(call) ?? []).map((fault) => `${where}.${field}: ${fault}`),
  )
  return [
    ...unlisted,
    ...preloadApi.flatMap((call) => unknown('preloadApi', call, [...params, ...WEEK_PARAMS])),
    // saved answers are for any week
    ...offlineApi.flatMap((call) => unknown('offlineApi', call, params)),
    ...(previewApi ? unknown('previewApi', previewApi, params) : []),
    ...(itemsApi ?? []).flatMap((call, index) => unknown('itemsApi', call, params.slice(0, index))),
    ...(itemsApi && itemsApi.length !== params.length
      ? [
          `${where}.itemsApi has ${itemsApi.length} lists, ${path} has ${params.length} parameters: one list for each`,
        ]
      : []),
    ...(packs.length > 0 && params.length > 0 && !itemsApi
      ? [`${where}.packs needs itemsApi, which says what ${path} shows`]
      : []),
  ]
}
