/**
 * `npm run bench -- check`: how long each step of `npm test` takes. `RUNS=3` sets the number of runs; `BUSY=1` keeps
 * one core busy meanwhile.
 */
import { checkRuns } from './check.ts'

await checkRuns({ runs: Number(process.env.RUNS ?? 1), isBusy: process.env.BUSY === '1' })
