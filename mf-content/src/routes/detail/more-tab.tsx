import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { pictureOf } from '@sureda/remote/format'
import { CardList, ListCard, Section, Stack, TextLink } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { experienceQueries, locationQueries, storyQueries } from '../../shared/content/content-queries.ts'
import { FailedParts } from '../../shared/loading/failed-parts.tsx'
import { nearTrack } from './near-track.ts'
import { useNearText } from './use-near-text.ts'

/** Operator and website of the route, and what is near it. */
export default function MoreTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const experiences = useQuery(experienceQueries.list())
  const locations = useQuery(locationQueries.list())
  const stories = useQuery(storyQueries.list())
  const nearText = useNearText()
  const { operator, useful_links: links } = route
  const nearExperiences = nearTrack(experiences.data ?? [], route)
  const nearStories = nearTrack(stories.data ?? [], route)
  const nearLocations = nearTrack(locations.data ?? [], route)
  return (
    <Stack gap={6}>
      {operator && (
        <Section title={t('fact.operator')}>
          <ListCard
            href={paths.operator(operator.id)}
            title={operator.name}
            text={t(`operator.type.${operator.type}`)}
            icon="building"
          />
        </Section>
      )}
      {links.length > 0 && (
        <Section title={t('route.links')}>
          <Stack gap={1} align="start">
            {links.filter(isWebLink).map(({ label, url }, index) => (
              <TextLink
                key={index}
                href={url}
                icon="external-link"
                variant="standalone"
                target="_blank"
                rel="noopener noreferrer"
              >
                {label}
              </TextLink>
            ))}
          </Stack>
        </Section>
      )}
      {nearLocations.length > 0 && (
        <Section title={t('route.nearPlaces')}>
          <CardList label={t('route.nearPlaces')}>
            {nearLocations.map(({ item, metres }) => (
              <ListCard
                key={item.id}
                href={paths.location(item.id)}
                title={item.name}
                eyebrow={nearText(metres)}
                picture={pictureOf(item, 'thumb', { alt: '' })}
              />
            ))}
          </CardList>
        </Section>
      )}
      {nearStories.length > 0 && (
        <Section title={t('route.nearStories')}>
          <CardList label={t('route.nearStories')}>
            {nearStories.map(({ item, metres }) => (
              <ListCard
                key={item.id}
                href={paths.story(item.id)}
                title={item.title}
                eyebrow={nearText(metres)}
                text={item.summary}
                picture={pictureOf(item, 'thumb', { alt: '' })}
              />
            ))}
          </CardList>
        </Section>
      )}
      {nearExperiences.length > 0 && (
        <Section title={t('route.nearExperiences')}>
          <CardList label={t('route.nearExperiences')}>
            {nearExperiences.map(({ item, metres }) => (
              <ListCard
                key={item.id}
                href={paths.experience(item.id)}
                title={item.title}
                eyebrow={nearText(metres)}
                text={item.shortDescription}
                picture={pictureOf(item, 'thumb', { alt: '' })}
              />
            ))}
          </CardList>
        </Section>
      )}
      <FailedParts
        of={[
          { query: locations, failed: t('location.listFailed') },
          { query: stories, failed: t('story.listFailed') },
          { query: experiences, failed: t('experience.listFailed') },
        ]}
      />
      <Section title={t('route.about')}>
        <p>{t(route.schematic ? 'route.lineSketched' : 'route.lineRecorded')}</p>
      </Section>
    </Stack>
  )
}

const isWebLink = ({ url }: { url: string }): boolean => /^https?:\/\//i.test(url)
