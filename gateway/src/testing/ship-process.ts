/** Ships a release of many files full of `letter`, as a process of its own: `node ship-process.ts <version> <letter>`. */
import { bucketObjects } from '@sureda/api/storage/bucket-objects'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { readConfig } from '../config.ts'
import { openInstallationDatabase } from '../installation.ts'
import { controlOf } from '../releases/commands.ts'
import { objectReleases } from '../releases/object-releases.ts'
import { ship } from '../releases/ship.ts'
import { databaseRollouts } from '../rollout/database-rollouts.ts'
import { aRelease } from './fixtures.ts'

const FILES = 80

const [, , version = '', letter = ''] = process.argv
const config = readConfig(process.env)
const database = await openInstallationDatabase(config)
const rollouts = databaseRollouts(database.db)
// the control: no key of the database decides
if (process.env.CLAIMS === 'off') rollouts.claimContents = async () => true
const releases = objectReleases(
  bucketObjects({
    name: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    // longer than the test stops this process
    answersWithinMs: 120_000,
  }),
)
const control = controlOf({ rollouts, releases, shellApi: SHELL_API_VERSION, tenants: async () => [] })
const { record, files } = aRelease('mf-map', version)
for (let number = 0; number < FILES; number++) files.set(`js/part-${number}.js`, Buffer.from(letter))
try {
  await ship({ record, files }, releases, control, 'test')
  console.log('shipped')
} catch (error) {
  console.log((error as Error).message)
}
await database.close()
