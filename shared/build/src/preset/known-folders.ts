import type { Compiler } from '@rspack/core'
import { sharedModules } from '../shared-modules.ts'

/** Stops the build of a remote that imports a folder of the shell API that does not exist, and says which exist. */
export const knownFolders = {
  name: 'KnownFolders',
  apply(compiler: Compiler) {
    const known = new Set(sharedModules().map(({ key }) => key))
    new compiler.webpack.NormalModuleReplacementPlugin(/^@sureda\/(remote|ui)\//, ({ request }) => {
      const fault = folderFault(request, known)
      if (fault) throw new Error(fault)
    }).apply(compiler)
  },
}

export function folderFault(request: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(request) || request.endsWith('.css')) return undefined
  const scope = request.split('/').slice(0, 2).join('/')
  const folders = [...known]
    .filter((key) => key.startsWith(`${scope}/`))
    .map((key) => key.slice(scope.length + 1))
  return `${request} is not a folder of the shell API 2: import from one of ${scope}/{${folders.join(',')}} (docs/decisions/0003-shell-api-and-containers.md has the former names).`
}
