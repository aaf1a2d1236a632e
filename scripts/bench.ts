/** `npm run bench -- <name>`: runs one benchmark of `bench/src`, `all` runs them one after the other; without a name it lists them. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { giveUp } from './src/progress.ts'

const [name, ...args] = process.argv.slice(2)
const dir = path.join(ROOT, 'bench/src')
const known = readdirSync(dir)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
if (!name) {
  console.log(`npm run bench -- <name>\n\n${[...known, 'all'].map((entry) => `  ${entry}`).join('\n')}`)
} else {
  if (name !== 'all' && !known.includes(name))
    giveUp(`There is no benchmark "${name}". Known: ${known.join(', ')}.`)
  const results = (name === 'all' ? known : [name]).map((entry) => {
    console.log(`• ${entry}`)
    const file = path.join(dir, `${entry}.bench.ts`)
    return spawnSync(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' }).status
  })
  process.exit(results.every((status) => status === 0) ? 0 : 1)
}
