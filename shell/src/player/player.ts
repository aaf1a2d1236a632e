/** The player before anything was played: a few lines. The engine loads with the first tap. */
import type { Player, Recording } from '@sureda/remote/features/player'
import { addToast } from '@sureda/ui/core'
import i18next from 'i18next'

let engine: Player | undefined

/** Only the first play loads code; before it the other actions have nothing to act on. */
export const player: Player = {
  listen: (recording) => {
    if (engine) engine.listen(recording)
    else void begin(recording)
  },
  pause: () => engine?.pause(),
  seek: (seconds) => engine?.seek(seconds),
  skip: (seconds) => engine?.skip(seconds),
  setRate: (rate) => engine?.setRate(rate),
  close: () => engine?.close(),
}

async function begin(recording: Recording): Promise<void> {
  const audio = new Audio()
  // phones allow later playback only if the element was touched during the tap
  audio.load()
  try {
    const { startEngine } = await import('./player-engine.ts')
    engine ??= startEngine(audio)
    engine.listen(recording)
  } catch {
    addToast({ kind: 'error', text: i18next.t('shell:player.notLoaded') })
  }
}
