import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  createReadStream,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { compressShell } from '@sureda/gateway/static/shell-archive'
import type { ReleaseFile } from '@sureda/server/release'
import { copyProgram } from './program-files.ts'
import { tracedFiles } from './trace.ts'

/** Fonts of sheets and pages, whose file names are computed at run time. */
const FONTS = {
  'api/node_modules/@fontsource': '.woff',
  'shared/ui/node_modules/@fontsource-variable': '.woff2',
}

/** Files for installing a server without a checkout. */
const DEPLOY = ['systemd', 'prometheus', 'grafana', 'Caddyfile', 'haproxy.cfg']

const LAUNCHER = `#!/bin/sh
# Sureda with its own Node. Settings: the environment, then a file of them.
folder=$(dirname -- "$(readlink -f -- "$0")")
settings=\${SUREDA_ENV_FILE:-/etc/sureda/environment}
if [ -e "$settings" ]; then exec "$folder/node" --env-file="$settings" "$folder/app/server/src/main.js" "$@"; fi
exec "$folder/node" "$folder/app/server/src/main.js" "$@"
`

/** Builds the folder that a server runs, from a finished build of shell and remotes. */
export async function buildServer(folder: string): Promise<ReleaseFile> {
  rmSync(folder, { recursive: true, force: true })
  copyProgram([...(await tracedFiles()), ...fontFiles()], path.join(folder, 'app'))
  cpSync(path.join(ROOT, 'shell/dist'), path.join(folder, 'shell'), { recursive: true })
  // a release folder may be read-only on the server
  await compressShell(path.join(folder, 'shell'))
  for (const dir of remoteDirs())
    cpSync(path.join(dir, 'dist'), path.join(folder, 'remotes', path.basename(dir)), { recursive: true })
  for (const name of DEPLOY)
    cpSync(path.join(ROOT, 'deploy', name), path.join(folder, 'deploy', name), { recursive: true })
  cpSync(process.execPath, path.join(folder, 'node'))
  writeFileSync(path.join(folder, 'sureda'), LAUNCHER)
  chmodSync(path.join(folder, 'sureda'), 0o755)
  const release = describeRelease()
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

/** Packs the folder and returns the archive; its SHA-256 is in a separate file. */
export async function packServer(folder: string, { version, commit }: ReleaseFile): Promise<string> {
  const file = path.join(path.dirname(folder), `sureda-${version}-${commit}.tar.gz`)
  execFileSync('tar', ['-czf', file, '-C', path.dirname(folder), path.basename(folder)])
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${path.basename(file)}\n`)
  return file
}

function fontFiles(): string[] {
  return Object.entries(FONTS).flatMap(([scope, ending]) =>
    readdirSync(path.join(ROOT, scope)).flatMap((name) => {
      const files = readdirSync(path.join(ROOT, scope, name, 'files'))
      const used = files.filter((file) => /-latin-\w+-normal/.test(file) && file.endsWith(ending))
      return ['package.json', ...used.map((file) => `files/${file}`)].map(
        (file) => `${scope}/${name}/${file}`,
      )
    }),
  )
}

function describeRelease(): ReleaseFile {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: commit(), node: process.versions.node }
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
  try {
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain') ? '-changed' : ''}`
  } catch {
    // a source archive has no git history
    return 'unknown'
  }
}
