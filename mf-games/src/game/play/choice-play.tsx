import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Game } from '@sureda/contract/schemas/games/game'
import { Button } from '@sureda/ui/base'
import { OptionCards } from '@sureda/ui/choice'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../use-run.ts'
import { HintOffer } from './hint-offer.tsx'
import css from './quiz-play.module.css'
import { ruledOut } from './ruled-out.ts'

interface ChoicePlayProps {
  run: Run
  game: Extract<Game, { type: 'choose_word' | 'choose_image' }>
}

/** The player chooses the right word or picture. */
export default function ChoicePlay({ run, game }: ChoicePlayProps) {
  const { t } = useTranslation('games')
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const gone = ruledOut(game, null)
  // an edit of the game or a hint may have removed the chosen option
  const choosable = game.options.some(({ id }) => id === chosen && !gone.has(id))
  const send = () => {
    if (choosable) return run.answer({ answer: chosen })
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
          ...(gone.has(option.id) && { isDisabled: true, description: t('hint.gone') }),
          ...(option.image
            ? { picture: { src: mediaUrl(option.image), alt: option.alt ?? '', ratio: '1/1' } }
            : {}),
        }))}
        value={choosable ? chosen : ''}
        errorMessage={isMissing && !choosable ? t('error.answerRequired') : undefined}
        onChange={setChosen}
      />
      <HintOffer run={run} />
      <Button isFullWidth isPending={run.isSending} pendingLabel={t('shell:common.sending')} onPress={send}>
        {t('game.send')}
      </Button>
    </div>
  )
}
