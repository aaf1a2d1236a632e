import { paths } from '@sureda/contract/paths'
import type { RouteDetail } from '@sureda/contract/route'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell-services'
import { Slot } from '@sureda/remote/slot'
import { Banner } from '@sureda/ui/banner'
import { EmptyState } from '@sureda/ui/empty-state'
import { Stack } from '@sureda/ui/stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawable, hasHeights, heightsOf, kilometresAt, measured, stopsAlong } from '../domain/along-track.ts'
import { Later } from '../frame/later.tsx'
import { RouteProfile } from './route-profile.tsx'
import { RouteSketch } from './route-sketch.tsx'

/** Line and profile first. */
const EXPORT_AFTER_MS = 500
// in the file of the stamp at the page's end (route-page.tsx), which is here by then
const loadExport = () => import(/* webpackChunkName: "member" */ './track-export.tsx')

/** The line on a map and its heights below; a finger on one moves the mark on the other. */
export default function MapTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [cursor, setCursor] = useState<number | null>(null)
  const track = drawable(route.track)
  if (track.length < 2)
    return (
      <Stack gap={5}>
        <EmptyState title={t('route.noTrack')} text={t('route.noTrackText')} motif="oak" />
        <Slot
          name="map.place"
          latitude={route.start.latitude}
          longitude={route.start.longitude}
          label={route.start.name}
        />
      </Stack>
    )
  const way = measured(track)
  const stops = stopsAlong(way, route.points)
  const kilometres = (metres: number) => format.distance(kilometresAt(way, metres, route.distance))
  return (
    <Stack gap={3}>
      {route.schematic && <Banner kind="warning">{t('route.schematic')}</Banner>}
      {shell().canOpen(paths.map()) ? (
        <Slot
          name="map.route"
          label={route.title}
          routeId={route.id}
          track={track}
          points={route.points}
          cursor={cursor}
          onCursorChange={setCursor}
        />
      ) : (
        <RouteSketch route={route} way={way} cursor={cursor} />
      )}
      {hasHeights(track) ? (
        <RouteProfile
          points={heightsOf(way)}
          stops={stops}
          kilometres={kilometres}
          cursor={cursor}
          onCursorChange={setCursor}
        />
      ) : (
        <p>{t('route.noHeights')}</p>
      )}
      <Later load={loadExport} props={{ route }} afterMs={EXPORT_AFTER_MS} />
    </Stack>
  )
}
