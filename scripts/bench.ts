/** `npm run bench -- <name …>`: runs benchmarks of `bench/src` one after the other, `all` every one; without a name it lists them. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { chosenBenchmarks } from './src/chosen-benchmarks.ts'
import { giveUp } from './src/progress.ts'

const dir = path.join(ROOT, 'bench/src')
const known = readdirSync(dir)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const { names, args, unknown } = chosenBenchmarks(process.argv.slice(2), known)
if (unknown.length > 0)
  giveUp(`There is no benchmark "${unknown.join('", "')}". Known: ${known.join(', ')}, all.`)
if (names.length === 0)
  console.log(`npm run bench -- <name …>\n\n${[...known, 'all'].map((name) => `  ${name}`).join('\n')}`)
const results = names.map((name) => {
  console.log(`• ${name}`)
  const file = path.join(dir, `${name}.bench.ts`)
  return spawnSync(process.execPath, [file, ...args], { cwd: ROOT, stdio: 'inherit' }).status
})
process.exit(results.every((status) => status === 0) ? 0 : 1)
