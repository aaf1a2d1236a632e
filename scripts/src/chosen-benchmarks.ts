export interface ChosenBenchmarks {
  names: string[]
  /** Options, passed on to each benchmark. */
  args: string[]
  unknown: string[]
}

/** Which benchmarks a command line means: names first, from the first `--option` on everything is for the benchmarks. A lone `--` says nothing. */
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
