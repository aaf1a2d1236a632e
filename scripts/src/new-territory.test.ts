import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { ROOT } from '@sureda/build/workspace'
import { BOOT_SCRIPT_ID, type BootDocument } from '@sureda/contract/remote/registry'
import { outlines } from '@sureda/contract/schemas/platform/outlines'
import { readConfig } from '@sureda/gateway/config'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { startServer } from '@sureda/gateway/server'
import { aShell } from '@sureda/gateway/testing/fixtures'
import { inlined } from '@sureda/gateway/testing/test-gateway'
import { callerHere } from '@sureda/server/caller'
import { runProgram } from '@sureda/server/program'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'sureda-territory-'))
const pack = path.join(folder, 'territories/valle')

let installed: Awaited<ReturnType<typeof testDatabaseEnv>>

beforeAll(async () => {
  installed = await testDatabaseEnv()
})
beforeEach(() => {
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', installed.env.DATABASE_URL)
  // the folder is temporary, so its data need not survive a power failure
  vi.stubEnv('EMBEDDED_DURABILITY', 'off')
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await installed.drop()
})

/** The steps that `docs/packs.md` describes: copy the template and enter the office's data. */
function newPack(): void {
  mkdirSync(path.dirname(pack), { recursive: true })
  cpSync(path.join(ROOT, 'territories/template'), pack, { recursive: true })
  const file = path.join(pack, 'tenant.json')
  const tenant = JSON.parse(readFileSync(file, 'utf8'))
  Object.assign(tenant, { id: 'valle', name: 'Valle del Corcho', domains: ['valle.localhost'] })
  tenant.branding.colors.primary = '#7A2E12'
  tenant.map.bounds = [
    [39.1, -7.55],
    [39.7, -6.75],
  ]
  writeFileSync(file, JSON.stringify(tenant))
}

it('a new territory needs only a pack: brand, content and the ground of its map', async () => {
  newPack()
  for (const command of ['outlines', 'check', 'import'])
    expect(await runProgram(['territory', command, pack], process.env, callerHere()), command).toBe(0)
  const config = readConfig({
    DATA_DIR: path.join(folder, 'data'),
    RELEASES_DIR: path.join(folder, 'releases'),
    MEDIA_ROOT: path.dirname(pack),
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...installed.env,
  })
  const server = await startServer(config, await openInstallationDatabase(config), { shellDir: aShell() })
  const ask = (url: string) =>
    server.app.inject({ url, headers: { host: 'valle.localhost', 'accept-language': 'es' } })
  /** Repeats a request while the server answers 503. */
  const answerOf = (url: string) =>
    vi.waitFor(
      async () => {
        const answer = await ask(url)
        expect(answer.statusCode).toBe(200)
        return answer
      },
      { timeout: 60_000 },
    )
  try {
    const page = await ask('/mapa')
    expect(page.body).toContain('<title>Valle del Corcho</title>')
    const { tenant } = inlined<BootDocument>(page.body, BOOT_SCRIPT_ID)
    expect(tenant).toMatchObject({ id: 'valle', known: true, branding: { colors: { primary: '#7A2E12' } } })
    const places = (await answerOf('/api/v1/locations')).json<{ data: { id: string; image: string }[] }>()
      .data
    expect(places).toMatchObject([{ id: 'loc-museum', image: expect.stringMatching(/^valle\//) }])
    await answerOf(`/media/${places[0]?.image}`)
    const ground = await answerOf(`/media/${tenant.map.outlines}`)
    expect(ground.headers['cache-control']).toContain('immutable')
    const towns = outlines.parse(ground.json()).municipalities.map(({ name }) => name)
    expect(towns).toContain('San Vicente de Alcántara')
    // the only tenant also answers for unknown hosts
    const stranger = await server.app.inject({
      url: '/api/v1/locations',
      headers: { host: 'nobody.example' },
    })
    expect(stranger.json().data).toHaveLength(1)
  } finally {
    await server.close()
  }
})
