/**
 * Replaces federation's bundler runtime in remotes by the small part that they need. The share scope map is each remote's own, as in a build
 * that carries the whole runtime.
 */
import { bundlerRuntime } from '../facade/bundler-runtime.ts'

const runtime: { bundlerRuntime: object } = { bundlerRuntime: { ...bundlerRuntime, S: {} } }

export default runtime
