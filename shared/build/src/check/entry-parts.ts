import { eachMapping } from '@jridgewell/trace-mapping'
import { sourceName, traceOf } from './source-at.ts'

const KB = 1024
const SHOWN = 5

/** What fills a script, largest first, read from its source map: `src/walks.ts 9.1 KB, react 3.0 KB`. Undefined without a usable map. */
export function partsOf(script: string, map: Buffer | undefined): string | undefined {
  const bytes = map && bytesBySource(script, map)
  if (!bytes || bytes.size === 0) return undefined
  return [...bytes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([source, size]) => `${source} ${(size / KB).toFixed(1)} KB`)
    .join(', ')
}

/** Minified bytes of each source; those of a package together. */
function bytesBySource(script: string, map: Buffer): Map<string, number> | undefined {
  const trace = traceOf(map)
  if (!trace) return undefined
  const found = new Map<string, number>()
  try {
    const lines = script.split('\n')
    let before: { source: string; line: number; column: number } | undefined
    const add = (until: { line: number; column: number }) => {
      if (!before) return
      const end = until.line === before.line ? until.column : (lines[before.line - 1]?.length ?? 0)
      const size = Math.max(0, end - before.column)
      found.set(before.source, (found.get(before.source) ?? 0) + size)
    }
    eachMapping(trace, ({ generatedLine, generatedColumn, source }) => {
      const here = { line: generatedLine, column: generatedColumn }
      add(here)
      before = { ...here, source: source ? sourceName(source) : 'the bundler' }
    })
    add({ line: lines.length, column: lines.at(-1)?.length ?? 0 })
    return found
  } catch {
    return undefined
  }
}
