import { paths } from '@sureda/contract/remote/paths'
import type { Location } from '@sureda/contract/schemas/catalogue/location'
import type { Image } from '@sureda/contract/schemas/fields/media'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { CardList, ListCard, Section, TextLink } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  experienceQueries,
  locationQueries,
  operatorQueries,
  routeQueries,
} from '../shared/content/content-queries.ts'
import { itemOfSameName } from '../shared/content/same-name.ts'
import { nearest, type Spot } from '../shared/geo/near.ts'
import { FailedParts } from '../shared/loading/failed-parts.tsx'

interface Neighbour extends Spot {
  key: string
  href: string
  title: string
  kind: string
  image: Image
}
const MOST = 6
/** A place closer than this is in the same building. */
const HERE_KM = 0.02

/** Other places, experiences and starts of routes around a place, nearest first. */
export default function NearBy({ place }: { place: Location }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const places = useQuery(locationQueries.list())
  const experiences = useQuery(experienceQueries.list())
  const routes = useQuery(routeQueries.list())
  const operator = itemOfSameName(place.name, useQuery(operatorQueries.list()).data)
  const all: Neighbour[] = [
    ...(places.data ?? [])
      .filter(({ id }) => id !== place.id)
      .map((item) => ({
        key: `location ${item.id}`,
        href: paths.location(item.id),
        title: item.name,
        kind: t(`location.type.${item.type}`, { defaultValue: t(`location.layer.${item.layer}`) }),
        image: item,
        latitude: item.latitude,
        longitude: item.longitude,
      })),
    ...(experiences.data ?? []).flatMap((item) =>
      item.latitude === null || item.longitude === null
        ? []
        : [
            {
              key: `experience ${item.id}`,
              href: paths.experience(item.id),
              title: item.title,
              kind: t(`experience.type.${item.type}`),
              image: item,
              latitude: item.latitude,
              longitude: item.longitude,
            },
          ],
    ),
    ...(routes.data ?? []).map((item) => ({
      key: `route ${item.id}`,
      href: paths.route(item.id),
      title: item.title,
      kind: t('route.title'),
      image: item,
      latitude: item.start.latitude,
      longitude: item.start.longitude,
    })),
  ]
  const near = nearest(all, place, MOST)
  return (
    <>
      {operator && (
        <TextLink href={paths.operator(operator.id)} icon="users" variant="standalone">
          {t('location.offers', { name: operator.name })}
        </TextLink>
      )}
      {near.length > 0 && (
        <Section
          title={t('location.near')}
          action={{ label: t('place.map'), href: `${paths.map()}?at=${place.latitude},${place.longitude}` }}
        >
          <CardList label={t('location.near')}>
            {near.map((item) => (
              <ListCard
                key={item.key}
                href={item.href}
                title={item.title}
                eyebrow={item.kind}
                picture={pictureOf(item.image, 'thumb', { alt: '' })}
                meta={[
                  {
                    icon: 'navigation',
                    text: item.km < HERE_KM ? t('location.here') : format.distance(item.km),
                    label: t('fact.distance'),
                  },
                ]}
              />
            ))}
          </CardList>
        </Section>
      )}
      <FailedParts
        of={[
          { query: places, failed: t('location.listFailed') },
          { query: experiences, failed: t('experience.listFailed') },
          { query: routes, failed: t('route.listFailed') },
        ]}
      />
    </>
  )
}
