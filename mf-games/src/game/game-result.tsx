import { paths } from '@sureda/contract/remote/paths'
import type { PlayResult } from '@sureda/contract/schemas/games/game'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './game-result.module.css'
import { NextSteps } from './next-steps.tsx'
import { QuestionResults } from './play/question-results.tsx'
import { minutesToNextTry } from './play/tries.ts'
import { ResultRings } from './result-rings.tsx'
import type { Run } from './use-run.ts'

interface GameResultProps {
  run: Run
  result: PlayResult
}

/** The result of a try: tree rings, right and wrong answers, the story behind it, points, and links to go on. */
export default function GameResult({ run, result }: GameResultProps) {
  const { t } = useTranslation('games')
  const format = useFormat()
  const { game, isMember, triesLeft } = run
  const here = paths.game(game.story_tour_id, game.id)
  const marks = result.results?.map((entry) => entry.correct) ?? [result.correct]
  const right = marks.filter(Boolean).length
  return (
    <Stack gap={5}>
      <div className={css.verdict} role="status">
        <ResultRings className={css.rings} marks={marks} />
        <h2 className={css.title}>{t(result.correct ? 'result.right' : 'result.wrong')}</h2>
        {marks.length > 1 && (
          <p className={css.score}>{t('result.score', { count: right, total: marks.length })}</p>
        )}
        {result.points_awarded > 0 && (
          <p className={css.points}>{`+${t('points', { count: result.points_awarded })}`}</p>
        )}
      </div>
      {result.preview && <Banner kind="info">{t('preview.result')}</Banner>}
      {result.outcome === 'already_awarded' && <Banner kind="info">{t('result.noMore')}</Banner>}
      {result.outcome === 'daily_cap' && <Banner kind="info">{t('result.dailyCap')}</Banner>}
      {game.type === 'quiz' && result.results && (
        <QuestionResults questions={game.questions} results={result.results} />
      )}
      {result.explanation && (
        <div className={css.story}>
          <h3 className={css.storyTitle}>{t('result.story')}</h3>
          <p className={css.storyText}>{result.explanation}</p>
        </div>
      )}
      <Stack gap={3}>
        {!result.correct && triesLeft === 0 && (
          <Banner kind="info">{t('error.noTries', { wait: format.duration(minutesToNextTry()) })}</Banner>
        )}
        {!result.correct && triesLeft > 0 && (
          <>
            <p className={css.tries}>{t('game.triesLeft', { count: triesLeft })}</p>
            <Button size="large" isFullWidth icon="refresh" onPress={run.again}>
              {t('result.again')}
            </Button>
          </>
        )}
        <NextSteps game={game} nextId={result.correct ? result.next_game_id : null} />
      </Stack>
      {result.correct && !isMember && !result.preview && (
        <Banner
          kind="info"
          title={t(result.receipt ? 'result.guestTitle' : 'result.replayTitle')}
          action={
            <Button size="small" onPress={() => shell().askToLogin(here)}>
              {t('shell:common.signIn')}
            </Button>
          }
        >
          {t(result.receipt ? 'result.guestText' : 'result.replayText', { count: game.points })}
        </Banner>
      )}
    </Stack>
  )
}
