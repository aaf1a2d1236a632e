import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const maps = new WeakMap<Buffer, TraceMap | null>()

/** Source of a position in a built file: `src/walks.ts:12`. Undefined without a usable map. */
export function sourceAt(
  text: string,
  map: Buffer,
  index: number,
): { place: string; isLibrary: boolean } | undefined {
  const trace = traceOf(map)
  if (!trace) return undefined
  const before = text.slice(0, index).split('\n')
  const { source, line } = originalPositionFor(trace, {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  })
  if (!source) return undefined
  return { place: `${sourceName(source)}:${line}`, isLibrary: source.includes('node_modules/') }
}

const PACKAGES = 'node_modules/'
const LONGEST = 300

/** `webpack://mf-walks/./node_modules/react/index.js` is `react`, a source of the remote its path; what the bundler made up is the bundler's. */
export function sourceName(source: string): string {
  if (source.length > LONGEST || source.includes('data:')) return 'the bundler'
  const at = source.lastIndexOf(PACKAGES)
  if (at < 0)
    return (
      source
        .replace(/^webpack:\/\/[^/]*\//, '')
        .replace(/^(?:\.\/)+/, '')
        .split('?')[0] ?? source
    )
  const [scope = '', name] = source.slice(at + PACKAGES.length).split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

export function traceOf(map: Buffer): TraceMap | null {
  const known = maps.get(map)
  if (known !== undefined) return known
  let trace: TraceMap | null = null
  try {
    trace = new TraceMap(map.toString('utf8'))
  } catch {
    // with an unusable map the position stays unknown
  }
  maps.set(map, trace)
  return trace
}
