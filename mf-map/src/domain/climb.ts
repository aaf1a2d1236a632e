import { climbOf } from '@sureda/contract/climb'
import type { MeasuredLine } from './measured-line.ts'

/** Metres to climb between two places of a line, also against its direction. `heights` has one per point of the line. */
export function climbBetween(
  { along }: Pick<MeasuredLine, 'along'>,
  heights: readonly number[],
  from: number,
  to: number,
): number {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const between = heights.filter((_, index) => {
    const at = along[index] ?? 0
    return at > low && at < high
  })
  const way = [heightAt(along, heights, low), ...between, heightAt(along, heights, high)]
  return climbOf(from <= to ? way : way.reverse()).gain
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
