/**
 * A process for crash tests: writes rows into the embedded database of `argv[2]` and prints each number once its
 * transaction is acknowledged. `argv[3]` is the first number.
 */

import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { seedTenants } from './test-tenants.ts'

const [dataDir = '', first = '0'] = process.argv.slice(2)
const durability = process.env.EMBEDDED_DURABILITY === 'off' ? 'off' : 'full'
const database = await openDatabase({ dataDir, durability })
await migrate(database)
await seedTenants(database.db)
for (let number = Number(first); ; number++) {
  await withTenant(database.db, 'gavarres', (tx) =>
    tx.execute(
      sql`insert into settings (tenant_id, group_name, value) values ('gavarres', ${`n${number}`}, '{}')`,
    ),
  )
  process.stdout.write(`${number}\n`)
}
