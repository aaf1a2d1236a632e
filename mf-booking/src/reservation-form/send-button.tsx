import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { useOnline } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { quantityOf } from '../shared/booking-draft.ts'
import { totalOf } from './total.ts'
import type { Booking } from './use-booking.ts'

interface Sending {
  booking: Booking
  experience: ExperienceDetail
  onSignIn: () => void
  onClose: () => void
}

interface SendButtonProps {
  /** The id of the form that the button submits. */
  formId: string
  label: string
  isDisabled: boolean
  isPending: boolean
}

/**
 * The label of the button, with the sum, and its action: book, ask the guide, save for later, or sign in. While something is missing the label says what,
 * and there is no action.
 */
export function useSending({ booking, experience, onSignIn, onClose }: Sending) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const online = useOnline()
  const isMember = useSession(isAuthenticated)
  const { draft, fault, isSending } = booking
  const total = totalOf(experience, quantityOf(draft, booking.people))
  const isBooked = experience.schedule?.auto_confirm ?? true
  const verb = t(
    isMember ? (isBooked ? 'send.book' : 'send.ask') : isBooked ? 'send.signIn' : 'send.signInAsk',
  )
  const withSum = total ? `${verb} · ${format.money(total.sum)}` : verb

  const keepForLater = () => {
    if (isMember) booking.keepForLater()
    else booking.keep()
    onClose()
  }
  const [label, act] = fault
    ? [t(`send.${fault}`), undefined]
    : !online
      ? [t('waiting.keep'), keepForLater]
      : !isMember
        ? [withSum, onSignIn]
        : [draft.isWaiting ? t('waiting.sendNow') : withSum, booking.send]
  return { label, act, isPending: isSending }
}

export function SendButton({ formId, label, isDisabled, isPending }: SendButtonProps) {
  const { t } = useTranslation('booking')
  return (
    <Button
      type="submit"
      form={formId}
      size="large"
      isFullWidth
      isDisabled={isDisabled}
      isPending={isPending}
      pendingLabel={t('shell:common.sending')}
    >
      {label}
    </Button>
  )
}
