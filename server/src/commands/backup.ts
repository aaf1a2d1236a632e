import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DamagedBackupError } from '@sureda/api/backup/backup-error'
import { type BackupLocation, locationIn, parseLocation } from '@sureda/api/backup/backup-location'
import { listBackups, makeBackup, readManifest, removeOldBackups } from '@sureda/api/backup/backups'
import { decrypterOf, newKeyPair } from '@sureda/api/backup/encryption'
import { recordGoodBackup, withdrawGoodBackup } from '@sureda/api/backup/good-backups'
import type { Manifest } from '@sureda/api/backup/manifest'
import { restoreBackup } from '@sureda/api/backup/restore'
import { verifyBackup, verifyByRestoring } from '@sureda/api/backup/verify'
import { PRIVATE_FILE } from '@sureda/api/storage/private-folder'
import { typedCommand } from '@sureda/api/typed-command'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { FILE_SETTINGS, filesOf } from '../backup/files.ts'
import { withRowsOf } from '../backup/rows-of.ts'
import { type Command, CommandError, type Context, defineCommand } from '../command.ts'
import { runCommandLine } from '../run-command.ts'
import { PROGRAM_VERSION } from '../version.ts'

const SETTINGS = [...FILE_SETTINGS, 'BACKUP_TARGET', 'BACKUP_RECIPIENTS', 'BACKUP_KEY_FILE'] as const
type Here = Pick<Context<(typeof SETTINGS)[number]>, 'config' | 'cwd'>

/** Backups of an installation: all rows of the database, uploads and releases. */
export const BACKUP_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'backup create',
    usage: '[target] [--retain <number>]',
    summary:
      'Writes a backup to a folder or s3://bucket/folder while the server runs, and reads it again.\n--retain removes all but the newest ones once the new one is verified.',
    options: { retain: { type: 'string' } },
    settings: SETTINGS,
    database: 'none',
    run: async ({ words: [target], values: { retain } }, context) => {
      const count = retain === undefined ? undefined : Number(retain)
      if (count !== undefined && !(Number.isInteger(count) && count > 0))
        throw new CommandError('--retain is a number of backups, at least 1.')
      const location = await locationOf(context, target)
      const { config, print, signal } = context
      const files = await filesOf(config)
      const made = await withRowsOf(context, (database) =>
        makeBackup({ database, files, program: PROGRAM_VERSION }, location, {
          recipients: config.BACKUP_RECIPIENTS,
          signal,
        }),
      )
      await verifyBackup(made.location, await decrypterFor(context, made.manifest))
      print(`${made.location.address}: ${describe(made.manifest)}, read again and whole.`)
      await note(context, made.manifest, 'good')
      for (const path of made.manifest.files.gone) print(`  ${path} was deleted while the backup was made.`)
      if (count === undefined) return
      for (const name of await removeOldBackups(location, count, new Date(), made.location))
        print(`${name} removed.`)
    },
  }),
  defineCommand({
    name: 'backup list',
    usage: '[target]',
    summary: 'The backups of a place, newest first.',
    options: {},
    settings: SETTINGS,
    database: 'none',
    run: async ({ words: [target] }, context) => {
      const location = await locationOf(context, target)
      const backups = await listBackups(location)
      if (backups.length === 0) context.print(`There is no backup in ${location.address}.`)
      for (const { name, isComplete, bytes } of backups)
        context.print(
          `${name}  ${megabytes(bytes).padStart(10)}  ${isComplete ? '' : 'interrupted or under way'}`.trimEnd(),
        )
    },
  }),
  defineCommand({
    name: 'backup verify',
    usage: '<backup> [--deep]',
    summary:
      'Reads all of a backup and compares every sum; --deep restores it into an embedded database of its own.\nWithout the key of an encrypted one it compares the stored bytes.',
    options: { deep: { type: 'boolean', default: false } },
    settings: SETTINGS,
    database: 'none',
    run: async ({ words: [name = ''], values: { deep } }, context) => {
      const location = await backupOf(context, name)
      const manifest = await readManifest(location)
      const decrypt = await decrypterFor(context, manifest)
      if (deep && !decrypt) throw new CommandError('--deep needs the key: name its file in BACKUP_KEY_FILE.')
      try {
        await (deep && decrypt ? verifyByRestoring(location, decrypt) : verifyBackup(location, decrypt))
      } catch (error) {
        if (error instanceof DamagedBackupError) await note(context, manifest, 'damaged')
        throw error
      }
      const how = deep
        ? 'restored in a trial'
        : decrypt
          ? 'whole'
          : 'whole; its content was not opened, for lack of the key'
      context.print(`${location.address}: ${describe(manifest)}, ${how}.`)
      await note(context, manifest, 'good')
    },
  }),
  defineCommand({
    name: 'backup restore',
    usage: '<backup> [--replace] [--continue]',
    summary:
      'Restores a backup into an empty database; --replace sets aside what is in it. Sessions end and waiting mails are set aside,\nunless the server had been stopped before the backup: --continue.',
    options: { replace: { type: 'boolean', default: false }, continue: { type: 'boolean', default: false } },
    settings: SETTINGS,
    database: 'none',
    run: async ({ words: [name = ''], values }, context) => {
      const { config, print } = context
      const location = await backupOf(context, name)
      const decrypt = await decrypterFor(context, await readManifest(location))
      if (!decrypt)
        throw new CommandError('This backup is encrypted: name the file of its key in BACKUP_KEY_FILE.')
      // the failing statement explains the problem
      const database = await openInstallationDatabase({ ...config, DATABASE_POOL_SIZE: 1 }, () => undefined)
      try {
        const done = await restoreBackup(
          location,
          { database, files: await filesOf(config) },
          { decrypt, replaces: values.replace, continues: values.continue },
        )
        print(`Restored ${describe(done.manifest)}, as they were at ${done.manifest.takenAt}.`)
        if (!values.continue)
          print(
            `${done.endedSessions} sessions ended. ${done.mailsSetAside} mails that were waiting are set aside: ${typedCommand('people set-aside --retry')} sends them.`,
          )
      } finally {
        await database.close()
      }
    },
  }),
  defineCommand({
    name: 'backup key',
    usage: '<file>',
    summary:
      'Makes a pair of keys: the private one goes into the file, the public one is for BACKUP_RECIPIENTS.',
    options: {},
    settings: [],
    database: 'none',
    run: async ({ words: [file = ''] }, { cwd, print }) => {
      const { keyFile, recipient } = await newKeyPair()
      await writeFile(resolve(cwd, file), keyFile, { mode: PRIVATE_FILE, flag: 'wx' }).catch((error) => {
        if (error.code === 'EEXIST')
          throw new CommandError(`${file} exists already: it may be the key of backups.`)
        throw error
      })
      print(`BACKUP_RECIPIENTS=${recipient}`)
      print(`Store ${file} apart from this server and from the backups: without it they cannot be read.`)
    },
  }),
  defineCommand({
    name: 'backup copy-database',
    usage: '<folder>',
    summary: 'Copies the files of the embedded database in a short pause; part of backup create.',
    options: {},
    settings: [],
    database: 'open',
    run: async ({ words: [folder = ''] }, { database }) => {
      if (!database.copyFiles) throw new CommandError('Only the embedded database has files.')
      await database.copyFiles(folder)
    },
  }),
  defineCommand({
    name: 'backup note',
    usage: '<time> [--damaged]',
    summary:
      'Notes for the measures that the backup of this moment is whole, or that it is not; part of backup create and verify.',
    options: { damaged: { type: 'boolean', default: false } },
    settings: [],
    database: 'open',
    run: async ({ words: [time = ''], values: { damaged } }, { database }) => {
      const takenAt = new Date(time)
      if (Number.isNaN(takenAt.getTime()))
        throw new CommandError('The moment of the backup, as in 2026-05-01T02:00:00Z.')
      await (damaged ? withdrawGoodBackup : recordGoodBackup)(database.db, takenAt)
    },
  }),
]

async function locationOf({ config, cwd }: Here, target = config.BACKUP_TARGET): Promise<BackupLocation> {
  if (!target) throw new CommandError('Where? Name a folder or s3://bucket/folder, or set BACKUP_TARGET.')
  return parseLocation(target, cwd, {
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  })
}

/**
 * Records what a check found in the installation of these settings, through the running server if there is one. A
 * machine that only verifies has no installation.
 */
async function note(
  { config, commands, ...caller }: Context,
  { takenAt }: Manifest,
  found: 'good' | 'damaged',
): Promise<void> {
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'database'))) return
  const line = ['backup', 'note', takenAt, ...(found === 'damaged' ? ['--damaged'] : [])]
  if ((await runCommandLine(commands, line, config, caller)) !== 0)
    caller.printError(
      `The backup is ${found}, but that could not be noted for the alerts; the line above says why.`,
    )
}

/** A backup by its address, or by its name if BACKUP_TARGET is set. */
const backupOf = async (here: Here, name: string): Promise<BackupLocation> =>
  name.includes('/') || !here.config.BACKUP_TARGET
    ? locationOf(here, name)
    : locationIn(await locationOf(here), name)

/** Undefined for an encrypted backup without a key file. */
async function decrypterFor({ config, cwd }: Here, { recipients }: Manifest) {
  if (recipients.length === 0) return async (bytes: Uint8Array) => bytes
  if (!config.BACKUP_KEY_FILE) return undefined
  return decrypterOf(await readFile(resolve(cwd, config.BACKUP_KEY_FILE), 'utf8'))
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const describe = ({ tables, files }: Manifest) =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables and ${files.count} files (${megabytes(files.bytes)})`
