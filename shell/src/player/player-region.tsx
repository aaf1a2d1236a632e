import { useListening } from '@sureda/remote/features/player'
import { useEffect } from 'react'
import { LazyOverlay } from '../layout/lazy-overlay.tsx'
import { player } from './player.ts'

const loadBar = async () => (await import('./listening-bar.tsx')).ListeningBar

/** Where the player is while something is listened to. Screens without the frame (signing in) have none: playing pauses there. */
export function PlayerRegion() {
  const isOpen = useListening((state) => state.recording !== null)
  useEffect(() => () => player.pause(), [])
  // a recording that could not be stopped must not go on
  return <LazyOverlay load={loadBar} isOpen={isOpen} onClose={player.close} lostText="player.notLoaded" />
}
