import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'

export type Row = Record<string, string | number | boolean | null>

const RESULTS = path.resolve(import.meta.dirname, '../results')

/**
 * Prints the rows as a table and writes them with machine and time to `bench/results/<name>.json`, which is not
 * committed.
 */
export function report(name: string, rows: Row[], facts: Record<string, unknown> = {}): void {
  console.log(`\n${name}`)
  console.table(rows)
  mkdirSync(RESULTS, { recursive: true })
  const machine = { cores: cpus().length, model: cpus()[0]?.model ?? 'unknown', node: process.version }
  // the load of the machine, including this run, over 1, 5 and 15 minutes
  const load_average = loadavg().map((load) => rounded(load, 1))
  const text = JSON.stringify(
    { name, measured_at: new Date().toISOString(), machine, load_average, ...facts, rows },
    null,
    2,
  )
  writeFileSync(path.join(RESULTS, `${name}.json`), `${text}\n`)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
