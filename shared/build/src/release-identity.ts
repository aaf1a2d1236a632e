import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import type { Mode } from './preset-types.ts'
import { agreedDeclaration } from './remote-declaration.ts'
import { remoteVersion } from './source-hash.ts'

/** Names of one release of a remote, in its files and in the page. */
export interface ReleaseIdentity {
  declaration: RemoteDeclaration
  version: string
  publicPath: string
  containerName: string
  /** Name of the container and of the bundler's runtime. It has the version: otherwise a switched release silently runs the old release's chunks. */
  uniqueName: string
  /** Prefix of every class name. */
  cssPrefix: string
}

export function releaseIdentity(dir: string, mode: Mode): ReleaseIdentity {
  const production = mode === 'production'
  const declaration = agreedDeclaration(dir)
  const version = production ? remoteVersion(dir) : 'dev'
  const containerName = declaration.name.replaceAll('-', '_')
  return {
    declaration,
    version,
    publicPath: `/mf/${declaration.name}/${version}/`,
    containerName,
    uniqueName: `${containerName}_${version.replaceAll(/\W/g, '_')}`,
    cssPrefix: `${declaration.name.slice(3)}${production ? version.slice(-4) : ''}`,
  }
}
