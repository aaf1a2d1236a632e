import { tenant } from '@sureda/contract/schemas/platform/tenant'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { seedTenants, testTenantDocument } from '../../../testing/test-tenants.ts'
import { loadTenantByHost, toTenant } from './load-tenant.ts'
import { saveTenant } from './save-tenant.ts'
import { createTenantDirectory } from './tenant-directory.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  expect(await loadTenantByHost(database.db, 'gavarres.localhost')).toBeUndefined()
  await seedTenants(database.db)
})
afterAll(() => database.close())

it('answers the contract’s tenant for a host, in the asked language', async () => {
  const found = await loadTenantByHost(database.db, 'Gavarres.localhost:4000', 'de')
  expect(tenant.strict().parse(found)).toMatchObject({
    id: 'gavarres',
    name: 'Suro Viu',
    claim: 'Suro (de)',
    domain: 'gavarres.localhost',
    known: true,
    time_zone: 'Europe/Madrid',
  })
})

it('answers in the tenant’s own language when none is asked for', async () => {
  expect((await loadTenantByHost(database.db, 'raya.localhost'))?.claim).toBe('Raya (es)')
})

it('gives an unknown host the fallback brand, and no sign-in clients', async () => {
  const clients = { google: 'client', apple: 'client' }
  const found = await loadTenantByHost(database.db, 'nobody.example', 'en', { clients })
  expect(tenant.strict().parse(found)).toMatchObject({
    id: 'gavarres',
    name: 'Sureda',
    known: false,
    google_client_id: null,
    theme: { primary_color: '#7A4A2B', accent_color: '#2F4A36' },
  })
  const known = await loadTenantByHost(database.db, 'localhost', 'en', { clients })
  expect(known).toMatchObject({ google_client_id: 'client', apple_client_id: 'client' })
})

it('changes a tenant and its hosts in place, and raises the version of its content', async () => {
  const input = { id: 'tmp', name: 'One', locale: 'es' as const, document: testTenantDocument('x') }
  const directory = createTenantDirectory(database.db, { fallbackTenant: 'gavarres', maxAgeMs: 0 })
  await saveTenant(database.db, { ...input, domains: ['one.localhost', 'two.localhost'] })
  const before = await directory.byHost('two.localhost')
  await saveTenant(database.db, { ...input, name: 'Two', domains: ['two.localhost'] })
  const after = await directory.byHost('two.localhost')
  expect(after).toMatchObject({
    id: 'tmp',
    name: 'Two',
    domains: ['two.localhost'],
    primaryDomain: 'two.localhost',
  })
  expect(after?.contentVersion).toBeGreaterThan(before?.contentVersion ?? 0)
  expect((await directory.byHost('one.localhost'))?.known).toBe(false)
})

it('refuses a host that belongs to another tenant, and changes nothing', async () => {
  const input = { id: 'thief', name: 'T', locale: 'es' as const, document: testTenantDocument('x') }
  await expect(saveTenant(database.db, { ...input, domains: ['raya.localhost'] })).rejects.toThrow(
    'already belongs to another tenant',
  )
  expect(await loadTenantByHost(database.db, 'raya.localhost')).toMatchObject({ id: 'raya' })
})

it('reads the table once for all calls within the time', async () => {
  const directory = createTenantDirectory(database.db, { fallbackTenant: 'gavarres', maxAgeMs: 60_000 })
  const first = await directory.byHost('localhost')
  await saveTenant(database.db, {
    id: 'gavarres',
    name: 'Changed',
    locale: 'ca',
    domains: ['gavarres.localhost', 'localhost'],
    document: testTenantDocument('Suro'),
  })
  expect((await directory.byHost('localhost'))?.name).toBe(first?.name)
  const found = await directory.byHost('localhost')
  expect(found && toTenant(found, 'ca').name).toBe('Suro Viu')
})

it('knows its hosts while the database cannot be reached, and reads them again afterwards', async () => {
  let isAway = false
  const db = new Proxy(database.db, {
    get(target, name, self) {
      if (isAway && name === 'select') throw new Error('the database is away')
      return Reflect.get(target, name, self)
    },
  })
  const directory = createTenantDirectory(db, { fallbackTenant: 'gavarres', maxAgeMs: 0 })
  const input = { id: 'brief', locale: 'es' as const, document: testTenantDocument('x') }
  await saveTenant(database.db, { ...input, name: 'Before', domains: ['brief.localhost'] })
  await directory.byHost('brief.localhost')
  isAway = true
  expect(await directory.byHost('brief.localhost')).toMatchObject({ name: 'Before', known: true })
  await saveTenant(database.db, { ...input, name: 'After', domains: ['brief.localhost'] })
  isAway = false
  expect(await directory.byHost('brief.localhost')).toMatchObject({ name: 'After' })
  isAway = true
  const fresh = createTenantDirectory(db, { fallbackTenant: 'gavarres', maxAgeMs: 0 })
  await expect(fresh.byHost('brief.localhost')).rejects.toThrow('away')
})
