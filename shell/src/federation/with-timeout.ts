import { LoadFailure, type LoadPhase } from './load-failure.ts'

/** The result of `loading`, or a failure after `limitMs`. */
export function withTimeout<T>(
  loading: Promise<T>,
  limitMs: number,
  phase: LoadPhase,
  what: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new LoadFailure(phase, 'timeout', `${what} did not arrive`)),
      limitMs,
    )
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
