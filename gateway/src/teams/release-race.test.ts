import { releaseServer } from '@sureda/build/ship/release-server'
import { sendRelease } from '@sureda/build/ship/send-release'
import { readTeamKey } from '@sureda/build/ship/team-key'
import type { RemoteDeclaration, RemoteName } from '@sureda/contract/remote/registry'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Recording, RolloutStore } from '../rollout/rollout-store.ts'
import { type ReleaseServerOfTest, startReleaseServer } from '../testing/release-server.ts'
import { builtRemote } from '../testing/team-releases.ts'

const ORIGIN = { source: { uri: 'git+https://example.org/x', commit: 'a'.repeat(40) }, builder: 'test' }
const V = '1.0.0-aaaaaaaa'

let here: ReleaseServerOfTest
beforeEach(async () => {
  here = await startReleaseServer()
})
afterEach(() => here.close())

/** A barrier for two: both have found the path free before either continues. */
function barrier(): () => Promise<void> {
  let arrived = 0
  let open = () => {}
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    arrived += 1
    if (arrived === 2) open()
    return both
  }
}

const summit = (remote: RemoteName): Partial<RemoteDeclaration> => ({
  routes: [{ path: '/summit/:id', screen: './list', access: 'public', title: `${remote.slice(3)}:title` }],
  nav: [],
})

/** Two teams ship to two servers of one installation at the same moment, by default with the same path. */
async function shipAtOnce(
  record: (rollouts: RolloutStore) => RolloutStore['recordRelease'],
  ofWalks: Partial<RemoteDeclaration> = summit('mf-walks'),
) {
  const pass = barrier()
  const rollouts: RolloutStore = {
    ...here.rollouts,
    recordRelease: async (...release) => {
      await pass()
      return record(here.rollouts)(...release)
    },
  }
  const ship = async (team: string, remote: RemoteName, declaration: Partial<RemoteDeclaration>) => {
    const { text } = await here.team(team, [remote])
    const server = releaseServer(await here.another({ rollouts }), readTeamKey(text), 1)
    const dist = builtRemote(remote, V, { declaration })
    return () => sendRelease(server, dist, ORIGIN)
  }
  const ready = [
    await ship('walks', 'mf-walks', ofWalks),
    await ship('peaks', 'mf-peaks', summit('mf-peaks')),
  ]
  return Promise.allSettled(ready.map((send) => send()))
}

const shipped = async () => (await here.rollouts.releases()).map(({ remote }) => remote)

it('gives an address that two teams ship in the same moment to one of them', async () => {
  const results = await shipAtOnce((rollouts) => rollouts.recordRelease)
  const lost = results.find((result) => result.status === 'rejected')
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [winner] = await shipped()
  const loser = winner === 'mf-walks' ? 'mf-peaks' : 'mf-walks'
  expect(lost?.reason.message).toBe(
    `${loser} ${V} claims /summit/:, which ${winner} ${V} has; first promote a release of ${winner} without it.`,
  )
  expect(await here.releases.has(loser, V)).toBe(false)
})

it('control: gives it to both without the constraint of the database', async () => {
  const results = await shipAtOnce((rollouts) => (release) => rollouts.recordRelease(release))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect((await shipped()).sort()).toEqual(['mf-peaks', 'mf-walks'])
})

describe('a guard over an address of another team', () => {
  const guarding: Partial<RemoteDeclaration> = { guards: [{ path: '/summit/*', access: 'member' }] }

  it('is one team’s where both ship in the same moment', async () => {
    const results = await shipAtOnce((rollouts) => rollouts.recordRelease, guarding)
    const lost = results.find((result) => result.status === 'rejected')
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [winner] = await shipped()
    expect(lost?.reason.message).toBe(
      winner === 'mf-walks'
        ? `mf-peaks ${V} has another access for /summit/* than member, which mf-walks ${V} says; agree on one.`
        : `mf-walks ${V} has another access for /summit/: than public, which mf-peaks ${V} says; agree on one.`,
    )
  })

  it('control: is both teams’ where the database does not know who may open it', async () => {
    const withoutAccess = ({ claims, takesOver }: Recording): Recording => ({
      claims: claims.map(({ kind, value }) => ({ kind, value })),
      takesOver,
    })
    const results = await shipAtOnce(
      (rollouts) => (release, recording) =>
        rollouts.recordRelease(release, recording && withoutAccess(recording)),
      guarding,
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })
})

it('records a release that is sent twice in the same moment once', async () => {
  const { text } = await here.team('walks', ['mf-walks'])
  const dist = builtRemote('mf-walks', V)
  const urls = [here.url, await here.another()]
  const results = await Promise.allSettled(
    urls.map((url) => sendRelease(releaseServer(url, readTeamKey(text), 1), dist, ORIGIN)),
  )
  expect(results.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await shipped()).toEqual(['mf-walks'])
  const again = await sendRelease(releaseServer(here.url, readTeamKey(text), 1), dist, ORIGIN)
  expect(again).toMatchObject({ isNew: false })
})
