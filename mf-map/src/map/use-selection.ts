import type { SheetHeight } from '@sureda/ui/overlays'
import { useState } from 'react'
import type { MapItem } from '../shared/map-item.ts'
import type { MapAddress } from './map-address.ts'
import { useAddressChange } from './use-address-change.ts'

/** What is chosen on the map – one item, which the address names, or the items of one spot – and the height of its sheet. */
export function useSelection(address: MapAddress, items: readonly MapItem[]) {
  const change = useAddressChange()
  const [together, setTogether] = useState<readonly MapItem[]>([])
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const selected = items.find(({ key }) => key === address.item) ?? null
  // several names and a notice need a higher sheet to be readable
  const needsHeight = selected ? selected.notice !== null : together.length > 0
  return {
    selected,
    together,
    isOpen: selected !== null || together.length > 0,
    height: chosenHeight ?? (needsHeight ? 'half' : 'peek'),
    setHeight,
    select: (chosen: readonly MapItem[]) => {
      setTogether(chosen.length > 1 ? chosen : [])
      setHeight(null)
      change({ item: chosen.length === 1 ? (chosen[0]?.key ?? null) : null })
    },
  }
}
