/** Why a pack could not be saved, in the words the card has a sentence for. */
import { FileGone, ServerBusy } from '../app/keep-file.ts'
import { NoSpace } from './storage-space.ts'

/**
 * `network`: no way to the server. `busy`: the server cannot give all of it now. `full`: no space left on the phone. `gone`: the server does not
 * offer it any more. `failed`: anything else, as a browser that keeps nothing.
 */
export type PackFault = 'network' | 'busy' | 'full' | 'failed' | 'gone'

/** The server knows no such pack: its route or tour was withdrawn. */
export class PackGone extends Error {
  override readonly name = 'PackGone'
}

export function faultOf(error: unknown): PackFault {
  if (error instanceof NoSpace || (error instanceof Error && error.name === 'QuotaExceededError'))
    return 'full'
  if (error instanceof PackGone) return 'gone'
  // a file of a pack that exists: the list will not name it for long
  if (error instanceof ServerBusy || error instanceof FileGone) return 'busy'
  return error instanceof TypeError ? 'network' : 'failed'
}
