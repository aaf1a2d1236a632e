import type { Database, ScriptSession } from '@sureda/api/database/database'

const TABLES = ['story_categories', 'experiences', 'locations', 'routes', 'stories', 'events'] as const

/** Searchable tables with the kind of their entries and the further fields whose words are indexed. */
const SEARCHED: Partial<Record<(typeof TABLES)[number], [kind: string, fields: string[]]>> = {
  experiences: ['experience', []],
  locations: ['location', ['municipality', 'type']],
  routes: ['route', ['province', 'start_point']],
  stories: ['story', ['genre']],
}
const BATCH = 10_000

const same = (text: string) =>
  `jsonb_build_object('es', ${text}, 'ca', ${text}, 'en', ${text}, 'fr', ${text}, 'de', ${text}, 'nl', ${text})`
const name = same(`'Vall-llobrega ' || n || ' de l''Alzina' || n % 100`)
const text = same(`'Un camí pel bosc de suro, el número ' || n || '.'`)

/**
 * Fills every table of each tenant with the rows of a very large territory by SQL: unique names and words of different
 * frequency. For speed, the words of each row are computed once with the function of the triggers and shared by all
 * kinds and tenants, and the indexes are rebuilt at the end.
 */
export const fillTables = (database: Database, tenants: readonly string[], rows: number): Promise<void> =>
  database.withScriptSession(async (session) => {
    const indexes = await session.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'search_entries' and indexdef like '%gin%'`,
    )
    for (const { indexname } of indexes) await session.query(`drop index ${indexname}`)
    for (const table of Object.keys(SEARCHED))
      await session.query(`alter table ${table} disable trigger keep_search_entry`)
    await session.query('create temp table row_words (n int primary key, words tsvector)')
    await inBatches(rows, (span) =>
      session.query(`insert into row_words select n, search_vector(item, 'name', array['text'])
        from ${span} as n, lateral (select jsonb_build_object('name', ${name}, 'text', ${text}) as item offset 0) as i`),
    )
    for (const tenant of tenants) {
      // row-level security restricts the owner of the tables to one tenant at a time as well
      await session.query(`select set_config('app.tenant', $1, false)`, [tenant])
      for (const table of TABLES) await fillTable(session, tenant, table, rows)
    }
    await session.query(`select set_config('app.tenant', '', false)`)
    for (const table of Object.keys(SEARCHED))
      await session.query(`alter table ${table} enable trigger keep_search_entry`)
    for (const { indexdef } of indexes) await session.query(indexdef)
    await session.query('drop table row_words')
    await session.query('analyze')
  })

async function inBatches(rows: number, run: (span: string) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= rows; from += BATCH)
    await run(`generate_series(${from}, ${Math.min(rows, from + BATCH - 1)})`)
}

async function fillTable(
  session: ScriptSession,
  tenant: string,
  table: (typeof TABLES)[number],
  rows: number,
): Promise<void> {
  const point = `'{"latitude": 41.9, "longitude": 2.9, "name": {"ca": "Cassà"}}'::jsonb`
  const province = `(array['Girona', 'Cáceres', 'Badajoz'])[1 + n % 3]`
  const values: Record<typeof table, [columns: string, select: string]> = {
    story_categories: ['name', same(`'Oficis'`)],
    experiences: [
      'type, title, short_description, description, location_name, sort_order, featured',
      `(array['tour', 'restaurant', 'hotel', 'activity'])[1 + n % 4], ${name}, ${text}, ${text}, ${text}, n, n % 50 = 0`,
    ],
    locations: [
      'type, layer, name, description, municipality, province, latitude, longitude, sort_order, featured',
      `'museo', 'tourism', ${name}, ${text}, 'Cassà', ${province}, 41 + n % 90 / 100.0, 2.9, n, n % 50 = 0`,
    ],
    routes: [
      'title, summary, description, province, distance_km, duration_min, difficulty, geometry, terrain, guide_type, start_point, sort_order',
      `${name}, ${text}, ${text}, ${province}, 5, 90, 'facil', 'circular', 'tierra', 'auto_guiada', ${point}, n`,
    ],
    stories: [
      'title, summary, body, genre, category_id, target_audience, provinces, sort_order',
      `${name}, ${text}, ${text}, 'oficio', 'oficios', 'family', array[${province}], n`,
    ],
    events: [
      'title, description, start_at, end_at, location_name',
      `${name}, ${text}, now() + (n - ${rows} / 2) * interval '1 hour', now() + (n - ${rows} / 2 + 3) * interval '1 hour', ${text}`,
    ],
  }
  const [columns, select] = values[table]
  const [id, count] = table === 'story_categories' ? [`'oficios'`, 1] : [`'x-' || n`, rows]
  await inBatches(count, (span) =>
    session.query(
      `insert into ${table} (tenant_id, id, ${columns}) select '${tenant}', ${id}, ${select} from ${span} as n`,
    ),
  )
  const [kind, fields] = SEARCHED[table] ?? []
  if (!kind) return
  await session.query(
    `with more as materialized (
       select search_vector(to_jsonb(t) - 'title' - 'name', 'title', $1) as words from ${table} as t
       where id = 'x-1' and tenant_id = '${tenant}')
     insert into search_entries (tenant_id, kind, item_id, sort_order, words)
     select '${tenant}', '${kind}', 'x-' || n, n, row_words.words || more.words from row_words, more`,
    [fields],
  )
}
