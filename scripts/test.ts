/** `npm test`: everything, in the order in which a fault is cheapest to find. Ends with one line that counts all runners together. */
import { sumLine } from './src/test-results.ts'
import { runAllSteps } from './src/test-steps.ts'

const results = await runAllSteps(process.argv.slice(2))
for (const { name, passed, failed, note } of results)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`,
  )
console.log(sumLine(results))
process.exit(results.some((result) => result.failed > 0) ? 1 : 0)
