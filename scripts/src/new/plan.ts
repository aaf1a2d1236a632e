import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { conflictsOf, readableDeclarations } from '@sureda/build/declaration/declaration-conflicts'
import { declarationFaults } from '@sureda/build/remote-declaration'
import { remoteDirs } from '@sureda/build/workspace'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { RemoteDeclaration, RouteContribution } from '@sureda/contract/remote/registry'
import type { AccessLevel } from '@sureda/contract/rules/access'
import { camelCase, NewError, remoteName, screenName } from 'create-sureda-remote/names'
import { remoteFiles, type Surroundings } from 'create-sureda-remote/remote-files'
import { screenFiles, screenWords } from 'create-sureda-remote/screen-files'
import { applyEdits, type JSONPath, modify } from 'jsonc-parser'

/** Content of new and changed files by path, relative to the root. */
export type Plan = Map<string, string>

interface ScreenRequest {
  remote: string
  name: string
  /** Default: `/` and the name. */
  path?: string
  access?: AccessLevel
}

/**
 * Plans a screen of an existing remote: its files, route and texts.
 * @throws NewError if a name is taken or invalid, before anything is written
 */
export function planScreen(root: string, request: ScreenRequest): Plan {
  const remote = remoteName(request.remote)
  const remotes = remoteDirs(root).map((dir) => path.basename(dir))
  if (!remotes.includes(remote))
    throw new NewError(
      `There is no remote ${remote}. Take one of ${remotes.join(', ')}, or make it first: npm run new -- remote ${remote}`,
    )
  return withScreen(root, remote, request, (file) => readFileSync(path.join(root, remote, file), 'utf8'))
}

/** Plans a remote with one screen of its name. @throws NewError like `planScreen` */
export function planRemote(root: string, word: string): Plan {
  const remote = remoteName(word)
  if (existsSync(path.join(root, remote)))
    throw new NewError(`${remote} exists already. For a screen in it: npm run new -- screen ${remote} <name>`)
  if (remote === 'mf-shell')
    throw new NewError('The texts of "shell" are those of the shell: choose another name.')
  const files = remoteFiles(remote, inCheckout(remote, smallestRemote(root)))
  const plan: Plan = new Map(Object.entries(files).map(([file, text]) => [path.join(remote, file), text]))
  const screen = withScreen(root, remote, { remote, name: remote.slice(3) }, (file) => files[file] ?? '{}')
  return new Map([...plan, ...screen])
}

/** Copies the build files of an existing remote, so that a new one has what all others have. */
function inCheckout(remote: string, model: string): Surroundings {
  const taken = ['package.json', 'tsconfig.json', 'rspack.config.ts'].map((file) => {
    const text = readFileSync(path.join(model, file), 'utf8')
    return [file, text.replaceAll(path.basename(model), remote)] as const
  })
  return {
    schema: '../shared/build/remote.schema.json',
    buildFiles: Object.fromEntries(taken),
    commands: [
      ['alone', `\`npm run dev -- ${remote}\``],
      ['tests', `\`npx vitest run ${remote}\``],
      ['one more', `\`npm run new -- screen ${remote} <name>\``],
      ['ship', `\`npm run remotes -- ship ${remote}\`, then \`promote\`; back with \`rollback\``],
    ],
  }
}

/** The model for a new remote: the one with the fewest dependencies. */
export function smallestRemote(root: string): string {
  const weight = (dir: string) => readFileSync(path.join(dir, 'package.json'), 'utf8').length
  const [model] = remoteDirs(root).toSorted((a, b) => weight(a) - weight(b))
  if (!model) throw new NewError('There is no remote to take as a model: this checkout has none.')
  return model
}

function withScreen(
  root: string,
  remote: string,
  request: ScreenRequest,
  textOf: (file: string) => string,
): Plan {
  const name = screenName(request.name)
  const declared = textOf('remote.json')
  const declaration = JSON.parse(declared) as RemoteDeclaration
  const { namespace } = declaration.i18n
  const screen = {
    name,
    path: request.path ?? `/${name}`,
    access: request.access ?? 'public',
    namespace,
  } as const
  const folder = path.join(remote, 'src', name)
  if (existsSync(path.join(root, folder)))
    throw new NewError(`${folder} exists already: choose another name for the screen.`)
  const route: RouteContribution = {
    path: screen.path,
    screen: `./${name}`,
    access: screen.access,
    title: `${namespace}:${camelCase(name)}.title`,
    ...(screen.access === 'public' ? { server: true } : {}),
    offline: 'last-seen',
  }
  refuseWhatIsTaken(root, { ...declaration, routes: [...declaration.routes, route] })
  const plan: Plan = new Map()
  const put = (file: string, text: string) => plan.set(path.join(remote, file), text)
  put('remote.json', inserted(declared, ['routes', declaration.routes.length], route))
  for (const locale of LOCALES) {
    const file = `locales/${locale}.json`
    const text = textOf(file)
    if (Object.hasOwn(JSON.parse(text) as object, camelCase(name)))
      throw new NewError(
        `${remote}/${file} has a key "${camelCase(name)}" already: choose another name for the screen.`,
      )
    put(file, inserted(text, [camelCase(name)], screenWords(screen, locale)))
  }
  for (const [file, text] of Object.entries(screenFiles(screen))) put(file, text)
  return plan
}

function refuseWhatIsTaken(root: string, declaration: RemoteDeclaration): void {
  const faults = declarationFaults(declaration)
  if (faults.length === 0) faults.push(...conflictsOf(declaration, readableDeclarations(remoteDirs(root))))
  if (faults.length > 0)
    throw new NewError(
      `${declaration.name}/remote.json would not be valid:\n  ${faults.join('\n  ')}\nAnother address is given with --path /…`,
    )
}

/** Inserts one value and leaves the rest of the text unchanged. */
function inserted(json: string, at: JSONPath, value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' }
  return applyEdits(json, modify(json, at, value, { formattingOptions, isArrayInsertion: true }))
}
