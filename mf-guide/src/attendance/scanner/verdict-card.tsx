import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import type { MarkNote } from '../use-marking.ts'
import type { PassCheck } from './use-pass-check.ts'
import css from './verdict-card.module.css'
import { mayEnter, toneOf } from './verdict-tone.ts'

const ICONS = { good: 'circle-check', look: 'alert-triangle', bad: 'circle-x' } as const

interface VerdictCardProps {
  check: PassCheck
  /** How the mark that followed the check ended. */
  markNote: MarkNote | null
  onNext: () => void
  onLetIn: () => void
}

/** The result of a check, readable at a glance: colour, icon and one word, then the name, then the reason. */
export function VerdictCard({ check, markNote, onNext, onLetIn }: VerdictCardProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const tone = toneOf(check.result)
  const { name, people } = check
  return (
    <div className={css.card} data-tone={tone}>
      <div className={css.answer} role="alert">
        <Icon name={ICONS[tone]} className={css.icon} />
        <p className={css.word}>{t(`verdict.${tone}`)}</p>
        {name && <p className={css.who}>{name}</p>}
        {people !== null && <p className={css.who}>{t('people', { count: people })}</p>}
        <p className={css.why}>
          {t(`result.${check.result}`, {
            date: check.date ? format.day(check.date) : '',
            time: check.time ?? '',
            experience: check.experience ?? '',
            at: check.at ? format.time(check.at) : '',
          })}
        </p>
        {markNote && markNote !== 'refused' && (
          <p className={css.why}>{t(markNote === 'waiting' ? 'verdict.stored' : 'verdict.noted')}</p>
        )}
        {check.pets.length > 0 && <p className={css.why}>{check.pets.join(', ')}</p>}
        {check.requests && <p className={css.why}>{check.requests}</p>}
      </div>
      {mayEnter(check.result) && check.reservationId && markNote === null && (
        <Button variant="secondary" isFullWidth onPress={onLetIn}>
          {t('verdict.letIn')}
        </Button>
      )}
      <Button size="large" isFullWidth icon="qr" autoFocus onPress={onNext}>
        {t('shell:common.next')}
      </Button>
    </div>
  )
}
