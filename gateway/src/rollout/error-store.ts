import type { RemoteName } from '@sureda/contract/remote/registry'

/** An error as phones report it, without anything of a person. */
export interface ReportedError {
  phase: string
  message: string
  /** Positions in files of the release, from the place of the error outwards: `js/1.js:1:234`. */
  frames: string[]
}

export interface ErrorStore {
  /** Counts an error; new ones only up to twenty of a release. */
  add(remote: RemoteName, version: string, error: ReportedError): Promise<void>
  /** The most frequent first. */
  list(remote: RemoteName, version: string): Promise<(ReportedError & { count: number; lastAt: string })[]>
}

/** For tests and the development server: stores none. */
export const noErrors: ErrorStore = { add: async () => {}, list: async () => [] }
