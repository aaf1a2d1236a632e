import { plausibleHeight } from '@sureda/remote/device'
import { deviceStore } from '@sureda/remote/offline'
import { queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'
import { delMany, entries, get, keys, setMany } from 'idb-keyval'
import type { TrackPoint } from '../../shared/geo/track-filter.ts'
import type { Recording } from './recording.ts'

/**
 * Walks in IndexedDB. Points are stored in chunks: each step writes the last chunk and the recording in one transaction, so that a crash loses neither, and
 * the thousandth step costs as much as the first.
 */
const CHUNK = 100
const CURRENT = 'current'
const RECORDINGS_KEY = ['recordings']

type Row = [
  at: number,
  latitude: number,
  longitude: number,
  elevation: number | null,
  accuracy: number,
  startsPart: 0 | 1,
]

const store = deviceStore('sureda-tracks', 'tracks')
const chunkKey = (id: string, index: number) => `points:${id}:${String(index).padStart(5, '0')}`
const doneKey = (id: string) => `done:${id}`

/** The walk that was not finished when the page closed. @throws where the browser refuses IndexedDB */
export async function readCurrent(): Promise<{ recording: Recording; points: TrackPoint[] } | null> {
  const recording = await get<Recording>(CURRENT, store)
  return recording ? { recording, points: await readPoints(recording.id) } : null
}

export async function readPoints(id: string): Promise<TrackPoint[]> {
  const stored = await entries<string, Row[]>(store)
  return stored
    .filter(([key]) => key.startsWith(`points:${id}:`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => rows.map(pointOf))
}

/** Stores the running walk with all points from `from` on. @throws when storage is full or refused; then nothing is stored */
export async function saveCurrent(
  recording: Recording,
  points: readonly TrackPoint[],
  from: number,
): Promise<void> {
  const chunks: [string, Row[]][] = []
  for (let index = Math.floor(from / CHUNK); index * CHUNK < points.length; index++)
    chunks.push([chunkKey(recording.id, index), points.slice(index * CHUNK, (index + 1) * CHUNK).map(rowOf)])
  await setMany([[CURRENT, recording], ...chunks], store)
}

/** Makes the running walk a finished one. @throws like `saveCurrent` */
export async function finishCurrent(recording: Recording): Promise<void> {
  await setMany([[doneKey(recording.id), recording]], store)
  await delMany([CURRENT], store)
  await queryClient.invalidateQueries({ queryKey: RECORDINGS_KEY })
}

/** Deletes a walk, running or finished, with all its points. @throws where the browser refuses IndexedDB */
export async function removeRecording(id: string, isCurrent: boolean): Promise<void> {
  const own = (await keys<string>(store)).filter((key) => key.startsWith(`points:${id}:`))
  await delMany([...own, isCurrent ? CURRENT : doneKey(id)], store)
  await queryClient.invalidateQueries({ queryKey: RECORDINGS_KEY })
}

/** Finished walks, newest first; none where the browser stores nothing. */
export const recordings = () =>
  queryOptions({
    queryKey: RECORDINGS_KEY,
    queryFn: async (): Promise<Recording[]> => {
      const stored = await entries<string, Recording>(store).catch(() => [])
      return stored
        .filter(([key]) => key.startsWith('done:'))
        .map(([, recording]) => recording)
        .sort((a, b) => b.startedAt - a.startedAt)
    },
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

const rowOf = (point: TrackPoint): Row => [
  point.at,
  point.latitude,
  point.longitude,
  point.elevation,
  point.accuracy,
  point.startsPart ? 1 : 0,
]

const pointOf = ([at, latitude, longitude, elevation, accuracy, startsPart]: Row): TrackPoint => ({
  at,
  latitude,
  longitude,
  // older releases stored heights unchecked
  elevation: plausibleHeight(elevation),
  accuracy,
  startsPart: startsPart === 1,
})
