import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SHELL_API } from '@sureda/build/shared-modules'
import { remoteDirs } from '@sureda/build/workspace'
import type { RemoteName } from '@sureda/contract/registry'
import { controlOf } from '@sureda/gateway/releases/commands'
import { directoryStore } from '@sureda/gateway/releases/directory-store'
import { memoryRollouts } from '@sureda/gateway/rollout/rollout-store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChanged } from './builds.ts'
import { shipBuilt } from './ship-remote.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sureda-ship-'))
const releases = directoryStore(folder)
const rollouts = memoryRollouts()
const control = controlOf({ rollouts, releases, shellApi: SHELL_API, tenants: async () => [] })

// nothing to do where the checkout was built since its last change
beforeAll(async () => void (await buildChanged()))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(remoteDirs().map((dir) => [path.basename(dir) as RemoteName, dir] as const))(
  'ships %s as it stands in the checkout',
  async (remote, dir) => {
    const { version, isNew } = await shipBuilt(remote, dir, releases, control, 'test')
    expect(isNew).toBe(true)
    expect(await releases.versions(remote)).toEqual([version])
    expect((await rollouts.releases()).some((one) => one.remote === remote && one.version === version)).toBe(
      true,
    )
    expect((await shipBuilt(remote, dir, releases, control, 'test')).isNew).toBe(false)
  },
)
