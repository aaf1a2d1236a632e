/** One request and its answer, as a visitor sees them. */
export interface Reply {
  status: number
  code: string
  /** The parsed JSON answer; empty for a page. */
  body: { data?: unknown; code?: string }
  text: string
  bytes: Buffer
  isReplayed: boolean
  startedAt: number
  endedAt: number
}
