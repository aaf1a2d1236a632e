const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says what begins and how long it took: no long step is silent. */
export async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  console.log(`• ${what} …`)
  try {
    return await work()
  } finally {
    console.log(`  ${what}: ${seconds(started)}`)
  }
}

/** Ends the command with one sentence for a person. */
export function giveUp(sentence: string): never {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}
