import { useFormat } from '@sureda/remote/format'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { bearing } from '../../shared/geo/compass.ts'
import { useTracking } from '../walk/tracker.ts'
import css from './next-stop-row.module.css'
import { useNextStopTexts } from './use-next-stop-texts.ts'

/** The next stop: distance, direction and remaining climb. */
export function NextStopRow() {
  const { t } = useTranslation('map')
  const format = useFormat()
  const next = useTracking((state) => state.next)
  const fix = useTracking((state) => state.fix)
  const words = useNextStopTexts()
  if (!next || !fix || !words) return null
  return (
    <div className={css.next}>
      <span
        className={css.arrow}
        aria-hidden="true"
        style={{ rotate: `${Math.round(bearing(fix, next))}deg` }}
      >
        <Icon name="arrow-up" />
      </span>
      <div>
        <p className={css.label}>{t('gps.next.label')}</p>
        <p className={css.name}>{words.name}</p>
        <p>{words.where}</p>
        {/* without heights the climb is 0 */}
        {next.climbLeft > 0 && (
          <p className={css.climb}>{t('gps.next.climb', { metres: format.metres(next.climbLeft) })}</p>
        )}
      </div>
    </div>
  )
}
