import { LazyPart } from '@sureda/remote/ui'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../../shared/map-item.ts'
import type { Ground } from '../filters/layers-sheet.tsx'
import { LostPart } from '../lost-part.tsx'
import type { MapAddress } from '../map-address.ts'
import type { SearchSheetProps } from './search-sheet.tsx'

const loadLayers = () => import('../filters/layers-sheet.tsx')
const loadPosition = () => import('./position-sheet.tsx')
const loadSearch = () => import('./search-sheet.tsx')

/** Each tap makes a new object, so that a sheet that could not be loaded is loaded again. */
export type OpenSheet = { name: 'layers' | 'position' | 'search' } | null

interface MapSheetsProps {
  open: OpenSheet
  onClose: () => void
  address: MapAddress
  /** What the filters narrow. */
  items: readonly MapItem[]
  /** Absent where there is no ground to choose. */
  ground?: Ground
  search: Omit<SearchSheetProps, 'onClose'>
  onAllowPosition: () => void
}

/** The sheets of the map; each is loaded when it is first opened. One that cannot be loaded says so in its place. */
export function MapSheets(props: MapSheetsProps) {
  const { open, onClose, address, items, ground, search, onAllowPosition } = props
  const { t } = useTranslation('map')
  const part = {
    wanted: open,
    fallback: (retry: () => void) => (
      <LostPart text={t('notice.lost-sheet')} onRetry={retry} onClose={onClose} />
    ),
  }
  // the keys keep the parts apart: none may be rendered with the props of another
  if (open?.name === 'layers')
    return <LazyPart key="layers" {...part} load={loadLayers} props={{ address, items, ground, onClose }} />
  if (open?.name === 'position')
    return (
      <LazyPart key="position" {...part} load={loadPosition} props={{ onAllow: onAllowPosition, onClose }} />
    )
  if (open?.name === 'search')
    return <LazyPart key="search" {...part} load={loadSearch} props={{ ...search, onClose }} />
  return null
}
