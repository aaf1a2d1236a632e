export interface GridCluster<T> {
  x: number
  y: number
  items: T[]
}

/** Groups items that are closer than a finger is wide, by a coarse grid: the still map has no zoom, and does without the library of the moving one. */
export function clusterOnGrid<T>(
  placed: readonly { item: T; x: number; y: number }[],
  cell: number,
): GridCluster<T>[] {
  const cells = new Map<string, GridCluster<T>>()
  for (const { item, x, y } of placed) {
    const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
    const found = cells.get(key)
    if (!found) cells.set(key, { x, y, items: [item] })
    else {
      const count = found.items.push(item)
      found.x += (x - found.x) / count
      found.y += (y - found.y) / count
    }
  }
  return [...cells.values()]
}
