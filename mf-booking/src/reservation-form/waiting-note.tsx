import { useOnline } from '@sureda/remote/online'
import { Banner } from '@sureda/ui/banner'
import { useTranslation } from 'react-i18next'
import { type BookingDraft, waitingWords } from '../domain/booking-draft.ts'

/** The truth about what is not sent yet: without network, or after a try that got no answer. */
export function WaitingNote({ draft }: { draft: BookingDraft }) {
  const { t } = useTranslation('booking')
  const online = useOnline()
  if (online && !draft.isWaiting) return null
  const words = waitingWords(draft, online)
  return (
    <Banner kind="warning" isLive title={t(words.title)}>
      {t(words.text)}
    </Banner>
  )
}
