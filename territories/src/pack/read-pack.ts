import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import { z } from 'zod'
import type { Fault } from '../faults.ts'
import { type DemoJourneys, type DemoPeople, demoJourneys, demoPeople } from './demo.ts'
import { GENERATED_FILES, type GeneratedFiles } from './generated-files.ts'
import { type Items, KIND_NAMES, KINDS, type Kind } from './kinds.ts'
import { itemFiles, unknownFileFaults } from './known-files.ts'
import { readJson } from './read-json.ts'
import { type SettingsPack, settingsDocument } from './settings.ts'
import { type TenantPack, tenantDocument } from './tenant.ts'

export interface Pack {
  folder: string
  tenant: TenantPack
  settings: SettingsPack
  items: Items
  demo: { people: DemoPeople; journeys: DemoJourneys } | undefined
  /** From `media/hashes.json`: pictures with these bytes are known to be decodable. */
  hashes: ReadonlySet<string>
  /** Ids of items with faults, so that references to them are not reported as broken. */
  unread: Set<string>
  /** The file of each item, whose name may differ from the id. */
  files: WeakMap<object, string>
}

export interface ReadResult {
  /** Undefined if tenant or settings cannot be read; items with faults are omitted. */
  pack: Pack | undefined
  faults: Fault[]
}

/** Reads a folder and checks each file by itself; how they fit together is checked later. */
export function readPack(folder: string): ReadResult {
  const root = resolve(folder)
  const faults: Fault[] = []
  const unread = new Set<string>()
  const files = new WeakMap<object, string>()
  const read = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    readDocument(root, file, schema, faults)

  if (!existsSync(join(root, 'tenant.json')))
    return {
      pack: undefined,
      faults: [{ file: 'tenant.json', field: '', message: noTenant(root) }],
    }
  const tenant = read('tenant.json', tenantDocument)
  const settings = read('settings.json', settingsDocument)
  const items = Object.fromEntries(
    KIND_NAMES.map((kind) => [kind, itemFiles(root, kind).flatMap((file) => readItem(kind, file) ?? [])]),
  ) as unknown as Items
  const people = existsSync(join(root, 'demo')) ? read('demo/people.json', demoPeople) : undefined
  const journeys = people && read('demo/journeys.json', demoJourneys)
  const generated = Object.entries(GENERATED_FILES).map(
    ([file, schema]) => [file, existsSync(join(root, file)) ? read(file, schema) : undefined] as const,
  )
  const { 'media/hashes.json': hashes = {} } = Object.fromEntries(generated) as GeneratedFiles
  faults.push(...unknownFileFaults(root, new Set([tenant?.map.outlines ?? ''])))
  if (!tenant || !settings) return { pack: undefined, faults }
  return {
    pack: {
      folder: root,
      tenant,
      settings,
      items,
      demo: people && journeys && { people, journeys },
      hashes: new Set(Object.values(hashes)),
      unread,
      files,
    },
    faults,
  }

  function readItem(kind: Kind, file: string) {
    const item = read(file, KINDS[kind])
    if (!item) unread.add(basename(file, '.json'))
    else files.set(item, file)
    if (item && item.id !== basename(file, '.json'))
      faults.push({ file, field: 'id', message: `is "${item.id}", but the file is called ${basename(file)}` })
    return item
  }
}

function noTenant(root: string): string {
  const names = existsSync(root) ? readdirSync(root) : []
  const near = names.find((name) => /^tenant\.json/i.test(name))
  return near
    ? `is missing: ${near} is not its name. Rename it to tenant.json`
    : 'is missing: this folder is not a territory pack'
}

/** Reads one JSON file of a pack; undefined if it has faults, which are added to the list. */
export function readDocument<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  faults: Fault[],
): z.infer<Schema> | undefined {
  let read: ReturnType<typeof readJson>
  try {
    read = readJson(join(root, file))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    faults.push({ file, field: '', message: code === 'ENOENT' ? 'is missing' : `cannot be read: ${message}` })
    return undefined
  }
  faults.push(...read.faults.map((fault) => ({ file, ...fault })))
  if (read.faults.length > 0) return undefined
  const result = schema.safeParse(read.content, { reportInput: true, error: fieldsKnownThere })
  if (result.success) return result.data
  for (const issue of result.error.issues) faults.push(...faultsOf(file, issue))
  return undefined
}

function faultsOf(file: string, issue: z.core.$ZodIssue): Fault[] {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      file,
      field: at([...issue.path, key]),
      message: `is not a field of this format${issue.message && `. ${issue.message}`}`,
    }))
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return [{ file, field: at(issue.path), message: missing(issue.path) }]
  }
  return [{ file, field: at(issue.path), message: issue.message }]
}

function missing(path: readonly PropertyKey[]): string {
  if ((LOCALES as readonly string[]).includes(String(path.at(-1))))
    return 'is missing: every text needs all six languages'
  return path.at(-2) === 'photo'
    ? 'is missing: a photograph is shown only with its author, licence, place and date'
    : 'is missing'
}

/** For an unknown field: the unused fields at this place, one of which was probably meant. */
function fieldsKnownThere(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined
  const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
  const free = known.filter((name) => !Object.hasOwn(issue.input as object, name))
  return free.length > 0 ? `Remove it, or use a name that is known there: ${free.join(', ')}` : 'Remove it'
}
