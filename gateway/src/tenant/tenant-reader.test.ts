import type { RequestTenant, TenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import { testTenantDocument } from '@sureda/api/testing/test-tenants'
import { expect, it } from 'vitest'
import { tenantReader } from './tenant-reader.ts'

const record = (claim: string): RequestTenant => ({
  id: 'gavarres',
  name: 'Suro Viu',
  locale: 'ca',
  timeZone: 'Europe/Madrid',
  document: testTenantDocument(claim),
  googleClientId: null,
  appleClientId: null,
  contentVersion: 1,
  ratingVersions: {},
  availabilityVersion: 0,
  domains: ['gavarres.localhost'],
  primaryDomain: 'gavarres.localhost',
  known: true,
  host: 'gavarres.localhost',
})

it('builds a tenant once per host and language, and again after it was read again', async () => {
  let current: RequestTenant | undefined = record('Cork')
  const byHost: TenantDirectory['byHost'] = async (host) => current && { ...current, host: String(host) }
  const read = tenantReader({ byHost, all: async () => [], forget: () => {} }, { google: null, apple: null })
  const first = await read('gavarres.localhost', 'ca')
  expect(await read('gavarres.localhost', 'ca')).toBe(first)
  expect(await read('gavarres.localhost', 'de')).not.toBe(first)
  expect((await read('suroviu.example', 'ca'))?.domain).toBe('suroviu.example')
  current = record('More than cork')
  expect((await read('gavarres.localhost', 'ca'))?.claim).toMatch(/^More than cork/)
  current = undefined
  expect(await read('gavarres.localhost', 'ca')).toBeUndefined()
})
