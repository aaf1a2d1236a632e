import { HANGMAN_MAX_MISSES } from '@sureda/contract/codes/enums'
import type { Game } from '@sureda/contract/schemas/games/game'
import { OfflineError } from '@sureda/remote/api'
import { Banner, Button, Disclosure } from '@sureda/ui/base'
import { VisuallyHidden } from '@sureda/ui/core'
import { Form, type FormFault, TextField } from '@sureda/ui/forms'
import { Icon } from '@sureda/ui/icons'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer, Run } from '../use-run.ts'
import { hiddenWord, LETTERS, letterOf, letterState, placesFilled } from './hangman.ts'
import css from './hangman-play.module.css'
import { HintOffer } from './hint-offer.tsx'

interface HangmanPlayProps {
  run: Run
  game: Extract<Game, { type: 'hangman' }>
}

/** The player guesses the word letter by letter before the branch has lost its six acorns, with the keys on screen or a real keyboard. */
export default function HangmanPlay({ run, game }: HangmanPlayProps) {
  const { t } = useTranslation('games')
  const [guessed, setGuessed] = useState<string[]>([])
  const [asked, setAsked] = useState<string | null>(null)
  const [wrongWord, setWrongWord] = useState<FormFault | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const hangman = run.result?.hangman
  const isFresh = !hangman || hangman.misses_left === 0
  const pattern = isFresh ? hiddenWord(game.word_length) : hangman.pattern
  const left = isFresh ? HANGMAN_MAX_MISSES : hangman.misses_left
  const last = guessed.at(-1)

  const guess = (letter: string) => {
    if (run.isSending || letterState(letter, guessed, pattern) !== 'open') return
    setAsked(letter)
    send({ answers: [...guessed, letter].map((entry) => entry.toLowerCase()) }, [...guessed, letter])
  }
  /** A letter counts after the server's answer; one that could not be sent can be tried again. */
  const send = (answer: Answer, guessedThen: string[]) =>
    run.answer(answer, {
      // after the last acorn the next try begins with a full branch
      onSuccess: (result) => {
        setGuessed(result?.hangman?.misses_left === 0 ? [] : guessedThen)
        const { answer: word } = answer
        setWrongWord(
          word && result && !result.correct
            ? { of: result, fields: { word: t('hangman.wrongWord', { word }) } }
            : null,
        )
      },
      onSettled: () => setAsked(null),
    })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // the result covers the keyboard
    if (root.current?.closest('[hidden]')) return
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog]')
    const letter = event.metaKey || event.ctrlKey || event.altKey || isTyping ? null : letterOf(event.key)
    if (letter) guess(letter)
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div ref={root} className={css.hangman}>
      <p className={css.hint}>{game.hint}</p>
      <p className={css.word} aria-hidden="true">
        {[...pattern].map((character, index) => (
          <span key={index} className={css.place} data-open={character === '_' || undefined}>
            {character === '_' ? '' : character}
          </span>
        ))}
      </p>
      <p className={css.length}>{t('hangman.length', { count: game.word_length })}</p>
      <div className={css.acorns} aria-hidden="true">
        {Array.from({ length: HANGMAN_MAX_MISSES }, (_, index) => (
          <span key={index} className={css.acorn} data-fallen={index >= left || undefined}>
            <Icon name="acorn" size="large" />
          </span>
        ))}
      </div>
      <div role="status">
        <p className={css.left}>{t('hangman.left', { count: left })}</p>
        <VisuallyHidden>
          <span>
            {last &&
              t(letterState(last, guessed, pattern) === 'right' ? 'hangman.right' : 'hangman.wrong', {
                letter: last,
              })}
          </span>{' '}
          <span>
            {t('hangman.spoken', {
              filled: placesFilled(pattern),
              total: game.word_length,
              word: [...pattern].map((c) => (c === '_' ? t('hangman.blank') : c)).join(', '),
            })}
          </span>
        </VisuallyHidden>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form */}
      <div className={css.keys} role="group" aria-label={t('hangman.keyboard')}>
        {LETTERS.map((letter) => {
          const state = letterState(letter, guessed, pattern)
          return (
            <button
              key={letter}
              type="button"
              className={css.key}
              data-state={letter === asked ? 'asked' : state}
              aria-disabled={state !== 'open' || run.isSending}
              aria-label={state === 'open' ? letter : t(`hangman.key.${state}`, { letter })}
              onClick={() => guess(letter)}
            >
              {letter}
            </button>
          )
        })}
      </div>
      <HintOffer run={run} />
      {run.fault instanceof OfflineError && <Banner kind="info">{t('hangman.offline')}</Banner>}
      <Disclosure title={t('hangman.wholeWord')}>
        <Form
          className={css.whole}
          isBusy={run.isSending}
          fault={wrongWord}
          onSubmit={(data) => {
            const word = String(data.get('word') ?? '').trim()
            if (word) send({ answer: word }, guessed)
          }}
        >
          <TextField name="word" label={t('hangman.word')} autoComplete="off" maxLength={60} isRequired />
          <Button
            type="submit"
            variant="secondary"
            isPending={run.isSending}
            pendingLabel={t('shell:common.sending')}
          >
            {t('game.send')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
