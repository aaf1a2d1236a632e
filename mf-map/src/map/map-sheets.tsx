import type { MapAddress } from '../domain/map-address.ts'
import type { MapItem } from '../domain/map-item.ts'
import type { BaseLayerId } from '../domain/map-layers.ts'
import type { Outlines } from '../domain/outlines.ts'
import type { Town } from '../domain/search-places.ts'
import { Later } from '../frame/later.tsx'

const loadLayers = () => import('./layers-sheet.tsx')
const loadPosition = () => import('./position-sheet.tsx')
const loadSearch = () => import('./search-sheet.tsx')

export type OpenSheet = 'layers' | 'position' | 'search' | null

interface MapSheetsProps {
  open: OpenSheet
  onClose: () => void
  address: MapAddress
  items: readonly MapItem[]
  outlines: Outlines | undefined
  base: BaseLayerId
  onBase: (base: BaseLayerId) => void
  onAllowPosition: () => void
  onFound: (place: MapItem | Town) => void
}

/** What comes up over the map when asked for; each is fetched with its first opening. */
export function MapSheets(props: MapSheetsProps) {
  const { open, onClose, address, items, outlines, base, onBase, onAllowPosition, onFound } = props
  const parts = { placeholder: null, fallback: () => null }
  if (open === 'layers')
    return <Later {...parts} load={loadLayers} props={{ address, items, base, onBase, onClose }} />
  if (open === 'position')
    return <Later {...parts} load={loadPosition} props={{ onAllow: onAllowPosition, onClose }} />
  if (open === 'search')
    return <Later {...parts} load={loadSearch} props={{ items, outlines, onFound, onClose }} />
  return null
}
