import { cpSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

/**
 * Copies files of the workspace into a folder, TypeScript as JavaScript: types are replaced by spaces and `.ts` by
 * `.js`, so that line and column numbers match the sources.
 */
export function copyProgram(files: readonly string[], folder: string): void {
  for (const file of files) {
    const from = path.join(ROOT, file)
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    const isOwn = !file.includes('node_modules/')
    if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else if (isOwn && file.endsWith('.ts')) writeFileSync(asJavaScript(to), stripped(from))
    else if (isOwn && path.basename(file) === 'package.json') writeFileSync(to, manifestOf(from))
    else cpSync(from, to)
  }
}

const asJavaScript = (file: string) => file.replace(/\.ts$/, '.js')

const stripped = (file: string) =>
  stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll(/(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g, '$1$2.js$1')

/** Replaces TypeScript by JavaScript files in `exports`. */
const manifestOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/(\.\/src\/[^"]*)\.ts"/g, '$1.js"')
