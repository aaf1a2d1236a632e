/**
 * Replaces federation's bundler runtime in remotes by the small part that they need. Each remote has its own map of
 * share scopes, as with the whole runtime.
 */
import { bundlerRuntime } from '../facade/bundler-runtime.ts'

const runtime: { bundlerRuntime: object } = { bundlerRuntime: { ...bundlerRuntime, S: {} } }

export default runtime
