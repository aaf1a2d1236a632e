import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import type { Noted } from '../use-marking.ts'
import type { Judged } from './use-pass-check.ts'
import css from './verdict-card.module.css'
import { canLetIn, toneOf } from './verdict-tone.ts'

const ICONS = { good: 'circle-check', look: 'alert-triangle', bad: 'circle-x' } as const

interface VerdictCardProps {
  judged: Judged
  /** What became of the mark that went with it. */
  noted: Noted | null
  onNext: () => void
  onLetIn: () => void
}

/** The answer to a pass, for a glance: colour, shape and one word, then who, then why. */
export function VerdictCard({ judged, noted, onNext, onLetIn }: VerdictCardProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const tone = toneOf(judged.result)
  const { name, people } = judged
  return (
    <div className={css.card} data-tone={tone}>
      <div className={css.answer} role="alert">
        <Icon name={ICONS[tone]} className={css.icon} />
        <p className={css.word}>{t(`verdict.${tone}`)}</p>
        {name && <p className={css.who}>{name}</p>}
        {people !== null && <p className={css.who}>{t('people', { count: people })}</p>}
        <p className={css.why}>
          {t(`result.${judged.result}`, {
            date: judged.date ? format.day(judged.date) : '',
            time: judged.time ?? '',
            experience: judged.experience ?? '',
            at: judged.at ? format.time(judged.at) : '',
          })}
        </p>
        {noted && noted !== 'refused' && (
          <p className={css.why}>{t(noted === 'waiting' ? 'verdict.kept' : 'verdict.noted')}</p>
        )}
        {judged.pets.length > 0 && <p className={css.why}>{judged.pets.join(', ')}</p>}
        {judged.requests && <p className={css.why}>{judged.requests}</p>}
      </div>
      {canLetIn(judged.result) && judged.reservationId && noted === null && (
        <Button variant="secondary" isFullWidth onPress={onLetIn}>
          {t('verdict.letIn')}
        </Button>
      )}
      <Button size="large" isFullWidth icon="qr" autoFocus onPress={onNext}>
        {t('verdict.next')}
      </Button>
    </div>
  )
}
