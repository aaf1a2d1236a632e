import { inflateRawSync } from 'node:zlib'

/** The files of a zip, by the list at its end, as any program reads it. */
export function readZip(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let entry = 0; entry < count; entry++) {
    const isDeflated = file.readUInt16LE(at + 10) === 8
    const size = file.readUInt32LE(at + 20)
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const data = file.subarray(begin, begin + size)
    files.set(name, isDeflated ? inflateRawSync(data) : Buffer.from(data))
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return files
}
