export type Place = [longitude: number, latitude: number]
interface Member {
  role: string
  line: Place[]
}

/**
 * The polygons of a relation: its ways joined to rings, with holes assigned to the ring around them. Rings that do not
 * close are dropped.
 */
export function polygonsOf(members: readonly Member[]): Place[][][] {
  const isInner = ({ role }: Member) => role === 'inner'
  const outer = ringsOf(members.filter((member) => !isInner(member)))
  const inner = ringsOf(members.filter(isInner))
  return outer.map((ring) => [ring, ...inner.filter(([first]) => first && contains(ring, first))])
}

function ringsOf(members: readonly Member[]): Place[][] {
  const open = members.map(({ line }) => line).filter((line) => line.length > 1)
  const rings: Place[][] = []
  for (let ring = open.pop(); ring; ring = open.pop()) {
    while (!isClosed(ring)) {
      const end = ring.at(-1)
      const index = open.findIndex((line) => isSame(line[0], end) || isSame(line.at(-1), end))
      const [next] = index < 0 ? [] : open.splice(index, 1)
      if (!next) break
      ring = [...ring, ...(isSame(next[0], end) ? next : next.toReversed()).slice(1)]
    }
    if (isClosed(ring)) rings.push(ring)
  }
  return rings
}

const isSame = (a?: Place, b?: Place): boolean => a !== undefined && a[0] === b?.[0] && a[1] === b?.[1]
const isClosed = (line: Place[]): boolean => line.length > 3 && isSame(line[0], line.at(-1))

/** Whether a ring contains a place: an odd number of its sides is east of it. */
export function contains(ring: readonly Place[], [x, y]: Place): boolean {
  let inside = false
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}
