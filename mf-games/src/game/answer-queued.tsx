import type { Game } from '@sureda/contract/schemas/games/game'
import { Motif, Stack } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '../shared/game-queries.ts'
import { useGameStates } from '../tour-games/use-game-states.ts'
import css from './answer-queued.module.css'
import { NextSteps } from './next-steps.tsx'

/** An answer without network is stored and graded when it is sent; the player can go on meanwhile. */
export function AnswerQueued({ game }: { game: Game }) {
  const { t } = useTranslation('games')
  const { data: games = [] } = useQuery(gameQueries.ofTour(game.story_tour_id))
  const states = useGameStates(games)
  const next = games.find(({ id }) => states.get(id) === 'available')
  return (
    <Stack gap={5}>
      <div className={css.waits} role="status">
        <Motif name="rings" size={104} />
        <h2 className={css.title}>{t('waiting.title')}</h2>
        <p className={css.text}>{t('waiting.text')}</p>
      </div>
      <NextSteps game={game} nextId={next?.id} />
    </Stack>
  )
}
