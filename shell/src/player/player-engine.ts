/** One audio element for the whole visit, outside every screen. The element is the source of truth; `usePlayerState` mirrors it. */
import {
  CLOSED,
  type Player,
  type PlayerState,
  playbackPosition,
  SKIP_S,
  savePlaybackPosition,
  usePlayerState,
} from '@sureda/remote/features/player'
import { useSession } from '@sureda/remote/session'
import { endMediaSession, reportPosition, startMediaSession } from '@sureda/ui/media'

/** How often the position is stored, to spare battery and disk. */
const SAVE_EVERY_S = 5

const say = (change: Partial<PlayerState>) => usePlayerState.setState(change)
const current = () => usePlayerState.getState().recording

/** Connects the element with the state for screens and with the lock screen. Called once, with an element unlocked by a tap. */
export function startEngine(audio: HTMLAudioElement): Player {
  audio.preload = 'auto'
  wire(audio)
  const seek = (to: number) => {
    const end = audio.duration || usePlayerState.getState().duration
    audio.currentTime = Math.min(end || 0, Math.max(0, to))
    say({ time: audio.currentTime })
  }
  return {
    listen: (recording) => {
      const { recording: open, status, rate } = usePlayerState.getState()
      if (open?.id !== recording.id || open.src !== recording.src || status === 'failed') {
        keep(audio)
        audio.src = recording.src
        audio.currentTime = playbackPosition(recording.id)
        audio.defaultPlaybackRate = rate
        audio.playbackRate = rate
        say({ ...CLOSED, recording, rate, time: playbackPosition(recording.id) })
      }
      say({ status: 'waiting', fault: null })
      audio.play().catch((error: unknown) => onRefused(audio, error))
    },
    pause: () => audio.pause(),
    seek,
    skip: (by) => seek(audio.currentTime + by),
    setRate: (rate) => {
      audio.defaultPlaybackRate = rate
      audio.playbackRate = rate
      say({ rate })
    },
    close: () => {
      keep(audio)
      audio.pause()
      say({ ...CLOSED, rate: usePlayerState.getState().rate })
      audio.removeAttribute('src')
      audio.load()
      endMediaSession(audio)
    },
  }
}

function wire(audio: HTMLAudioElement): void {
  let savedAt = 0
  const on = <K extends keyof HTMLMediaElementEventMap>(name: K, act: () => void) =>
    audio.addEventListener(name, () => {
      if (current()) act()
    })
  on('play', () => {
    const recording = current()
    if (!recording) return
    const { title, picture } = recording
    startMediaSession(
      audio,
      { title, artist: useSession.getState().tenant?.name, artwork: picture },
      { back: SKIP_S, ahead: SKIP_S },
    )
  })
  on('playing', () => say({ status: 'playing', fault: null }))
  on('waiting', () => say({ status: 'waiting' }))
  on('pause', () => {
    keep(audio)
    if (usePlayerState.getState().status !== 'failed') say({ status: 'paused' })
  })
  on('ended', () => {
    const recording = current()
    if (recording) savePlaybackPosition(recording.id, null)
    say({ status: 'paused', time: audio.duration })
  })
  on('error', () => fail(audio))
  on('durationchange', () => {
    if (Number.isFinite(audio.duration)) say({ duration: audio.duration })
  })
  on('timeupdate', () => {
    say({ time: audio.currentTime })
    reportPosition(audio)
    if (Math.abs(audio.currentTime - savedAt) < SAVE_EVERY_S) return
    savedAt = audio.currentTime
    keep(audio)
  })
  // a phone may end a background page without notice
  document.addEventListener('visibilitychange', () => keep(audio))
}

/** The first seconds and the end are no positions to resume from. */
function keep(audio: HTMLAudioElement): void {
  const recording = current()
  if (!recording || audio.ended || audio.currentTime < SAVE_EVERY_S) return
  savePlaybackPosition(recording.id, audio.currentTime)
}

function fail(audio: HTMLAudioElement): void {
  const isAway = !navigator.onLine || audio.error?.code === MediaError.MEDIA_ERR_NETWORK
  say({ status: 'failed', fault: isAway ? 'offline' : 'missing' })
}

/** Interrupted by a pause or the next recording: no fault. Blocked without a tap: waits for one. */
function onRefused(audio: HTMLAudioElement, error: unknown): void {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'AbortError' || usePlayerState.getState().status === 'failed') return
  if (name === 'NotSupportedError') fail(audio)
  else say({ status: 'paused' })
}
