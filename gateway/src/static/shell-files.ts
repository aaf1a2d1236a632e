import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'

/** Reads the shell's build; in development for each page, because it changes under the server. */
export function shellReader(dir: string, live: boolean): () => ShellFiles {
  const file = path.join(dir, 'shell.json')
  const read = () => {
    if (!existsSync(file)) throw new Error(`The shell is not built: ${file} is missing. Run npm run build.`)
    return JSON.parse(readFileSync(file, 'utf8')) as ShellFiles
  }
  if (live) return read
  const files = read()
  return () => files
}
