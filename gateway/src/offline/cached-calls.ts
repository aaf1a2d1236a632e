import type { Locale } from '@sureda/contract/codes/locale'
import type { LimitFunction } from 'p-limit'
import type { AnswerSource, ApiCaller } from '../answer-source.ts'

/** The body at an API address; undefined if there is none. */
export type Ask = (address: string) => Promise<string | undefined>

/**
 * Calls the API for one pack, each address once: the lists that name a territory's items are part of its pack, and both
 * must be the same list. A failure ends the pack, so that queued calls are dropped.
 */
export function cachedCalls(
  { caller, locale }: { caller: ApiCaller; locale: Locale },
  answers: AnswerSource,
  limit: LimitFunction,
): Ask {
  const asked = new Map<string, Promise<string | undefined>>()
  return (address) => {
    const known = asked.get(address)
    if (known) return known
    const answer = limit(answers, caller, address, locale)
    asked.set(address, answer)
    answer.catch(() => limit.clearQueue())
    return answer
  }
}
