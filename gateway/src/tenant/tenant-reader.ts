import { type SignInClients, toTenant } from '@sureda/api/modules/platform/tenant/load-tenant'
import type { TenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { LRUCache } from 'lru-cache'
import type { GatewayOptions } from '../options.ts'

/** Hosts with their languages; anyone can request any host. */
const MAX_TENANTS = 200

/** Tenants as pages need them, prepared once per stored record instead of once per page. */
export function tenantReader(directory: TenantDirectory, clients: SignInClients): GatewayOptions['tenantOf'] {
  const made = new LRUCache<string, { document: object; tenant: ReturnType<typeof toTenant> }>({
    max: MAX_TENANTS,
  })
  return async (host, asked) => {
    const record = await directory.byHost(host)
    if (!record) return undefined
    const key = `${host} ${asked}`
    const known = made.get(key)
    // a new document means that the table was read again
    if (known?.document === record.document) return known.tenant
    const tenant = toTenant(record, asked, clients)
    made.set(key, { document: record.document, tenant })
    return tenant
  }
}
