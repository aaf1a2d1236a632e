import { existsSync, watch } from 'node:fs'
import path from 'node:path'

export interface Watching {
  close(): void
}

const SOURCE = /(?<!\.test)\.(ts|json|sql)$/

/**
 * Warns once per file when a source of the running program has changed. `say` gets the path relative to `root`; tests
 * and generated files are ignored.
 */
export function watchStaleSources(
  root: string,
  places: readonly string[],
  say: (file: string) => void,
): Watching {
  const said = new Set<string>()
  const watchers = places.map((place) => {
    const isFile = path.extname(place) !== ''
    // editors replace files, so the folder is watched
    const folder = isFile ? path.dirname(place) : place
    return watch(path.join(root, folder), { recursive: !isFile }, (_kind, name) => {
      if (name === null || (isFile && name !== path.basename(place))) return
      const file = path.join(folder, name)
      if (!SOURCE.test(file) || said.has(file) || !existsSync(path.join(root, file))) return
      said.add(file)
      say(file)
    })
  })
  return {
    close: () => {
      for (const watcher of watchers) watcher.close()
    },
  }
}
