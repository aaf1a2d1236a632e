import { type RefObject, useEffect, useState } from 'react'
import { endMediaSession, type MediaTexts, reportPosition, startMediaSession } from './media-session.ts'

/** Seconds of one skip: a sentence or two. */
export const STEPS = { back: 15, ahead: 15 }

export interface MediaState {
  isPlaying: boolean
  /** Play was requested, but nothing plays yet. */
  isWaiting: boolean
  hasFailed: boolean
  time: number
  /** 0 until known. */
  duration: number
  rate: number
}

const START: MediaState = {
  isPlaying: false,
  isWaiting: false,
  hasFailed: false,
  time: 0,
  duration: 0,
  rate: 1,
}

/** State and actions of a native audio or video element. The element is the source of truth. */
export function useMedia(
  element: RefObject<HTMLMediaElement | null>,
  words: MediaTexts,
  knownDuration = 0,
  onEnded?: () => void,
) {
  const [state, setState] = useState({ ...START, duration: knownDuration })
  const change = (more: Partial<MediaState>) => setState((before) => ({ ...before, ...more }))

  useEffect(() => {
    const media = element.current
    return () => {
      if (media) endMediaSession(media)
    }
  }, [element])

  const seek = (to: number) => {
    const media = element.current
    if (!media) return
    const time = Math.min(media.duration || knownDuration || 0, Math.max(0, to))
    media.currentTime = time
    change({ time })
  }

  return {
    state,
    seek,
    skip: (by: number) => seek((element.current?.currentTime ?? 0) + by),
    setRate: (rate: number) => {
      if (element.current) element.current.playbackRate = rate
      change({ rate })
    },
    toggle: () => {
      const media = element.current
      if (!media) return
      if (!media.paused) return media.pause()
      // After an error the element stays broken until it is told to load again.
      if (state.hasFailed) media.load()
      change({ isWaiting: true, hasFailed: false })
      // Rejected (no user gesture) or interrupted by a pause: the events below report the rest.
      media.play()?.catch((error: unknown) => {
        const isBroken = error instanceof DOMException && error.name === 'NotSupportedError'
        change({ isWaiting: false, isPlaying: false, ...(isBroken ? { hasFailed: true } : {}) })
      })
    },
    /** Spread on the element. */
    events: {
      onPlay: () => {
        if (element.current) startMediaSession(element.current, words, STEPS)
        change({ isPlaying: true })
      },
      onPlaying: () => change({ isPlaying: true, isWaiting: false, hasFailed: false }),
      onWaiting: () => change({ isWaiting: true }),
      onPause: () => change({ isPlaying: false, isWaiting: false }),
      onEnded: () => {
        change({ isPlaying: false, isWaiting: false })
        onEnded?.()
      },
      onError: () => change({ isPlaying: false, isWaiting: false, hasFailed: true }),
      onRateChange: () => change({ rate: element.current?.playbackRate ?? 1 }),
      onDurationChange: () => {
        const duration = element.current?.duration ?? 0
        if (Number.isFinite(duration) && duration > 0) change({ duration })
      },
      onTimeUpdate: () => {
        const media = element.current
        if (!media) return
        change({ time: media.currentTime })
        reportPosition(media)
      },
    },
  }
}

/** Keyboard shortcuts of a player; arrows, Space and Enter belong to the focused control. */
export function mediaKey(
  event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; target: EventTarget },
  acts: Record<string, (() => void) | undefined>,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const target = event.target as Element
  const isControl = target.closest('button, select, summary, a, input') !== null
  if (event.key === ' ' && isControl) return false
  if (target.closest('select')) return false
  const act = acts[event.key === ' ' ? 'k' : event.key.toLowerCase()]
  act?.()
  return act !== undefined
}
