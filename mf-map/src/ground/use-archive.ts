import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { useSession } from '@sureda/remote/session'
import { useEffect, useMemo, useState } from 'react'
import type { MapView } from '../shared/map-view.ts'
import type { ArchiveState, DrawnArchive } from './ground-layer.ts'
import { loadReader } from './load-ground.ts'
import type { Tiles } from './use-tiles.ts'

export interface Archive {
  /** The territory's own ground; null where it has none, or where all tiles come. */
  archive: DrawnArchive | null
  archiveState: ArchiveState
  /** Credit of its data; empty while it is not visible. */
  archiveCredit: string
  onArchive: (state: ArchiveState) => void
}

/**
 * The territory's own ground, for when some or all tiles do not come. With a `start` it is read before the map is ready; errors of that are ignored, because
 * the map reads it again.
 */
export function useArchive({ notice }: Pick<Tiles, 'notice'>, start?: MapView): Archive {
  const ground = useSession((state) => state.tenant?.map.ground)
  const language = useSession((state) => state.language)
  const [state, setState] = useState<ArchiveState>('none')
  const file = notice ? ground?.file : undefined
  const isUnderTiles = notice === 'lacking'
  // the map opens the archive again whenever this object changes
  const archive = useMemo(
    () => (file ? { url: mediaUrl(file), language, isUnderTiles } : null),
    [file, language, isUnderTiles],
  )
  const [first] = useState(archive)
  useEffect(() => {
    if (first && start)
      loadReader()
        .then(({ readAhead }) => readAhead(first.url, start))
        .catch(() => {})
  }, [first, start])
  const archiveState = archive ? state : 'none'
  const archiveCredit = archiveState === 'none' ? '' : (ground?.attribution ?? '')
  return { archive, archiveState, archiveCredit, onArchive: setState }
}
