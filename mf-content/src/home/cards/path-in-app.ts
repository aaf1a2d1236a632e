import { shell } from '@sureda/remote/shell'

/**
 * Where in this app an editor's address leads, also one written with the host of this page. Null for other hosts, for files, and for what no address is:
 * those are the browser's business.
 */
export function pathInApp(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null
  const { host, protocol, pathname, search, hash } = new URL(address, location.href)
  const isHere = host === location.host && /^https?:$/.test(protocol)
  return isHere && shell().canOpen(pathname) ? pathname + search + hash : null
}
