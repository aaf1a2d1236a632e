/**
 * An action that was sent and not answered may have been done or not. It is sent again under its key as soon as there is a line – the server performs one key
 * once and repeats its answer – while the person reads that it is not known yet; then they are told how it ended. One way for every form.
 */
import { OUTBOX_KEEP_MS } from '@sureda/contract/rules/limits'
import { addToast, dismissToast, toastQueue } from '@sureda/ui/core'
import i18next from 'i18next'
import { create } from 'zustand'
import { isDoubtful, isOlderThan, provenNow } from '../device/server-time.ts'
import { useSession } from '../session/session.ts'
import { ApiError, isUnanswered, mayHaveArrived, OfflineError } from './errors.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Keys of the actions whose answer is missing now. */
const useMissing = create<{ keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))

/** Whether the action with this key was sent and has no answer yet. */
export const useIsUnanswered = (key: string): boolean => useMissing(({ keys }) => keys.has(key))

/** Asks each action once, also where its form was closed and opened anew meanwhile; by what is sent. */
const underWay = new Map<string, Promise<unknown>>()
let stopped = new AbortController()

/** Ends all asking without a word: signing out, and the end of a test. */
export function stopAsking(): void {
  stopped.abort()
  stopped = new AbortController()
  underWay.clear()
  showMissing(new Set())
}

/** It was sent by a page that is gone: when that was by the server, where it is known. */
export interface Before {
  since: number | undefined
}

/**
 * Sends an action until the server has said yes or no. `what`: the action in its words, where one key may be of another one next.
 * @throws OfflineError at once where it cannot leave the phone; what the server refuses; the first fault where it cannot be asked any more, because the session has ended
 */
export function untilAnswered<T>(
  key: string,
  send: (isAgain: boolean) => Promise<T>,
  what = key,
  before?: Before,
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
  before: Before | undefined,
): Promise<T> {
  const { token } = useSession.getState()
  const { signal } = stopped
  const isOver = () => signal.aborted || useSession.getState().token !== token
  if (before) return again(key, send, new OfflineError('The page was left', true), isOver, before.since)
  try {
    return await send(false)
  } catch (error) {
    if (!mayHaveArrived(error) || signal.aborted) throw error
    return await again(key, send, error, isOver, provenNow())
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
      // the server has forgotten the key: a repetition would be a second action
      since ??= provenNow()
      if (isOlderThan(OUTBOX_KEEP_MS, since)) return lost(first)
      if (isDoubtful(OUTBOX_KEEP_MS, since)) continue
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

/** A limit of calls and a server in trouble say nothing of the action itself. */
const isUndecided = (error: unknown): boolean =>
  isUnanswered(error) || mayHaveArrived(error) || (error instanceof ApiError && error.status === 429)

const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.text) || i18next.t('shell:error.unknown')

/** Resolves when it is worth asking: after the pause where there seems to be a network, and at once when it comes back or the app is looked at again. */
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
/** One message for whatever is open; it stays until the last answer is here. */
function showMissing(keys: ReadonlySet<string>): void {
  useMissing.setState({ keys })
  if (keys.size === 0) dismissToast(told)
  else if (!toastQueue.snapshot().some(({ id }) => id === told))
    told = addToast({ kind: 'warning', text: i18next.t('shell:unanswered.open'), timeoutMs: 0 })
}
