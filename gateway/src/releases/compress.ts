import { brotliCompress, constants } from 'node:zlib'

const TEXT = /\.(js|css|json|svg|webmanifest|html|txt|xml)$/
/** Below this the headers cost more than compression saves. */
const MIN_BYTES = 256

/** Adds `<name>.br` for every text file, at the highest level: done once per release, read for years. */
export async function withBrotli(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const compressed = await Promise.all(
    [...files].map(async ([name, body]) => [name, await brotli(name, body)] as const),
  )
  return new Map([
    ...files,
    ...compressed.flatMap(([name, body]) => (body ? [[`${name}.br`, body] as const] : [])),
  ])
}

/** The brotli form of one file, or undefined where it is not worth it. */
export function brotli(name: string, body: Buffer, quality = 11): Promise<Buffer | undefined> {
  if (!TEXT.test(name) || body.length < MIN_BYTES) return Promise.resolve(undefined)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return new Promise((resolve, reject) => {
    brotliCompress(body, { params }, (error, result) => (error ? reject(error) : resolve(result)))
  })
}
