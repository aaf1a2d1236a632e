import type { ScriptSession } from './database.ts'
import { UnusableDatabaseError } from './unusable-database.ts'

/** Throws a readable error if the server is too old or read-only, or the user may not create tables. */
export async function assertUsable(session: Pick<ScriptSession, 'query'>): Promise<void> {
  const [server] = await session.query<{
    version: number
    standby: boolean
    creates: boolean
    owner: string
    name: string
    encoding: string
  }>(
    `select current_setting('server_version_num')::int as version, pg_is_in_recovery() as standby,
            has_schema_privilege(current_user, 'public', 'create') as creates, quote_ident(current_user) as owner,
            quote_ident(current_database()) as name, current_setting('server_encoding') as encoding`,
  )
  if (!server) return
  if (server.version < 150_000)
    throw new UnusableDatabaseError(
      `PostgreSQL ${Math.floor(server.version / 10_000)} is too old: Sureda needs 15 or later. Upgrade the server, or name a newer one in DATABASE_URL.`,
    )
  if (server.encoding !== 'UTF8')
    throw new UnusableDatabaseError(
      `The database ${server.name} stores text as ${server.encoding}: create one with UTF8 (create database … encoding 'UTF8' template template0) and name it in DATABASE_URL.`,
    )
  if (server.standby)
    throw new UnusableDatabaseError(
      'The server in DATABASE_URL is a standby and takes no writes. Name the primary there; a standby belongs in DATABASE_READ_URL.',
    )
  if (!server.creates)
    throw new UnusableDatabaseError(
      `The database user ${server.owner} may not create tables in ${server.name}. An administrator of the database runs this once, then start again:\n\n` +
        `  alter database ${server.name} owner to ${server.owner};\n`,
    )
}
