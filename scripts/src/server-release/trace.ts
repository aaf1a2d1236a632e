import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { nodeFileTrace } from '@vercel/nft'

/** What a server runs: its program, and the threads that it starts by name. */
const ENTRIES = [
  'server/src/main.ts',
  'gateway/src/render/render-worker.ts',
  'api/src/modules/catalogue/package-pdf/draw.worker.ts',
]

/** What `api/src/database/orm.ts` requires of drizzle-orm: the name of its `require` hides it. */
const REQUIRED = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite', 'drizzle-orm/node-postgres']
const requireOfApi = createRequire(path.join(ROOT, 'api/package.json'))

/** Large files that import nothing: not read, but part of the release. */
const IMPORTS_NOTHING = /\.(so[.\d]*|node|wasm|data)$|\/swagger-ui\/static\//

/** Files that a server needs, of the workspace and of node_modules, relative to the root; symbolic links between packages among them. */
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
