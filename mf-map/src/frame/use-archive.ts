import { mediaUrl } from '@sureda/contract/media-url'
import { useSession } from '@sureda/remote/session'
import { useMemo, useState } from 'react'
import type { DrawnArchive } from '../ground/ground-layer.ts'

export interface Archive {
  /** The ground of the territory; null where it has none, or where tiles show. */
  archive: DrawnArchive | null
  /** Whose data is seen; empty while none is. */
  archiveCredit: string
  onArchive: (isDrawn: boolean) => void
}

/** The territory's own ground, wanted where tiles do not come. */
export function useArchive(isWanted: boolean): Archive {
  const ground = useSession((state) => state.tenant?.map.ground)
  const language = useSession((state) => state.language)
  const [isDrawn, setDrawn] = useState(false)
  const file = isWanted ? ground?.file : undefined
  // the map opens it anew whenever this is another object
  const archive = useMemo(() => (file ? { url: mediaUrl(file), language } : null), [file, language])
  return { archive, archiveCredit: (archive && isDrawn && ground?.attribution) || '', onArchive: setDrawn }
}
