import { lazySheet } from '@sureda/remote/ui'
import type { PlayerPosition } from './use-position.ts'

const LocationSheet = lazySheet(() => import('./location-sheet.tsx'))

/** The explanation; it loads with the first tap that needs a position. */
export function AskPosition({ player }: { player: PlayerPosition }) {
  if (!player.isExplaining) return null
  return <LocationSheet player={player} />
}
