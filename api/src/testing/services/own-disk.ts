import { execFileSync, spawnSync } from 'node:child_process'

// root needs no other user for it, whose rights to other folders would be none
const isRoot = process.getuid?.() === 0
const NAMESPACE = isRoot ? ['-m'] : ['-Urm']

/** Whether this user may mount a disk that only its own programs see (Linux). */
export const canMount = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0

/** Before a command: it gets a disk of its own as `DATA_DIR`; options as of mount(8), e.g. `size=16m,ro`. */
export const onOwnDisk = (options: string): string[] => [
  ...['unshare', ...NAMESPACE, 'sh', '-c'],
  `mount -t tmpfs -o ${options} tmpfs "$DATA_DIR" && exec "$@"`,
  'sh',
]

/** Runs a line of shell where the process of this id sees its disk. */
export function atItsDisk(pid: number, line: string): void {
  const user = isRoot ? [] : ['-U', '--preserve-credentials']
  execFileSync('nsenter', ['-t', `${pid}`, '-m', ...user, 'sh', '-c', line], { stdio: 'ignore' })
}
