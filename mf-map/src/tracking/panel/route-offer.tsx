import { paths } from '@sureda/contract/remote/paths'
import { noticeOf } from '@sureda/contract/rules/notice-of'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button, LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { distanceKm } from '../../shared/geo/distance.ts'
import { PanelBody } from '../../shared/panel-body.tsx'
import { usePosition } from '../../shared/use-position.ts'
import css from './route-offer.module.css'

/** A route that is shown but not followed: length, distance, and the button that starts the walk. */
export function RouteOffer({ route, onStart }: { route: RouteDetail; onStart: () => void }) {
  const { t } = useTranslation('map')
  const format = useFormat()
  const { position: here } = usePosition()
  const notice = noticeOf(route)
  const hasLine = route.track.length > 1
  return (
    <PanelBody
      warning={
        notice && (
          <Banner kind={notice.level} title={t('warning')}>
            {notice.text}
          </Banner>
        )
      }
      facts={[
        { icon: 'route', text: format.distance(route.distance) },
        { icon: 'clock', text: format.duration(route.duration) },
        ...(here
          ? [
              {
                icon: 'navigation' as const,
                text: format.distance(distanceKm(here, route.start)),
                label: t('gps.toStart'),
              },
            ]
          : []),
      ]}
      actions={
        <>
          {hasLine && (
            <Button icon="footprints" onPress={onStart}>
              {t(route.schematic ? 'gps.record' : 'gps.ask.begin')}
            </Button>
          )}
          <LinkButton variant="secondary" href={paths.route(route.id)}>
            {t('open')}
          </LinkButton>
        </>
      }
    >
      {!hasLine && <p className={css.note}>{t('gps.noLine')}</p>}
      {hasLine && route.schematic && <p className={css.note}>{t('gps.sketchNote')}</p>}
    </PanelBody>
  )
}
