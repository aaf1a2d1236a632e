const WINDOW_MS = 60_000
/** Lines of one reason within a minute. Of calls that were answered well, all that a small office has; of what was refused or went wrong, enough to see it. */
const MAX = { answered: 6_000, refused: 300, error: 60, other: 120 }
const ERROR_LEVEL = 50
/** Reasons told apart: what strangers make up must not fill the memory. */
const REASONS_MAX = 500

/** What the ceiling looks at in a line. */
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
  // the text of a refusal may name an invented host
  return code === undefined ? { reason: text, max: MAX.other } : { reason: code, max: MAX.refused }
}

/**
 * Strangers can cause lines: by addresses that cannot be read, unknown hosts, refused calls. Tells whether a line is to be written; what was left out within the last
 * minute is handed to `tell` once, with its number.
 */
export function lineCeiling(now: () => number = Date.now) {
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
