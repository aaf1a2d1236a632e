/** What further values are counted as. */
const OTHER = 'other'

/**
 * The value of a label as long as there are at most `max` different ones, `other` from then on. A series lives as long as the process, so names that people or
 * releases bring (remotes, versions, screens) need an end.
 */
export function boundedLabel(max: number): (value: string) => string {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= max) return OTHER
    known.add(value)
    return value
  }
}
