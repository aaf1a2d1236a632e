export interface ChosenBenchmarks {
  names: string[]
  /** Options, passed on to each benchmark. */
  args: string[]
  unknown: string[]
}

/**
 * Splits a command line into names of benchmarks and, from the first `--option` on, arguments for them. A lone `--` is
 * ignored.
 */
export function chosenBenchmarks(words: readonly string[], known: readonly string[]): ChosenBenchmarks {
  const said = words.filter((word) => word !== '--')
  const end = said.findIndex((word) => word.startsWith('-'))
  const asked = end < 0 ? said : said.slice(0, end)
  return {
    names: asked.includes('all') ? [...known] : asked.filter((name) => known.includes(name)),
    args: end < 0 ? [] : said.slice(end),
    unknown: asked.filter((name) => name !== 'all' && !known.includes(name)),
  }
}
