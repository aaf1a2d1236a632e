import { defineScreen, useScreenTitle } from '@sureda/remote/shell'
import { Screen } from '@sureda/ui/frame'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { FoundView } from '../shared/found-view.tsx'
import { gameQueries } from '../shared/game-queries.ts'
import { NotFound } from '../shared/not-found.tsx'
import { GameRun } from './game-run.tsx'

function GameScreen() {
  const { t } = useTranslation('games')
  const { storyTourId = '', gameId = '' } = useParams()
  const game = useQuery(gameQueries.detail(gameId))
  useScreenTitle(game.data?.title)
  return (
    <Screen
      title={game.data?.title ?? t('game.title')}
      titleHidden={!game.data}
      eyebrow={game.data && t(`kind.${game.data.type}`)}
    >
      <FoundView query={game} failed={t('error.gameLoad')} missing={t('error.gameNotFound')} shape="detail">
        {(data) =>
          data.story_tour_id === storyTourId ? (
            // another game is another run: a new key resets the state of the last one
            <GameRun key={data.id} game={data} />
          ) : (
            <NotFound title={t('error.invalidTour')} />
          )
        }
      </FoundView>
    </Screen>
  )
}

export default defineScreen({
  Component: GameScreen,
  queries: ({ gameId = '' }) => [gameQueries.detail(gameId)],
})
