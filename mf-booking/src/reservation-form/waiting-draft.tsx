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

/** A reservation that was not sent, or whose answer was lost. The list is fetched again, because the reservation may be in it. */
export function WaitingDraft({ draft, action }: WaitingDraftProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const online = useOnline()
  const { data: mine = [] } = useQuery({ ...reservationQueries.mine(), staleTime: 0 })
  if (arrivedAs(draft, mine)) return null
  const words = waitingTexts(draft, online)
  const when = draft.nights ? t('nights', { count: draft.nights }) : draft.time
  const isChange = sameDay(draft, mine) !== undefined
  return (
    <Banner kind="warning" title={t(isChange ? 'waiting.changeTitle' : words.title)} action={action}>
      <strong>{draft.title}</strong>
      {draft.date && ` · ${format.day(draft.date)}, ${when}`}
      <br />
      {t(isChange ? 'waiting.change' : words.text)}
    </Banner>
  )
}
