/** A process for crash tests: migrates the database of `DATABASE_URL` with the files of the folder `argv[2]`. */
import { migrate } from '../../database/migrate.ts'
import { openPostgres } from '../../database/postgres.ts'

const database = await openPostgres({
  url: process.env.DATABASE_URL ?? '',
  pooler: 'transaction',
  poolSize: 2,
})
await migrate(database, { folder: process.argv[2] })
await database.close()
