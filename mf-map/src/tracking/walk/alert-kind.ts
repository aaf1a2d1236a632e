import type { Tracking } from './tracker.ts'

export type AlertKind = 'elsewhere' | 'fault' | 'arrived' | 'waiting' | 'off' | 'full'

/** The most important alert, if any: the first that applies. */
export function alertKind(
  state: Pick<
    Tracking,
    'phase' | 'recording' | 'fault' | 'progress' | 'isSaved' | 'isWaiting' | 'isElsewhere'
  >,
): AlertKind | null {
  const { phase, recording, fault, progress, isSaved, isWaiting, isElsewhere } = state
  if (isElsewhere) return 'elsewhere'
  if (fault) return 'fault'
  if (recording && progress?.hasArrived) return 'arrived'
  if (isWaiting) return 'waiting'
  if (phase === 'on' && progress?.offRoute.isOff) return 'off'
  if (recording && !isSaved) return 'full'
  return null
}
