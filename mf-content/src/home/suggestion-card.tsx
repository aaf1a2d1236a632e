import type { EventItem } from '@sureda/contract/event'
import type { Experience } from '@sureda/contract/experience'
import { paths } from '@sureda/contract/paths'
import type { Route } from '@sureda/contract/route'
import { useFormat } from '@sureda/remote/format'
import { pictureOf } from '@sureda/remote/picture-of'
import { ImageCard } from '@sureda/ui/image-card'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../cards/experience-price.tsx'
import { useRouteMeta } from '../cards/route-card.tsx'
import { useFreeNext } from '../cards/use-free-next.ts'
import { whenOf } from '../domain/event-when.ts'
import type { Suggestion } from '../domain/what-now.ts'

interface SuggestionCardProps {
  pick: Suggestion
  timeZone: string
}

/** One thing to do, with what decides: its hours, whether it is free, how long it takes. */
export function SuggestionCard({ pick, timeZone }: SuggestionCardProps) {
  if (pick.kind === 'event') return <EventSuggestion event={pick.item} timeZone={timeZone} />
  if (pick.kind === 'route') return <RouteSuggestion route={pick.item} />
  return <ExperienceSuggestion experience={pick.item} />
}

function EventSuggestion({ event, timeZone }: { event: EventItem; timeZone: string }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (
    <ImageCard
      href={paths.event(event.id)}
      title={event.title}
      eyebrow={t('feed.event')}
      picture={pictureOf(event, 'row', { alt: '', ratio: '16/9' })}
      meta={[{ icon: 'clock', text: whenOf(event, format, timeZone), label: t('fact.when') }]}
    />
  )
}

function ExperienceSuggestion({ experience }: { experience: Experience }) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.experience(experience.id)}
      title={experience.title}
      eyebrow={t(`experience.type.${experience.type}`)}
      picture={pictureOf(experience, 'row', { alt: '', ratio: '16/9' })}
      meta={useFreeNext(experience)}
      price={<ExperiencePrice price={experience.price} unit={experience.price_unit} />}
    />
  )
}

function RouteSuggestion({ route }: { route: Route }) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.route(route.id)}
      title={route.title}
      eyebrow={t('route.title')}
      picture={pictureOf(route, 'row', { alt: '', ratio: '16/9' })}
      meta={useRouteMeta(route)}
    />
  )
}
