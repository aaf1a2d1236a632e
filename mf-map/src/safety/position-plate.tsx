import { decimalDegrees } from '@sureda/contract/rules/coordinates-text'
import { usePhoneTime } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useOutlines } from '../ground/use-outlines.ts'
import { municipalityAt } from '../shared/geo/municipality-at.ts'
import type { TrackingFault } from '../shared/position-watch.ts'
import { sexagesimalText } from './coordinates.ts'
import { PositionActions } from './position-actions.tsx'
import css from './position-plate.module.css'
import { FRESH_MS, type Here } from './use-here.ts'

interface PositionPlateProps {
  here: Here | null
  fault: TrackingFault | null
  /** Null while it is not known whether the phone searches. */
  isSearching: boolean | null
  onAsk: () => void
}

/** The coordinates in large letters, readable at arm's length and in the sun. */
export function PositionPlate({ here, fault, isSearching, onAsk }: PositionPlateProps) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const now = usePhoneTime(10_000).getTime()
  const { outlines } = useOutlines()
  const municipality = here && outlines ? municipalityAt(outlines, here) : null
  const isFresh = here !== null && now - here.at < FRESH_MS
  return (
    <section
      className={css.plate}
      aria-labelledby="where"
      data-fresh={isFresh || undefined}
      data-roomy={here !== null || isSearching || undefined}
    >
      <h2 id="where" className={css.head}>
        {here ? t(isFresh ? 'safety.here' : 'safety.lastKnown') : t('safety.askTitle')}
      </h2>
      {here && (
        <>
          <dl className={css.numbers}>
            {(['latitude', 'longitude'] as const).map((axis) => (
              <div key={axis}>
                <dt>{t(`safety.${axis}`)}</dt>
                <dd className={css.decimal}>{decimalDegrees(here[axis])}</dd>
                <dd className={css.sexagesimal}>{sexagesimalText(here[axis], axis)}</dd>
              </div>
            ))}
          </dl>
          <p className={css.facts}>
            <span>{t('safety.accuracy', { metres: format.metres(here.accuracy) })}</span>
            <span>{format.ago(here.at, now)}</span>
            {municipality && <span>{t('safety.municipality', { name: municipality })}</span>}
          </p>
          <PositionActions here={here} />
        </>
      )}
      {!here && isSearching && (
        <p className={css.text} role="status">
          {t('safety.searching')}
        </p>
      )}
      {!here && isSearching === false && !fault && (
        <>
          <p className={css.text}>{t('safety.askText')}</p>
          <Button variant="secondary" icon="locate" isFullWidth onPress={onAsk}>
            {t('safety.ask')}
          </Button>
        </>
      )}
      {fault && (
        <div className={css.fault} role="alert">
          <div>
            <p>
              <strong>{t(`gps.fault.${fault}.title`)}</strong>
            </p>
            <p>{t(`gps.fault.${fault}.text`)}</p>
          </div>
          {!here && <p>{t('safety.blind')}</p>}
          {fault !== 'unsupported' && (
            <Button variant="secondary" icon="refresh" isFullWidth onPress={onAsk}>
              {t('shell:common.retry')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
