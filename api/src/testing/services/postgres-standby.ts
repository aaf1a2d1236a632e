import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries } from '../postgres-binaries.ts'
import { type PostgresCluster, runSql, serverUser, waitUntilAnswering } from '../postgres-cluster.ts'

/** A streaming replica of a cluster. */
export interface PostgresStandby {
  url(database: string): string
  /** Pauses the replay until `resume`, so that the replica lags behind. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Promotes it to a separate server, as after a failover. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** Copies the cluster with pg_basebackup and follows it; reachable through a socket only. */
export async function startStandby(cluster: PostgresCluster): Promise<PostgresStandby> {
  const binaries = findPostgresBinaries() ?? ''
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'sureda-standby-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const as = { ...user, cwd: folder }
  execFileSync(
    join(binaries, 'pg_basebackup'),
    ['-h', cluster.folder, '-U', 'postgres', '-D', data, '-R', '-c', 'fast', '--no-sync'],
    { ...as, stdio: 'pipe' },
  )
  const settings = ['max_connections=100', 'listen_addresses=', 'fsync=off']
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, stdio: 'ignore' },
  )
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = (role: string, database: string) =>
    `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`
  const adminUrl = address('postgres', 'postgres')
  await waitUntilAnswering(adminUrl)
  return {
    url: (database) => address('sureda_owner', database),
    pause: () => runSql(adminUrl, 'select pg_wal_replay_pause()'),
    resume: () => runSql(adminUrl, 'select pg_wal_replay_resume()'),
    promote: () => runSql(adminUrl, 'select pg_promote()'),
    stop: async () => {
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
