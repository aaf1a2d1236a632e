/** Parameters that other sites add for their own counting; no screen reads them. */
const FOREIGN =
  /^(utm_\w+|fbclid|gclid|gclsrc|gad_\w+|gbraid|wbraid|dclid|msclkid|ttclid|twclid|yclid|li_fat_id|mc_[a-z]+|igsh|igshid)$/

/** Path and query as a screen understands them: without what others add, in one order. */
export function canonicalAddress(path: string, query: string): string {
  if (query === '') return path
  const given = [...new URLSearchParams(query)].filter(([name]) => !FOREIGN.test(name))
  given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
