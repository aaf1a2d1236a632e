import { createHash } from 'node:crypto'
import { sql } from '@sureda/api/database/orm'
import { seal } from '@sureda/build/ship/envelope'
import { releaseServer, sendAct } from '@sureda/build/ship/release-server'
import { sendRelease } from '@sureda/build/ship/send-release'
import { ACT_TYPE, STATEMENT_TYPE, statementOf } from '@sureda/build/ship/statement'
import { newTeamKey, readTeamKey } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReleaseServerOfTest, startReleaseServer } from '../testing/release-server.ts'
import { builtRemote } from '../testing/team-releases.ts'

const ORIGIN = {
  source: { uri: 'git+https://example.org/walks', commit: 'a'.repeat(40) },
  builder: 'https://ci.example.org/runs/7',
}
const V1 = '1.0.0-aaaaaaaa'
const V2 = '1.1.0-bbbbbbbb'

let here: ReleaseServerOfTest
let walks: Awaited<ReturnType<ReleaseServerOfTest['team']>>
let huts: Awaited<ReturnType<ReleaseServerOfTest['team']>>

beforeAll(async () => {
  here = await startReleaseServer()
  walks = await here.team('walks', ['mf-walks'])
  huts = await here.team('huts', ['mf-huts'])
})
afterAll(() => here.close())

const ship = (name: RemoteName, version: string, content = {}, by = walks) =>
  sendRelease(by.server, builtRemote(name, version, content), ORIGIN)
const rolloutOf = async (remote: string) => (await here.rollouts.all()).find((one) => one.remote === remote)

it('ships, canaries, promotes, rolls back and disables what is the team’s, and writes who did it from where', async () => {
  expect(await ship('mf-walks', V1)).toMatchObject({ remote: 'mf-walks', version: V1, isNew: true })
  expect(await here.releases.record('mf-walks', V1)).toMatchObject({ name: 'mf-walks', version: V1 })
  await sendAct(walks.server, { action: 'promote', remote: 'mf-walks', version: V1 })
  await ship('mf-walks', V2)
  await sendAct(walks.server, { action: 'canary', remote: 'mf-walks', version: V2, share: 10 })
  expect(await rolloutOf('mf-walks')).toMatchObject({ stable: V1, canary: V2, canaryShare: 10 })
  await sendAct(walks.server, { action: 'rollback', remote: 'mf-walks', reason: 'it is slow' })
  await sendAct(walks.server, { action: 'disable', remote: 'mf-walks' })
  expect(await rolloutOf('mf-walks')).toMatchObject({ stable: V1, canary: null, disabled: true })
  await sendAct(walks.server, { action: 'enable', remote: 'mf-walks' })
  const lines = await here.teams.log('walks', 20)
  expect(lines.map(({ action }) => action).reverse()).toEqual([
    'add key',
    'ship',
    'promote',
    'ship',
    'canary',
    'rollback',
    'disable',
    'enable',
  ])
  expect(lines[0]).toMatchObject({
    actor: `key ${walks.server.key.id}`,
    address: '127.0.0.1',
    outcome: 'done',
  })
  expect(
    (await here.rollouts.events('mf-walks', 9)).map(({ actor, reason }) => [actor, reason]),
  ).toContainEqual([`walks, key ${walks.server.key.id}`, 'it is slow'])
})

it('tells a team’s tools what is released, from which commit and by whom built', async () => {
  const { remotes } = await walks.server.ask<{ remotes: object[] }>('GET', '/status')
  expect(remotes).toMatchObject([
    {
      remote: 'mf-walks',
      stable: V1,
      releases: [{ version: V2, commit: 'a'.repeat(40), builder: ORIGIN.builder }, {}],
    },
  ])
})

it('ships the same release once, and never another under its version', async () => {
  const dist = builtRemote('mf-walks', '1.2.0-cccccccc')
  expect(await sendRelease(walks.server, dist, ORIGIN)).toMatchObject({ isNew: true })
  expect(await sendRelease(walks.server, dist, ORIGIN)).toMatchObject({ isNew: false, sent: 0 })
  await expect(ship('mf-walks', '1.2.0-cccccccc', { script: 'other()' })).rejects.toThrow(
    'mf-walks 1.2.0-cccccccc is here with other files, and a release never changes. Raise the version',
  )
})

it('takes a release again that was removed as unused, for a team that goes back to it', async () => {
  const peaks = await here.team('peaks', ['mf-peaks'])
  const send = (version: string) => ship('mf-peaks', version, {}, peaks)
  const promote = (version: string) =>
    sendAct(peaks.server, { action: 'promote', remote: 'mf-peaks', version })
  for (const version of [V1, V2]) await send(version)
  await here.database.db.execute(
    sql`update releases set shipped_at = shipped_at - interval '60 days' where remote = 'mf-peaks'`,
  )
  await promote(V2)
  await send('1.2.0-cccccccc')
  expect(await here.releases.has('mf-peaks', V1)).toBe(false)
  expect(await here.rollouts.releases('mf-peaks')).toMatchObject([
    { version: '1.2.0-cccccccc' },
    { version: V2 },
  ])
  await send(V1)
  await promote(V1)
  expect(await rolloutOf('mf-peaks')).toMatchObject({ stable: V1 })
})

it('refuses the remote of another team, and says whose key it is', async () => {
  await expect(ship('mf-walks', '2.0.0-aaaaaaaa', {}, huts)).rejects.toThrow(
    'This is a key of the team huts, which has mf-huts; mf-walks is not its own.',
  )
  for (const action of ['rollback', 'disable'] as const)
    await expect(sendAct(huts.server, { action, remote: 'mf-walks' })).rejects.toThrow('not its own')
  expect((await here.teams.log('huts', 1))[0]).toMatchObject({ action: 'disable', outcome: 'refused' })
})

it('refuses a key that is unknown, wrong, or revoked, each in the same way', async () => {
  const unknown = releaseServer(here.url, readTeamKey(newTeamKey().text), 1)
  await expect(unknown.ask('GET', '/status')).rejects.toThrow('This key is not known here')
  const wrong = { ...walks.server.key, secret: 'x'.repeat(43) }
  await expect(releaseServer(here.url, wrong, 1).ask('GET', '/status')).rejects.toThrow('not known here')
  const gone = await here.team('gone', ['mf-gone'])
  await here.teams.change({ action: 'revoke', keyId: gone.server.key.id, actor: 'test' })
  await expect(sendAct(gone.server, { action: 'disable', remote: 'mf-gone' })).rejects.toThrow(
    'it was revoked',
  )
  expect((await here.app.inject('/releases/v1/status')).statusCode).toBe(401)
})

it('refuses a signature of another key, of another kind of text, an old one, and one that was used', async () => {
  const act = { action: 'enable', remote: 'mf-walks', at: new Date().toISOString(), nonce: 'n'.repeat(20) }
  const send = (body: object) => walks.server.ask('POST', '/acts', body)
  await expect(send(seal(ACT_TYPE, act, huts.server.key))).rejects.toThrow('The signature is not that of key')
  const forged = { ...huts.server.key, id: walks.server.key.id }
  await expect(send(seal(ACT_TYPE, act, forged))).rejects.toThrow('The signature is not that of key')
  await expect(send(seal('text/plain', act, walks.server.key))).rejects.toThrow('The signature is not that')
  const old = { ...act, at: new Date(Date.now() - 400_000).toISOString() }
  await expect(send(seal(ACT_TYPE, old, walks.server.key))).rejects.toThrow('more than five minutes from')
  const signed = seal(ACT_TYPE, act, walks.server.key)
  await send(signed)
  await expect(send(signed)).rejects.toThrow(
    'This signed request was done before. Sign it anew to repeat it.',
  )
})

it('stores source maps apart, serves none, and reads a stack with them', async () => {
  const version = '1.3.0-dddddddd'
  await ship('mf-walks', version)
  expect(await here.releases.file('mf-walks', version, 'js/1.js.map', false)).toBeUndefined()
  const stack = `TypeError: x is undefined\n    at a (https://app.example/mf/mf-walks/${version}/js/1.js:1:1)\n    at https://app.example/assets/main.js:1:9`
  const answer = await walks.server.ask<{ stack: string }>('POST', `/remotes/mf-walks/${version}/stack`, {
    stack,
  })
  expect(answer.stack).toBe(
    'TypeError: x is undefined\n    at showList (src/list/list-screen.tsx:12:1)\n    at https://app.example/assets/main.js:1:9',
  )
  // what phones report is what anyone can send
  await here.rollouts.errors.add('mf-walks', version, {
    phase: 'render',
    message: 'TypeError',
    frames: ['js/1.js:0:0', 'js/1.js:1:0', 'js/1.js:1:1'],
  })
  const { errors } = await walks.server.ask<{ errors: { stack: string }[] }>(
    'GET',
    `/remotes/mf-walks/${version}/errors`,
  )
  const place = `    at /mf/mf-walks/${version}/js/1.js`
  expect(errors[0]?.stack).toBe(
    `TypeError\n${place}:0:0\n${place}:1:0\n    at showList (src/list/list-screen.tsx:12:1)`,
  )
  await expect(huts.server.ask('POST', `/remotes/mf-walks/${version}/stack`, { stack })).rejects.toThrow(
    'not its own',
  )
})

it('does not leave the folder of uploads, nor accept a file under another hash or of too many bytes', async () => {
  await expect(walks.server.ask('PUT', `/uploads/${'0'.repeat(64)}`, Buffer.from('x'))).rejects.toThrow(
    'does not have the SHA-256',
  )
  await expect(walks.server.ask('PUT', '/uploads/..%2f..%2fx', Buffer.from('x'))).rejects.toThrow(
    'the address of its SHA-256',
  )
  const announce = (files: object[]) => walks.server.ask('POST', '/uploads', { files })
  await expect(announce([{ sha256: '0'.repeat(64), bytes: 9 * 1024 * 1024 }])).rejects.toThrow(
    'A file has at most 8 MB',
  )
  await expect(announce(Array(1_001).fill({ sha256: '0'.repeat(64), bytes: 1 }))).rejects.toThrow(
    'at most 1000 files',
  )
})

it('refuses a statement that names one sent file again and again, before it reads it so often', async () => {
  const { key } = walks.server
  const version = '1.4.0-eeeeeeee'
  const finish = (files: { name: string; sha256: string }[]) =>
    walks.server.ask(
      'PUT',
      `/remotes/mf-walks/${version}`,
      seal(STATEMENT_TYPE, statementOf({ remote: 'mf-walks', version, files, ...ORIGIN }), key),
    )
  const namedOften = (times: number, sha256: string) =>
    Array.from({ length: times }, (_, n) => ({ name: `js/${n}.js`, sha256 }))
  await expect(finish(namedOften(1_001, '0'.repeat(64)))).rejects.toThrow('at most 1000 files')
  const large = Buffer.alloc(8 * 1024 * 1024 - 1)
  const sha256 = createHash('sha256').update(large).digest('hex')
  await walks.server.ask('PUT', `/uploads/${sha256}`, large)
  await expect(finish(namedOften(7, sha256))).rejects.toThrow('A release has at most 48 MB; this has 56 MB.')
})
