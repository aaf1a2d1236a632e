import { type Compiler, rspack } from '@rspack/core'

/**
 * Rspack's federation plugin finds its runtime with require.resolve(), i.e. the CommonJS files, which cannot be tree-shaken: an entry
 * of 33.9 instead of 7.5 KB gz. This points the same requests at the ESM files next to them. The size test of the remote entry
 * (`ship` refuses more than 9 KB) notices when file names change upstream.
 */
const COMMONJS =
  /@module-federation[\\/](webpack-bundler-runtime|runtime|runtime-tools)[\\/]dist[\\/][\w-]+\.cjs$/

export const esmRuntime = {
  name: 'EsmFederationRuntime',
  apply(compiler: Compiler) {
    new rspack.NormalModuleReplacementPlugin(COMMONJS, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    // after the federation plugin has set its own aliases
    compiler.hooks.afterPlugins.tap({ name: 'EsmFederationRuntime', stage: 1000 }, () => {
      const alias = compiler.options.resolve.alias
      if (!alias) return
      for (const [key, value] of Object.entries(alias))
        if (typeof value === 'string' && COMMONJS.test(value)) alias[key] = value.replace(/\.cjs$/, '.js')
    })
  },
}
