import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import { EXTENSION } from '../workspace.ts'

/** The CommonJS runtime that Rspack's federation plugin adds to every remote entry, found with require.resolve(). */
const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/

/**
 * Takes the federation runtime out of remote entries. It would be 33.9 KB gz as the plugin brings it, 7.5 KB as
 * tree-shaken ES modules. `ship` refuses entries of more than 9 KB, so a file renamed upstream is noticed.
 */
export const slimRuntime = {
  name: 'SlimFederationRuntime',
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(
      BUNDLER_RUNTIME,
      path.join(import.meta.dirname, `provided-runtime${EXTENSION}`),
    ).apply(compiler)
  },
}
