import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { Disclosure, LinkButton } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { passQuery } from '../shared/pass-queries.ts'
import css from './pass-people.module.css'

/** Calls the contact of the reservation. The number is part of the reservation, so that it is there without network. */
export function ContactCall({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const { contact } = reservation
  if (!contact?.phone) return null
  return (
    <LinkButton
      variant="secondary"
      isFullWidth
      icon="phone"
      href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}
    >
      {t('pass.call', { name: contact.name })}
    </LinkButton>
  )
}

/** The names of the group's members. */
export function GroupMembers({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const { data: pass } = useQuery(passQuery(reservation))
  if (!reservation.group || !pass || pass.members.length === 0) return null
  return (
    <Disclosure title={t('pass.members')} note={String(pass.members.length)}>
      <ul className={css.names}>
        {pass.members.map((name, index) => (
          // two people of one group may have one name
          <li key={`${name} ${index}`}>{name}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
