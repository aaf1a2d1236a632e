import { execFileSync, spawnSync } from 'node:child_process'

// root does not need a user namespace, in which it would lose its permissions for other folders
const isRoot = process.getuid?.() === 0
const NAMESPACE = isRoot ? ['-m'] : ['-Urm']

/** Whether this user may mount a disk in a private mount namespace (Linux). */
export const canMount = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0

/** A command prefix that mounts a new disk as `DATA_DIR`; options as of mount(8), e.g. `size=16m,ro`. */
export const withOwnDisk = (options: string): string[] => [
  ...['unshare', ...NAMESPACE, 'sh', '-c'],
  `mount -t tmpfs -o ${options} tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
]

/** Runs a shell command in the mount namespace of this process. */
export function runInMountNamespace(pid: number, line: string): void {
  const user = isRoot ? [] : ['-U', '--preserve-credentials']
  execFileSync('nsenter', ['-t', `${pid}`, '-m', ...user, 'sh', '-c', line], { stdio: 'ignore' })
}
