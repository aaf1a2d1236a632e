import { positionPermission } from '@sureda/remote/device'
import { markWalk, rememberArrival } from '@sureda/remote/features/walks'
import { queryClient } from '@sureda/remote/query'
import { onSignOut } from '@sureda/remote/session'
import { holdUpdate } from '@sureda/remote/shell'
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
import { holdAlone } from './one-tab.ts'
import { newRecording, paused, type Recording } from './recording.ts'
import { finishCurrent, keepCurrent, readCurrent, removeRecording } from './recording-store.ts'
import { type Followed, nextProgress, progressOf, type RouteProgress } from './route-progress.ts'
import { keepScreenOn } from './wake-lock.ts'

export interface Tracking {
  phase: 'off' | 'on' | 'paused'
  recording: Recording | null
  points: readonly TrackPoint[]
  /** Where the phone is now, also where that is too vague for the track. */
  fix: Fix | null
  fault: TrackingFault | null
  progress: RouteProgress | null
  /** What comes next on a walked line. */
  next: NextStop | null
  /** False while the phone has no space: the walk is in memory only. */
  isKept: boolean
  /** A reload broke it off and it could not go on by itself: it waits for a tap. */
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
  isKept: true,
  isWaiting: false,
  isElsewhere: false,
}
/** A walk left alone for longer was forgotten: it waits for a tap instead of going on by itself. */
const FORGOTTEN_MS = 6 * 60 * 60 * 1000
/** The rest of the app hears of the position this often. */
const TELL_MS = 10_000

/** Milliseconds of shaking, rest, shaking: three long ones mean a wrong turn, one short one a good end. */
const OFF_ROUTE_PATTERN = [400, 150, 400, 150, 400]
const ARRIVAL_PATTERN = [150]

/**
 * The walk that is being recorded. It belongs to no screen: it goes on while a person reads about a chapel on another one. Only the functions
 * below change it.
 */
export const useTracking = create<Tracking>(() => OFF)
const { getState, setState } = useTracking

let route: Followed | null = null
let release: (() => void) | null = null
let stopWatching: (() => void) | null = null
let restoring: Promise<void> | undefined
let isAfterPause = false
let doubt: Doubt | null = null
/** How many points storage has, and the write that is under way. */
let keptCount = 0
let writing: Promise<void> = Promise.resolve()

/** Continues the walk that a reload or a crash interrupted. Once per page; later calls answer the same promise. */
export function restoreTracking(): Promise<void> {
  restoring ??= restore()
  return restoring
}

async function restore(): Promise<void> {
  // what cannot be read may still be there
  const stored = await readCurrent().catch(() => undefined)
  if (stored === null) markWalk(false)
  if (!stored || getState().phase !== 'off') return
  release = await holdAlone()
  if (!release) {
    // the other tab may be closed with its walk unfinished: the next start looks again
    restoring = undefined
    return setState({ isElsewhere: true })
  }
  const { recording, points } = stored
  markWalk(true)
  keptCount = points.length
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

/** Begins a walk, on a route or without one. Call it after a tap: the browser may ask. */
export async function startTracking(on: { id: string; title: string } | null): Promise<void> {
  await restoreTracking()
  if (getState().phase !== 'off') return
  release ??= await holdAlone()
  if (!release) return setState({ isElsewhere: true })
  keptCount = 0
  markWalk(true)
  setState({ ...OFF, recording: newRecording(on, Date.now()) })
  run()
}

/** Also the way out of a fault: the watch is begun anew. */
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

/** Ends the walk and keeps it among the finished ones; one without a way is not worth a place. False when the phone has no space for it. */
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
  if (!getState().isKept) return false
  try {
    await finishCurrent(recording)
  } catch {
    setState({ isKept: false })
    return false
  }
  end()
  return true
}

/** Forgets the walk for good. The screen asks first. */
export async function discardTracking(): Promise<void> {
  const { recording } = getState()
  stop()
  await writing
  if (recording) await removeRecording(recording.id, true).catch(() => {})
  end()
}

/** Says which line the walk is measured against from here; null: none. */
export function followRoute(next: Followed | null): void {
  if (next?.id === route?.id) return
  route = next
  const { points, fix } = getState()
  const progress = next && progressOf(points, next)
  setState(measured(next && fix ? nextProgress(progress, fix, next) : progress))
}

/** The running walk goes along another route from here. Its line follows as soon as it is there. */
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
  // no new version is offered to a person who walks
  const letGo = holdUpdate()
  let stopFixes = () => {}
  stopWatching = () => {
    stopFixes()
    sleepAgain()
    letGo()
  }
  // a browser without position says so at once, and is then stopped before it has begun
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
  markWalk(false)
  keptCount = 0
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
  // also on another screen, and in a pocket
  if (next?.offRoute.isOff && !progress?.offRoute.isOff) navigator.vibrate?.(OFF_ROUTE_PATTERN)
  if (route && next?.hasArrived && !progress?.hasArrived) {
    navigator.vibrate?.(ARRIVAL_PATTERN)
    rememberArrival(route.id, fix)
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
    // what was walked stays; a walk that never began leaves nothing
    if (getState().points.length > 0) pauseTracking()
    else void discardTracking().then(() => setState({ fault }))
  }
  setState({ fault })
}

let toldAt = 0
/** Lists sort by the same position, and it stays in memory there too. */
function tellOthers({ latitude, longitude, accuracy, at }: Fix): void {
  if (Math.abs(at - toldAt) < TELL_MS) return
  toldAt = at
  queryClient.setQueryData(['position'], { latitude, longitude, accuracy })
}

/** Writes what storage does not have yet, one write after the other. A full phone changes nothing in memory; the next step tries again. */
export function keep(): void {
  writing = writing.then(async () => {
    const { recording, points } = getState()
    if (!recording) return
    try {
      await keepCurrent(recording, points, keptCount)
      keptCount = points.length
      setState({ isKept: true })
    } catch {
      setState({ isKept: false })
    }
  })
}

// the walk is of the person who has just left: it must not be written on
onSignOut(discardTracking)
