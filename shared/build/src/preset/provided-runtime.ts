/**
 * Replaces federation's bundler runtime in remotes: the shell's one, put on the window by the generated share scope before any remote
 * is loaded. A copy per remote would be 5 KB gz in each entry. The share scope map is each remote's own, as in a build that carries
 * the runtime itself.
 */
interface BundlerRuntime {
  bundlerRuntime: { S: object }
}

declare global {
  var __SUREDA_FEDERATION__: BundlerRuntime | undefined
}

const provided = globalThis.__SUREDA_FEDERATION__
if (!provided) throw new Error('The shell of this page provides no federation runtime')

export default { ...provided, bundlerRuntime: { ...provided.bundlerRuntime, S: {} } }
