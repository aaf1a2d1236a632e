import { API_BASE } from '@sureda/contract/api-base'
import { ENDPOINTS } from '@sureda/contract/endpoints'

/** Readings of a moment and of a place: an old one would be wrong. Files: kept by whoever downloads them, and no answers that a screen could show. */
const NOT_KEPT: readonly string[] = ['/weather', '/packages/{id}/pdf']

const PATTERNS = ENDPOINTS.filter(
  ({ method, access, path }) => method === 'GET' && access === 'public' && !NOT_KEPT.includes(path),
).map(({ path }) => new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Whether a call is the same for everybody. All other calls pass the worker by. */
export const isPublicCall = (pathname: string): boolean => PATTERNS.some((pattern) => pattern.test(pathname))
