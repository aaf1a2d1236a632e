import { API_BASE } from '@sureda/contract/remote/api-base'

/** Not cached: data of one moment and place, which would be wrong later, and files that no screen shows. */
const NOT_STORED: readonly string[] = ['/weather', '/packages/:id/pdf']

/** Whether a call is the same for everyone; the worker ignores all others. `paths`: public GETs of the contract. */
export function publicCalls(paths: readonly string[]): (pathname: string) => boolean {
  const patterns = paths
    .filter((path) => !NOT_STORED.includes(path))
    .map((path) => new RegExp(`^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}
