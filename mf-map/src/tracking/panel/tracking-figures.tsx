import { usePhoneTime } from '@sureda/remote/device'
import { useFormat } from '@sureda/remote/format'
import { useTranslation } from 'react-i18next'
import { activeTime } from '../walk/recording.ts'
import { useTracking } from '../walk/tracker.ts'
import css from './tracking-figures.module.css'

/** Often enough for minutes, and easy on the battery. */
const TICK_MS = 10_000

/** Distance walked, distance left and time, in large figures. */
export function TrackingFigures() {
  const { t } = useTranslation('map')
  const format = useFormat()
  const { recording, progress, phase, fix } = useTracking()
  const now = usePhoneTime(phase === 'on' ? TICK_MS : null).getTime()
  if (!recording) return null
  const isOnRoute = progress?.offRoute.hasJoined && !progress.offRoute.isOff
  const figures = [
    { label: t('gps.done'), value: format.distance(recording.metres / 1000) },
    ...(progress && isOnRoute
      ? [{ label: t('gps.left'), value: format.distance(progress.leftToWalk / 1000) }]
      : []),
    ...(progress && !isOnRoute
      ? [{ label: t('gps.toRoute'), value: format.distance(progress.foot.distance / 1000) }]
      : []),
    { label: t('gps.time'), value: format.duration(Math.floor(activeTime(recording, now) / 60_000)) },
    ...(!progress && fix?.elevation != null
      ? [{ label: t('gps.height'), value: format.metres(fix.elevation) }]
      : []),
  ]
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
