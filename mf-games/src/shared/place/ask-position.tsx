import { lazy, Suspense } from 'react'
import type { PlayerPosition } from './use-position.ts'

const LocationSheet = lazy(() => import('./location-sheet.tsx'))

/** The explanation, fetched with the first tap for a position. */
export function AskPosition({ player }: { player: PlayerPosition }) {
  if (!player.isExplaining) return null
  return (
    <Suspense>
      <LocationSheet player={player} />
    </Suspense>
  )
}
