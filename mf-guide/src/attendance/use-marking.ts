import { ApiError, errorMessage } from '@sureda/remote/api'
import { serverNow } from '@sureda/remote/device'
import { removeItem, restoreOutbox, useOutbox, waitingItems } from '@sureda/remote/offline'
import { shell } from '@sureda/remote/shell'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidateDayLists, putAnswer, sendMark, subjectOf } from './attendance-queries.ts'
import {
  confirmMark,
  forgetMark,
  type PhoneMark,
  phoneName,
  restoreMarks,
  storeMark,
  unansweredMarks,
} from './phone-marks.ts'

export interface MarkAction {
  id: string
  /** The name of the mark in the outbox. */
  name?: string | undefined
  what: 'here' | 'absent' | 'taken-back'
}

export type MarkNote = 'sent' | 'waiting' | 'refused'

/** Marks attendance. The mark is shown at once and stored on the phone until the server has answered for exactly this mark. */
export function useMarking(date: string): (action: MarkAction) => Promise<MarkNote> {
  const { t } = useTranslation('guide')
  return async ({ id, name, what }) => {
    const refuse = (text: string): MarkNote => {
      shell().toast({ kind: 'error', text: name ? `${name}: ${text}` : text })
      return 'refused'
    }
    if (what === 'taken-back' && (await withdraw(id))) return 'waiting'
    const at = new Date(serverNow()).toISOString()
    const mark = {
      ...{ reservation_id: id, attended: what === 'here', take_back: what === 'taken-back', at },
      isAnswered: false,
    }
    await storeMark(mark)
    try {
      const result = await send(mark, name)
      if (result.state === 'waiting') return 'waiting'
      const answer = result.answer.data[0]
      if (answer) putAnswer(date, answer)
      void invalidateDayLists()
      if (answer?.result === 'refused') {
        await forgetMark(mark)
        return refuse(answer.message ?? t('dayList.refused'))
      }
      await confirmMark(mark)
      return 'sent'
    } catch (error) {
      await forgetMark(mark)
      if (!(error instanceof ApiError)) return refuse(t('dayList.notStored'))
      return refuse(errorMessage(error, t))
    }
  }
}

async function send({ reservation_id, attended, take_back, at }: PhoneMark, name: string | undefined) {
  const device = await phoneName()
  return sendMark({ reservation_id, attended, at, device, ...(take_back && { take_back }) }, name)
}

/** Removes a mark that was not sent yet, from outbox and phone. False where there is none. */
async function withdraw(id: string): Promise<boolean> {
  const waiting = waitingItems().findLast((item) => item.subject === subjectOf(id))
  if (!waiting || waiting.isTried) return false
  const [mark] = waiting.body as { at: string; attended: boolean }[]
  if (!mark?.attended) return false
  await removeItem(waiting.key)
  await forgetMark({ reservation_id: id, at: mark.at })
  return true
}

const isInOutbox = ({ reservation_id }: PhoneMark) =>
  waitingItems().some((item) => item.subject === subjectOf(reservation_id))

/**
 * Restores the marks of an earlier page and sends again those without an answer; the server takes them as the same tap. When a waiting mark has been sent,
 * the list is fetched again.
 */
export function useStoredMarks(): void {
  const waiting = useOutbox(({ items }) => items.filter((item) => item.kind === 'attendance').length)
  const before = useRef(waiting)
  useEffect(() => void sendLostMarks(), [])
  useEffect(() => {
    if (waiting < before.current) {
      for (const mark of unansweredMarks()) if (!isInOutbox(mark)) void confirmMark(mark)
      void invalidateDayLists()
    }
    before.current = waiting
  }, [waiting])
}

async function sendLostMarks(): Promise<void> {
  await restoreMarks()
  await restoreOutbox()
  for (const mark of unansweredMarks()) {
    if (isInOutbox(mark)) continue
    const result = await send(mark, undefined).catch(() => null)
    if (result?.state === 'sent') await confirmMark(mark)
  }
}
