import { existsSync } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { openEmbedded } from '@sureda/api/database/embedded'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { CommandError, type Context } from '../command.ts'
import { runCommandLine } from '../run-command.ts'

const COPY = 'database-copy-'
const LEFT_FOR_VISITORS = 64 * 2 ** 20

/**
 * Runs `work` on a consistent database: PostgreSQL itself, or a copy of the embedded one, whose only connection would
 * block visitors while rows are read.
 */
export async function withRowsOf<T>(
  { config, commands, ...caller }: Context,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  if (config.DATABASE_URL) {
    const database = await openInstallationDatabase({ ...config, DATABASE_POOL_SIZE: 1 })
    return work(database).finally(() => database.close())
  }
  const dataDir = resolve(config.DATA_DIR)
  if (!existsSync(join(dataDir, 'database')))
    throw new CommandError(`There is no installation in ${dataDir}: name its folder in DATA_DIR.`)
  await removeCopies(dataDir)
  await assertSpaceForCopy(dataDir)
  const directory = join(dataDir, `${COPY}${process.pid}`)
  try {
    // through the running server, if there is one
    const env = { ...config, DATABASE_URL: undefined }
    const code = await runCommandLine(commands, ['backup', 'copy-database', directory], env, caller)
    if (code !== 0) throw new CommandError('The database was not copied; the line above says why.')
    const database = await openEmbedded({ directory, durability: 'off' })
    return await work(database).finally(() => database.close())
  } finally {
    for (const left of [directory, `${directory}.held`]) await rm(left, { recursive: true, force: true })
  }
}

/** A copy that fills the disk would leave no space for the running server. */
async function assertSpaceForCopy(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'database')
  let bytes = 0
  // the engine removes files meanwhile
  for (const name of await readdir(folder, { recursive: true }))
    bytes += (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < bytes + LEFT_FOR_VISITORS)
    throw new CommandError(
      `A backup copies the database first: ${megabytes(bytes + LEFT_FOR_VISITORS)} must be free in ${dataDir}, ${megabytes(bavail * bsize)} are. Free some space.`,
    )
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

/** Removes copies left by killed commands. */
async function removeCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(new RegExp(`^${COPY}(\\d+)`).exec(name)?.[1])
    if (pid && !isRunning(pid)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
