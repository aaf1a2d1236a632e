import path from 'node:path'
import type { Chunk, Compilation, Compiler } from '@rspack/core'
import type { Integrity } from '@sureda/contract/remote/integrity'
import { isPrivateFile, sha256 } from '../release.ts'
import { localeFiles } from './locales-plugin.ts'
import { writeOutput, writtenFiles } from './output-files.ts'
import { serverFile } from './server-side.ts'

/** `shell.json`: what the gateway needs to write the page. All paths are below the site's root. */
export interface ShellFiles {
  format: 1
  version: string
  /** First files, in order. */
  js: string[]
  css: string[]
  /** Files of the lazy shared modules (`@sureda/ui/date-picker`; in the monolith: of the exposes), without those already among the first. */
  shared: Record<string, { js: string[]; css: string[] }>
  /** Files of the shell's own lazy modules by file name: `welcome-screen`. */
  screens: Record<string, { js: string[]; css: string[] }>
  locales: Record<string, string>
  /** The server half; absent in builds whose pages only the browser renders. */
  server?: string
  integrity: Record<string, Integrity>
  /** Files for the service worker's cache: everything the shell can need offline. */
  precache: string[]
}

interface Options {
  version: string
  /** Modules that are requested by name from outside: shared modules, or the exposes of the monolith. */
  lazy: readonly { key: string; request: string }[]
  integrity: boolean
}

export function shellFilesPlugin(options: Options) {
  return {
    name: 'ShellFiles',
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tapPromise('ShellFiles', async (compilation) => {
        if (compilation.errors.length > 0) return
        const files = await writtenFiles(compiler, compilation)
        const open = files.filter((file) => !isPrivateFile(file.name))
        const server = await serverFile(compiler)
        const first = filesOf(compilation.entrypoints.get('main')?.chunks ?? [])
        const lazy = lazyFiles(compilation, new Set([...first.js, ...first.css]))
        const record: ShellFiles = {
          format: 1,
          version: options.version,
          ...first,
          shared: Object.fromEntries(
            options.lazy.flatMap(({ key, request }) => {
              const found = lazy.get(request)
              return found ? [[key, found]] : []
            }),
          ),
          screens: Object.fromEntries(
            [...lazy]
              .filter(([request]) => request.startsWith('.'))
              .map(([request, files]) => [baseName(request), files]),
          ),
          locales: localeFiles(open.map((file) => file.name)),
          ...(server ? { server: server.name } : {}),
          integrity: options.integrity
            ? Object.fromEntries(
                [...open, ...(server ? [server] : [])].map(({ name, content }) => [name, sha256(content)]),
              )
            : {},
          precache: open.map((file) => file.name).filter((name) => name !== 'sw.js'),
        }
        await writeOutput(compiler, 'shell.json', JSON.stringify(record))
      })
    },
  }
}

interface Files {
  js: string[]
  css: string[]
}

function filesOf(chunks: readonly Chunk[]): Files {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter(
    // the dev server's updates belong to their chunks too, but only an open page asks for them
    (file) => !file.includes('.hot-update.'),
  )
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  }
}

/** Request of every `import()` → the files it loads beyond the first ones. */
function lazyFiles(compilation: Compilation, first: ReadonlySet<string>): Map<string, Files> {
  const found = new Map<string, Files>()
  for (const group of compilation.chunkGroups) {
    const { js, css } = filesOf(group.chunks)
    const files = { js: js.filter((file) => !first.has(file)), css: css.filter((file) => !first.has(file)) }
    if (files.js.length + files.css.length === 0) continue
    for (const { request } of group.origins) if (request) found.set(request, files)
  }
  return found
}

const baseName = (request: string): string => path.basename(request).replace(/\.tsx?$/, '')
