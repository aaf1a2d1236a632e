/** When the outbox is sent, and what the person is told about it. */
import type { PlayResult } from '@sureda/contract/schemas/games/game'
import { retryAfterReload } from '@sureda/remote/api'
import { restoreOutbox, sendableItems, useOutbox } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { type ReplayReport, replayOutbox } from '@sureda/remote/replay'
import { useSession } from '@sureda/remote/session'
import { addToast, dismissToast, toastQueue } from '@sureda/ui/core'
import i18next from 'i18next'
import { loadMemberData } from '../session/member-data.ts'

/** A phone may believe in a network that does not work: retried while anything is queued. */
const RETRY_MS = 30_000

export function startOutboxSync(): () => void {
  let followed: Promise<ReplayReport> | undefined
  const send = () => {
    if (!navigator.onLine) return
    const run = replayOutbox()
    // a run requested twice has one report
    if (run === followed) return
    followed = run
    void run.then(tell, (error: unknown) => console.error(error))
  }
  const seen = () => {
    if (document.visibilityState === 'visible') send()
  }
  const retry = setInterval(() => {
    if (sendableItems().length > 0) send()
  }, RETRY_MS)
  const stopSession = useSession.subscribe((now, before) => {
    if (!now.user || now.user.id === before.user?.id) return
    send()
    void askWhatWasSent()
  })
  // something new was queued although there seems to be a network: the gap may have been short
  const stopOutbox = useOutbox.subscribe((now, before) => {
    if (now.items.length > before.items.length && !now.isStuck) setTimeout(send, 1_000)
  })
  addEventListener('online', send)
  document.addEventListener('visibilitychange', seen)
  send()
  void askWhatWasSent()
  // a guest's queue must be visible offline, too
  if (!navigator.onLine) void restoreOutbox()
  return () => {
    clearInterval(retry)
    stopSession()
    stopOutbox()
    removeEventListener('online', send)
    document.removeEventListener('visibilitychange', seen)
  }
}

/** An earlier page may have closed before the answer came. */
async function askWhatWasSent(): Promise<void> {
  if ((await retryAfterReload()) > 0) await queryClient.invalidateQueries()
}

/** The message about the last sent items, if it is still shown. */
let told = { toast: '', count: 0 }

/** Several runs in quick succession share one message with the total. */
function tellSent(sent: number): void {
  const isShown = toastQueue.snapshot().some(({ id }) => id === told.toast)
  const count = isShown ? told.count + sent : sent
  if (isShown) dismissToast(told.toast)
  told = {
    toast: addToast({ kind: 'success', text: i18next.t('shell:outbox.sent', { count }) }),
    count,
  }
}

/** The result of a game answered offline, with its name. */
function tellGraded({ item, answer }: ReplayReport['graded'][number]): void {
  const { data } = answer as { data: Pick<PlayResult, 'correct' | 'points_awarded'> }
  const words = { what: item.title ?? i18next.t('shell:outbox.kind.game'), points: data.points_awarded }
  // guests play without points
  const right = item.userId ? 'gameRight' : 'gameRightGuest'
  addToast(
    data.correct
      ? { kind: 'success', text: i18next.t(`shell:outbox.${right}`, words) }
      : { kind: 'info', text: i18next.t('shell:outbox.gameWrong', words) },
  )
}

function tell({ sent, graded, refused, expired }: ReplayReport): void {
  if (sent > 0) tellSent(sent)
  graded.forEach(tellGraded)
  for (const { item, error } of refused)
    addToast({
      kind: 'error',
      text: i18next.t('shell:outbox.refused', {
        what: item.title ?? i18next.t(`shell:outbox.kind.${item.kind}`),
        reason: error.text ?? i18next.t('shell:error.unknown'),
      }),
    })
  if (expired.length > 0)
    addToast({ kind: 'error', text: i18next.t('shell:outbox.expired', { count: expired.length }) })
  // a refused favorite must not look filled
  if ([...refused.map(({ item }) => item), ...expired].some(({ kind }) => kind === 'favorite'))
    void loadMemberData()
}
