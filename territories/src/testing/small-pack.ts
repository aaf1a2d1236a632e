import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pictureFiles } from '../checks/pictures.ts'

const SOURCE = fileURLToPath(new URL('../../gavarres/', import.meta.url))

/** A part of the real pack that is whole by itself: quick to check and to import. */
const ITEMS = {
  operators: ['op-consorci', 'op-demo-guies'],
  locations: ['loc-can-vilallonga', 'loc-cova-daina'],
  routes: ['rt-suro'],
  'story-categories': ['oficis'],
  stories: ['st-pela'],
  'story-tours': ['tour-natura'],
  games: ['g-n1', 'g-n2', 'g-n3', 'g-n4', 'g-n5'],
  experiences: ['e-alba', 'e-ruc'],
  packages: ['pk-natura'],
  events: ['ev-angels', 'ev-demo-lluna'],
  news: ['nw-capital25'],
  'notification-cards': ['nc-general', 'nc-actividades'],
  rewards: ['rw-arbre'],
  'check-in-points': ['cp-estacio'],
  'regenerative-practices': ['pr-senda'],
} as const

// biome-ignore lint/suspicious/noExplicitAny: tests write wrong documents on purpose
export type Document = any

export interface SmallPack {
  folder: string
  /** Reads a JSON file, lets the test change it, writes it back. */
  edit(file: string, change: (document: Document) => void): void
  write(file: string, content: string | Buffer): void
  remove(file: string): void
  rename(file: string, other: string): void
  dispose(): void
}

export function smallPack(): SmallPack {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-pack-'))
  for (const file of ['tenant.json', 'settings.json']) cpSync(join(SOURCE, file), join(folder, file))
  for (const [kind, ids] of Object.entries(ITEMS)) {
    mkdirSync(join(folder, kind))
    for (const id of ids) cpSync(join(SOURCE, kind, `${id}.json`), join(folder, kind, `${id}.json`))
  }
  cpSync(join(SOURCE, 'tracks/rt-suro.gpx'), join(folder, 'tracks/rt-suro.gpx'))
  cpSync(join(SOURCE, 'demo'), join(folder, 'demo'), { recursive: true })
  bringMedia(folder)
  const pack: SmallPack = {
    folder,
    edit(file, change) {
      const path = join(folder, file)
      const document = JSON.parse(readFileSync(path, 'utf8'))
      change(document)
      writeFileSync(path, JSON.stringify(document))
    },
    write: (file, content) => writeFileSync(join(folder, file), content),
    remove: (file) => rmSync(join(folder, file)),
    rename: (file, other) => renameSync(join(folder, file), join(folder, other)),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
  pack.edit('check-in-points/cp-estacio.json', (point) => {
    point.poi = 'loc-can-vilallonga'
  })
  pack.edit('packages/pk-natura.json', ({ itinerary }) => {
    for (const step of itinerary) if (step.route === 'rt-aigua') step.route = 'rt-suro'
  })
  pack.edit('demo/journeys.json', (journeys) => {
    const offered = (entry: { experience: string }) => ['e-alba', 'e-ruc'].includes(entry.experience)
    journeys.packages = []
    journeys.reservations = journeys.reservations.filter(offered)
  })
  return pack
}

/** Only what its documents name: the whole pack has over a thousand files, and copying them all took most of a test's time. */
function bringMedia(folder: string): void {
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const named = new Set(documents.join().match(/media\/[\w.-]+/g))
  mkdirSync(join(folder, 'media'))
  const files = [...named, 'media/index.json', 'media/hashes.json'].filter((file) =>
    existsSync(join(SOURCE, file)),
  )
  // they may be written over: never the real ones
  for (const file of files) cpSync(join(SOURCE, file), join(folder, file))
  const pictures = new Set([...named].flatMap((file) => pictureFiles(SOURCE, file).files))
  for (const file of pictures) if (!files.includes(file)) cpSync(join(SOURCE, file), join(folder, file))
}
