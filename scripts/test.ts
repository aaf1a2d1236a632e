/** `npm test`: everything, in the order in which a fault is cheapest to find. Ends with one line that counts all runners together. */
import { giveUp } from './src/progress.ts'
import { sumLine } from './src/test-results.ts'
import { PARTS, runAllSteps } from './src/test-steps.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((word) => !PARTS.includes(word))
if (unknown.length > 0)
  giveUp(`There is no part "${unknown.join('", "')}" of the tests. Known: ${PARTS.join(', ')}.`)
const results = await runAllSteps(wanted)
for (const fault of results.flatMap(({ faults = [] }) => faults)) console.log(`\n✗ ${fault}`)
for (const { name, passed, failed, note } of results)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`,
  )
console.log(sumLine(results))
process.exit(results.some((result) => result.failed > 0) ? 1 : 0)
