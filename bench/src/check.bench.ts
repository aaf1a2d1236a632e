/** `npm run bench -- check`: how long `npm test` takes, step by step. `RUNS=3` runs it as often, `BUSY=1` beside a process that keeps a core busy. */
import { checkRuns } from './check.ts'

await checkRuns({ runs: Number(process.env.RUNS ?? 1), isBusy: process.env.BUSY === '1' })
