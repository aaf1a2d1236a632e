import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { nodeFileTrace } from '@vercel/nft'

/** Entry points of a server: its program, and the threads that it starts by file name. */
const ENTRIES = [
  'server/src/main.ts',
  'gateway/src/render/render-worker.ts',
  'api/src/modules/catalogue/package-pdf/draw.worker.ts',
]

/** Modules that `api/src/database/orm.ts` requires under an alias of `require`, which tracing does not follow. */
const REQUIRED = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres']
const requireOfApi = createRequire(path.join(ROOT, 'api/package.json'))

/** Large files without imports: part of the release, but not parsed. */
const IMPORTS_NOTHING = /\.(so[.\d]*|node|wasm|data)$|\/swagger-ui\/static\//

/**
 * Files that a server needs, of workspace and node_modules, relative to the root, including symbolic links between
 * packages.
 */
export async function tracedFiles(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    [...ENTRIES.map((file) => path.join(ROOT, file)), ...REQUIRED.map((name) => requireOfApi.resolve(name))],
    {
      base: ROOT,
      conditions: ['node', 'import', 'default'],
      readFile: async (file) => {
        if (IMPORTS_NOTHING.test(file)) return ''
        const source = await readFile(file).catch(() => null)
        return source && file.endsWith('.ts') ? stripTypeScriptTypes(source.toString()) : source
      },
    },
  )
  return [...fileList].sort()
}
