import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'

/** Debian packages that tests use, by the programs that need them. */
export const SYSTEM_PACKAGES = {
  browser: ['chromium-headless-shell'],
  postgres: ['postgresql'],
  operations: [
    ...['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached'],
    ...['pgbouncer', 'haproxy', 'caddy', 'prometheus', 'faketime'],
  ],
} as const

/**
 * Debian calls this before starting a service after installation; it prevents services from using their default ports.
 */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/**
 * Installs missing packages with one apt-get call. Only on Debian as root; skips packages that the release does not
 * have.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const missing = names.filter((name) => !existsSync(`/var/lib/dpkg/info/${name}.md5sums`))
  if (missing.length === 0) return
  console.log(`  installing Debian’s ${missing.join(', ')}`)
  await run('apt-get', ['update', '-q'])
  const known = spawnSync('apt-cache', ['pkgnames'], { encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout.split(
    '\n',
  )
  await withoutServices(() =>
    run('apt-get', [
      ...['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'],
      ...missing.filter((name) => known.includes(name)),
    ]),
  )
}

async function withoutServices(work: () => Promise<void>): Promise<void> {
  if (existsSync(SERVICE_POLICY)) return work()
  writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n')
  chmodSync(SERVICE_POLICY, 0o755)
  try {
    await work()
  } finally {
    rmSync(SERVICE_POLICY)
  }
}

/** Resolves when the process ends, even on failure: callers check the result themselves. */
export function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
}
