import { paths } from '@sureda/contract/remote/paths'
import type { EventItem } from '@sureda/contract/schemas/catalogue/event'
import type { Experience } from '@sureda/contract/schemas/catalogue/experience'
import type { Route } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf, useFormat } from '@sureda/remote/format'
import type { PictureProps } from '@sureda/ui/base'
import { ImageCard } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { ExperiencePrice } from '../../shared/cards/experience-price.tsx'
import { useRouteMeta } from '../../shared/cards/route-card.tsx'
import { useNextAvailable } from '../../shared/cards/use-next-available.ts'
import { whenOf } from '../../shared/days/event-when.ts'
import type { Suggestion } from './picks-for.ts'

interface SuggestionCardProps {
  pick: Suggestion
  timeZone: string
  /** Its picture is the largest one of the first view. */
  isFirst: boolean
}

/** One suggestion with what a visitor decides by: its hours, whether it is free, how long it takes. */
export function SuggestionCard({ pick, timeZone, isFirst }: SuggestionCardProps) {
  const picture = pictureOf(pick.item, 'row', { alt: '', ratio: '16/9', priority: isFirst })
  if (pick.kind === 'event')
    return <EventSuggestion event={pick.item} timeZone={timeZone} picture={picture} />
  if (pick.kind === 'route') return <RouteSuggestion route={pick.item} picture={picture} />
  return <ExperienceSuggestion experience={pick.item} picture={picture} />
}

interface Pictured {
  picture: PictureProps
}

function EventSuggestion({ event, timeZone, picture }: { event: EventItem; timeZone: string } & Pictured) {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (
    <ImageCard
      href={paths.event(event.id)}
      title={event.title}
      eyebrow={t('feed.event')}
      picture={picture}
      meta={[{ icon: 'clock', text: whenOf(event, format, timeZone), label: t('fact.when') }]}
    />
  )
}

function ExperienceSuggestion({ experience, picture }: { experience: Experience } & Pictured) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.experience(experience.id)}
      title={experience.title}
      eyebrow={t(`experience.type.${experience.type}`)}
      picture={picture}
      meta={useNextAvailable(experience)}
      price={<ExperiencePrice price={experience.price} unit={experience.price_unit} />}
    />
  )
}

function RouteSuggestion({ route, picture }: { route: Route } & Pictured) {
  const { t } = useTranslation('content')
  return (
    <ImageCard
      href={paths.route(route.id)}
      title={route.title}
      eyebrow={t('route.title')}
      picture={picture}
      meta={useRouteMeta(route)}
    />
  )
}
