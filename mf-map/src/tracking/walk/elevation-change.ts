import { elevationChangeOfParts } from '@sureda/contract/rules/elevation-change'
import type { MeasuredLine } from '../../shared/geo/measured-line.ts'

/** Metres of climb between two places of a line, in either direction. `heights` has one value per point of the line. */
export function elevationChangeBetween(
  { along, begins }: Pick<MeasuredLine, 'along' | 'begins'>,
  heights: readonly number[],
  from: number,
  to: number,
): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const parts = [[heightAt(along, heights, low)]]
  for (const [index, height] of heights.entries()) {
    const at = along[index] ?? 0
    if (at < low || at > high || (begins[index] && at === high)) continue
    if (begins[index]) parts.push([])
    parts.at(-1)?.push(height)
  }
  parts.at(-1)?.push(heightAt(along, heights, high))
  return elevationChangeOfParts(from <= to ? parts : parts.reverse().map((part) => part.reverse())).gain
}

function heightAt(along: Float64Array, heights: readonly number[], at: number): number {
  const after = Math.max(
    1,
    along.findIndex((metres) => metres >= at),
  )
  const [from = 0, to = 0] = [along[after - 1], along[after]]
  const [low = 0, high = low] = [heights[after - 1], heights[after]]
  const share = to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0
  return low + (high - low) * share
}
