import type { SheetHeight } from '@sureda/ui/overlays'

/** Share of the window that a sheet covers, as in `use-sheet-heights.ts` of shared/ui. */
const SHARE: Record<SheetHeight, number> = { peek: 0.24, half: 0.56, full: 0.94 }

/** Pixels of the map that a sheet of this height covers. */
export const coveredBySheet = (height: SheetHeight): number => SHARE[height] * window.innerHeight
