/** `npm test`: everything; `-- unit api` these parts; `-- changed [commit]` what a change can reach. Ends with one line that counts all runners together. */
import { UnknownCommitError } from './src/changed-files.ts'
import { memoryFolder } from './src/memory-folder.ts'
import { giveUp, giveUpOn } from './src/progress.ts'
import { PARTS, runAllSteps } from './src/test-steps.ts'
import { printSummary } from './src/test-summary.ts'
import { whatChanged } from './src/what-changed.ts'

const started = performance.now()
const folder = memoryFolder()
if (folder) {
  process.env.TMPDIR = folder.path
  process.once('exit', folder.remove)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}
const [first, ...others] = process.argv.slice(2)
const results = await (first === 'changed' ? runChanged(others) : runParts(process.argv.slice(2)))
printSummary(results, (performance.now() - started) / 1000)
process.exit(results.some((result) => result.failed > 0) ? 1 : 0)

function runParts(wanted: string[]) {
  const unknown = wanted.filter((word) => !PARTS.includes(word))
  if (unknown.length > 0)
    giveUp(
      `There is no part "${unknown.join('", "')}" of the tests. Known: ${PARTS.join(', ')}; changed [commit].`,
    )
  return runAllSteps(wanted)
}

function runChanged([from, ...more]: string[]) {
  if (more.length > 0) giveUp('npm test -- changed takes one commit or branch at most.')
  try {
    const { files, ...selection } = whatChanged(from)
    const journeys = selection.journeys ? selection.journeys.join(', ') || 'none' : 'all'
    console.log(
      `• ${files.length} changed files since ${selection.since?.slice(0, 8)}; journeys: ${journeys}`,
    )
    return runAllSteps([], selection)
  } catch (error) {
    return giveUpOn(error, [UnknownCommitError], 'What has changed could not be found out.')
  }
}
