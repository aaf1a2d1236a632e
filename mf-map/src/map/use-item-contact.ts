import { useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../domain/map-item.ts'
import { weekText } from '../domain/week-text.ts'
import { mapQueries } from '../queries/map-queries.ts'

/**
 * When the chosen thing is open and whom to call. Lists leave out the number of a place and the hours of an experience; its detail, which
 * packs hold, has them.
 */
export function useItemContact(item: MapItem): Pick<MapItem, 'hours' | 'phone'> {
  const { t } = useTranslation('map')
  const language = useSession((state) => state.language)
  const [kind, id] = partsOf(item.key)
  const place = useQuery({ ...mapQueries.location(id), enabled: kind === 'location' })
  const experience = useQuery({ ...mapQueries.experience(id), enabled: kind === 'experience' })
  const week = experience.data && weekText(experience.data, language, t('everyDay'))
  return { hours: item.hours ?? week ?? null, phone: item.phone ?? place.data?.phone ?? null }
}

/** `location:loc-fitor`: ids may have a colon of their own. */
function partsOf(key: string): [kind: string, id: string] {
  const end = key.indexOf(':')
  return [key.slice(0, end), key.slice(end + 1)]
}
