export interface MediaTexts {
  title: string
  /** Speaker or owner, shown on the lock screen. */
  artist?: string
  /** Address of a square picture for the lock screen. */
  artwork?: string
}

let current: HTMLMediaElement | undefined

const ACTIONS = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const

/** One recording at a time: stops the previous one and takes over the media keys of headset and lock screen. */
export function startMediaSession(
  media: HTMLMediaElement,
  words: MediaTexts,
  steps: { back: number; ahead: number },
) {
  if (current !== media) current?.pause()
  current = media
  const session = navigator.mediaSession
  if (!session || typeof MediaMetadata === 'undefined') return
  const { title, artist = '', artwork } = words
  session.metadata = new MediaMetadata({ title, artist, artwork: artwork ? [{ src: artwork }] : [] })
  const seek = (to: number) => {
    media.currentTime = Math.min(media.duration || 0, Math.max(0, to))
  }
  const handlers: Record<(typeof ACTIONS)[number], MediaSessionActionHandler> = {
    play: () => void media.play(),
    pause: () => media.pause(),
    seekbackward: (event) => seek(media.currentTime - (event.seekOffset ?? steps.back)),
    seekforward: (event) => seek(media.currentTime + (event.seekOffset ?? steps.ahead)),
    seekto: (event) => seek(event.seekTime ?? media.currentTime),
  }
  for (const action of ACTIONS) setHandler(action, handlers[action])
}

/** Updates the lock screen's progress bar. */
export function reportPosition(media: HTMLMediaElement) {
  if (current !== media || !Number.isFinite(media.duration)) return
  navigator.mediaSession?.setPositionState?.({
    duration: media.duration,
    playbackRate: media.playbackRate,
    position: Math.min(media.currentTime, media.duration),
  })
}

/** Called when the player leaves the page. */
export function endMediaSession(media: HTMLMediaElement) {
  if (current !== media) return
  current = undefined
  const session = navigator.mediaSession
  if (!session) return
  session.metadata = null
  for (const action of ACTIONS) setHandler(action, null)
}

/** Browsers throw for actions they do not know; that is harmless. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // the page's own buttons remain
  }
}
