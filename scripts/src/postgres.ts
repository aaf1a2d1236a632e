import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'

export interface FoundPostgres {
  available: boolean
  /** One sentence for a person when there is none. */
  advice?: string
}

/**
 * Whether the API tests can run on PostgreSQL: a server named by DATABASE_URL, or the program files, from which the tests start a private
 * server of their own (as an unprivileged user). Installs Debian's package where that is possible.
 */
export function findOrInstallPostgres(): FoundPostgres {
  if (process.env.DATABASE_URL || hasPrograms()) return { available: true }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('  no PostgreSQL found: installing Debian’s package')
    spawnSync('apt-get', ['update'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' })
    if (hasPrograms()) return { available: true }
  }
  return {
    available: false,
    advice: 'no PostgreSQL here: install it, or set DATABASE_URL to a server, to run these tests too',
  }
}

const hasPrograms = () => findPostgresBinaries() !== undefined
