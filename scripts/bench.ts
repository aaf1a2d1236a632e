/** `npm run bench -- <name>`: runs one benchmark of `bench/src`; without a name it lists them. */
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
  console.log(`npm run bench -- <name>\n\n${known.map((entry) => `  ${entry}`).join('\n')}`)
} else {
  if (!known.includes(name)) giveUp(`There is no benchmark "${name}". Known: ${known.join(', ')}.`)
  const { status } = spawnSync(process.execPath, [path.join(dir, `${name}.bench.ts`), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
}
