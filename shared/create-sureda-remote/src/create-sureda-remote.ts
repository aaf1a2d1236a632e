/** `npm init sureda-remote <name>`: writes a remote into the folder of its name. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { aloneFiles, type Template } from './alone.ts'
import { fileFault } from './file-fault.ts'
import { NewError, remoteName } from './names.ts'

const HELP = `create-sureda-remote <name> [--packages <folder>]
  writes the remote mf-<name> into a new folder of that name
  --packages: a folder with the packed packages (*.tgz) instead of those of the registry; they are copied into it`

try {
  console.log(create(process.argv.slice(2)))
} catch (error) {
  const sentence = error instanceof NewError ? error.message : fileFault(error)
  if (!sentence) throw error
  console.error(`✗ ${sentence}`)
  process.exitCode = 1
}

function create(args: string[]): string {
  const { positionals, values } = wordsOf(args)
  const [word, ...more] = positionals
  if (!word || more.length > 0) throw new NewError(HELP)
  const remote = remoteName(path.basename(word))
  const dir = path.resolve(path.dirname(word), remote)
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new NewError(`${dir} is not empty: choose another name, or empty it first.`)
  const template = readTemplate()
  const files = aloneFiles(remote, values.packages ? withCopies(template, dir, values.packages) : template)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    writeFileSync(path.join(dir, file), text)
  }
  return `${Object.keys(files)
    .map((file) => `  ${path.join(remote, file)}`)
    .join('\n')}\n\nNext: cd ${path.relative('.', dir) || '.'} && npm install && npm run dev`
}

function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { packages: { type: 'string' } } })
  } catch (error) {
    throw new NewError(`${(error as Error).message.split('. ')[0]}.\n${HELP}`)
  }
}

function readTemplate(): Template {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, 'template.json'), 'utf8')) as Template
}

/** The same packages as files of the new folder, so that its CI finds them too. */
function withCopies(template: Template, dir: string, folder: string): Template {
  const copies = new Map<string, string>()
  const copied = (ranges: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => {
        if (!name.startsWith('@sureda/')) return [name, range]
        const file = `packages/${name.slice(1).replace('/', '-')}-${range.slice(1)}.tgz`
        const packed = path.resolve(folder, path.basename(file))
        if (!existsSync(packed)) throw new NewError(`There is no ${packed}.`)
        copies.set(path.join(dir, file), packed)
        return [name, `file:${file}`]
      }),
    )
  const dependencies = copied(template.dependencies)
  const devDependencies = copied(template.devDependencies)
  mkdirSync(path.join(dir, 'packages'), { recursive: true })
  for (const [to, from] of copies) copyFileSync(from, to)
  return { ...template, dependencies, devDependencies }
}
