import { type Position, positionPermission } from '@sureda/remote/device'
import { usePosition } from '../shared/use-position.ts'
import type { OpenSheet } from './sheets/map-sheets.tsx'

/** The way to one's own position, after a tap: a sheet says what for where the browser has yet to ask. */
export function useLocate(setSheet: (sheet: OpenSheet) => void, onHere?: (here: Position) => void) {
  const { ask, ...known } = usePosition()
  const locate = async () => {
    setSheet(null)
    const here = await ask()
    if (here) onHere?.(here)
  }
  const wantPosition = async () => {
    if ((await positionPermission()) === 'prompt') setSheet({ name: 'position' })
    else await locate()
  }
  return { ...known, locate, wantPosition }
}
