import { createHash } from 'node:crypto'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'

const versions = new WeakMap<Tenant, string>()

/** Changes with the brand and its texts, which have no version of their own. */
export function tenantVersion(tenant: Tenant): string {
  const known = versions.get(tenant)
  if (known) return known
  const version = createHash('sha256').update(JSON.stringify(tenant)).digest('base64url').slice(0, 16)
  versions.set(tenant, version)
  return version
}
