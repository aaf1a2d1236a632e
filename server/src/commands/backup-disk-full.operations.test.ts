import { execFile } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillInstallation, tableHashes } from '@sureda/api/backup/installation.testing'
import { openEmbedded } from '@sureda/api/database/embedded'
import { openPostgres } from '@sureda/api/database/postgres'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { runSql, serverUser, startPostgres } from '@sureda/api/testing/postgres-cluster'
import { canMount, type SmallDisk, smallDisk } from '@sureda/api/testing/services/small-disk'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type CommandOutput, runLine } from '../testing/command-line.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const MB = 2 ** 20

describe.runIf(canMount())('on a disk that is full', () => {
  const root = mkdtempSync(join(tmpdir(), 'sureda-full-'))
  let settings: Record<string, string>
  let drop: () => Promise<void>
  let before: Record<string, string>
  /** The name of a complete backup. */
  let backup: string
  beforeAll(async () => {
    const place = await testDatabaseEnv()
    drop = place.drop
    settings = { ...place.env, DATA_DIR: join(root, 'data'), RELEASES_DIR: join(root, 'releases') }
    const database = await openPostgres({ url: settings.DATABASE_URL ?? '', poolSize: 1 })
    await fillInstallation(database, { store: folderObjects(join(root, 'data')), folders: [] })
    // the time limits of a request do not apply here
    await database.withTransaction('write', async (session) => {
      await session.query(`select set_config('app.tenant', 'raya', true)`)
      await session.query(
        `insert into mail_outbox (tenant_id, recipient, subject, body)
         select 'raya', n || '@example.org', 's', repeat(md5(n::text), 10) from generate_series(1, 40000) n`,
      )
    })
    before = await tableHashes(database)
    await database.close()
    expect(await runLine(`backup create ${root}/whole`, settings)).toMatchObject({ code: 0 })
    backup = join(root, 'whole', readdirSync(join(root, 'whole'))[0] ?? '')
  })
  afterAll(async () => {
    await drop?.()
    rmSync(root, { recursive: true, force: true })
  })

  function diskOf(bytes: number): SmallDisk {
    const disk = smallDisk(bytes)
    onTestFinished(disk.remove)
    return disk
  }

  /** Runs the command in a separate process and waits for its end. */
  const run = (line: string, env: Record<string, string>) =>
    new Promise<CommandOutput>((resolve) => {
      const child = execFile(
        process.execPath,
        [MAIN, ...line.split(' ')],
        { env: { ...process.env, NODE_ENV: 'test', EMBEDDED_DURABILITY: 'off', DATABASE_URL: '', ...env } },
        (_error, out, err) => resolve({ code: child.exitCode ?? -1, text: out + err }),
      )
    })

  it('a failed backup leaves no files and says so; the next one is complete', async () => {
    const { folder, resize } = diskOf(64 * 1024)
    const target = `${folder}/backups`
    const refused = await runLine(`backup create ${target}`, settings)
    expect(refused).toEqual({
      code: 1,
      text: `✗ The folder ${folder} cannot be used: its disk is full. Free some space.`,
    })
    expect((await runLine(`backup list ${target}`, settings)).text).toBe(`There is no backup in ${target}.`)
    resize(16 * MB)
    expect(await runLine(`backup create ${target}`, settings)).toMatchObject({ code: 0 })
    expect((await runLine(`backup list ${target}`, settings)).text).toMatch(/^sureda-\S+ +[\d.]+ MB$/)
  })

  it('the embedded database is restored by the same command once there is space, and not copied without it', async () => {
    const { folder, resize } = diskOf(60 * MB)
    const env = { DATA_DIR: join(folder, 'data'), RELEASES_DIR: join(folder, 'releases') }
    const restore = `backup restore ${backup} --continue`
    const refused = await run(restore, env)
    expect(refused.code).toBe(1)
    expect(refused.text).toMatch(/^✗ No space is left on the disk[^\n]*: make room[^\n]*start again\.\n$/)
    expect(await run('database status', env)).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^✗ No space is left on the disk/),
    })
    resize(400 * MB)
    expect(await run('people set-aside', env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('This database is not whole: the restore of sureda-'),
    })
    expect(await run(restore, env)).toMatchObject({ code: 0 })
    const directory = join(env.DATA_DIR, 'database')
    const database = await openEmbedded({ directory, durability: 'off' })
    const { content_versions, availability_versions, rating_versions, ...after } = await tableHashes(database)
    await database.close()
    expect(before).toMatchObject(after)

    const { blocks, bfree, bsize } = statfsSync(folder)
    resize((blocks - bfree) * bsize + 70 * MB)
    expect(await run('backup create ../x', env)).toMatchObject({
      code: 1,
      text: expect.stringMatching(
        /^✗ A backup copies the database first: \d+ MB must be free in .* 70 MB are/,
      ),
    })
    expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('database-copy'))).toEqual([])
  })

  it('PostgreSQL is restored by the same command once there is space', async () => {
    const { folder, resize } = diskOf(28 * MB)
    const user = serverUser()
    if (user) chownSync(folder, user.uid, user.gid)
    const cluster = await startPostgres()
    onTestFinished(cluster.stop)
    await runSql(cluster.adminUrl, `create tablespace small owner sureda_owner location '${folder}'`)
    await runSql(cluster.url('postgres'), 'create database office tablespace small')
    const env = { ...settings, DATABASE_URL: cluster.url('office') }
    const restore = `backup restore ${backup} --continue`
    expect(await runLine(restore, env)).toEqual({
      code: 1,
      text: '✗ No space is left on the disk of the database: make room there, or move it to a larger one, and start again.',
    })
    resize(200 * MB)
    expect(await runLine(restore, env)).toMatchObject({ code: 0 })
    const database = await openPostgres({ url: env.DATABASE_URL, poolSize: 1 })
    const { content_versions, availability_versions, rating_versions, ...after } = await tableHashes(database)
    await database.close()
    expect(before).toMatchObject(after)
  })
})
