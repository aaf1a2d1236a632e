/**
 * How many histories a model-based test tries. `SUREDA_MODEL_RUNS=2000` for a long run, `SUREDA_MODEL_SEED` to repeat
 * one; the time limit grows with them.
 */
export function modelRuns(usual: number) {
  const numRuns = Number(process.env.SUREDA_MODEL_RUNS ?? usual)
  const { SUREDA_MODEL_SEED: seed } = process.env
  return {
    options: { numRuns, ...(seed ? { seed: Number(seed) } : {}) },
    timeoutMs: 120_000 + numRuns * 2_000,
  }
}
