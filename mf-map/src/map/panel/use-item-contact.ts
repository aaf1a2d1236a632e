import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import { mapQueries } from '../../shared/map-queries.ts'
import { weekText } from './week-text.ts'

interface ItemContact {
  hours: string | null
  phone: string | null
  /** Price or hours of an otherwise real item were invented for the demo. */
  hasInvented: boolean
}

/** Opening hours and phone number of the chosen item. Lists lack the number of a place and the hours of an experience, so its detail is read, which packs include. */
export function useItemContact(item: MapItem): ItemContact {
  const { t } = useTranslation('map')
  const language = useSession((state) => state.language)
  const [kind, id] = partsOf(item.key)
  const place = useQuery({ ...mapQueries.location(id), enabled: kind === 'location' })
  const experience = useQuery({ ...mapQueries.experience(id), enabled: kind === 'experience' })
  const week = experience.data && weekText(experience.data, language, t('shell:common.everyDay'))
  // an answer stored by an older release may lack the field
  const invented = experience.data?.demo_fields ?? []
  return {
    hours: item.hours ?? week ?? null,
    phone: item.phone ?? place.data?.phone ?? null,
    hasInvented: invented.some(
      (field) => (field === 'schedule' && week) || (field.startsWith('price') && item.price),
    ),
  }
}

/** Splits `location:loc-fitor`; an id may contain a colon itself. */
function partsOf(key: string): [kind: string, id: string] {
  const end = key.indexOf(':')
  return [key.slice(0, end), key.slice(end + 1)]
}
