/** Why a pack could not be saved; the card has a sentence for each. */
import { FileGone, ServerBusy } from '../app/store-file.ts'
import { NoSpace } from './storage-space.ts'

/**
 * `network`: the server is unreachable. `busy`: it cannot provide everything now. `full`: no space on the phone.
 * `gone`: the server no longer offers it. `failed`: anything else, such as a browser without storage.
 */
export type PackFault = 'network' | 'busy' | 'full' | 'failed' | 'gone'

/** The server does not know the pack: its route or tour was withdrawn. */
export class PackGone extends Error {
  override readonly name = 'PackGone'
}

export function faultOf(error: unknown): PackFault {
  if (error instanceof NoSpace || (error instanceof Error && error.name === 'QuotaExceededError'))
    return 'full'
  if (error instanceof PackGone) return 'gone'
  // a file of an existing pack: its list will be replaced soon
  if (error instanceof ServerBusy || error instanceof FileGone) return 'busy'
  return error instanceof TypeError ? 'network' : 'failed'
}
