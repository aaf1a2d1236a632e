import { useOnline } from '@sureda/remote/device'
import { Banner } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { type BookingDraft, waitingTexts } from '../shared/booking-draft.ts'

interface WaitingNoteProps {
  draft: BookingDraft
  /** It was sent, and the phone asks whether it arrived. */
  isAsking: boolean
}

/** Says that the draft is not sent yet: without network, or after a try without an answer. */
export function WaitingNote({ draft, isAsking }: WaitingNoteProps) {
  const { t } = useTranslation('booking')
  const online = useOnline()
  if (isAsking)
    return (
      <Banner kind="warning" isLive title={t('waiting.unsureTitle')}>
        {t('waiting.asking')}
      </Banner>
    )
  if (online && !draft.isWaiting) return null
  const words = waitingTexts(draft, online)
  return (
    <Banner kind="warning" isLive title={t(words.title)}>
      {t(words.text)}
    </Banner>
  )
}
