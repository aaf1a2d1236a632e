import type { Database } from '@sureda/api/database/database'
import { migrate } from '@sureda/api/database/migrate'
import { eq } from '@sureda/api/database/orm'
import { withTenant } from '@sureda/api/database/with-tenant'
import { routes } from '@sureda/api/modules/catalogue/routes/routes.tables'
import { saveTenant } from '@sureda/api/modules/platform/tenant/save-tenant'
import { addContent, localized } from '@sureda/api/testing/test-content'
import { createPerson } from '@sureda/api/testing/test-people'
import { testTenantDocument } from '@sureda/api/testing/test-tenants'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GatewayConfig, readConfig } from '../config.ts'
import { openControl, openInstallationDatabase } from '../installation.ts'
import { type RunningServer, startServer } from '../server.ts'
import { tempDir } from '../testing/fixtures.ts'
import { promoteRelease } from '../testing/promote-release.ts'
import { aRenderedRelease, aRenderingShell, PHONE } from '../testing/server-halves.ts'

/** The whole process with API and database: a change is on pages within a second. */
const TENANT = 'gavarres'
const host = 'gavarres.localhost'
/** Maximum age of the tenant directory and the releases. */
const SEEN_WITHIN_MS = 1_000

let config: GatewayConfig
let server: RunningServer
let database: Database

const office = (claim: string) =>
  saveTenant(database.db, {
    id: TENANT,
    name: 'Suro Viu',
    locale: 'ca',
    domains: [host],
    document: { ...testTenantDocument(claim) },
  })
const release = (name: string, version: string) =>
  aRenderedRelease(
    version,
    `({ request, item }) => '<main>${name} ' + item.title + ' ' + item.status_note + ' ' + request.boot.tenant.claim + '</main>'`,
    { route: { path: '/rutas/:id', preloadApi: ['/api/v1/routes/:id'] } },
  )

beforeAll(async () => {
  config = readConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: tempDir('data'),
    RELEASES_DIR: tempDir('releases'),
    SHELL_DIR: aRenderingShell(),
    LOG_LEVEL: 'silent',
    EMBEDDED_DURABILITY: 'off',
  })
  database = await openInstallationDatabase(config)
  await migrate(database)
  await office('Cork')
  await addContent(database.db, TENANT, { routes: [{ id: 'r-1', title: localized('Walk') }] })
  server = await startServer(config, database)
  await promoteRelease(config, database, release('first', '1.0.0-bbbbbbbb'))
})
afterAll(() => server?.close())

/** The rendered page; a busy machine may send one without content first. */
async function shown(): Promise<string> {
  for (;;) {
    const headers = { host, 'user-agent': PHONE, 'accept-language': 'ca' }
    const { body } = await server.app.inject({ url: '/rutas/r-1', headers })
    const content = /<main>(.*?)<\/main>/.exec(body)?.[1]
    if (content) return content
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Opens the page, changes something, and opens it again after the longest allowed delay. */
async function shownAfter(change: () => Promise<unknown>): Promise<string> {
  await shown()
  await change()
  const until = performance.now() + SEEN_WITHIN_MS
  while (performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  return shown()
}

it('shows an imported text at once', async () => {
  const change = () =>
    withTenant(database.db, TENANT, (tx) =>
      tx
        .update(routes)
        .set({ title: localized('Longer walk') })
        .where(eq(routes.id, 'r-1')),
    )
  expect(await shownAfter(change)).toContain('Longer walk')
})

it('shows a promoted release at once, and the former one after a rollback', async () => {
  expect(await shown()).toContain('first')
  await promoteRelease(config, database, release('second', '1.0.0-cccccccc'))
  server.refresh()
  expect(await shown()).toContain('second')
  const control = await openControl(database.db, config)
  await control.run({ action: 'rollback', remote: 'mf-booking', actor: 'test' })
  server.refresh()
  expect(await shown()).toContain('first')
})

it('shows a closure and its end at once', async () => {
  const guide = await createPerson(database.db, TENANT, { isGuide: true })
  const send = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    server.app.inject({ method, url: `/api/v1/guide/closures${path}`, headers: guide.headers, payload })
  const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  let id = ''
  const close = async () => {
    const body = { route_ids: ['r-1'], from: dayAfter(1), until: dayAfter(2), reason: 'fire_risk' }
    id = (await send('POST', '', body)).json().data.id
  }
  expect(await shown()).toContain(' null ')
  expect(await shownAfter(close)).toMatch(/ Tancat.* /)
  expect(await shownAfter(() => send('DELETE', `/${id}`))).toContain(' null ')
})

it('shows a changed brand at once', async () => {
  expect(await shownAfter(() => office('More than cork'))).toContain('More than cork')
})
