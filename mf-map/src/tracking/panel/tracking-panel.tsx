import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { IconButton } from '@sureda/ui/base'
import { type SheetHeight, SheetPanel } from '@sureda/ui/overlays'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteMissing, isRouteUnknown, RouteFault, type RouteQuery } from '../route-fault.tsx'
import { TrackingAlert } from '../tracking-alert.tsx'
import { alertKind } from '../walk/alert-kind.ts'
import { discardTracking, pauseTracking, resumeTracking, useTracking } from '../walk/tracker.ts'
import { NextStopRow } from './next-stop-row.tsx'
import { RouteOffer } from './route-offer.tsx'
import { TrackingControls } from './tracking-controls.tsx'
import { TrackingFigures } from './tracking-figures.tsx'
import css from './tracking-panel.module.css'

interface TrackingPanelProps {
  route: RouteDetail | null
  query: RouteQuery
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  onStart: () => void
  onRecordings: () => void
  onLeaveRoute: () => void
}

/** The sheet under the map while a route is chosen or a walk is recorded. */
export function TrackingPanel(props: TrackingPanelProps) {
  const { route, query, height, onHeightChange, onStart, onRecordings, onLeaveRoute } = props
  const { t } = useTranslation('map')
  const { phase, recording, fix } = useTracking()
  const name = recording?.title ?? route?.title ?? t(isRouteUnknown(query) ? 'layer.route' : 'gps.walk')
  const state = phase === 'on' && !fix ? 'searching' : phase
  const body = useRef<HTMLDivElement>(null)
  const news = useTracking((state) => [state.phase, state.fault, alertKind(state)].join())
  // a new alert is at the top, so the panel scrolls there
  useEffect(() => {
    if (news && body.current?.parentElement) body.current.parentElement.scrollTop = 0
  }, [news])
  const leave = () => {
    // this also removes a fault without a walk
    void discardTracking()
    onLeaveRoute()
  }
  return (
    <SheetPanel
      label={name}
      title={
        <span className={css.title} data-state={state}>
          <span className={css.words}>
            {state !== 'off' && (
              <span className={css.state} data-state={state}>
                {t(`gps.phase.${state}`)}
              </span>
            )}
            <h2>{name}</h2>
          </span>
          {phase === 'on' && <IconButton icon="pause" label={t('gps.pause')} onPress={pauseTracking} />}
          {phase === 'paused' && <IconButton icon="play" label={t('gps.resume')} onPress={resumeTracking} />}
          {phase === 'off' && <IconButton icon="x" label={t('shell:common.close')} onPress={leave} />}
        </span>
      }
      expandLabel={t('shell:common.expandSheet')}
      collapseLabel={t('shell:common.collapseSheet')}
      height={height}
      onHeightChange={onHeightChange}
    >
      <div className={css.body} ref={body}>
        <TrackingAlert route={route} />
        {isRouteMissing(query) && <RouteFault query={query} isWalking={phase !== 'off'} />}
        {phase === 'on' && <NextStopRow />}
        {phase !== 'off' && <TrackingFigures />}
        {phase !== 'off' && <TrackingControls onRecordings={onRecordings} />}
        {phase === 'off' && route && <RouteOffer route={route} onStart={onStart} />}
      </div>
    </SheetPanel>
  )
}
