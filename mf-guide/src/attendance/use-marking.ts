import { ApiError, errorMessage } from '@sureda/remote/api'
import { removeItem, restoreOutbox, useOutbox, waitingItems } from '@sureda/remote/offline'
import { shell } from '@sureda/remote/shell'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { askManifestAgain, putAnswer, sendMark, subjectOf } from './attendance-queries.ts'
import {
  forgetMark,
  keepMark,
  type PhoneMark,
  phoneName,
  restoreMarks,
  settleMark,
  unansweredMarks,
} from './phone-marks.ts'

export interface Noting {
  id: string
  /** For the list of what waits. */
  name?: string | undefined
  what: 'here' | 'absent' | 'taken-back'
}

export type Noted = 'sent' | 'waiting' | 'refused'

/** Notes who is here. Shown at once; kept on the phone until the server has answered for exactly this mark. */
export function useMarking(date: string): (noting: Noting) => Promise<Noted> {
  const { t } = useTranslation('guide')
  return async ({ id, name, what }) => {
    const refuse = (text: string): Noted => {
      shell().toast({ kind: 'error', text: name ? `${name}: ${text}` : text })
      return 'refused'
    }
    if (what === 'taken-back' && (await withdraw(id))) return 'waiting'
    const at = new Date().toISOString()
    const mark = {
      ...{ reservation_id: id, attended: what === 'here', take_back: what === 'taken-back', at },
      isAnswered: false,
    }
    await keepMark(mark)
    try {
      const result = await send(mark, name)
      if (result.state === 'waiting') return 'waiting'
      const answer = result.answer.data[0]
      if (answer) putAnswer(date, answer)
      void askManifestAgain()
      if (answer?.result === 'refused') {
        await forgetMark(mark)
        return refuse(answer.message ?? t('manifest.refused'))
      }
      await settleMark(mark)
      return 'sent'
    } catch (error) {
      await forgetMark(mark)
      if (!(error instanceof ApiError)) return refuse(t('manifest.notKept'))
      return refuse(errorMessage(error, t))
    }
  }
}

async function send({ reservation_id, attended, take_back, at }: PhoneMark, name: string | undefined) {
  const device = await phoneName()
  return sendMark({ reservation_id, attended, at, device, ...(take_back && { take_back }) }, name)
}

/** A mark that has not left the phone is simply no more. */
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
 * Brings back what an earlier page noted: what was on its way when that page ended goes once more, which the server takes as the same tap. Whenever something that
 * waited has been sent, the list is asked for again.
 */
export function useKeptMarks(): void {
  const waiting = useOutbox(({ items }) => items.filter((item) => item.kind === 'attendance').length)
  const before = useRef(waiting)
  useEffect(() => void sendLostMarks(), [])
  useEffect(() => {
    if (waiting < before.current) {
      for (const mark of unansweredMarks()) if (!isInOutbox(mark)) void settleMark(mark)
      void askManifestAgain()
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
    if (result?.state === 'sent') await settleMark(mark)
  }
}
