import { errorMessage } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { mapQueries } from '../shared/map-queries.ts'
import { isRouteMissing } from './route-fault.tsx'
import { changeRoute, useTracking } from './walk/tracker.ts'

/** Asks before a walk follows another route that was chosen, because distances and warnings change with it. */
export function RouteChange({ routeId, onKeep }: { routeId: string; onKeep: () => void }) {
  const { t } = useTranslation('map')
  const before = useTracking(({ recording }) => recording?.title)
  const query = useQuery(mapQueries.route(routeId))
  const keep = useRef(onKeep)
  useEffect(() => {
    keep.current = onKeep
  })
  const isMissing = isRouteMissing(query)
  const cause = query.isError ? errorMessage(query.error, t) : t('shell:error.offline')
  useEffect(() => {
    if (!isMissing) return
    shell().toast({ kind: 'error', text: `${t('gps.noRoute.title')}. ${cause}` })
    keep.current()
  }, [isMissing, cause, t])
  if (!query.data) return null
  const { id, title, schematic } = query.data
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        // after a yes the walk already has this route
        if (!isOpen && useTracking.getState().recording?.routeId !== id) onKeep()
      }}
      title={t(schematic ? 'gps.change.sketch' : 'gps.change.title', { route: title })}
      text={t('gps.change.text', { before })}
      confirmLabel={t(schematic ? 'route.show' : 'route.follow')}
      cancelLabel={t('gps.change.keep')}
      onConfirm={() => changeRoute({ id, title })}
    />
  )
}
