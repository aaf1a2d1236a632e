import path from 'node:path'
import { facadeFile, sharedModules } from '../shared-modules.ts'
import { packageDir } from '../workspace.ts'

const real = (name: string, file: string) => path.join(packageDir(name), file)

/** The real libraries behind the facades, each pinned to one file so that no second copy can slip in by another entry point. */
export function libraryAliases(): Record<string, string> {
  return {
    '~react-router-dom$': real('react-router-dom', 'dist/index.mjs'),
    '~react-query$': real('@tanstack/react-query', 'build/modern/index.js'),
    '~react-i18next$': real('react-i18next', 'dist/es/index.js'),
    '~zustand$': real('zustand', 'esm/index.mjs'),
    '~zod$': real('zod', 'v4/classic/external.js'),
  }
}

/**
 * In builds that contain the libraries (host, monolith, standalone) their names resolve to the facades. The export map
 * of react-router offers bundlers only development files, so the production ones are named.
 */
export function facadeAliases(): Record<string, string> {
  return {
    ...Object.fromEntries(
      sharedModules().flatMap(({ key, facade }) => (facade ? [[`${key}$`, facadeFile(facade)]] : [])),
    ),
    'react-router$': real('react-router', 'dist/production/index.mjs'),
    'react-router/dom$': real('react-router', 'dist/production/dom-export.mjs'),
  }
}
