/** Smaller steps are receiver noise. */
const NOISE_M = 3

/** Sums over all parts of a way. */
export function elevationChangeOfParts(parts: readonly (readonly number[])[]): {
  gain: number
  loss: number
} {
  const sums = parts.map(elevationChange)
  return {
    gain: sums.reduce((sum, { gain }) => sum + gain, 0),
    loss: sums.reduce((sum, { loss }) => sum + loss, 0),
  }
}

/** Total ascent and descent in metres of heights in walking order; pack import and profiles share it. */
export function elevationChange(heights: readonly number[]): { gain: number; loss: number } {
  let [gain, loss, last] = [0, 0, heights[0] ?? 0]
  for (const height of heights) {
    const step = height - last
    if (Math.abs(step) < NOISE_M) continue
    if (step > 0) gain += step
    else loss -= step
    last = height
  }
  return { gain: Math.round(gain), loss: Math.round(loss) }
}
