import type { SearchKind } from '@sureda/contract/codes/enums'
import { paths } from '@sureda/contract/remote/paths'
import type { SearchHit } from '@sureda/contract/schemas/catalogue/search'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { ListCard } from '@sureda/ui/base'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { summaryOf } from '../../shared/detail/summary.ts'

const LEADS_TO: Record<SearchKind, (hit: SearchHit) => string> = {
  experience: ({ id }) => paths.experience(id),
  route: ({ id }) => paths.route(id),
  event: ({ id }) => paths.event(id),
  location: ({ id }) => paths.location(id),
  story: ({ id }) => paths.story(id),
  story_tour: ({ id }) => paths.storyTour(id),
  game: ({ id, parent_id }) => paths.game(parent_id ?? '', id),
  package: ({ id }) => paths.travelPackage(id),
  operator: ({ id }) => paths.operator(id),
}

const ICONS: Record<SearchKind, IconName> = {
  experience: 'compass',
  route: 'route',
  event: 'calendar',
  location: 'map-pin',
  story: 'book-open',
  story_tour: 'gamepad',
  game: 'gamepad',
  package: 'package',
  operator: 'users',
}

/** One hit: kind, title and the beginning of its text. */
export function HitCard({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const day = hit.day ? format.date(`${hit.day}T12:00:00Z`) : undefined
  return (
    <ListCard
      href={LEADS_TO[hit.kind](hit)}
      title={hit.title}
      eyebrow={day && hit.is_over ? `${day} · ${t('search.over')}` : day}
      text={summaryOf(hit.text)}
      {...(hit.image ? { picture: pictureOf(hit, 'thumb', { alt: '' }) } : { icon: ICONS[hit.kind] })}
    />
  )
}
