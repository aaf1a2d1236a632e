/**
 * An action without an answer may or may not have been done. It is sent again under its key as soon as there is a
 * network: the server performs a key once and repeats its answer. Until then the person reads that the result is
 * unknown. Every form uses this.
 */
import { OUTBOX_MAX_AGE_MS } from '@sureda/contract/rules/limits'
import { addToast, dismissToast, toastQueue } from '@sureda/ui/core'
import i18next from 'i18next'
import { useEffect } from 'react'
import { create } from 'zustand'
import { isDoubtful, isOlderThan, trustedNow } from '../device/server-time.ts'
import { useSession } from '../session/session.ts'
import { ApiError, isUnanswered, mayHaveArrived, OfflineError } from './errors.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Keys of the actions that have no answer yet. */
const useMissing = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))

/** Keys whose screens say themselves that the result is unknown, with the number of those that do. */
const saidByScreens = new Map<string, number>()

/**
 * Whether the action with this key was sent and has no answer yet. The component says so: while it is on the screen,
 * the general message leaves this action out.
 */
export const useIsUnanswered = (key: string): boolean => {
  useEffect(() => {
    const count = (by: 1 | -1) => {
      saidByScreens.set(key, (saidByScreens.get(key) ?? 0) + by)
      showMissing(useMissing.getState().keys)
    }
    count(1)
    return () => count(-1)
  }, [key])
  return useMissing(({ keys }) => keys.has(key))
}

/** Running retries by what is sent, so that each action is retried once even if its form was closed and reopened. */
const underWay = new Map<string, Promise<unknown>>()
let stopped = new AbortController()

/** Stops all retries silently: at sign-out and at the end of a test. */
export function stopRetries(): void {
  stopped.abort()
  stopped = new AbortController()
  underWay.clear()
  showMissing(new Set())
}

/** The action was sent by an earlier page; the server's time of sending, where it is known. */
export interface EarlierAttempt {
  since: number | undefined
}

/**
 * Sends an action until the server accepts or refuses it. `what` describes the action where the next one may reuse the
 * key.
 * @throws OfflineError at once if it cannot leave the phone; the server's refusal; the first error if the session has
 * ended and it cannot be retried
 */
export function retryUntilAnswered<T>(
  key: string,
  send: (isAgain: boolean) => Promise<T>,
  what = key,
  before?: EarlierAttempt,
): Promise<T> {
  const same = underWay.get(what)
  if (same) return same as Promise<T>
  if (!navigator.onLine && !before) return Promise.reject(new OfflineError('No network'))
  const answer = ask(key, send, before)
  underWay.set(what, answer)
  const forget = () => underWay.get(what) === answer && underWay.delete(what)
  answer.then(forget, forget)
  return answer
}

async function ask<T>(
  key: string,
  send: (isAgain: boolean) => Promise<T>,
  before: EarlierAttempt | undefined,
): Promise<T> {
  const { token } = useSession.getState()
  const { signal } = stopped
  const isOver = () => signal.aborted || useSession.getState().token !== token
  if (before) return again(key, send, new OfflineError('The page was left', true), isOver, before.since)
  try {
    return await send(false)
  } catch (error) {
    if (!mayHaveArrived(error) || signal.aborted) throw error
    return await again(key, send, error, isOver, trustedNow())
  }
}

async function again<T>(
  key: string,
  send: (isAgain: boolean) => Promise<T>,
  first: unknown,
  isOver: () => boolean,
  sentAt: number | undefined,
): Promise<T> {
  let since = sentAt
  showMissing(new Set([...useMissing.getState().keys, key]))
  try {
    let last = first
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await nextLine(pause, last)
      if (isOver()) throw first
      // the server has forgotten the key: sending again would do the action twice
      since ??= trustedNow()
      if (isOlderThan(OUTBOX_MAX_AGE_MS, since)) return lost(first)
      if (isDoubtful(OUTBOX_MAX_AGE_MS, since)) continue
      try {
        const answer = await send(true)
        if (!isOver()) addToast({ kind: 'success', text: i18next.t('shell:unanswered.done') })
        return answer
      } catch (error) {
        last = error
        if (error instanceof ApiError && error.status === 401) return lost(error)
        if (isOver()) throw first
        if (isUndecided(error)) continue
        addToast({ kind: 'error', text: i18next.t('shell:unanswered.refused', { reason: reasonOf(error) }) })
        throw error
      }
    }
  } finally {
    const { keys } = useMissing.getState()
    if (keys.has(key)) showMissing(new Set([...keys].filter((other) => other !== key)))
  }
}

function lost(error: unknown): never {
  addToast({ kind: 'error', text: i18next.t('shell:unanswered.lost') })
  throw error
}

/** A rate limit or a server fault says nothing about the action itself. */
const isUndecided = (error: unknown): boolean =>
  isUnanswered(error) || mayHaveArrived(error) || (error instanceof ApiError && error.status === 429)

const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.text) || i18next.t('shell:error.unknown')

/**
 * Resolves when a retry is worth it: after the pause if there seems to be a network, at once when the network returns
 * or the app becomes visible.
 */
function nextLine(pauseMs: number, last: unknown): Promise<void> {
  const retryAfter = last instanceof ApiError ? (last.retryAfter ?? 0) * 1000 : 0
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', seen)
      stopped.signal.removeEventListener('abort', end)
      resolve()
    }
    const seen = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) end()
    }
    const timer = setTimeout(() => navigator.onLine && end(), Math.max(pauseMs, retryAfter))
    addEventListener('online', end)
    document.addEventListener('visibilitychange', seen)
    stopped.signal.addEventListener('abort', end)
  })
}

let told = ''
/** One message for all open actions of which no screen tells; it stays until the last answer arrives. */
function showMissing(keys: ReadonlySet<string>): void {
  useMissing.setState({ keys })
  if ([...keys].every((key) => saidByScreens.get(key))) dismissToast(told)
  else if (!toastQueue.snapshot().some(({ id }) => id === told))
    told = addToast({ kind: 'warning', text: i18next.t('shell:unanswered.open'), timeoutMs: 0 })
}
