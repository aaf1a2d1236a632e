import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { controlOf } from '@sureda/gateway/releases/commands'
import { folderReleases } from '@sureda/gateway/releases/object-releases'
import { readBuilt, ship } from '@sureda/gateway/releases/ship'
import { memoryRollouts } from '@sureda/gateway/rollout/rollout-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChanged } from './builds.ts'
import { checkedBuild } from './ship-remote.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sureda-ship-'))
const releases = folderReleases(folder)
const rollouts = memoryRollouts()
const control = controlOf({ rollouts, releases, shellApi: SHELL_API_VERSION, tenants: async () => [] })

// does nothing if the checkout is already built
beforeAll(async () => void (await buildChanged()))
afterAll(() => rmSync(folder, { recursive: true }))

// one remote is enough here: every start of the e2e tests ships all of them
it('ships a remote as it is in the checkout, once', async () => {
  const built = readBuilt(checkedBuild('mf-games', path.join(ROOT, 'mf-games')))
  const { version } = built.record
  expect(await ship(built, releases, control, 'test')).toBe(true)
  expect(await releases.has('mf-games', version)).toBe(true)
  expect(await rollouts.releases()).toMatchObject([{ remote: 'mf-games', version }])
  expect(await ship(built, releases, control, 'test')).toBe(false)
  expect(() => checkedBuild('mf-map', path.join(ROOT, 'mf-games'))).toThrow('holds mf-games, not mf-map')
})
