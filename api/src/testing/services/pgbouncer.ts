import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresCluster, serverUser, waitUntilAnswering } from '../postgres-cluster.ts'
import { freePort } from './free-port.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export interface Pgbouncer {
  /** The address of a database of the cluster through the pooler. */
  url(database: string): string
  /** The same over TCP, for a process that cannot access the socket. */
  tcpUrl(database: string): string
  stop(): Promise<void>
}

/**
 * Starts pgbouncer in transaction mode in front of a cluster. It has few connections to the server, so that consecutive
 * transactions use different ones.
 */
export async function startPgbouncer(cluster: PostgresCluster, connections = 5): Promise<Pgbouncer> {
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'sureda-pgbouncer-'))
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  const port = await freePort()
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
      // reuse the connection that has been idle longest
      'server_round_robin = 1',
      'listen_addr = 127.0.0.1',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${port}`,
      'auth_type = trust',
      `auth_file = ${users}`,
    ].join('\n'),
  )
  if (user) for (const path of [folder, users, settings]) chownSync(path, user.uid, user.gid)
  const child = spawn(PROGRAM, ['-q', settings], { ...user, cwd: folder, stdio: 'ignore' })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = (database: string) =>
    `postgresql://sureda_owner@localhost:${port}/${database}?host=${encodeURIComponent(folder)}`
  await waitUntilAnswering(url('postgres'))
  return {
    url,
    tcpUrl: (database) => `postgresql://sureda_owner@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
