import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresCluster, serverUser, whenAnswering } from '../postgres-cluster.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export interface Pgbouncer {
  /** Address of a database of the cluster, through the pooler. */
  url(database: string): string
  stop(): Promise<void>
}

/**
 * Starts pgbouncer in transaction mode before a cluster, reachable by a socket only. Few connections to the server, so that each transaction gets another one than the
 * transaction before.
 */
export async function startPgbouncer(cluster: PostgresCluster, connections = 5): Promise<Pgbouncer> {
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'sureda-pgbouncer-'))
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, '"sureda_owner" ""\n')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${cluster.folder}`,
      '[pgbouncer]',
      'pool_mode = transaction',
      `default_pool_size = ${connections}`,
      'max_client_conn = 500',
      // the one that has waited longest is lent next
      'server_round_robin = 1',
      'listen_addr =',
      `unix_socket_dir = ${folder}`,
      'listen_port = 5432',
      'auth_type = trust',
      `auth_file = ${users}`,
    ].join('\n'),
  )
  if (user) for (const path of [folder, users, settings]) chownSync(path, user.uid, user.gid)
  const child = spawn(PROGRAM, ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = (database: string) =>
    `postgresql://sureda_owner@localhost/${database}?host=${encodeURIComponent(folder)}`
  await whenAnswering(url('postgres'))
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
