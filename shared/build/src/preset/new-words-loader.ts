import type { LoaderDefinition } from '@rspack/core'

/** Runs the module of the option before the file, in its first line so that the lines of a stack stay true. */
const loader: LoaderDefinition<{ module: string }> = function (source) {
  return `import ${JSON.stringify(this.getOptions().module)};${source}`
}
export default loader
