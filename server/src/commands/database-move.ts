import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { moveInstallation } from '@sureda/api/backup/move'
import { recordMove } from '@sureda/api/database/moved-database'
import { openDatabase } from '@sureda/api/database/open'
import { openInstallationDatabase } from '@sureda/gateway/installation'
import { FILE_SETTINGS, filesOf } from '../backup/files.ts'
import { CommandError, defineCommand } from '../command.ts'

/** Moves the embedded database to PostgreSQL, and files to a bucket on request. */
export const DATABASE_MOVE_COMMAND = defineCommand({
  name: 'database move',
  usage: '<url> [--store <bucket>]',
  summary:
    'Copies everything from the embedded database to an empty PostgreSQL database (postgresql://user:password@host/name) while the server is stopped;\n--store copies uploads and releases to a bucket, too. What was stays as it is. Interrupted, it is run again.',
  options: { store: { type: 'string' } },
  settings: FILE_SETTINGS,
  database: 'none',
  run: async ({ words: [url = ''], values: { store } }, { config, print }) => {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new CommandError(
        '<url> is the address of the new database: postgresql://user:password@host:5432/name.',
      )
    if (config.DATABASE_URL)
      throw new CommandError(
        'DATABASE_URL is set: this installation is on PostgreSQL already. Remove it to move the embedded database.',
      )
    if (store && config.S3_BUCKET)
      throw new CommandError('Files are in the bucket of S3_BUCKET already: leave --store out.')
    const dataDir = resolve(config.DATA_DIR)
    if (!existsSync(join(dataDir, 'database')))
      throw new CommandError(`There is no embedded database in ${dataDir}: name its folder in DATA_DIR.`)
    const from = await openInstallationDatabase({ ...config, DATABASE_POOL_SIZE: 1 })
    try {
      const to = await openDatabase({ url, dataDir, poolSize: 1 })
      try {
        const moved = await moveInstallation({
          from: { database: from, files: await filesOf(config) },
          to: { database: to, files: store ? await filesOf({ ...config, S3_BUCKET: store }) : [] },
        })
        recordMove(dataDir)
        print(
          `Moved ${moved.rows} rows of ${moved.tables} tables${store ? ` and ${moved.files} files` : ''}; counts and sums are the same.`,
        )
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
    print(
      `Now set DATABASE_URL to the new address${store ? ` and S3_BUCKET=${store}` : ''}, and start the server.`,
    )
    print(`${dataDir} stays as it was${store ? '' : '; uploads are still read from there'}.`)
  },
})
