import type { ReservationContact } from '@sureda/contract/schemas/bookings/reservation'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { sql } from '../../../database/orm.ts'
import type { Localizer } from '../../../lib/localizer.ts'

export interface StoredContacts {
  agency: { name: string; phone: string | null } | null
  guide: { name: string; phone: string | null } | null
  operator: { name: LocalizedText; phone: string | null } | null
}

/** Contacts for the experience in the row, in the same query, so that a list needs no more. */
export const contactsOfRow = sql<StoredContacts>`(
  select json_build_object(
    'agency', case when p.user_id is not null then json_build_object('name', p.agency_name, 'phone', p.contact_phone) end,
    'guide', case when u.id is not null then json_build_object('name', u.name, 'phone', u.phone) end,
    'operator', case when o.id is not null then json_build_object('name', o.name, 'phone', o.phone) end)
  from experiences x
    left join guide_profiles p on p.tenant_id = x.tenant_id and p.user_id = x.guide_user_id
    left join users u on u.tenant_id = x.tenant_id and u.id = x.guide_user_id
    left join operators o on o.tenant_id = x.tenant_id and o.id = x.operator_id
  where x.tenant_id = reservations.tenant_id and x.id = reservations.experience_id)`

/**
 * Contact for the member: the agency's published number, else the guide – whose own number is only for people with a
 * confirmed place –, else the operator. Without any number it is only a name.
 */
export function contactOf(
  { agency, guide, operator }: StoredContacts,
  status: string,
  localizer: Localizer,
): ReservationContact | null {
  const isPlaceSure = status === 'confirmed' || status === 'completed'
  const all = [
    agency,
    isPlaceSure ? guide : null,
    operator && { ...operator, name: localizer.text(operator.name) },
  ]
  return all.find((one) => one?.phone?.trim()) ?? all.find((one) => one !== null) ?? null
}
