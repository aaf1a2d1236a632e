import type { Database } from '@sureda/api/database/database'
import {
  createTenantDirectory,
  type TenantRecord,
} from '@sureda/api/modules/platform/tenant/tenant-directory'
import { typedCommand } from '@sureda/api/typed-command'
import { CommandError } from './command.ts'

/** All territories of the database, or the named one. Throws `CommandError` if it does not exist. */
export async function chosenTerritories({ db }: Pick<Database, 'db'>, id?: string): Promise<TenantRecord[]> {
  const all = await createTenantDirectory(db, {}).all()
  if (all.length === 0)
    throw new CommandError(
      `There is no territory in this database yet: ${typedCommand('territory import <folder>')}`,
    )
  const chosen = all.filter((territory) => id === undefined || territory.id === id)
  if (chosen.length === 0)
    throw new CommandError(
      `There is no territory "${id}". Known: ${all.map((territory) => territory.id).join(', ')}.`,
    )
  return chosen
}

/** The named territory. Throws `CommandError` if it does not exist. */
export async function chosenTerritory(database: Pick<Database, 'db'>, id: string): Promise<TenantRecord> {
  const [territory] = await chosenTerritories(database, id)
  if (!territory) throw new CommandError(`There is no territory "${id}".`)
  return territory
}
