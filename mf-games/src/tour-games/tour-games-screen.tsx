import { paths } from '@sureda/contract/remote/paths'
import { defineScreen, useScreenTitle } from '@sureda/remote/shell'
import { TextLink } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FoundView } from '../shared/found-view.tsx'
import { gameQueries, storyTourQueries } from '../shared/game-queries.ts'
import { PlayableGames } from './playable-games.tsx'

function TourGamesScreen() {
  const { t } = useTranslation('games')
  const { storyTourId = '' } = useParams()
  const tour = useQuery(storyTourQueries.detail(storyTourId))
  const games = useQuery(gameQueries.ofTour(storyTourId))
  const title = tour.data?.title ?? t('games.title')
  useScreenTitle(tour.data?.title)
  return (
    <Screen
      title={t('games.title')}
      lead={tour.data && <TextLink href={paths.storyTour(storyTourId)}>{title}</TextLink>}
    >
      <FoundView
        query={games}
        failed={t('error.gamesLoad')}
        missing={t('error.tourNotFound')}
        shape="list"
        count={4}
      >
        {(all) => <PlayableGames tour={tour.data} tourId={storyTourId} games={all} headingLevel={2} />}
      </FoundView>
    </Screen>
  )
}

export default defineScreen({
  Component: TourGamesScreen,
  queries: ({ storyTourId = '' }) => [storyTourQueries.detail(storyTourId), gameQueries.ofTour(storyTourId)],
})
