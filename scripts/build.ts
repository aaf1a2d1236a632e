/**
 * `npm run build`: production builds of the packages whose sources changed; `-- --all` builds all of them. `-- server` makes the folder that a server runs with its own Node
 * (`dist/server`) and an archive of it.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '@sureda/build/workspace'
import { buildChanged } from './src/builds.ts'
import { giveUp, step } from './src/progress.ts'
import { buildServer, packServer } from './src/server-release/build-server.ts'
import { writeBillOfMaterials } from './src/supply/bill-of-materials.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })
const [what] = positionals
if (what !== undefined && what !== 'server') giveUp(`npm run build knows server, and not "${what}".`)

const built = await step('building shell and remotes', () => buildChanged(values.all)).catch((error: Error) =>
  giveUp(error.message),
)
console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing changed since the last build.')
if (what === 'server') {
  const folder = path.join(ROOT, 'dist/server')
  const release = await step('collecting what a server runs', () => buildServer(folder))
  await step('listing its components and licences', () => writeBillOfMaterials(folder))
  const file = await step('packing it', () => packServer(folder, release))
  console.log(`Built: ${path.relative(ROOT, folder)} and ${path.relative(ROOT, file)}`)
}
