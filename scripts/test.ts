/**
 * `npm test`: everything; `-- unit api`: these parts; `-- quick`: everything that needs no browser; `-- changed
 * [commit]`: what a change affects by imports.
 */
import path from 'node:path'
import { memoryFolder } from './src/memory-folder.ts'
import { giveUp } from './src/progress.ts'
import { printSummary } from './src/test-results.ts'
import { PARTS, runSteps } from './src/test-steps.ts'

const started = performance.now()
const [first = '', ...others] = process.argv.slice(2)
const isChanged = first === 'changed'
const unknown = isChanged ? others.slice(1) : process.argv.slice(2).filter((word) => !PARTS.includes(word))
if (unknown.length > 0)
  giveUp(
    `npm test does not know "${unknown.join('", "')}". Known: ${PARTS.join(', ')}; changed [commit] alone.`,
  )

const folder = memoryFolder()
if (folder) {
  process.env.TMPDIR = folder.path
  // a test that starts a server or a command compiles its modules only the first time: 1.2 s of CPU instead of 1.9
  process.env.NODE_COMPILE_CACHE = path.join(folder.path, 'compiled')
  process.once('exit', folder.remove)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}
const results = isChanged
  ? await runSteps(PARTS, others[0] ?? 'main')
  : await runSteps(first === '' ? PARTS : process.argv.slice(2))
printSummary(results, (performance.now() - started) / 1000)
process.exit(results.some((result) => result.failed > 0) ? 1 : 0)
