import { existsSync } from 'node:fs'

/** Whether Debian's package of a server program is installed. Imports nothing of its own: the configuration of the tests reads it. */
export const isInstalled = (program: 'haproxy' | 'pgbouncer'): boolean => existsSync(`/usr/sbin/${program}`)
