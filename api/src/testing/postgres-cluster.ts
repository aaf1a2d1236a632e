import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgresBinaries } from './postgres-binaries.ts'

/** A private PostgreSQL server in a temporary folder, reachable through a socket only. */
export interface PostgresCluster {
  /** The address of a database for the application's user: owner, may create roles, no superuser. */
  url(database: string): string
  adminUrl: string
  pid: number
  /** The folder of its socket, for other programs that connect. */
  folder: string
  /** Stops it like a crash (immediate shutdown, no checkpoint) and restarts it on the same data; requires `durable`. */
  crash(): Promise<void>
  /** Ends it with every connection, as an administrator would; `restart` starts it on the same data. */
  shutDown(): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

/** initdb refuses to run as root, so the system's user `postgres` runs it. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: read('-u'), gid: read('-g') }
}

const THROWAWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts it without fsync, because the data is temporary; `durable` requests the settings of an office.
 * @throws when the machine has no PostgreSQL
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
    // its parallel workers belong to the superuser and would prevent dropping databases
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
  await waitUntilAnswering(adminUrl)
  await runSql(adminUrl, 'create role sureda_owner login createdb createrole nosuperuser nobypassrls')
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal)
    await server.exited
  }
  const restart = async () => {
    server = start()
    await waitUntilAnswering(adminUrl)
  }
  return {
    url: (database) => address('sureda_owner', database),
    adminUrl,
    folder,
    get pid() {
      return server.child.pid ?? 0
    },
    crash: async () => {
      // `pg_ctl stop -m immediate` sends SIGQUIT
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
  // a server that shuts down may send an error after the answer
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

export async function waitUntilAnswering(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await runSql(url, 'select 1')
    } catch (error) {
      if (attempt >= 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
