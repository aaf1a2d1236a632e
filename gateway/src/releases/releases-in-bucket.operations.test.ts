import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bucketObjects } from '@sureda/api/storage/bucket-objects'
import type { ObjectStore } from '@sureda/api/storage/object-store'
import { listed } from '@sureda/api/storage/object-store.testing'
import { hasSwift, type Swift, type SwiftBucket, startSwift } from '@sureda/api/testing/services/swift'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { sendRelease } from '@sureda/build/ship/send-release'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startReleaseServer } from '../testing/release-server.ts'
import { builtRemote } from '../testing/team-releases.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { objectReleases } from './object-releases.ts'

const ORIGIN = { source: { uri: 'git+https://example.org/walks', commit: 'a'.repeat(40) }, builder: 'test' }
const V = '1.0.0-aaaaaaaa'

describe.skipIf(!hasSwift)('releases in a bucket of OpenStack Swift', () => {
  let swift: Swift
  let bucket: SwiftBucket
  let objects: ObjectStore
  beforeAll(async () => {
    swift = await startSwift()
    bucket = await swift.makeBucket('releases')
    objects = bucketObjects({ ...bucket, answersWithinMs: 30_000 })
  })
  afterAll(() => swift?.stop())
  const keys = async (folder: string) => (await listed(objects, folder)).map(({ key }) => key)

  it('ships with source maps and provenance apart from public files, and removes all of it', async () => {
    const here = await startReleaseServer(objectReleases(objects))
    onTestFinished(() => here.close())
    const { server } = await here.team('walks', ['mf-walks'])
    const dist = builtRemote('mf-walks', V)
    expect(await sendRelease(server, dist, ORIGIN)).toMatchObject({ isNew: true })
    expect(await sendRelease(server, dist, ORIGIN)).toMatchObject({ isNew: false })
    const stored = [...(await keys('mf')), ...(await keys('private'))]
    expect(stored).toContain(`mf/mf-walks/${V}/release.json`)
    expect(stored).toContain(`private/releases/mf-walks/${V}/provenance.json`)
    expect(stored).toContain(`private/releases/mf-walks/${V}/js/1.js.map`)
    expect(stored.filter((name) => name.startsWith('mf/') && name.includes('.map'))).toEqual([])
    await here.releases.remove('mf-walks', V)
    expect([...(await keys('mf')), ...(await keys('private'))]).toEqual([])
  })

  describe('two processes that ship the same version with other bytes', () => {
    /** The first is stopped in the middle, and goes on once the second has ended. */
    async function shipTwice(version: string, more: object) {
      const { env, drop } = await testDatabaseEnv()
      onTestFinished(drop)
      const start = (letter: string) => {
        const file = path.join(import.meta.dirname, '../testing/ship-process.ts')
        const child = spawn(process.execPath, [file, version, letter], {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: {
            ...{ ...process.env, ...env, ...more, NODE_ENV: 'test', S3_BUCKET: bucket.name },
            ...{ S3_ENDPOINT: bucket.endpoint, S3_REGION: bucket.region },
            ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
          },
        })
        onTestFinished(() => void child.kill('SIGKILL'))
        let said = ''
        child.stdout.on('data', (text: Buffer) => {
          said += text
        })
        return { child, ended: once(child, 'exit').then(() => said.trim()) }
      }
      const parts = async () =>
        (await keys(`mf/mf-map/${version}/js`)).filter((name) => name.includes('/part-'))
      const first = start('a')
      while ((await parts()).length === 0)
        if (first.child.exitCode !== null)
          throw new Error(`it ended before it stored anything: ${await first.ended}`)
      first.child.kill('SIGSTOP')
      expect(await objects.has(`mf/mf-map/${version}/release.json`)).toBe(false)
      const second = await start('b').ended
      first.child.kill('SIGCONT')
      const said = [await first.ended, second]
      const names = await parts()
      const bodies = await Promise.all(names.map(async (name) => String(await objects.get(name))))
      return { said, letters: [...new Set(bodies)].sort(), files: names.length }
    }

    it('leaves the files of the first untouched', async () => {
      const { said, letters, files } = await shipTwice('2.0.0-a', {})
      expect(said).toEqual([
        'shipped',
        'mf-map 2.0.0-a is here with other files, and a release never changes. Raise the version in package.json, build and ship it.',
      ])
      expect([letters, files]).toEqual([['a'], 80])
    })

    it('control: mixes the files of both without a database key', async () => {
      const { letters } = await shipTwice('3.0.0-a', { CLAIMS: 'off' })
      expect(letters).toEqual(['a', 'b'])
    })
  })

  it('serves releases from memory during an outage of the store, refuses others, and recovers by itself', async () => {
    const { app } = await testGateway({ releases: objectReleases(bucketObjects(bucket)) })
    onTestFinished(() => app.close())
    const ask = (name: string) => app.inject(`/mf/mf-map/${V}/${name}`)
    expect((await ask('remoteEntry.11111111.js')).statusCode).toBe(200)
    expect((await app.inject({ url: '/', headers: { host: 'gavarres.localhost' } })).statusCode).toBe(200)
    await swift.disconnect()
    expect((await ask('remoteEntry.11111111.js')).statusCode).toBe(200)
    expect((await app.inject({ url: '/', headers: { host: 'gavarres.localhost' } })).statusCode).toBe(200)
    const cold = await ask('js/map-list.22222222.js')
    expect([cold.statusCode, cold.headers['retry-after'], cold.json()]).toEqual([503, '5', { code: 'busy' }])
    await swift.reconnect()
    expect((await ask('js/map-list.22222222.js')).statusCode).toBe(200)
  })
})
