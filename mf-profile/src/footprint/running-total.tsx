import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './footprint.module.css'
import { useMass } from './trip/mass.ts'
import type { Trip } from './use-trip.ts'

/** One person's share and the total, shown from the first answer on. */
export function RunningTotal({ trip, onResults }: { trip: Trip; onResults: () => void }) {
  const { t } = useTranslation('profile')
  const mass = useMass()
  const { per_person_g, total_g, people } = trip.result
  return (
    <div className={css.total}>
      <p className={css.totalWords} role="status">
        <strong className={css.totalValue}>{mass(per_person_g)}</strong>{' '}
        <span>{t('shell:common.perPerson')}</span>
        {people > 1 && (
          <span className={css.note}>{t('footprint.total.all', { mass: mass(total_g), count: people })}</span>
        )}
      </p>
      <Button onPress={onResults}>{t('footprint.total.results')}</Button>
    </div>
  )
}
