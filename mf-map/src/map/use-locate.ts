import { type Position, positionPermission } from '@sureda/remote/device'
import { usePosition } from '../shared/use-position.ts'
import type { OpenSheet } from './sheets/map-sheets.tsx'

/** Finds the person's position after a tap. Where the browser has yet to ask, a sheet says first what the position is for. */
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
