import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { RETENTION } from '../../../jobs/retention.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** Content of an office, keys, counters and state of releases: nothing in them is about a person. */
const WITHOUT_PEOPLE = [
  ...['tenants', 'tenant_domains', 'settings', 'removed_samples', 'content_versions', 'search_entries'],
  ...[
    'events',
    'experience_schedules',
    'locations',
    'news',
    'notification_cards',
    'operators',
    'routes',
    'route_points',
  ],
  ...[
    'regenerative_practices',
    'rewards',
    'reward_counts',
    'stories',
    'story_categories',
    'story_tours',
    'travel_packages',
  ],
  ...[
    'games',
    'game_solutions',
    'closure_objects',
    'availability_versions',
    'slot_inventory',
    'waitlist_wakes',
  ],
  ...['rating_totals', 'rating_versions', 'mail_link_keys', 'pass_keys', 'push_keys', 'schema_migrations'],
  ...[
    'shared_secrets',
    'good_backups',
    'release_contents',
    'release_errors',
    'release_health',
    'releases',
    'remote_claims',
    'rollouts',
    'team_remotes',
  ],
]

const page = readFileSync(new URL('../../../../../docs/privacy.md', import.meta.url), 'utf8')
/** The fate of a row, by the heading above its line. */
const FATES = {
  deleted: 'Deleted with the account',
  nameless: 'Stays without the name',
  kept: 'Stays, because it is the office’s',
}
/** The lines of the page by their table. */
const lines = new Map(
  page
    .split('\n### ')
    .slice(1)
    .flatMap((part) => {
      const [heading] = part.split('\n', 1)
      return [...part.matchAll(/^- `(\w+)`, .*?: (.+?)(?:, `([\w-]+)`)?$/gm)].map(
        ([, table = '', howLong = '', archive]) => [table, { howLong, archive, heading }] as const,
      )
    }),
)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('names every table that is about people', async () => {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  )
  const there = tables.map(({ name }) => name)
  // a new table: a line in docs/privacy.md, or a word here
  expect(there.filter((name) => !lines.has(name) && !WITHOUT_PEOPLE.includes(name))).toEqual([])
  expect([...lines.keys(), ...WITHOUT_PEOPLE].filter((name) => !there.includes(name))).toEqual([])
})

it('says what archive and deletion do', () => {
  for (const { table, file, fate } of PERSONAL_DATA) {
    if (file) expect([table, lines.get(table)?.archive]).toEqual([table, file])
    // a table with several people follows the fate of its first entry, the owner
    const own = PERSONAL_DATA.find((one) => one.table === table)
    if (fate === own?.fate) expect([table, lines.get(table)?.heading]).toEqual([table, FATES[fate]])
  }
})

it('states how long rows with an age limit are stored', () => {
  for (const { table, days } of RETENTION) {
    const { howLong } = lines.get(table) ?? {}
    const unit = days === 1 ? 'day' : 'days'
    expect([table, howLong]).toEqual([
      table,
      expect.stringMatching(days === 0 ? /^until/ : `\\b${days} ${unit}`),
    ])
  }
})
