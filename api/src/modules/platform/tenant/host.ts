/** The host without port and final dot, in lower case: `GAVARRES.localhost:4000.` → `gavarres.localhost`. */
export function normaliseHost(host: string | undefined): string {
  const name = (host ?? '').trim().toLowerCase()
  if (name.startsWith('[')) return name.slice(1, name.indexOf(']') === -1 ? undefined : name.indexOf(']'))
  return name.replace(/:\d*$/, '').replace(/\.$/, '')
}
