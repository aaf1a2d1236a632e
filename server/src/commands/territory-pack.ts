import path from 'node:path'
import { type Command, defineCommand } from '../command.ts'

/** Commands for the folder of a content pack; none needs a database. */
export const TERRITORY_PACK_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'territory check',
    usage: '<folder>',
    summary: 'What is missing or wrong in a content pack, by file and field.',
    options: {},
    settings: [],
    database: 'none',
    run: async ({ words: [folder = ''] }, context) =>
      (await packCommands()).checkPack(path.resolve(context.cwd, folder), context),
  }),
  defineCommand({
    name: 'territory pictures',
    usage: '<folder>',
    summary: 'Makes widths, colours and hashes of the pictures and films that are new.',
    options: {},
    settings: [],
    database: 'none',
    run: async ({ words: [folder = ''] }, context) =>
      (await packCommands()).makePackPictures(path.resolve(context.cwd, folder), context),
  }),
  defineCommand({
    name: 'territory outlines',
    usage: '<folder>',
    summary: 'Makes the boundaries that the map draws from its map.bounds (Spain).',
    options: {},
    settings: [],
    database: 'none',
    run: async ({ words: [folder = ''] }, context) =>
      (await packCommands()).makePackOutlines(path.resolve(context.cwd, folder), context),
  }),
  defineCommand({
    name: 'territory ground',
    usage:
      '<folder> --osm <extract.osm.pbf | .geojson> --dem <elevation.tif> [--attribution "© OpenStreetMap · …"]',
    summary:
      'Makes the ground that the map draws where tiles are missing (docs/packs.md); --osm and --dem may be given several times.',
    options: {
      osm: { type: 'string', multiple: true },
      dem: { type: 'string', multiple: true },
      attribution: { type: 'string' },
    },
    settings: [],
    database: 'none',
    run: async ({ words: [folder = ''], values: { osm = [], dem = [], attribution } }, context) => {
      const here = (file: string) => path.resolve(context.cwd, file)
      const { makePackGround } = await import('@sureda/territories/ground/ground-command')
      return makePackGround(here(folder), { osm: osm.map(here), dem: dem.map(here), attribution }, context)
    },
  }),
]

/** Loaded on demand, because they need the outlines of Spain and an image decoder. */
const packCommands = () => import('@sureda/territories/pack-commands')
