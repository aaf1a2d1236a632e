import { GROUND_MAX_BYTES } from '@sureda/contract/schemas/platform/ground-archive'
import type { RangeResponse, Source } from 'pmtiles'

/**
 * Reads an archive in parts, from the network or through the service worker from the saved file. Where ranges are refused, the whole archive is fetched once and
 * cut here.
 */
export function archiveSource(url: string): Source {
  let whole: Promise<Blob> | undefined
  const cut = async (blob: Blob, offset: number, length: number): Promise<RangeResponse> => {
    if (offset >= blob.size) throw new Error(`${url} ends at ${blob.size}`)
    return { data: await blob.slice(offset, offset + length).arrayBuffer() }
  }
  return {
    getKey: () => url,
    getBytes: async (offset, length, signal) => {
      if (whole) return cut(await whole, offset, length)
      const headers = { range: `bytes=${offset}-${offset + length - 1}` }
      const answer = await fetch(url, { headers, signal })
      if (answer.status === 206) {
        // a proxy that answers another range would make a map of noise
        const [, start] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? []
        if (start !== undefined && Number(start) !== offset) throw new Error(`${url} answers another part`)
        return { data: await answer.arrayBuffer() }
      }
      // some servers answer a range with 200 and the whole file; others with 416 or 400, and 200 without a range
      const all = answer.status === 200 ? answer : await fetch(url, { signal })
      if (all.status !== 200) throw new Error(`${url} answers ${all.status}`)
      if (Number(all.headers.get('content-length')) > GROUND_MAX_BYTES) throw new Error(`${url} is too large`)
      whole ??= all.blob()
      whole.catch(() => {
        whole = undefined
      })
      return cut(await whole, offset, length)
    },
  }
}
