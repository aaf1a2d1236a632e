import { existsSync } from 'node:fs'

/**
 * Whether Debian's package of a server program is installed. This file imports nothing of the project, because the test
 * configuration reads it.
 */
export const isInstalled = (program: 'haproxy' | 'pgbouncer'): boolean => existsSync(`/usr/sbin/${program}`)
