import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

const TEXT = /\.(js|css|json|svg|webmanifest|html|txt|xml)$/
/** Below this size the headers outweigh the savings. */
const MIN_BYTES = 256

export const isText = (name: string): boolean => TEXT.test(name)

/** Adds `<name>.br` for every text file, at the highest level: done once per release, served for years. */
export async function withBrotli(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const compressed = await Promise.all(
    [...files]
      .filter(([name]) => isText(name))
      .map(async ([name, body]) => [name, await brotli(body)] as const),
  )
  return new Map([
    ...files,
    ...compressed.flatMap(([name, body]) => (body ? [[`${name}.br`, body] as const] : [])),
  ])
}

/** The brotli form of a text, or undefined if not worth it. */
export async function brotli(body: Buffer, quality = 11): Promise<Buffer | undefined> {
  if (body.length < MIN_BYTES) return undefined
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify(brotliCompress)(body, { params })
}

/** The gzip form of a text, for clients without brotli: browsers on plain http, older robots. */
export async function gzip(body: Buffer, level = 9): Promise<Buffer | undefined> {
  return body.length < MIN_BYTES ? undefined : promisify(gzipCompress)(body, { level })
}
