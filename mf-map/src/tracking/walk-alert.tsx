import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { IconButton, LinkButton } from '@sureda/ui/base'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mapOfWalk } from './map-of-walk.ts'
import { TrackingAlert } from './tracking-alert.tsx'
import { alertKind } from './walk/alert-kind.ts'
import { useTracking } from './walk/tracker.ts'
import css from './walk-alert.module.css'

/** The alert of the walk over any other screen. It disappears when it no longer applies; a tap closes it until there is another one. */
export function WalkAlert({ route }: { route: RouteDetail | null }) {
  const { t } = useTranslation('map')
  const tracking = useTracking()
  const kind = tracking.recording && alertKind(tracking)
  const [closed, setClosed] = useState<typeof kind>(null)
  if (closed !== null && closed !== kind) setClosed(null)
  if (!kind || closed === kind) return null
  return (
    <section className={css.alert} aria-label={tracking.recording?.title ?? t('gps.walk')}>
      <TrackingAlert route={route} />
      <div className={css.ways}>
        <LinkButton href={mapOfWalk(tracking.recording)} size="small" variant="secondary" icon="map">
          {t('toMap')}
        </LinkButton>
        <IconButton icon="x" label={t('shell:common.close')} onPress={() => setClosed(kind)} />
      </div>
    </section>
  )
}
