import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const BUILT = new Set(['node_modules', 'dist'])

/**
 * Copies the sources of a remote and changes one text in every language, as on a team's branch. The copy is inside the
 * checkout, because builds share one workspace.
 * @returns its folder and a function that removes it
 */
export async function changedRemote(
  remote: string,
  change: { key: [string, string]; text: (before: string) => string },
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(path.join(ROOT, '.data/changed-'))
  const folder = path.join(parent, remote)
  const from = path.join(ROOT, remote)
  await cp(from, folder, { recursive: true, filter: (file) => !BUILT.has(path.basename(file)) })
  await symlink(path.join(from, 'node_modules'), path.join(folder, 'node_modules'))
  const [section, name] = change.key
  for (const locale of ['ca', 'es', 'en', 'fr', 'de', 'nl']) {
    const file = path.join(folder, 'locales', `${locale}.json`)
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>
    const before = texts[section]?.[name]
    if (!before) throw new Error(`${remote} has no text ${section}.${name}`)
    await writeFile(
      file,
      JSON.stringify({ ...texts, [section]: { ...texts[section], [name]: change.text(before) } }),
    )
  }
  return { folder: path.relative(ROOT, folder), remove: () => rm(parent, { recursive: true, force: true }) }
}
