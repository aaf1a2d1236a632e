import { withTenant } from '@sureda/api/database/with-tenant'
import { listSetAside, retrySetAside } from '@sureda/api/jobs/process-each'
import { rotateByHand } from '@sureda/api/modules/bookings/passes/rotate-keys.service'
import {
  type DemoRemoval,
  removeDemo,
  removeDemoPictures,
} from '@sureda/api/modules/members/people/remove-demo.service'
import { rotatePushKeysByHand } from '@sureda/api/modules/members/push/rotate-push-keys.service'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { openUploads } from '@sureda/api/storage/open-objects'
import { type Command, defineCommand } from '../command.ts'
import { chosenTerritories, chosenTerritory } from '../territories.ts'

const rotation = { 'forget-former': { type: 'boolean', default: false } } as const

/** Commands for the keys of a territory, failed jobs, and removing demo data. */
export const PEOPLE_UPKEEP_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'people remove-demo',
    usage: '[--territory <id>]',
    summary:
      'Removes the people of the demonstration with everything that is theirs, and the sample brands without real people; all of it or nothing.',
    options: { territory: { type: 'string' } },
    settings: BUCKET_NAMES,
    database: 'migrated',
    run: async ({ values }, { database, config, print }) => {
      const removals = await removeDemo(database.db, await chosenTerritories(database, values.territory))
      await removeDemoPictures(await openUploads(config), removals)
      for (const line of removalLines(removals)) print(line)
    },
  }),
  defineCommand({
    name: 'people set-aside',
    usage: '[--territory <id>] [--retry]',
    summary:
      'What the jobs have given up after several tries, mails among it; --retry gives it another turn.',
    options: { territory: { type: 'string' }, retry: { type: 'boolean', default: false } },
    settings: [],
    database: 'migrated',
    run: async ({ values }, { database, print }) => {
      for (const { id, name } of await chosenTerritories(database, values.territory)) {
        const [rows, retried] = await withTenant(database.db, id, async (tx) => [
          await listSetAside(tx, id),
          values.retry ? await retrySetAside(tx, id) : 0,
        ])
        print(
          `${name} (${id}): ${rows.length} set aside${values.retry ? `, ${retried} have their turn again` : ''}`,
        )
        for (const row of rows)
          print(`  ${row.failedAt} ${row.job} ${row.id}, ${row.attempts} tries: ${row.error}`)
      }
    },
  }),
  defineCommand({
    name: 'people rotate-pass-keys',
    usage: '<territory> [--forget-former]',
    summary:
      'From now on another key signs passes. Passes shown before remain valid, unless a former key is feared stolen:\n--forget-former makes its passes worthless, and members get new ones the next time they have a network.',
    options: rotation,
    settings: ['PASS_SECRET'],
    database: 'migrated',
    run: async ({ words: [territory], values }, { database, config, actor, print }) => {
      const { id, name } = await chosenTerritory(database, String(territory))
      const forgetsFormer = values['forget-former']
      const asked = { tenantId: id, secret: config.PASS_SECRET, actor, forgetsFormer }
      const { kid, forgotten } = await withTenant(database.db, id, (tx) => rotateByHand(tx, asked))
      print(`Passes of ${name} are signed by key ${kid} from now on.`)
      print(
        forgetsFormer
          ? `Former keys forgotten: ${forgotten}. Members get new passes with the next look; guides’ phones with the next update.`
          : 'Passes shown before remain valid.',
      )
    },
  }),
  defineCommand({
    name: 'people rotate-push-keys',
    usage: '<territory> [--forget-former]',
    summary:
      'From now on phones sign up for notices with another key. Those signed up already go on with theirs, unless a former key is\nfeared stolen: --forget-former writes to them no longer, and each signs up anew when its person opens the notification settings.',
    options: rotation,
    settings: ['PASS_SECRET'],
    database: 'migrated',
    run: async ({ words: [territory], values }, { database, config, actor, print }) => {
      const { id, name } = await chosenTerritory(database, String(territory))
      const forgetsFormer = values['forget-former']
      const asked = { tenantId: id, secret: config.PASS_SECRET, actor, forgetsFormer }
      const { kid, bound, forgotten } = await withTenant(database.db, id, (tx) =>
        rotatePushKeysByHand(tx, asked),
      )
      print(`Phones sign up for notices of ${name} with key ${kid} from now on.`)
      print(
        forgetsFormer
          ? `Phones forgotten: ${forgotten}. Each signs up anew when its person opens the notification settings; mails and cards reach them meanwhile.`
          : `Phones that go on with their former key: ${bound}.`,
      )
    },
  }),
]

const BRANDS = {
  removed: 'The sample brand went with its content; the start does not bring it in again.',
  stays: 'The brand stays, because there are real people in it.',
  own: 'The territory stays.',
}

const removalLines = (removals: readonly DemoRemoval[]): string[] =>
  removals.flatMap(({ id, people, groups, reservations, brand }) => [
    people.length === 0
      ? `${id}: there are no demo people.`
      : `${id}: removed ${people.join(', ')}, with ${groups} groups and ${reservations} reservations.`,
    `  ${BRANDS[brand]}`,
  ])
