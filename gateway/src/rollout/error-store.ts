import type { RemoteName } from '@sureda/contract/remote/registry'

/** An error as phones report it, without personal data. */
export interface ReportedError {
  phase: string
  message: string
  /** Positions in files of the release, innermost frame first: `js/1.js:1:234`. */
  frames: string[]
}

export interface ErrorStore {
  /** Counts an error; of one release at most twenty different ones. */
  add(remote: RemoteName, version: string, error: ReportedError): Promise<void>
  /** Most frequent first. */
  list(remote: RemoteName, version: string): Promise<(ReportedError & { count: number; lastAt: string })[]>
}

/** For tests and the development server: stores none. */
export const noErrors: ErrorStore = { add: async () => {}, list: async () => [] }
