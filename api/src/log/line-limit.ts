const WINDOW_MS = 60_000
/**
 * Lines per reason and minute: enough for all successful requests of a small office, and for samples of refusals and
 * errors.
 */
const MAX = { answered: 6_000, refused: 300, error: 60, other: 120 }
const ERROR_LEVEL = 50
/** Limits memory, because visitors can cause any number of reasons. */
const REASONS_MAX = 500

/** The fields of a log line that the limit depends on. */
interface Line {
  level: number
  text: string
  status?: number | undefined
  code?: string | undefined
}

function reasonOf({ level, text, status, code }: Line): { reason: string; max: number } {
  if (status !== undefined)
    return status < 400
      ? { reason: 'answered', max: MAX.answered }
      : { reason: `answered ${status}`, max: MAX.refused }
  if (level >= ERROR_LEVEL) return { reason: `${code ?? ''} ${text}`.trim(), max: MAX.error }
  // the text of a refusal may contain an invented host
  return code === undefined ? { reason: text, max: MAX.other } : { reason: code, max: MAX.refused }
}

/**
 * Visitors can cause log lines, by unreadable addresses, unknown hosts and refused calls. Returns whether a line is to
 * be written; `tell` gets the number of suppressed lines of the last minute.
 */
export function createLineLimit(now: () => number = Date.now) {
  let since = now()
  let lines = new Map<string, { count: number; max: number }>()
  return (line: Line, tell: (leftOut: Record<string, number>) => void): boolean => {
    if (now() - since >= WINDOW_MS || now() < since) {
      const over = [...lines].filter(([, { count, max }]) => count > max)
      since = now()
      lines = new Map()
      if (over.length > 0)
        tell(Object.fromEntries(over.map(([reason, { count, max }]) => [reason, count - max])))
    }
    const asked = reasonOf(line)
    const isKnown = lines.has(asked.reason) || lines.size < REASONS_MAX
    const reason = isKnown ? asked.reason : 'many reasons'
    const entry = lines.get(reason) ?? { count: 0, max: asked.max }
    entry.count += 1
    lines.set(reason, entry)
    return entry.count <= entry.max
  }
}
