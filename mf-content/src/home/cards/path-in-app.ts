import { shell } from '@sureda/remote/shell'

/**
 * The path in this app of an editor's address, also of one with the host of this page. Null for other hosts, files and invalid addresses, which
 * are left to the browser.
 */
export function pathInApp(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null
  const { host, protocol, pathname, search, hash } = new URL(address, location.href)
  const isHere = host === location.host && /^https?:$/.test(protocol)
  return isHere && shell().canOpen(pathname) ? pathname + search + hash : null
}
