import { paths } from '@sureda/contract/remote/paths'
import type { StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import { isHydrating } from '@sureda/remote/device'
import { pictureOf, useFormat } from '@sureda/remote/format'
import { SaveOffline } from '@sureda/remote/offline'
import { QueryView } from '@sureda/remote/query'
import { isAuthenticated, useSession } from '@sureda/remote/session'
import { defineScreen, Slot, useScreenTitle } from '@sureda/remote/shell'
import { PhotoCredit, StatusNotice } from '@sureda/remote/ui'
import { Badge, FactList, Inline, LinkButton, Picture, Section, Stack } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FoundView } from '../shared/found-view.tsx'
import { gameQueries, storyTourQueries, useFinishedHere } from '../shared/game-queries.ts'
import { PlayableGames } from '../tour-games/playable-games.tsx'
import css from './story-tour-detail.module.css'

function StoryTourDetailScreen() {
  const { t } = useTranslation('games')
  const { id = '' } = useParams()
  const tour = useQuery(storyTourQueries.detail(id))
  const games = useQuery(gameQueries.ofTour(id))
  useFinishedHere()
  useScreenTitle(tour.data?.title)
  const next = games.data?.find((game) => game.status === 'available')
  return (
    <Screen
      title={tour.data?.title ?? t('tour.title')}
      titleHidden={!tour.data}
      eyebrow={tour.data && t(`type.${tour.data.type}`)}
      lead={tour.data?.summary}
      hero={tour.data && <Picture {...pictureOf(tour.data, 'full')} ratio="3/2" priority />}
      footer={
        next && (
          <LinkButton size="large" isFullWidth icon="play" href={paths.game(id, next.id)}>
            {t(next === games.data?.[0] ? 'tour.start' : 'tour.goOn', { title: next.title })}
          </LinkButton>
        )
      }
    >
      <FoundView query={tour} failed={t('error.tourLoad')} missing={t('error.tourNotFound')} shape="detail">
        {(data) => (
          <Stack gap={8}>
            <PhotoCredit of={data} />
            <StatusNotice of={data} />
            <About tour={data} />
            <SaveOffline kind="story-tour" id={data.id} title={data.title} />
            <Section
              title={t('games.title')}
              action={{ label: t('tour.allGames'), href: paths.storyTourGames(id) }}
            >
              <QueryView query={games} failed={t('error.gamesLoad')} shape="list" count={3}>
                {(all) => <PlayableGames tour={data} tourId={id} games={all} headingLevel={3} />}
              </QueryView>
            </Section>
          </Stack>
        )}
      </FoundView>
    </Screen>
  )
}

function About({ tour }: { tour: StoryTourDetail }) {
  const { t } = useTranslation('games')
  const format = useFormat()
  return (
    <>
      <Stack gap={4}>
        {tour.demo && (
          <Inline gap={2}>
            <Badge tone="info">{t('shell:common.demo')}</Badge>
          </Inline>
        )}
        <FactList
          columns={2}
          facts={[
            { icon: 'clock', label: t('tour.duration'), value: format.duration(tour.duration) },
            { icon: 'gamepad', label: t('games.title'), value: format.number(tour.games_count) },
            { icon: 'trophy', label: t('tour.points'), value: format.number(tour.points) },
            { icon: 'map-pin', label: t('tour.startsAt'), value: tour.start.name },
          ]}
        />
        <p className={css.description}>{tour.description}</p>
      </Stack>
      <Section title={t('tour.startPlace')}>
        <Stack gap={3}>
          <p className={css.place}>{tour.start.name}</p>
          <Slot
            name="map.place"
            latitude={tour.start.latitude}
            longitude={tour.start.longitude}
            label={tour.start.name}
          />
        </Stack>
      </Section>
    </>
  )
}

export default defineScreen({
  Component: StoryTourDetailScreen,
  queries: ({ id = '' }) => {
    const tour = storyTourQueries.detail(id)
    // the server's page for members has no person's games: React would find others than it hydrates
    const isPageOfMembers = isHydrating() && isAuthenticated(useSession.getState())
    return isPageOfMembers ? [tour] : [tour, gameQueries.ofTour(id)]
  },
})
