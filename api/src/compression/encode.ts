import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

/** Below this size the headers outweigh the savings. */
const MIN_BYTES = 256

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
