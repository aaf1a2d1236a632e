import type { SheetHeight } from '@sureda/ui/overlays'
import { useState } from 'react'
import type { MapItem } from '../shared/map-item.ts'
import type { MapAddress } from './map-address.ts'
import { useAddressChange } from './use-address-change.ts'

/** What is chosen on the map – one thing, which the address names, or several at one place – and how high its sheet is. */
export function useSelection(address: MapAddress, items: readonly MapItem[]) {
  const change = useAddressChange()
  const [together, setTogether] = useState<readonly MapItem[]>([])
  const [chosenHeight, setHeight] = useState<SheetHeight | null>(null)
  const selected = items.find(({ key }) => key === address.item) ?? null
  // names of several are there to be read, and a notice is read whole before the buttons that lead there
  const needsRoom = selected ? selected.notice !== null : together.length > 0
  return {
    selected,
    together,
    isOpen: selected !== null || together.length > 0,
    height: chosenHeight ?? (needsRoom ? 'half' : 'peek'),
    setHeight,
    select: (chosen: readonly MapItem[]) => {
      setTogether(chosen.length > 1 ? chosen : [])
      setHeight(null)
      change({ item: chosen.length === 1 ? (chosen[0]?.key ?? null) : null })
    },
  }
}
