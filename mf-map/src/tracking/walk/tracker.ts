import { positionPermission } from '@sureda/remote/device'
import { saveArrival, setWalkBegun } from '@sureda/remote/features/walks'
import { queryClient } from '@sureda/remote/query'
import { onSignOut } from '@sureda/remote/session'
import { postponeUpdate } from '@sureda/remote/shell'
import { create } from 'zustand'
import {
  type Doubt,
  type Fix,
  metresBetween,
  nextStep,
  type TrackPoint,
} from '../../shared/geo/track-filter.ts'
import { type TrackingFault, watchFixes } from '../../shared/position-watch.ts'
import { type NextStop, nextStop } from './next-stop.ts'
import { newRecording, paused, type Recording } from './recording.ts'
import { lockRecording } from './recording-lock.ts'
import { finishCurrent, readCurrent, removeRecording, saveCurrent } from './recording-store.ts'
import { type Followed, nextProgress, progressOf, type RouteProgress } from './route-progress.ts'
import { keepScreenOn } from './wake-lock.ts'

export interface Tracking {
  phase: 'off' | 'on' | 'paused'
  recording: Recording | null
  points: readonly TrackPoint[]
  /** The current position, also where it is too inexact for the track. */
  fix: Fix | null
  fault: TrackingFault | null
  progress: RouteProgress | null
  /** The next stop of a measured route. */
  next: NextStop | null
  /** False while storage is full: the walk is in memory only. */
  isSaved: boolean
  /** The walk was interrupted by a reload and waits for a tap. */
  isWaiting: boolean
  /** Another tab is recording. */
  isElsewhere: boolean
}

const OFF: Tracking = {
  phase: 'off',
  recording: null,
  points: [],
  fix: null,
  fault: null,
  progress: null,
  next: null,
  isSaved: true,
  isWaiting: false,
  isElsewhere: false,
}
/** A walk interrupted for longer waits for a tap instead of going on by itself. */
const FORGOTTEN_MS = 6 * 60 * 60 * 1000
/** How often other screens get the position. */
const TELL_MS = 10_000

/** Milliseconds of vibration and rest: three long ones mean off the route, one short one the end. */
const OFF_ROUTE_PATTERN = [400, 150, 400, 150, 400]
const ARRIVAL_PATTERN = [150]

/** The recorded walk. It belongs to no screen, so that it goes on while other screens are open. Only the functions below change it. */
export const useTracking = create<Tracking>(() => OFF)
const { getState, setState } = useTracking

let route: Followed | null = null
let release: (() => void) | null = null
let stopWatching: (() => void) | null = null
let restoring: Promise<void> | undefined
let isAfterPause = false
let doubt: Doubt | null = null
/** How many points are stored, and the current write. */
let storedCount = 0
let writing: Promise<void> = Promise.resolve()

/** Continues the walk that a reload or a crash interrupted. Later calls return the same promise. */
export function restoreTracking(): Promise<void> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<void> {
  // undefined where storage cannot be read: the walk may still be there
  const stored = await readCurrent().catch(() => undefined)
  if (stored === null) setWalkBegun(false)
  if (!stored || getState().phase !== 'off') return
  release = await lockRecording()
  if (!release) {
    // the other tab may be closed with its walk unfinished, so the next start tries again
    restoring = undefined
    return setState({ isElsewhere: true })
  }
  const { recording, points } = stored
  setWalkBegun(true)
  storedCount = points.length
  const wasRunning = recording.activeSince !== null
  const isForgotten = Date.now() - recording.lastAt >= FORGOTTEN_MS
  setState({
    ...OFF,
    phase: 'paused',
    recording: wasRunning ? paused(recording, recording.lastAt) : recording,
    points,
    ...measured(route && progressOf(points, route)),
  })
  if (!wasRunning) return
  if (!isForgotten && (await positionPermission()) === 'granted') run()
  else setState({ isWaiting: true })
}

/** Starts a walk, with or without a route. Call it after a tap, because the browser may ask. */
export async function startTracking(on: { id: string; title: string } | null): Promise<void> {
  await restoreTracking()
  if (getState().phase !== 'off') return
  release ??= await lockRecording()
  if (!release) return setState({ isElsewhere: true })
  storedCount = 0
  setWalkBegun(true)
  setState({ ...OFF, recording: newRecording(on, Date.now()) })
  run()
}

/** Continues a paused walk, or starts the watch again after a fault. */
export function resumeTracking(): void {
  if (getState().recording) run()
}

export function pauseTracking(): void {
  const { recording } = getState()
  stop()
  if (!recording) return
  isAfterPause = true
  setState({ phase: 'paused', recording: paused(recording, Date.now()), fault: null, isWaiting: false })
  keep()
}

/** Ends the walk and stores it among the finished ones; one with fewer than two points is deleted. False when storage is full. */
export async function finishTracking(): Promise<boolean> {
  if (getState().phase === 'on') pauseTracking()
  const { recording, points } = getState()
  if (!recording) return true
  if (points.length < 2) {
    await discardTracking()
    return true
  }
  keep()
  await writing
  if (!getState().isSaved) return false
  try {
    await finishCurrent(recording)
  } catch {
    setState({ isSaved: false })
    return false
  }
  end()
  return true
}

/** Deletes the walk; the screen asks first. */
export async function discardTracking(): Promise<void> {
  const { recording } = getState()
  stop()
  await writing
  if (recording) await removeRecording(recording.id, true).catch(() => {})
  end()
}

/** Sets the route that the walk is measured against; null for none. */
export function followRoute(next: Followed | null): void {
  if (next?.id === route?.id) return
  route = next
  const { points, fix } = getState()
  const progress = next && progressOf(points, next)
  setState(measured(next && fix ? nextProgress(progress, fix, next) : progress))
}

/** Makes the walk follow another route from here. `followRoute` sets its line once loaded. */
export function changeRoute({ id, title }: { id: string; title: string }): void {
  const { recording } = getState()
  if (!recording || recording.routeId === id) return
  if (route?.id !== id) followRoute(null)
  setState({ recording: { ...recording, routeId: id, title } })
  keep()
}

function run(): void {
  const { recording } = getState()
  if (!recording) return
  stop()
  setState({
    phase: 'on',
    fault: null,
    isWaiting: false,
    recording: { ...recording, activeSince: recording.activeSince ?? Date.now() },
  })
  keep()
  const sleepAgain = keepScreenOn()
  // no update is offered while a person walks
  const releaseUpdate = postponeUpdate()
  let stopFixes = () => {}
  stopWatching = () => {
    stopFixes()
    sleepAgain()
    releaseUpdate()
  }
  // a browser without geolocation calls `onFault` at once, while `stopFixes` is still empty
  stopFixes = watchFixes(onFix, onFault)
}

const measured = (progress: RouteProgress | null): Pick<Tracking, 'progress' | 'next'> => ({
  progress,
  next: route && progress && nextStop(route, progress),
})

function stop(): void {
  stopWatching?.()
  stopWatching = null
}

function end(): void {
  stop()
  release?.()
  release = null
  route = null
  setWalkBegun(false)
  storedCount = 0
  isAfterPause = false
  doubt = null
  setState(OFF)
}

function onFix(fix: Fix): void {
  const { points, recording, progress } = getState()
  const last = points.at(-1)
  const { point, doubt: stillDoubted } = nextStep(fix, last, doubt, isAfterPause)
  doubt = stillDoubted
  const next = route && nextProgress(progress, fix, route)
  // also on other screens, and in a pocket
  if (next?.offRoute.isOff && !progress?.offRoute.isOff) navigator.vibrate?.(OFF_ROUTE_PATTERN)
  if (route && next?.hasArrived && !progress?.hasArrived) {
    navigator.vibrate?.(ARRIVAL_PATTERN)
    saveArrival(route.id, fix)
  }
  setState({ fix, fault: null, ...measured(next) })
  tellOthers(fix)
  if (!point || !recording) return
  isAfterPause = false
  const step = last && !point.startsPart ? metresBetween(last, point) : 0
  setState({
    points: [...points, point],
    recording: { ...recording, metres: recording.metres + step, lastAt: point.at },
  })
  keep()
}

function onFault(fault: TrackingFault): void {
  const isFinal = fault === 'denied' || fault === 'unsupported'
  if (isFinal) {
    // a walk with points is paused, one without is deleted
    if (getState().points.length > 0) pauseTracking()
    else void discardTracking().then(() => setState({ fault }))
  }
  setState({ fault })
}

let toldAt = 0
/** Lists of other remotes sort by this position, which stays in memory there, too. */
function tellOthers({ latitude, longitude, accuracy, at }: Fix): void {
  if (Math.abs(at - toldAt) < TELL_MS) return
  toldAt = at
  queryClient.setQueryData(['position'], { latitude, longitude, accuracy })
}

/** Stores what is not stored yet, one write after the other. When storage is full, the next step tries again. */
export function keep(): void {
  writing = writing.then(async () => {
    const { recording, points } = getState()
    if (!recording) return
    try {
      await saveCurrent(recording, points, storedCount)
      storedCount = points.length
      setState({ isSaved: true })
    } catch {
      setState({ isSaved: false })
    }
  })
}

// the walk belongs to the person who signs out
onSignOut(discardTracking)
