import type { Game } from '@sureda/contract/game'
import { mediaUrl } from '@sureda/contract/media-url'
import { Button } from '@sureda/ui/button'
import { OptionCards } from '@sureda/ui/option-cards'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './quiz-play.module.css'
import type { Run } from './use-run.ts'

interface ChoicePlayProps {
  run: Run
  game: Extract<Game, { type: 'choose_word' | 'choose_image' }>
}

/** Choose the right word or the right picture. */
export default function ChoicePlay({ run, game }: ChoicePlayProps) {
  const { t } = useTranslation('games')
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const send = () => {
    if (chosen) return run.answer({ answer: chosen })
    setMissing(true)
    top.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={top} className={css.quiz}>
      <OptionCards
        label={game.prompt}
        layout={game.type === 'choose_image' ? 'grid' : 'list'}
        options={game.options.map((option, index) => ({
          value: option.id,
          label: option.text ?? t('game.picture', { index: index + 1 }),
          ...(option.image
            ? { picture: { src: mediaUrl(option.image), alt: option.alt ?? '', ratio: '1/1' } }
            : {}),
        }))}
        value={chosen}
        errorMessage={isMissing && !chosen ? t('error.answerRequired') : undefined}
        onChange={setChosen}
      />
      <Button isFullWidth isPending={run.isSending} pendingLabel={t('game.sending')} onPress={send}>
        {t('game.send')}
      </Button>
    </div>
  )
}
