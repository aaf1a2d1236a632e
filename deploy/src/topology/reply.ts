/** One exchange as a visitor sees it. */
export interface Reply {
  status: number
  code: string
  /** Of a JSON answer; the text of a page otherwise. */
  body: { data?: unknown; code?: string }
  text: string
  bytes: Buffer
  isReplayed: boolean
  startedAt: number
  endedAt: number
}
