import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { Slot } from '@sureda/remote/shell'
import { LazyPart } from '@sureda/remote/ui'
import { Banner, Stack } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'

/** Line and profile load first. */
const EXPORT_AFTER_MS = 500
// in the file of the stamp at the page's end (route-page.tsx), which is loaded by then
const loadExport = () => import(/* webpackChunkName: "member" */ '../track-export/track-export.tsx')

/** The text below the map, which is above the tabs while this one is open: how exact the line is, and its export. */
export default function MapTab({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  if (route.track.length < 2)
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
  return (
    <Stack gap={3}>
      {route.schematic && <Banner kind="warning">{t('route.schematic')}</Banner>}
      <LazyPart load={loadExport} props={{ route }} afterMs={EXPORT_AFTER_MS} />
    </Stack>
  )
}
