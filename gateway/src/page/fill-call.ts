import type { Params } from './path-match.ts'

const PARAM = /:([a-zA-Z]+)/g

/** A declared call with its `:params` filled in; undefined if one of them is unknown. */
export function fillCall(call: string, params: Params): string | undefined {
  if ([...call.matchAll(PARAM)].some(([, name = '']) => params[name] === undefined)) return undefined
  return call.replaceAll(PARAM, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}
