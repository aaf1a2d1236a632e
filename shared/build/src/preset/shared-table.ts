import { replaceInScripts } from './replace-in-scripts.ts'

/** The table of shared modules as Rspack writes it into a remote entry. */
const TABLE =
  /(\.consumesLoadingData\s*=\s*)\{ chunkMapping: (\{.*?\}), moduleIdToConsumeDataMapping: (\{.*\}), initialConsumes: \[\] \}/
const MODULE =
  /"(\d+)": \{ shareScope: "default", shareKey: "([^", ]+)", import: null, requiredVersion: "([^", ]+)", strictVersion: true, singleton: true, eager: false, fallback: undefined, treeShakingMode: null \}(?:, )?/g

/** What the runtime of a remote reads. */
interface Consumes {
  chunkMapping: Record<string, string[]>
  moduleIdToConsumeDataMapping: Record<string, object>
  initialConsumes: string[]
}

/**
 * Writes the table shorter: each module once, chunks as places in that list. It is more than half of an entry of 37 KB, and every first visit fetches one. A table that
 * Rspack writes in another way stays as it is; `ship` refuses an entry that grows too large by that.
 */
export const sharedTable = replaceInScripts('SharedTable', (script) => {
  const found = TABLE.exec(script)
  const text = found && shortTable(found[2] ?? '', found[3] ?? '')
  if (!text) return []
  return [{ start: found.index + (found[1]?.length ?? 0), end: found.index + found[0].length, text }]
})

/** The expression that stands in place of the table; null where a module is asked for in a way that it cannot say. */
export function shortTable(chunks: string, modules: string): string | null {
  const found = [...modules.matchAll(MODULE)]
  if (found.map(([whole]) => whole).join('') !== modules.slice(1, -1)) return null
  const lines = found.map(([, id = '', key = '', range = '']) => ({ id, line: `${id} ${key} ${range}` }))
  const placeOf = new Map(lines.map(({ id }, place) => [id, place.toString(36).padStart(2, '0')]))
  const places = Object.entries(JSON.parse(chunks) as Record<string, string[]>).map(
    ([chunk, ids]) => [chunk, ids.map((id) => placeOf.get(id) ?? '').join('')] as const,
  )
  const table = lines.map(({ line }) => line).join()
  return `(${longTable})(${JSON.stringify(table)}, ${JSON.stringify(Object.fromEntries(places))})`
}

/** Runs in the entry, so it stands alone: the table as the runtime reads it. A place is two digits of base 36. */
export function longTable(lines: string, places: Record<string, string>): Consumes {
  const modules = lines.split(',').map((line) => line.split(' '))
  return {
    chunkMapping: Object.fromEntries(
      Object.entries(places).map(([chunk, at]) => [
        chunk,
        (at.match(/../g) ?? []).map((place) => modules[Number.parseInt(place, 36)]?.[0] ?? ''),
      ]),
    ),
    moduleIdToConsumeDataMapping: Object.fromEntries(
      modules.map(([id, shareKey, requiredVersion]) => [
        id,
        {
          shareScope: 'default',
          shareKey,
          requiredVersion,
          strictVersion: true,
          singleton: true,
          eager: false,
        },
      ]),
    ),
    initialConsumes: [],
  }
}
