import { brotli } from '@sureda/api/compression/encode'

const TEXT = /\.(js|css|json|svg|webmanifest|html|txt|xml)$/

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
