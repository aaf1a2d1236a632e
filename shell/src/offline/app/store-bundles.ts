import type { AppSet, CachedFile, FileBundle } from '@sureda/contract/remote/offline'
import { fetchPast, forEachFew, storeBody } from './store-file.ts'

interface Options {
  signal?: AbortSignal
  onBytes?: (bytes: number) => void
}

/**
 * Stores missing files of `rest` from a few answers with many files each. Returns the files these did not bring: they
 * are fetched one by one, which also reports errors. A bundle that is mostly stored already is skipped.
 * @throws QuotaExceededError; AbortError
 */
export async function storeBundles(
  cache: Cache,
  { rest, bundles = [] }: AppSet,
  missing: readonly CachedFile[],
  { signal, onBytes }: Options,
): Promise<CachedFile[]> {
  const wanted = new Set(missing.map(({ url }) => url))
  const worthwhile = bundles.filter((bundle) => {
    const files = filesOf(rest, bundle)
    const absent = files.filter(({ url }) => wanted.has(url))
    return absent.length > 1 && bytesOf(absent) > bytesOf(files) / 2
  })
  const keep = async (bundle: FileBundle) => {
    const parts = await partsOf(bundle.url, signal)
    for (const file of filesOf(rest, bundle)) {
      const part = parts?.get(file.url)
      if (!wanted.has(file.url) || !(part instanceof Blob) || !(await isWhole(part, file))) continue
      await storeBody(cache, file, part)
      wanted.delete(file.url)
      onBytes?.(file.bytes)
    }
  }
  await forEachFew(worthwhile, keep, signal)
  return missing.filter(({ url }) => wanted.has(url))
}

const filesOf = (rest: readonly CachedFile[], { from, count }: FileBundle) => rest.slice(from, from + count)
const bytesOf = (files: readonly CachedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Undefined if the bundle did not arrive complete, for whatever reason. */
async function partsOf(url: string, signal?: AbortSignal): Promise<FormData | undefined> {
  try {
    const response = await fetchPast(url, { signal })
    return response.ok ? await response.formData() : undefined
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}

/** The hash check that browsers do for single files. */
async function isWhole(body: Blob, { integrity }: CachedFile): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-384', await body.arrayBuffer())
  return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
