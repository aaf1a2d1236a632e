/** A PMTiles archive as far as a server reads it: a header with the positions of its parts, and bytes after it. */
export function smallArchive(body = 'tiles of an invented land'): Buffer {
  const head = Buffer.alloc(127)
  head.write('PMTiles')
  head[7] = 3
  // all parts except the tiles are empty
  for (const at of [8, 24, 40, 56]) head.writeBigUInt64LE(127n, at)
  head.writeBigUInt64LE(BigInt(body.length), 64)
  head[99] = 1
  return Buffer.concat([head, Buffer.from(body)])
}
