import { safeText } from '@sureda/api/log/safe-error'
import { expectedSentence } from '@sureda/server/expected-error'

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Prints the beginning and duration of each long step. */
export async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  console.log(`• ${what} …`)
  try {
    return await work()
  } finally {
    console.log(`  ${what}: ${seconds(started)}`)
  }
}

/** Ends the command with one sentence. */
export function giveUp(sentence: string): never {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

/** Ends the command: with only the message if a person can act on it, else with the whole error. */
export function giveUpOn(
  error: unknown,
  otherwise: string,
  expected: readonly (new (...args: never[]) => Error)[] = [],
): never {
  if (expected.some((kind) => error instanceof kind)) giveUp((error as Error).message)
  const sentence = expectedSentence(error)
  if (sentence) giveUp(sentence)
  console.error(safeText(error))
  giveUp(otherwise)
}
