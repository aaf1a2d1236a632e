import type { RemoteEvent } from '@sureda/contract/remote/registry'

export type LoadPhase = RemoteEvent['phase']
export type LoadOutcome = Exclude<RemoteEvent['outcome'], 'ok' | 'recovered'>

/** Why a part failed to load. `phase` and `outcome` go to telemetry and select the text of the error card. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly phase: LoadPhase
  readonly outcome: LoadOutcome
  constructor(phase: LoadPhase, outcome: LoadOutcome, message: string) {
    super(message)
    this.phase = phase
    this.outcome = outcome
  }
}

/** The kill switch: nothing is broken, this part is switched off. */
export class RemoteDisabled extends Error {
  override readonly name = 'RemoteDisabled'
}

/** Converts anything thrown while loading into a failure with a phase. The federation runtime only has numbered messages. */
export function asLoadFailure(error: unknown, phase: LoadPhase = 'evaluate'): LoadFailure {
  if (error instanceof LoadFailure) return error
  const text = error instanceof Error ? error.message : String(error)
  if (/RUNTIME-0(06|12)|does not satisfy the requirement|no satisfying version/i.test(text))
    return new LoadFailure(phase, 'incompatible', text)
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return new LoadFailure('chunk', /timeout/i.test(text) ? 'timeout' : 'failed', text)
  return new LoadFailure(phase, 'failed', text)
}
