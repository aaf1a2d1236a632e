import { readStored, STORAGE_KEYS } from '@sureda/remote/device'
import { useBrowserValue } from '@sureda/ui/core'
import { useRef, useState } from 'react'

export type FilmState = 'waiting' | 'playing' | 'over' | 'failed'

/** Whether the film may autoplay: not with reduced motion or data saving, and not for people who have seen it. */
function mayBegin(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return (
    !connection?.saveData &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    readStored(STORAGE_KEYS.visited) !== 'true'
  )
}

/** State of the welcome film, and the handlers of its `<video>`. */
export function useFilm(captions: readonly string[]) {
  const begins = useRef<boolean>(undefined)
  // read once, because playing the film stores that the person was here
  const isBegun = useBrowserValue(() => (begins.current ??= mayBegin()), false)
  const [turned, setState] = useState<FilmState>()
  const state = turned ?? (isBegun ? 'playing' : 'waiting')
  const [attempt, setAttempt] = useState(0)
  const [caption, setCaption] = useState('')
  const video = useRef<HTMLVideoElement>(null)
  const ring = useRef<SVGCircleElement>(null)
  const end = () => {
    setState('over')
    setCaption('')
  }
  return {
    state,
    caption,
    attempt,
    video,
    ring,
    play: () => {
      // a new element, because the old one never retries a failed source
      setAttempt((count) => count + 1)
      setState('playing')
    },
    skip: () => {
      video.current?.pause()
      end()
    },
    handlers: {
      onEnded: end,
      onError: () => setState('failed'),
      onTimeUpdate: () => {
        const { currentTime = 0, duration = 0 } = video.current ?? {}
        const share = duration > 0 ? currentTime / duration : 0
        // bypasses React: the progress ring must not render the screen four times a second
        ring.current?.style.setProperty('--share', share.toFixed(3))
        setCaption(captions[Math.min(captions.length - 1, Math.floor(share * captions.length))] ?? '')
      },
    },
  }
}
