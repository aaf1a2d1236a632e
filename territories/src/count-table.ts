import type { Counts } from './database/upsert.ts'

const COLUMNS = [
  ['created', 'added'],
  ['updated', 'changed'],
  ['unchanged', 'unchanged'],
  ['removed', 'removed'],
  ['retired', 'hidden'],
] as const

/** `hidden`: no longer in the pack, but booked, played or bought by people. */
export function countTable(counts: Record<string, Counts>): string {
  const line = (name: string, values: readonly (string | number)[]) =>
    `  ${name.padEnd(24)}${values.map((value) => String(value).padStart(10)).join('')}`
  return [
    line(
      '',
      COLUMNS.map(([, word]) => word),
    ),
    ...Object.entries(counts).map(([kind, count]) =>
      line(
        kind,
        COLUMNS.map(([column]) => count[column]),
      ),
    ),
  ].join('\n')
}
