import type { Params } from './path-match.ts'

const WORD = /:([a-zA-Z]+)/g

/** A declared call with its `:words` filled in; undefined if one of them is unknown. */
export function filledCall(call: string, words: Params): string | undefined {
  if ([...call.matchAll(WORD)].some(([, name = '']) => words[name] === undefined)) return undefined
  return call.replaceAll(WORD, (_all, name: string) => encodeURIComponent(words[name] ?? ''))
}
