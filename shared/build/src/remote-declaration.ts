import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { Expose, RemoteDeclaration } from '@sureda/contract/remote/registry'
import { Ajv, type ErrorObject } from 'ajv'
import semver from 'semver'
import schema from '../remote.schema.json' with { type: 'json' }
import { conflictsOf, readableDeclarations } from './declaration/declaration-conflicts.ts'
import { missingTextFaults } from './declaration/declared-texts.ts'
import { nameFaults } from './declaration/known-names.ts'
import { menuFaults } from './declaration/menu-faults.ts'
import { routeFaults } from './declaration/route-faults.ts'
import { IN_CHECKOUT, remoteDirs } from './workspace.ts'

/** A remote.json that cannot be used; the message names the file and every fault. */
export class DeclarationError extends Error {
  readonly faults: readonly string[]

  constructor(file: string, faults: readonly string[]) {
    super(`${file}: ${faults.join('; ')}`)
    this.name = 'DeclarationError'
    this.faults = faults
  }
}

const validate = new Ajv({
  allErrors: true,
  allowUnionTypes: true,
  verbose: true,
}).compile<RemoteDeclaration>(schema)

/** Reads and checks `remote.json` of a remote's folder: schema, addresses, calls, menus, names, modules, texts in every language. */
export function readDeclaration(dir: string): RemoteDeclaration {
  const file = path.join(path.basename(dir), 'remote.json')
  let data: unknown
  try {
    data = JSON.parse(readFileSync(path.join(dir, 'remote.json'), 'utf8'))
  } catch (error) {
    throw new DeclarationError(file, [error instanceof Error ? error.message : String(error)])
  }
  const faults = declarationFaults(data)
  if (faults.length > 0) throw new DeclarationError(file, faults)
  const declaration = data as RemoteDeclaration
  const missing = [...missingLocales(dir), ...missingModules(dir, declaration)]
  if (missing.length === 0) missing.push(...missingTextFaults(dir, declaration))
  if (missing.length > 0) throw new DeclarationError(file, missing)
  return declaration
}

/** Also refuses what another remote of the checkout has already. */
export function agreedDeclaration(
  dir: string,
  others: readonly string[] = IN_CHECKOUT ? remoteDirs() : [],
): RemoteDeclaration {
  const declaration = readDeclaration(dir)
  const conflicts = conflictsOf(declaration, readableDeclarations(others))
  if (conflicts.length > 0)
    throw new DeclarationError(path.join(path.basename(dir), 'remote.json'), conflicts)
  return declaration
}

/** Faults of the data alone, without looking at the remote's folder. */
export function declarationFaults(data: unknown): string[] {
  if (!validate(data)) return (validate.errors ?? []).map(inWords)
  const range = data.requires.shellApi
  return [
    ...(semver.validRange(range)
      ? []
      : [`requires.shellApi "${range}" is not a semver range: write one like ^1.0.0`]),
    ...routeFaults(data),
    ...menuFaults(data),
    ...nameFaults(data),
  ]
}

/** Every expose of a declaration with its source file. */
export function exposesOf(dir: string, declaration: RemoteDeclaration): Record<Expose, string> {
  return Object.fromEntries(
    exposeNames(declaration).flatMap((expose) => {
      const file = moduleOf(dir, expose)
      return file ? [[expose, file]] : []
    }),
  )
}

/** The heads of screens for the server half, `./x/head` each: `x-head.ts` beside the module of `./x`. No phone fetches them. */
export function headsOf(dir: string, { routes }: RemoteDeclaration): Record<Expose, string> {
  return Object.fromEntries(
    routes.flatMap(({ screen }) => {
      const module = moduleOf(dir, screen)
      const file = module && path.join(path.dirname(module), `${screen.slice(2)}-head.ts`)
      return file && existsSync(file) ? [[headOf(screen), file]] : []
    }),
  )
}

/** Name of a screen's head in the server half. */
export const headOf = (screen: Expose): Expose => `${screen}/head`

/** The screens among them that the server renders, with their heads. */
export function serverExposesOf(dir: string, declaration: RemoteDeclaration): Record<Expose, string> {
  const rendered = { ...declaration, routes: declaration.routes.filter(({ server }) => server), slots: [] }
  return { ...exposesOf(dir, rendered), ...headsOf(dir, rendered) }
}

/** Every screen and slot content that a declaration names. */
export function exposeNames({ routes, slots }: RemoteDeclaration): Expose[] {
  return [...new Set([...routes.map((route) => route.screen), ...slots.map((slot) => slot.component)])]
}

/**
 * The module of an expose by the rule in the README: own folder first, else the only `-screen.tsx` of that name below
 * src, else the only file of that name.
 */
export function moduleOf(dir: string, expose: Expose): string | undefined {
  const name = expose.slice(2)
  const names = [`${name}-screen.tsx`, `${name}.tsx`]
  const src = path.join(dir, 'src')
  const own = names.map((file) => path.join(src, name, file)).find((file) => existsSync(file))
  if (own || !existsSync(src)) return own
  const files = readdirSync(src, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const named = names.map((wanted) => files.filter((entry) => entry.name === wanted))
  const [found, ...others] = named.find((some) => some.length > 0) ?? []
  return found && others.length === 0 ? path.join(found.parentPath, found.name) : undefined
}

function missingModules(dir: string, declaration: RemoteDeclaration): string[] {
  return exposeNames(declaration)
    .filter((expose) => !moduleOf(dir, expose))
    .map(
      (expose) =>
        `${expose} has no module: expected src/${expose.slice(2)}/${expose.slice(2)}-screen.tsx or …/${expose.slice(2)}.tsx`,
    )
}

function missingLocales(dir: string): string[] {
  return LOCALES.filter((locale) => !existsSync(path.join(dir, 'locales', `${locale}.json`))).map(
    (locale) => `locales/${locale}.json is missing`,
  )
}

function inWords(error: ErrorObject): string {
  const where = error.instancePath.replaceAll('/', '.').slice(1) || 'remote.json'
  if (error.keyword === 'additionalProperties')
    return `${where} has an unknown field "${error.params.additionalProperty}"`
  if (error.keyword === 'enum')
    return `${where} ${JSON.stringify(error.data)} must be one of ${error.params.allowedValues.join(', ')}`
  return `${where} ${error.message}`
}
