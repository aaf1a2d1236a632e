import type { Db } from '@sureda/api/database/database'
import { sql } from 'drizzle-orm'

export const TABLES = ['story_categories', 'experiences', 'locations', 'routes', 'stories', 'events'] as const

/** Rows as a very large territory would have them, made by the database: names of their own, words that few, some and all of them share. */
export async function fillTables(
  db: Db,
  tenant: string,
  table: (typeof TABLES)[number],
  rows: number,
): Promise<void> {
  const same = (text: string) =>
    `jsonb_build_object('es', ${text}, 'ca', ${text}, 'en', ${text}, 'fr', ${text}, 'de', ${text}, 'nl', ${text})`
  const name = same(`'Vall-llobrega ' || n || ' de l''Alzina' || n % 100`)
  const text = same(`'Un camí pel bosc de suro, el número ' || n || '.'`)
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
  // in parts: a statement has its time limit
  for (let from = 1; from <= count; from += 250) {
    const until = Math.min(count, from + 249)
    await db.execute(
      sql.raw(
        `insert into ${table} (tenant_id, id, ${columns}) select '${tenant}', ${id}, ${select} from generate_series(${from}, ${until}) as n`,
      ),
    )
  }
}
