import { useListening } from '@sureda/remote/listening'
import { lazy, Suspense, useEffect } from 'react'
import { player } from './player.ts'

const ListeningBar = lazy(async () => ({ default: (await import('./listening-bar.tsx')).ListeningBar }))

/** Where the player stands while something is listened to. Screens without the frame (signing in) have none: the voice waits there. */
export function PlayerPlace() {
  const isOpen = useListening((state) => state.recording !== null)
  useEffect(() => () => player.pause(), [])
  return <Suspense>{isOpen && <ListeningBar />}</Suspense>
}
