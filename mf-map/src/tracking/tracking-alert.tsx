import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, LinkButton } from '@sureda/ui/base'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { bearing, windOf } from '../shared/geo/compass.ts'
import { Arrival } from './arrival.tsx'
import css from './tracking-alert.module.css'
import { alertKind } from './walk/alert-kind.ts'
import { saveGpx } from './walk/save-gpx.ts'
import { discardTracking, keep, resumeTracking, startTracking, useTracking } from './walk/tracker.ts'

/** The alert of a walk, above its figures: arrival, no position, off the route, no storage. */
export function TrackingAlert({ route }: { route: RouteDetail | null }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const state = useTracking()
  const { fault, fix, progress, recording, points } = state
  const kind = alertKind(state)
  if (kind === 'elsewhere')
    return (
      <Banner kind="info" isLive>
        {t('gps.elsewhere')}
      </Banner>
    )
  if (kind === 'fault' && fault)
    return (
      <Banner
        kind="warning"
        isLive
        title={t(`gps.fault.${fault}.title`)}
        action={
          <>
            {fault !== 'unsupported' && (
              <Button
                size="small"
                icon="refresh"
                onPress={() =>
                  recording
                    ? resumeTracking()
                    : void startTracking(route && { id: route.id, title: route.title })
                }
              >
                {t('shell:common.retry')}
              </Button>
            )}
            {recording === null ? (
              <Button size="small" variant="quiet" onPress={() => void discardTracking()}>
                {t('gps.without')}
              </Button>
            ) : (
              <LinkButton size="small" variant="quiet" href={paths.safety(recording.routeId)}>
                {t('safety.title')}
              </LinkButton>
            )}
          </>
        }
      >
        {t(`gps.fault.${fault}.text`)}
      </Banner>
    )
  if (kind === 'arrived' && route) return <Arrival route={route} />
  if (kind === 'waiting')
    return (
      <Banner
        kind="warning"
        isLive
        title={t('gps.waiting.title')}
        action={
          <Button size="small" icon="play" onPress={resumeTracking}>
            {t('gps.resume')}
          </Button>
        }
      >
        {t('gps.waiting.text')}
      </Banner>
    )
  if (kind === 'off' && progress && fix && route) {
    const degrees = bearing(fix, progress.foot)
    const where = {
      distance: format.distance(progress.foot.distance / 1000),
      wind: t(`wind.${windOf(degrees)}`),
    }
    const words = route.schematic ? 'sketch' : 'off'
    return (
      <div className={css.off} role="alert">
        <span className={css.arrow} aria-hidden="true" style={{ rotate: `${Math.round(degrees)}deg` }}>
          <Icon name="arrow-up" />
        </span>
        <div>
          <p className={css.title}>{t(`gps.${words}.title`)}</p>
          <p>{t(`gps.${words}.text`, where)}</p>
        </div>
      </div>
    )
  }
  if (kind === 'full' && recording)
    return (
      <Banner
        kind="danger"
        isLive
        action={
          <>
            <Button
              size="small"
              variant="secondary"
              icon="download"
              onPress={() => saveGpx(recording, points, t('gps.walk'))}
            >
              {t('gps.export')}
            </Button>
            <Button size="small" variant="quiet" icon="refresh" onPress={keep}>
              {t('shell:common.retry')}
            </Button>
          </>
        }
      >
        {t('gps.full')}
      </Banner>
    )
  return null
}
