import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { problemText } from '../errors/messages.ts'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { ask, type PlainAnswer, profilePhotoOf, uploadProfilePhoto } from '../testing/network/ask.ts'
import { phonePhoto } from '../testing/photo-corpus.ts'
import { type PostgresCluster, runSql, startPostgres } from '../testing/postgres-cluster.ts'
import { canMount, runInMountNamespace, withOwnDisk } from '../testing/services/own-disk.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { seedTenants } from '../testing/test-tenants.ts'

describe.skipIf(!canMount)('a data folder on a real disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-disk-'))
  let cluster: PostgresCluster
  let api: ApiProcess
  let person: TestPerson
  let photo: Buffer
  beforeAll(async () => {
    cluster = await startPostgres()
    await runSql(cluster.url('postgres'), 'create database office')
    const database = await openPostgres({ url: cluster.url('office'), poolSize: 1 })
    await migrate(database)
    await seedTenants(database.db)
    person = await createPerson(database.db, 'gavarres')
    await database.close()
    photo = await phonePhoto()
    api = await startApiProcess(
      { DATA_DIR: folder, DATABASE_URL: cluster.url('office') },
      withOwnDisk('size=16m'),
    )
  })
  afterAll(async () => {
    await api?.stop()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const headers = () => ({ ...person.headers, 'accept-language': 'ca' })
  const upload = () => uploadProfilePhoto(api.port, headers(), photo)
  const readiness = async () => {
    const { status, body } = await ask(api.port, '/readyz', {})
    return [status, JSON.parse(String(body)).checks.storage]
  }
  const expectRefused = ({ status, headers: sent, body }: PlainAnswer) => {
    expect(status).toBe(503)
    expect(JSON.parse(String(body))).toMatchObject({
      code: 'storage_full',
      message: problemText('storage_full', 'ca'),
    })
    expect(Number(sent['retry-after'])).toBeGreaterThanOrEqual(30)
  }

  it.each([
    ['is full', `cat /dev/zero > ${folder}/fill || true`, `rm ${folder}/fill`],
    [
      'has become read-only',
      `mount --bind ${folder} ${folder} && mount -o remount,bind,ro ${folder}`,
      `umount ${folder}`,
    ],
  ])('refuses a photo where it %s, is not ready, and recovers by itself', async (_what, fault, mend) => {
    const face = profilePhotoOf(await upload())
    runInMountNamespace(api.pid, fault)
    expectRefused(await upload())
    expect(await readiness()).toEqual([503, 'failed'])
    // stored files are readable, and the profile keeps its former photo
    expect((await ask(api.port, `/media/${face}`, headers())).status).toBe(200)
    expect(profilePhotoOf(await ask(api.port, '/api/v1/user/profile', headers()))).toBe(face)
    runInMountNamespace(api.pid, mend)
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, 'ok']), 10_000)
    expect((await upload()).status).toBe(200)
  })
})
