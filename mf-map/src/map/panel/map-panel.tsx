import type { SheetHeight } from '@sureda/ui/overlays'
import type { MapItem } from '../../shared/map-item.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { ItemPanel } from './item-panel.tsx'
import { useEscape } from './use-escape.ts'

export interface MapPanelProps {
  selected: MapItem | null
  /** The items of one spot, of which none is chosen yet. */
  together: readonly MapItem[]
  height: SheetHeight
  onHeightChange: (height: SheetHeight) => void
  onSelect: (items: MapItem[]) => void
}

/** The sheet over the map's lower edge; its code is loaded with the first tap on a pin. */
export default function MapPanel({ selected, together, height, onHeightChange, onSelect }: MapPanelProps) {
  const close = () => onSelect([])
  useEscape(close)
  return selected ? (
    <ItemPanel
      key={selected.key}
      item={selected}
      height={height}
      onHeightChange={onHeightChange}
      onClose={close}
    />
  ) : (
    <ChoicePanel
      items={together}
      height={height}
      onHeightChange={onHeightChange}
      onSelect={(item) => onSelect([item])}
      onClose={close}
    />
  )
}
