import { isWarned, noticeOf } from '@sureda/contract/rules/notice-of'
import type { StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import type { Game } from '@sureda/contract/schemas/games/game'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { refreshGames } from '../shared/game-queries.ts'
import { AskPosition } from '../shared/place/ask-position.tsx'
import { allowCompass } from '../shared/place/use-heading.ts'
import { usePosition } from '../shared/place/use-position.ts'
import { ClaimCard } from './claim-card.tsx'
import { GameList } from './game-list.tsx'
import { NextPost } from './next-post.tsx'
import css from './playable-games.module.css'
import { TourEnd } from './tour-end.tsx'
import { TourTrunk } from './tour-trunk.tsx'
import { useGameStates } from './use-game-states.ts'

interface PlayableGamesProps {
  tour: Pick<StoryTourDetail, 'id' | 'title' | 'summary' | 'preview'> | undefined
  tourId: string
  games: Game[]
  /** Level of the games' titles: one below the title above them. */
  headingLevel: 2 | 3
}

/** The player's progress, what playing needs, and the games in order. */
export function PlayableGames({ tour, tourId, games, headingLevel }: PlayableGamesProps) {
  const { t } = useTranslation('games')
  const player = usePosition()
  const states = useGameStates(games)
  const next = games.find(({ id }) => states.get(id) === 'available')
  const left = games.filter((game) => game.status !== 'completed')
  const isClosed = left.length > 0 && left.every(isWarned)
  if (games.length === 0) return <EmptyState title={t('games.empty')} text={t('games.emptyText')} />
  const done = games.filter((game) => game.status === 'completed').length
  return (
    <Stack gap={5}>
      <ClaimCard />
      <div className={css.progress}>
        <TourTrunk className={css.trunk} games={games} />
        <div className={css.words}>
          <p className={css.count}>{t('games.progress', { count: done, total: games.length })}</p>
          <p className={css.hint}>{t(done === games.length ? 'games.allDone' : 'games.ringHint')}</p>
        </div>
      </div>
      {isClosed && (
        <Banner kind="warning" title={t(done === 0 ? 'games.allClosed' : 'games.restClosed')}>
          {[...new Set(left.map((game) => noticeOf(game)?.text))].join(' ')}
        </Banner>
      )}
      {!player.position && !isClosed && done < games.length && (
        <div className={css.ask}>
          <p className={css.hint}>{t('error.locationRequired')}</p>
          <Button
            size="small"
            variant="secondary"
            icon="locate"
            isPending={player.isFinding}
            pendingLabel={t('place.finding')}
            onPress={() => {
              void allowCompass()
              void player.ask(() => void refreshGames())
            }}
          >
            {t('games.showDistances')}
          </Button>
        </div>
      )}
      {player.position && next && !isWarned(next) && <NextPost game={next} position={player.position} />}
      {tour?.preview && done < games.length && <Banner kind="info">{t('preview.tour')}</Banner>}
      {tour && done === games.length && <TourEnd tour={tour} games={games} />}
      <GameList tourId={tourId} games={games} position={player.position} headingLevel={headingLevel} />
      <AskPosition player={player} />
    </Stack>
  )
}
