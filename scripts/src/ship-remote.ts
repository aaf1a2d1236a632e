import { existsSync } from 'node:fs'
import path from 'node:path'
import { releaseFaults } from '@sureda/build/check/release-check'
import { ROOT } from '@sureda/build/workspace'
import { isRemoteName } from '@sureda/gateway/releases/release-store'
import { readBuilt } from '@sureda/gateway/releases/ship'
import { CommandError } from '@sureda/server/command'
import { compile, configOf } from './builds.ts'
import { checkRemote } from './check-remote.ts'
import { step } from './progress.ts'

interface Wanted {
  /** Folder of this checkout with the sources, if it differs from the remote's name. */
  from?: string
  /** Skips types and tests. */
  unchecked?: boolean
}

/** Checks and builds one remote; returns the build folder. Throws `CommandError` with the reasons for a failure. */
export async function buildForShipping(
  remote: string | undefined,
  { from, unchecked }: Wanted,
): Promise<string> {
  if (!remote || !isRemoteName(remote))
    throw new CommandError('Which remote? For example: npm run remotes -- ship mf-booking')
  const dir = path.resolve(ROOT, from ?? remote)
  const inside = path.relative(ROOT, dir)
  if (inside.startsWith('..')) throw new CommandError(`--from is a folder of this checkout; ${dir} is not.`)
  if (!existsSync(path.join(dir, 'remote.json')))
    throw new CommandError(`There is no remote in the folder ${inside || dir}.`)
  if (!from && !unchecked) await checkRemote(remote)
  await step(`building ${remote}`, async () => compile(await configOf(dir, 'production'))).catch(
    (error: Error) => {
      throw new CommandError(`Not shipped: ${error.message}`)
    },
  )
  return checkedBuild(remote, dir)
}

/** The build folder of a remote, if sources and record pass the checks. Throws `CommandError`. */
export function checkedBuild(remote: string, dir: string): string {
  const folder = path.join(dir, 'dist')
  const { record } = readBuilt(folder)
  if (record.name !== remote)
    throw new CommandError(
      `Not shipped: the folder ${path.relative(ROOT, dir)} holds ${record.name}, not ${remote}.`,
    )
  const faults = releaseFaults(record, dir)
  if (faults.length > 0) throw new CommandError(`Not shipped:\n  ${faults.join('\n  ')}`)
  return folder
}
