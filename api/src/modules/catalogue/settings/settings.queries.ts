import type { Db } from '../../../database/database.ts'
import { and, eq } from '../../../database/orm.ts'
import { settings } from './settings.tables.ts'

type SettingValue = (typeof settings.$inferSelect)['value']

export async function listSettings(db: Db, tenantId: string): Promise<Map<string, SettingValue>> {
  const rows = await db
    .select({ groupName: settings.groupName, value: settings.value })
    .from(settings)
    .where(eq(settings.tenantId, tenantId))
  return new Map(rows.map((row) => [row.groupName, row.value]))
}

export async function findSettings(
  db: Db,
  tenantId: string,
  group: string,
): Promise<SettingValue | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(eq(settings.tenantId, tenantId), eq(settings.groupName, group)))
  return row?.value
}

/** Writes one group; `value` has the shape of the contract's group with `{es, ca, …}` in place of each text. */
export async function saveSettings(
  db: Db,
  tenantId: string,
  group: string,
  value: SettingValue,
): Promise<void> {
  await db
    .insert(settings)
    .values({ tenantId, groupName: group, value })
    .onConflictDoUpdate({ target: [settings.tenantId, settings.groupName], set: { value } })
}
