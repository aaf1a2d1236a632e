/** First and last byte of a Range header. Null: send the whole file, because there is no range, several, or another unit. */
export function byteRange(header: string | undefined, size: number): [number, number] | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  // `-500`: the last 500 bytes
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < start) return null
  return start >= size || (!first && Number(last) === 0) ? 'outside' : [start, end]
}
