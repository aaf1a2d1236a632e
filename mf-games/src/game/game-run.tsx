import { paths } from '@sureda/contract/remote/paths'
import type { Game } from '@sureda/contract/schemas/games/game'
import { LazyPart, StatusNotice } from '@sureda/remote/ui'
import { Banner, LinkButton, Stack } from '@sureda/ui/base'
import { EmptyState, Skeleton } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { gameQueries } from '../shared/game-queries.ts'
import { AskPosition } from '../shared/place/ask-position.tsx'
import { useGameStates } from '../tour-games/use-game-states.ts'
import { AnswerQueued } from './answer-queued.tsx'
import { GameIntro } from './game-intro.tsx'
import css from './game-run.module.css'
import { PlayFault } from './play-fault.tsx'
import { TryFromHome } from './try-from-home.tsx'
import { useRun } from './use-run.ts'
import { WayThere } from './way-there.tsx'

const loadGameResult = () => import('./game-result.tsx')
const loadQuizPlay = () => import('./play/quiz-play.tsx')
const loadChoicePlay = () => import('./play/choice-play.tsx')
const loadHangmanPlay = () => import('./play/hangman-play.tsx')

/** Intro → the way to the place, if need be → play → result. Each kind of game loads when it is played. */
export function GameRun({ game }: { game: Game }) {
  const { t } = useTranslation('games')
  const run = useRun(game)
  const isOver =
    run.result !== null && isFinalAnswer(game, run.result.correct, run.result.hangman?.misses_left)
  const isWaiting = run.isWaiting && !run.isPreview
  const place = isWaiting ? 'waits' : isOver ? 'result' : run.phase
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(place)
  // every phase begins at the top of the page, and a screen reader reads it from there
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    top.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [place])

  const { data: all = [] } = useQuery(gameQueries.ofTour(game.story_tour_id))
  // the answer to the previous game may wait to be graded: then the phone opens this one itself
  const isOpened =
    useGameStates(all).get(game.id) === 'available' &&
    all.find(({ id }) => id === game.id)?.status === 'locked'
  const before = all[all.findIndex(({ id }) => id === game.id) - 1]
  if (game.status === 'locked' && !isOpened && place === 'intro')
    return (
      <EmptyState
        motif="cells"
        title={t('game.lockedTitle')}
        text={before ? t('games.lockedBehind', { title: before.title }) : t('games.lockedText')}
        action={
          <Stack gap={3}>
            <LinkButton href={paths.storyTourGames(game.story_tour_id)}>{t('game.backToTour')}</LinkButton>
            <TryFromHome run={run} />
          </Stack>
        }
      />
    )
  const loading = <Skeleton shape="text" label={t('shell:common.loading')} />
  return (
    <div ref={top} tabIndex={-1} className={css.run}>
      <Stack gap={5}>
        {/* also on the way to the place, where a closed path matters */}
        {(place === 'intro' || place === 'walk') && <StatusNotice of={game} />}
        {place === 'intro' && <GameIntro run={run} />}
        {place === 'walk' && <WayThere run={run} />}
        {place === 'waits' && <AnswerQueued game={game} />}
        {place === 'play' && run.isPreview && <Banner kind="info">{t('preview.playing')}</Banner>}
        {place === 'result' && run.result && (
          <LazyPart load={loadGameResult} props={{ run, result: run.result }} placeholder={loading} />
        )}
        {/* stays mounted behind the result, so that a second try preserves the right answers */}
        <div hidden={place !== 'play'}>
          {(place === 'play' || place === 'result' || place === 'waits') && playOf(game)}
        </div>
        {run.fault && !isWaiting && place !== 'walk' && <PlayFault fault={run.fault} />}
      </Stack>
      <AskPosition player={run.player} />
    </div>
  )

  function playOf(played: Game) {
    switch (played.type) {
      case 'quiz':
        return <LazyPart load={loadQuizPlay} props={{ run, game: played }} placeholder={loading} />
      case 'hangman':
        return <LazyPart load={loadHangmanPlay} props={{ run, game: played }} placeholder={loading} />
      default:
        return <LazyPart load={loadChoicePlay} props={{ run, game: played }} placeholder={loading} />
    }
  }
}

/** Every answer ends a try, except a letter of a hangman before its end. */
const isFinalAnswer = (game: Game, correct: boolean, missesLeft: number | undefined) =>
  game.type !== 'hangman' || correct || missesLeft === 0
