import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { placeEmbeddedDatabase, testDatabaseEnv } from '@sureda/api/testing/test-database'
import { type ReleaseServer, releaseServer } from '@sureda/build/ship/release-server'
import { sendRelease } from '@sureda/build/ship/send-release'
import type { TeamReport } from '@sureda/build/ship/status-text'
import { newTeamKey, readTeamKey } from '@sureda/build/ship/team-key'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../testing/fixtures.ts'
import { startReleaseServer } from '../testing/release-server.ts'
import { builtRemote } from '../testing/team-releases.ts'

const ORIGIN = { source: { uri: 'git+https://example.org/walks', commit: 'a'.repeat(40) }, builder: 'test' }
const V = '1.0.0-aaaaaaaa'

it.each(['upload', 'maps', 'files', 'record'])(
  'records nothing when the server is killed at the step "%s", and the next try finishes',
  async (step) => {
    const { env, drop } = await testDatabaseEnv()
    onTestFinished(drop)
    const dataDir = tempDir('data')
    if (!env.DATABASE_URL) placeEmbeddedDatabase(path.join(dataDir, 'database'))
    const { text, record } = newTeamKey()
    const releasesDir = tempDir('releases')
    const environment = {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDir,
    }
    const start = async (more: object, args: string[]) => {
      const file = path.join(import.meta.dirname, '../testing/ending-server.ts')
      const child = spawn(process.execPath, [file, ...args], { env: { ...environment, ...more } })
      onTestFinished(() => void child.kill('SIGKILL'))
      const [url] = await once(child.stdout, 'data')
      return { child, server: releaseServer(String(url).trim(), readTeamKey(text), 1) }
    }
    const dist = builtRemote('mf-walks', V)
    const first = await start({ DIES_AT: step }, [JSON.stringify(record)])
    const ended = once(first.child, 'exit')
    await expect(sendRelease(first.server, dist, ORIGIN)).rejects.toThrow('does not answer')
    await ended

    const second = await start({}, [])
    const releases = async () =>
      (await second.server.ask<TeamReport>('GET', '/status')).remotes.flatMap((row) => row.releases)
    expect(await releases()).toEqual([])
    expect(await sendRelease(second.server, dist, ORIGIN)).toMatchObject({ version: V, isNew: true })
    expect(await releases()).toMatchObject([{ version: V, commit: 'a'.repeat(40) }])
    expect(readdirSync(path.join(releasesDir, 'mf/mf-walks'))).toEqual([V])
    // partial files are deleted with the unused uploads after a day
    const left = readdirSync(path.join(releasesDir, 'private/uploads/walks'))
    expect(left.filter((name) => !name.endsWith('.part'))).toEqual([])
  },
)

it('forgets an upload that is cut, and asks for it again and for nothing else', async () => {
  const here = await startReleaseServer()
  onTestFinished(() => here.close())
  const { server } = await here.team('walks', ['mf-walks'])
  const dist = builtRemote('mf-walks', V)
  const { ask, announced } = cuttingTheFirst(here.url, server)
  await expect(sendRelease({ ...server, ask }, dist, ORIGIN)).rejects.toThrow('the connection was cut')
  const { missing } = await server.ask<{ missing: string[] }>('POST', '/uploads', { files: announced })
  expect(missing).toEqual([announced[0]?.sha256])
  expect(await sendRelease(server, dist, ORIGIN)).toMatchObject({ isNew: true, sent: 1 })
})

/** A connection that ends in the middle of the first file, once all others are there. */
function cuttingTheFirst(url: string, { ask, key }: ReleaseServer) {
  const announced: { sha256: string; bytes: number }[] = []
  let left = 0
  let finish = () => {}
  const othersSent = new Promise<void>((resolve) => {
    finish = resolve
  })
  const cutting: ReleaseServer['ask'] = async (method, where, body) => {
    if (method === 'POST') {
      announced.push(...(body as { files: typeof announced }).files)
      left = new Set(announced.map(({ sha256 }) => sha256)).size - 1
      return ask(method, where, body)
    }
    const [first] = announced
    if (first && where.endsWith(first.sha256)) {
      await othersSent
      await cutUpload(url, key, first)
      throw new Error('the connection was cut')
    }
    const answer = await ask(method, where, body)
    left -= 1
    if (left === 0) finish()
    return answer as never
  }
  return { ask: cutting, announced }
}

/** Sends the head and half of the body, then closes the connection. */
async function cutUpload(
  url: string,
  { id, secret }: { id: string; secret: string },
  { sha256, bytes }: { sha256: string; bytes: number },
) {
  const put = request(`${url}/releases/v1/uploads/${sha256}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${id}.${secret}`,
      'content-type': 'application/octet-stream',
      'content-length': bytes,
    },
  })
  const closed = new Promise<void>((resolve) => put.on('close', () => resolve()))
  put.on('error', () => undefined)
  await new Promise<void>((resolve) => put.write(Buffer.alloc(Math.floor(bytes / 2)), () => resolve()))
  put.destroy()
  await closed
}
