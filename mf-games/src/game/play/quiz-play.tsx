import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Game } from '@sureda/contract/schemas/games/game'
import { Button } from '@sureda/ui/base'
import { Steps } from '@sureda/ui/charts'
import { OptionCards } from '@sureda/ui/choice'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../use-run.ts'
import { HintOffer } from './hint-offer.tsx'
import css from './quiz-play.module.css'
import { ruledOut } from './ruled-out.ts'

interface QuizPlayProps {
  run: Run
  game: Extract<Game, { type: 'quiz' }>
}

/** One question at a time; all answers are sent together. A second try preserves the right answers and begins with the first wrong one. */
export default function QuizPlay({ run, game }: QuizPlayProps) {
  const { t } = useTranslation('games')
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [at, setAt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const [judged, setJudged] = useState<Run['result']>(null)
  if (run.result && run.result !== judged) {
    // a new result: forget the wrong answers and move to the first of them
    setJudged(run.result)
    const wrong =
      run.result.results?.filter((entry) => !entry.correct).map((entry) => entry.question_id) ?? []
    setChosen(Object.fromEntries(Object.entries(chosen).filter(([id]) => !wrong.includes(id))))
    setAt(
      Math.max(
        0,
        game.questions.findIndex(({ id }) => wrong.includes(id)),
      ),
    )
  }
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  // the next question begins at the top, also for a screen reader; a new result has its own screen
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    if (top.current?.closest('[hidden]')) return
    top.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [at])
  // an edited game may have fewer questions
  const question = game.questions[Math.min(at, game.questions.length - 1)]
  if (!question) return null
  const isLast = at >= game.questions.length - 1
  const gone = ruledOut(game, question.id)
  const has = (option: string | undefined) =>
    question.options.some(({ id }) => id === option && !gone.has(id))
  const answer = has(chosen[question.id]) ? chosen[question.id] : undefined
  const next = () => {
    if (!answer) {
      setMissing(true)
      top.current?.querySelector('input')?.focus()
      return
    }
    if (!isLast) return setAt(at + 1)
    run.answer({
      answers: Object.entries(chosen).map(([question_id, option_id]) => ({ question_id, option_id })),
    })
  }
  return (
    <div ref={top} tabIndex={-1} className={css.quiz}>
      {game.questions.length > 1 && (
        <Steps
          label={t('game.questions')}
          steps={game.questions.map((_, index) =>
            t('shell:common.position', { index: index + 1, total: game.questions.length }),
          )}
          current={at}
          currentText={t('game.question')}
        />
      )}
      <OptionCards
        // a new key, so that focus and messages of the last question do not stay
        key={question.id}
        label={question.prompt}
        layout={question.options.some((option) => option.image) ? 'grid' : 'list'}
        options={question.options.map((option, index) => ({
          value: option.id,
          label: option.text ?? t('game.picture', { index: index + 1 }),
          ...(gone.has(option.id) && { isDisabled: true, description: t('hint.gone') }),
          ...(option.image
            ? { picture: { src: mediaUrl(option.image), alt: option.alt ?? '', ratio: '1/1' } }
            : {}),
        }))}
        value={answer ?? ''}
        errorMessage={isMissing && !answer ? t('error.answerRequired') : undefined}
        onChange={(id) => {
          setMissing(false)
          setChosen({ ...chosen, [question.id]: id })
        }}
      />
      <HintOffer run={run} />
      <div className={css.buttons}>
        {at > 0 && (
          <Button variant="secondary" isDisabled={run.isSending} onPress={() => setAt(at - 1)}>
            {t('shell:common.back')}
          </Button>
        )}
        <Button isPending={run.isSending} pendingLabel={t('shell:common.sending')} onPress={next}>
          {isLast ? t('game.send') : t('shell:common.continue')}
        </Button>
      </div>
    </div>
  )
}
