import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.ts'

/** A PostgreSQL server of our own, in a temporary folder, reachable by a socket only. */
export interface PostgresCluster {
  /** Address of a database as the application's user: owner, allowed to create roles, no superuser. */
  url(database: string): string
  adminUrl: string
  pid: number
  /** Folder of its socket, for programs that connect to it themselves. */
  folder: string
  /** Stops it as a crash would (immediate shutdown, no checkpoint) and starts it again on the same data; with `durable` only. */
  crash(): Promise<void>
  /** Ends it as an administrator would, with every connection, and starts it on the same data when `restart` is called. */
  shutDown(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** initdb refuses to run as root; then the system's `postgres` user does it. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts it with fsync off (the data is thrown away) unless `durable` asks for a database as an office has one. Throws when the machine has no
 * PostgreSQL.
 */
export async function startPostgres({
  durable = false,
  settings: more = [],
}: {
  durable?: boolean
  settings?: readonly string[]
} = {}): Promise<PostgresCluster> {
  const binaries = findPostgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL binaries (initdb, postgres) found on this machine')
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'sureda-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      stdio: 'pipe',
    },
  )
  const settings = [
    ...(durable ? [] : THROWAWAY),
    'max_connections=100',
    // its workers belong to the superuser and keep databases from being dropped
    'autovacuum=off',
    'listen_addresses=',
    ...more,
  ]
  const start = () => {
    const child = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...as, stdio: 'ignore' },
    )
    return { child, exited: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
  }
  let server = start()
  const address = (role: string, database: string) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`
  const adminUrl = address('postgres', 'postgres')
  await whenAnswering(adminUrl)
  await runSql(adminUrl, 'create role sureda_owner login createdb createrole nosuperuser nobypassrls')
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal)
    await server.exited
  }
  const restart = async () => {
    server = start()
    await whenAnswering(adminUrl)
  }
  return {
    url: (database) => address('sureda_owner', database),
    adminUrl,
    folder,
    get pid() {
      return server.child.pid ?? 0
    },
    crash: async () => {
      // SIGQUIT is what `pg_ctl stop -m immediate` sends
      await end('SIGQUIT')
      await restart()
    },
    shutDown: () => end('SIGINT'),
    restart,
    stop: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function runSql(url: string, text: string): Promise<void> {
  await querySql(url, text)
}

/** The rows of one statement. */
export async function querySql<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // a server that ends says so also after the answer
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

export async function whenAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await runSql(url, 'select 1')
    } catch (error) {
      if (attempt >= 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
