import { usePlayerState } from '@sureda/remote/features/player'
import { useEffect } from 'react'
import { LazyOverlay } from '../layout/lazy-overlay.tsx'
import { player } from './player.ts'

const loadBar = async () => (await import('./listening-bar.tsx')).ListeningBar

/** Place of the player while a recording is open. Screens without the frame (sign-in) have none: playback pauses there. */
export function PlayerRegion() {
  const isOpen = usePlayerState((state) => state.recording !== null)
  useEffect(() => () => player.pause(), [])
  // without its bar a recording could not be stopped, so it is closed
  return <LazyOverlay load={loadBar} isOpen={isOpen} onClose={player.close} lostText="player.notLoaded" />
}
