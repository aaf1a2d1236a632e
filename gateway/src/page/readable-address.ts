import type { RawRequestDefaultExpression } from 'fastify'

/**
 * The address of a page whose link was damaged (`/rutas/%zz`): what cannot be decoded is taken literally, so that the
 * page opens and shows "not found". API calls get 400.
 */
export function readableAddress({ url = '/', headers }: RawRequestDefaultExpression): string {
  if (!url.includes('%') || !headers.accept?.includes('text/html')) return url
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  return canBeDecoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
