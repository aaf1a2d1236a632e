import { useListening } from '@sureda/remote/features/player'
import { useEffect } from 'react'
import { LazyOverlay } from '../layout/lazy-overlay.tsx'
import { player } from './player.ts'

const loadBar = async () => (await import('./listening-bar.tsx')).ListeningBar

/** Where the player stands while something is listened to. Screens without the frame (signing in) have none: the voice waits there. */
export function PlayerRegion() {
  const isOpen = useListening((state) => state.recording !== null)
  useEffect(() => () => player.pause(), [])
  // a voice that nobody could stop must not go on
  return <LazyOverlay load={loadBar} isOpen={isOpen} onClose={player.close} lostText="player.notLoaded" />
}
