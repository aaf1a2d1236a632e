import type { LoaderDefinition } from '@rspack/core'

/** Imports the module of the option in the file's first line, so that line numbers of stacks stay right. */
const loader: LoaderDefinition<{ module: string }> = function (source) {
  return `import ${JSON.stringify(this.getOptions().module)};${source}`
}
export default loader
