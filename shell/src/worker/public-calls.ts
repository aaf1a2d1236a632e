import { API_BASE } from '@sureda/contract/remote/api-base'

/** Readings of a moment and of a place: an old one would be wrong. Files: the person who downloads one has it, and no screen shows them. */
const NOT_STORED: readonly string[] = ['/weather', '/packages/:id/pdf']

/** Says whether a call is the same for everybody. All other calls pass the worker by. `paths`: public GETs of the table of calls. */
export function publicCalls(paths: readonly string[]): (pathname: string) => boolean {
  const patterns = paths
    .filter((path) => !NOT_STORED.includes(path))
    .map((path) => new RegExp(`^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return (pathname) => patterns.some((pattern) => pattern.test(pathname))
}
