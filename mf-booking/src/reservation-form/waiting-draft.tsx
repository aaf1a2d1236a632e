import { useIsUnanswered } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { Banner } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { arrivedAs, type BookingDraft, sameDay, waitingTexts } from '../shared/booking-draft.ts'
import { reservationQueries } from '../shared/reservation-queries.ts'

interface WaitingDraftProps {
  draft: BookingDraft
  action: ReactNode
}

const ASKING = { title: 'waiting.unsureTitle', text: 'waiting.asking' } as const
const CHANGE = { title: 'waiting.changeTitle', text: 'waiting.change' } as const

/** A reservation that was not sent, or whose answer was lost. The list is fetched again, because the reservation may be in it. */
export function WaitingDraft({ draft, action }: WaitingDraftProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const online = useOnline()
  const isAsking = useIsUnanswered(draft.key)
  const { data: mine = [] } = useQuery({ ...reservationQueries.mine(), staleTime: 0 })
  if (arrivedAs(draft, mine)) return null
  const when = draft.nights ? t('nights', { count: draft.nights }) : draft.time
  const isChange = sameDay(draft, mine) !== undefined
  const texts = isAsking ? ASKING : isChange ? CHANGE : waitingTexts(draft, online)
  return (
    <Banner kind="warning" title={t(texts.title)} action={action}>
      <strong>{draft.title}</strong>
      {draft.date && ` · ${format.day(draft.date)}, ${when}`}
      <br />
      {t(texts.text)}
    </Banner>
  )
}
