/** Label for values beyond the limit. */
const OTHER = 'other'

/**
 * Limits a label to `max` different values; later ones become `other`. A series lives as long as the process, so names
 * from people or releases (remotes, versions, screens) must be limited.
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
