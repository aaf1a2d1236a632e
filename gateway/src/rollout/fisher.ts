/**
 * Two-sided p-value of Fisher's exact test: the probability that two releases differ at least this much by chance.
 * Failures are few, and approximate tests (z, chi-squared) would overstate the difference.
 */
export function fisherTest(a: { failed: number; all: number }, b: { failed: number; all: number }): number {
  const failed = a.failed + b.failed
  const all = a.all + b.all
  const first = Math.max(0, failed - b.all)
  const last = Math.min(failed, a.all)
  const logs = logFactorials(all)
  const log = (n: number) => logs[n] ?? 0
  const chance = (k: number) =>
    Math.exp(
      log(a.all) -
        log(k) -
        log(a.all - k) +
        log(b.all) -
        log(failed - k) -
        log(b.all - failed + k) -
        (log(all) - log(failed) - log(all - failed)),
    )
  // tolerance, so that rounding does not exclude equally likely outcomes
  const limit = chance(a.failed) * (1 + 1e-7)
  let p = 0
  for (let k = first; k <= last; k++) {
    const one = chance(k)
    if (one <= limit) p += one
  }
  return Math.min(1, p)
}

/** Logarithms of the factorials up to `n`. */
function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1)
  for (let k = 2; k <= n; k++) logs[k] = (logs[k - 1] ?? 0) + Math.log(k)
  return logs
}
