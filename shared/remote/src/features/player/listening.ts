import { create } from 'zustand'
import { readStored, writeStored } from '../../device/storage.ts'

/** Something spoken that goes on while its listener walks through other screens. */
export interface Recording {
  /** Its name for good, e.g. `story:st-foc`: the place where one stopped is stored under it. */
  id: string
  /** Full address of the sound. */
  src: string
  title: string
  /** Path of the screen that shows its text. */
  href: string
  /** Full address of a picture for the player and the lock screen. */
  picture?: string | undefined
}

export interface Listening {
  /** What is in the player; null while it is closed. */
  recording: Recording | null
  status: 'waiting' | 'playing' | 'paused' | 'failed'
  /** Why nothing can be heard: no network, or a file that is gone or no sound. */
  fault: 'offline' | 'missing' | null
  /** Seconds. */
  time: number
  /** Seconds; 0 until known. */
  duration: number
  rate: number
}

export const CLOSED: Listening = {
  recording: null,
  status: 'paused',
  fault: null,
  time: 0,
  duration: 0,
  rate: 1,
}

/** What the shell's one audio element does. Only the shell's player writes it; screens read, and act by `shell().player`. */
export const useListening = create<Listening>(() => CLOSED)

/** What a screen may ask of the player. */
export interface Player {
  /** Plays, from where this recording was left. To be called in a tap: browsers play nothing by themselves. */
  listen: (recording: Recording) => void
  pause: () => void
  /** @param seconds from the start */
  seek: (seconds: number) => void
  /** @param seconds from here, negative for back */
  skip: (seconds: number) => void
  /** @param rate 1 is as it was spoken */
  setRate: (rate: number) => void
  /** Silence, and the player leaves the screen. */
  close: () => void
}

/** Seconds that one step back or ahead moves: a sentence or two. */
export const SKIP_S = 15

const KEY = 'listened'
const MAX_PLACES = 40

/** Where a recording was left, in seconds; 0 when it was never begun or was heard to its end. */
export const placeIn = (id: string): number => storedPlaces()[id] ?? 0

/** Keeps the place in a recording on this phone; null forgets it. The oldest of forty gives way. */
export function keepPlace(id: string, seconds: number | null): void {
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
