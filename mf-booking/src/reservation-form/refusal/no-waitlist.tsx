import { paths } from '@sureda/contract/remote/paths'
import type { ExperienceDetail } from '@sureda/contract/schemas/catalogue/experience'
import { Disclosure, LinkButton, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { fullTimes } from '../../shared/full-times.ts'
import { AgencyContact } from '../enquiry/agency-contact.tsx'
import type { Booking } from '../use-booking.ts'

interface NoLineProps {
  booking: Booking
  experience: ExperienceDetail
}

/** Says that stays and groups have no waitlist, and what to do instead. */
export function NoWaitlist({ booking, experience }: NoLineProps) {
  const { t } = useTranslation('booking')
  const { draft, days } = booking
  const isStay = experience.purchase === 'nights'
  const isFull = isStay
    ? [...days.values()].some(({ status }) => status === 'full')
    : draft.groupId !== null && fullTimes(days, draft.people, draft.date).length > 0
  if (!isFull) return null
  return (
    <Disclosure icon="clock" title={t(isStay ? 'noLine.stayTitle' : 'noLine.groupTitle')}>
      <Stack gap={4}>
        <p>{t(isStay ? 'noLine.stay' : 'noLine.group')}</p>
        <AgencyContact experienceId={draft.experienceId} />
        <LinkButton variant="quiet" isFullWidth href={isStay ? paths.accommodations() : paths.experiences()}>
          {t('nothing.others')}
        </LinkButton>
      </Stack>
    </Disclosure>
  )
}
