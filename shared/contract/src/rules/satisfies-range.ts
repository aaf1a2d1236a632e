/**
 * Whether a version is in a semver range. Supports the syntax of `remote.json` – `1.2.3`, `^1.2`, `~1.2.3`, `>=1.2.3
 * <2`, `1.x || ^2` – in a fiftieth of the size of the semver package (the test compares both). An unreadable range is
 * not satisfied: no code is better than incompatible code.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const given = parse(version)
  if (!given) return false
  return range.split('||').some((part) => {
    const comparators = part
      .trim()
      .replace(/(>=|<=|>|<|=|\^|~)\s+/g, '$1')
      .split(/\s+/)
    return comparators.every((comparator) => meets(given, comparator))
  })
}

type Version = readonly [number, number, number]

function parse(text: string): Version | null {
  const parts = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(text.trim())
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null
}

function meets(version: Version, comparator: string): boolean {
  if (comparator === '*' || comparator === 'x') return true
  const parts = /^(>=|<=|>|<|=|\^|~)?v?(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?$/.exec(comparator)
  if (!parts) return false
  const [, operator = '=', major, minor, patch] = parts
  const known = [major, minor, patch].map((part) => (/^\d+$/.test(part ?? '') ? Number(part) : null))
  const low = known.map((part) => part ?? 0) as unknown as Version
  /** First version after everything a partial comparator matches: `1.2` → 1.3.0. */
  const high = (index: number): Version =>
    low.map((part, at) => (at < index ? part : at === index ? part + 1 : 0)) as unknown as Version
  const last = known.indexOf(null) - 1
  const exact = last < 0
  const within = (end: Version) => compare(version, low) >= 0 && compare(version, end) < 0
  switch (operator) {
    case '>=':
      return compare(version, low) >= 0
    case '<':
      return compare(version, low) < 0
    case '>':
      return exact ? compare(version, low) > 0 : compare(version, high(last)) >= 0
    case '<=':
      return exact ? compare(version, low) <= 0 : compare(version, high(last)) < 0
    case '~':
      return within(high(known[1] === null ? 0 : 1))
    case '^': {
      // the leftmost non-zero part must not change
      const significant = low.findIndex((part, index) => part > 0 || index === (exact ? 2 : last))
      return within(high(significant))
    }
    default:
      return exact ? compare(version, low) === 0 : within(high(last))
  }
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}
