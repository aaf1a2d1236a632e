import { paths } from '@sureda/contract/remote/paths'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { LazyPart } from '@sureda/remote/ui'
import { Button, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../reservation-form.module.css'
import { SeasonLine } from '../when/season-line.tsx'

const loadWaitOnCard = () => import('../../waitlist/wait-on-card.tsx')

interface EnquiryCardProps {
  experience: ExperienceDetail
  text: string
  /** Nothing is free: the card also offers the waitlist of a full time and similar experiences. */
  isSoldOut: boolean
  onOpen: () => void
}

/** Opens a message to the provider. */
export function EnquiryCard({ experience, text, isSoldOut, onOpen }: EnquiryCardProps) {
  const { t } = useTranslation('booking')
  const others = { hotel: paths.accommodations(), restaurant: paths.restaurants() }
  const { id, type, purchase, bookable } = experience
  const hasWaitlist = isSoldOut && bookable && (purchase === 'slot' || purchase === 'table')
  return (
    <>
      <SeasonLine experience={experience} />
      <p className={css.text}>{text}</p>
      <Button size="large" isFullWidth icon="mail" onPress={onOpen}>
        {t('enquiry.open')}
      </Button>
      {hasWaitlist && <LazyPart load={loadWaitOnCard} props={{ experienceId: id }} />}
      {isSoldOut && (
        <LinkButton
          variant="quiet"
          isFullWidth
          href={type === 'hotel' || type === 'restaurant' ? others[type] : paths.experiences()}
        >
          {t('nothing.others')}
        </LinkButton>
      )}
    </>
  )
}
