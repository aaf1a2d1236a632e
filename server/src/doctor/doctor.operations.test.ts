import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { startApiProcess } from '@sureda/api/testing/api-process'
import { type PostgresCluster, runSql, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { startMailServer } from '@sureda/api/testing/services/mail-server'
import { canMount, withOwnDisk } from '@sureda/api/testing/services/own-disk'
import { type PostgresStandby, startStandby } from '@sureda/api/testing/services/postgres-standby'
import { withClockOffset } from '@sureda/api/testing/services/wrong-clock'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { ROOT } from '@sureda/build/workspace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examine } from './examine.ts'
import { certificateFindings } from './outside-checks.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
let cluster: PostgresCluster
let standby: PostgresStandby
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sureda-doctor-'))
  writeFileSync(path.join(folder, 'a-file'), '')
  cluster = await startPostgres({ settings: ['synchronous_commit=on'] })
  await runSql(cluster.url('postgres'), 'create database office')
  const database = await openDatabase({ url: cluster.url('office'), dataDir: folder })
  await migrate(database)
  await seedTenants(database.db)
  await database.close()
  standby = await startStandby(cluster)
})
afterAll(async () => {
  await standby.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The findings with a problem, as `check state: finding`. */
async function faults(env: Record<string, string> = {}) {
  const findings = await examine({
    DATABASE_URL: cluster.url('office'),
    DATABASE_READ_URL: standby.url('office'),
    DATA_DIR: folder,
    RELEASES_DIR: path.join(folder, 'releases'),
    MEDIA_ROOT: folder,
    ...env,
  })
  for (const { state, fix } of findings) expect(state === 'ok', fix).toBe(fix === undefined)
  return findings
    .filter(({ state, check }) => state !== 'ok' && !/^(pack|secrets|mail)/.test(check))
    .map(({ check, state, says }) => `${check} ${state}: ${says}`)
}

it('finds no fault in a healthy deployment with a replica', async () => {
  expect(await faults()).toEqual([])
})

it('names what a deployment lacks, with what to do', async () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL_SCHEME: 'https', OVERRIDE_SECRET: 'x'.repeat(32) }
  const findings = await examine({ DATABASE_URL: cluster.url('office'), DATA_DIR: folder, ...production })
  expect(findings.find(({ check }) => check === 'secrets')).toMatchObject({
    state: 'fault',
    says: 'not set: PASS_SECRET, INTERNAL_KEY',
  })
  expect(findings.filter(({ check }) => check.startsWith('certificate ')).length).toBeGreaterThan(0)
  expect(findings.find(({ check }) => check === 'mail')).toMatchObject({ state: 'look' })
  const [settings] = await examine({ NODE_ENV: 'production', PORT: 'x' })
  expect(settings).toMatchObject({ check: 'settings', state: 'fault', fix: expect.stringContaining('PORT') })
})

it.each<[string, Record<string, () => string>, string]>([
  [
    'a database that is not there',
    { DATABASE_URL: () => cluster.url('nowhere') },
    'database fault: does not answer',
  ],
  [
    'a standby in place of the primary',
    { DATABASE_URL: () => standby.url('office') },
    'database fault: cannot be used',
  ],
  [
    'a replica that follows nothing',
    { DATABASE_READ_URL: () => cluster.url('office') },
    'read replica fault: follows no primary',
  ],
  [
    'a replica that is gone',
    { DATABASE_READ_URL: () => 'postgresql://x@127.0.0.1:1/x' },
    'read replica fault: does not answer; public reads ask the primary',
  ],
  ['a pool larger than the server', { DATABASE_POOL_SIZE: () => '100' }, 'connections look: '],
  [
    'a store that is a file',
    { RELEASES_DIR: () => path.join(ROOT, 'package.json') },
    'releases fault: the folder does not work',
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: () => path.join(folder, 'a-file') },
    'uploads fault: the folder does not work',
  ],
])('reports %s', async (_what, env, finding) => {
  const found = await faults(Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value()])))
  expect(found).toContainEqual(expect.stringContaining(finding))
})

it('signs in to the mail server without sending, and reports one that refuses or is down', async () => {
  const server = await startMailServer()
  const mail = async (SMTP_URL: string) =>
    (
      await examine({ DATABASE_URL: cluster.url('office'), DATA_DIR: folder, MEDIA_ROOT: folder, SMTP_URL })
    ).find(({ check }) => check === 'mail')
  expect(await mail(server.url())).toMatchObject({ state: 'ok' })
  expect(await mail(server.url('wrong'))).toMatchObject({
    state: 'fault',
    says: 'the server of SMTP_URL refuses user or password',
  })
  await server.stop()
  expect(await mail(server.url())).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('does not answer as a mail server does'),
  })
  expect(server.mails()).toBe(0)
})

it('reports pending migrations', async () => {
  await runSql(
    cluster.adminUrl.replace('/postgres?', '/office?'),
    `delete from schema_migrations where name = '0019_general_limits.sql'`,
  )
  expect(await faults()).toContainEqual('migrations look: 1 are pending')
})

it('runs beside a server on the embedded database without disturbing it', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'sureda-doctor-'))
  const server = await startApiProcess({ DATA_DIR: data, DATABASE_URL: '' })
  const findings = await examine({ DATA_DIR: data, RELEASES_DIR: path.join(data, 'releases') })
  expect(findings.find(({ check }) => check === 'database')).toMatchObject({
    state: 'ok',
    says: expect.stringContaining('in use by the running server'),
  })
  await server.stop()
  rmSync(data, { recursive: true })
})

it('runs while the database is down', async () => {
  await cluster.shutDown()
  expect(await faults()).toContainEqual('database fault: does not answer')
  await cluster.restart()
})

it('reports by how much a replica lags', async () => {
  await standby.pause()
  const admin = cluster.adminUrl.replace('/postgres?', '/office?')
  await runSql(admin, `create table filling as select repeat('x', 1000) from generate_series(1, 30000)`)
  expect(await faults()).toContainEqual(
    expect.stringMatching(/^read replica look: \d\d MB and \d+ s behind$/),
  )
  await runSql(admin, 'drop table filling')
  await standby.resume()
})

it('reports an incomplete or missing pack', async () => {
  const packs = mkdtempSync(path.join(folder, 'packs-'))
  cpSync(path.join(ROOT, 'territories/gavarres'), path.join(packs, 'gavarres'), { recursive: true })
  rmSync(path.join(packs, 'gavarres/media'), { recursive: true })
  const findings = await examine({ DATABASE_URL: cluster.url('office'), DATA_DIR: folder, MEDIA_ROOT: packs })
  expect(findings.find(({ check }) => check === 'pack gavarres')).toMatchObject({
    state: 'look',
    says: expect.stringMatching(/^\d+ faults, \d+ remarks$/),
    fix: expect.stringMatching(/territory (-- )?check/),
  })
  expect(findings.find(({ check }) => check === 'pack raya')).toMatchObject({
    state: 'look',
    says: `${path.join(packs, 'raya')} holds no pack`,
    fix: expect.stringContaining('set MEDIA_ROOT'),
  })
})

/** Runs the command in a separate process, as a person would. @returns its lines and exit code */
function runDoctor(env: Record<string, string>, ...around: string[]) {
  const [program = '', ...args] = [...around, process.execPath, MAIN, 'doctor']
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATABASE_URL: cluster.url('office'),
      MEDIA_ROOT: folder,
      DATA_DIR: folder,
      ...env,
    },
  })
  return { status, lines: stdout.split('\n').map((line) => line.trim()) }
}

it('reports a clock that is an hour off, with what to do', () => {
  const { status, lines } = runDoctor(withClockOffset('+1h'))
  expect(status).toBe(1)
  const found = lines.findIndex((line) =>
    /^fault +clock +the clock of this process is \d+ s ahead/.test(line),
  )
  expect(lines[found + 1]).toMatch(/^→ Let both machines follow a time server/)
})

it.skipIf(!canMount)('reports a disk that is nearly full, with what to do', () => {
  const data = mkdtempSync(path.join(folder, 'small-'))
  const { lines } = runDoctor({ DATA_DIR: data }, ...withOwnDisk('size=64m'))
  const found = lines.findIndex((line) => /^look +disk +\d\d MB free$/.test(line))
  expect(lines[found + 1]).toBe(`→ Free space for ${data}, or move DATA_DIR to a larger disk.`)
})

it.each([
  ['-1', /^fault: expired \d+ days ago$/],
  ['400', /^fault: browsers refuse it \(DEPTH_ZERO_SELF_SIGNED_CERT\)$/],
  ['10', /^look: ends in (9|10) days$/],
  ['400', /^ok: good for \d+ days$/],
])('checks the certificate that visitors see (%s days, %s)', async (days, finding) => {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const request = path.join(folder, 'request.pem')
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-new', ...curve, '-subj', '/CN=office.test', '-keyout', key, '-out', request)
  openssl('x509', '-req', '-in', request, '-signkey', key, '-days', days, '-out', cert)
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ca = /DEPTH/.test(finding.source) ? undefined : readFileSync(cert, 'utf8')
  const [found] = await certificateFindings(['office.test'], { address: '127.0.0.1', port, ca })
  expect(`${found?.state}: ${found?.says}`).toMatch(finding)
  server.close()
  const [silent] = await certificateFindings(['office.test'], { address: '127.0.0.1', port })
  expect(silent).toMatchObject({ state: 'look' })
})
