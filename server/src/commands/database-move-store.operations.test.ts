import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillInstallation, tableHashes } from '@sureda/api/backup/installation.testing'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { openPostgres } from '@sureda/api/database/postgres'
import { bucketObjects } from '@sureda/api/storage/bucket-objects'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { listed } from '@sureda/api/storage/object-store.testing'
import { hasSwift, type Swift, startSwift, storeSettings } from '@sureda/api/testing/services/swift'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { CommandOutput } from '../testing/command-line.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const FILES = 60
let swift: Swift | undefined
beforeAll(async () => {
  if (hasSwift) swift = await startSwift()
})
afterAll(() => swift?.stop())

/** The keys of all files with the SHA hash of their content. */
async function filesIn(store: ObjectStore, folders: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders)
    for (const { key } of await listed(store, folder)) {
      const body = await store.get(key)
      found.push(`${key} ${body?.length} ${body?.toString('base64').slice(-12)}`)
    }
  return found.sort()
}

it.runIf(hasSwift)(
  'moves rows, uploads and releases to PostgreSQL and a bucket, also after it was killed while copying files',
  async () => {
    if (!swift) return
    const dataDir = mkdtempSync(join(tmpdir(), 'sureda-move-'))
    const { env, drop } = await testDatabaseEnv()
    onTestFinished(async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await drop()
    })
    const bucket = await swift.makeBucket('office')
    const releases = folderObjects(join(dataDir, 'releases'))
    const uploads = folderObjects(dataDir)
    const old = await openDatabase({ dataDir, durability: 'off' })
    await migrate(old)
    await fillInstallation(old, { store: uploads, folders: ['uploads'] })
    const before = await tableHashes(old)
    await old.close()
    for (let number = 0; number < FILES; number++)
      await releases.put(`mf/mf-walks/1.0.0/js/${number}.js`, Buffer.from(`export const walk = ${number}`))
    await releases.put('private/releases/mf-walks/1.0.0/provenance.json', Buffer.from('{}'))
    await uploads.put('deleted-people/gavarres/2026-11-29.json', Buffer.from('[]'))

    const url = env.DATABASE_URL ?? ''
    const move = () => {
      const child = spawn(process.execPath, [MAIN, 'database', 'move', url, '--store', 'office'], {
        env: {
          ...{ ...process.env, ...storeSettings(bucket), NODE_ENV: 'test', DATABASE_URL: '' },
          ...{ DATA_DIR: dataDir, RELEASES_DIR: join(dataDir, 'releases'), EMBEDDED_DURABILITY: 'off' },
        },
      })
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (text += said))
      const ended = new Promise<CommandOutput>((resolve) =>
        child.once('close', (code) => resolve({ code: code ?? -1, text })),
      )
      return { child, ended }
    }
    const store = bucketObjects({ ...bucket, answersWithinMs: 30_000 })
    const killed = move()
    while (killed.child.exitCode === null && (await listed(store, 'mf')).length === 0);
    killed.child.kill('SIGKILL')
    await killed.ended
    const half = (await listed(store, 'mf')).length
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(FILES)

    expect(await move().ended).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        new RegExp(`and ${FILES + 4} files; counts and sums are the same.*S3_BUCKET=office`, 's'),
      ),
    })
    const target = await openPostgres({ url, poolSize: 1 })
    await migrate(target)
    expect(await tableHashes(target)).toEqual(before)
    await target.close()
    const were = [
      ...(await filesIn(uploads, ['uploads', 'deleted-people'])),
      ...(await filesIn(releases, ['mf', 'private'])),
    ].sort()
    expect(were).toHaveLength(FILES + 4)
    expect(await filesIn(store, ['uploads', 'deleted-people', 'mf', 'private'])).toEqual(were)
  },
  400_000,
)
