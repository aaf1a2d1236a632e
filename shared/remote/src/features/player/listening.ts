import { create } from 'zustand'
import { readStored, writeStored } from '../../device/storage.ts'

/** A recording that keeps playing while its listener opens other screens. */
export interface Recording {
  /** A stable name, e.g. `story:st-foc`: the position is stored under it. */
  id: string
  /** Absolute address of the audio file. */
  src: string
  title: string
  /** Path of the screen that shows its text. */
  href: string
  /** Absolute address of a picture for the player and the lock screen. */
  picture?: string | undefined
}

export interface PlayerState {
  /** The current recording; null while the player is closed. */
  recording: Recording | null
  status: 'waiting' | 'playing' | 'paused' | 'failed'
  /** Why nothing plays: no network, or the file is missing or no audio. */
  fault: 'offline' | 'missing' | null
  /** Seconds. */
  time: number
  /** Seconds; 0 until known. */
  duration: number
  rate: number
}

export const CLOSED: PlayerState = {
  recording: null,
  status: 'paused',
  fault: null,
  time: 0,
  duration: 0,
  rate: 1,
}

/**
 * State of the shell's single audio element. Only the shell's player writes it; screens read it, and act through
 * `shell().player`.
 */
export const usePlayerState = create<PlayerState>(() => CLOSED)

/** Actions that screens may call on the player. */
export interface Player {
  /** Plays from the stored position. Call it in a tap: browsers block autoplay. */
  listen: (recording: Recording) => void
  pause: () => void
  /** @param seconds from the start */
  seek: (seconds: number) => void
  /** @param seconds relative to the current position, negative for back */
  skip: (seconds: number) => void
  /** @param rate 1 is normal speed */
  setRate: (rate: number) => void
  /** Stops and hides the player. */
  close: () => void
}

/** Seconds of one skip: a sentence or two. */
export const SKIP_S = 15

const KEY = 'listened'
const MAX_PLACES = 40

/** Stored position of a recording in seconds; 0 if it was never begun or has been played to the end. */
export const playbackPosition = (id: string): number => storedPlaces()[id] ?? 0

/** Stores the position in a recording on this phone; null removes it. The oldest of forty is dropped. */
export function savePlaybackPosition(id: string, seconds: number | null): void {
  const { [id]: _, ...others } = storedPlaces()
  const places = seconds === null ? others : { ...others, [id]: Math.floor(seconds) }
  writeStored(KEY, JSON.stringify(Object.fromEntries(Object.entries(places).slice(-MAX_PLACES))))
}

function storedPlaces(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '{}')
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1]) && entry[1] > 0),
    )
  } catch {
    return {}
  }
}
