import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { seal } from './envelope.ts'
import type { Origin } from './origin.ts'
import { type ReleaseServer, ShipError } from './release-server.ts'
import { STATEMENT_TYPE, statementOf } from './statement.ts'

const AT_ONCE = 4

interface Sent {
  remote: string
  version: string
  /** False when the server had it already. */
  isNew: boolean
  /** Files that were sent now; the others were there. */
  sent: number
}

/** Sends what a build left in a folder. Files that the server has are skipped, so the command can be repeated after an interruption. */
export async function sendRelease(server: ReleaseServer, dist: string, origin: Origin): Promise<Sent> {
  const { remote, version } = releaseIn(dist)
  const files = filesIn(dist)
  const hashed = files.map(({ name, body }) => ({
    name,
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
  }))
  const { missing } = await server.ask<{ missing: string[] }>('POST', '/uploads', {
    remote,
    version,
    files: hashed.map(({ sha256, body }) => ({ sha256, bytes: body.length })),
  })
  const wanted = new Set(missing)
  const queue = hashed.filter(({ sha256 }) => wanted.delete(sha256))
  const sent = queue.length
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      await server.ask('PUT', `/uploads/${file.sha256}`, file.body)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const statement = statementOf({ remote, version, files: hashed, ...origin })
  const { isNew } = await server.ask<{ isNew: boolean }>(
    'PUT',
    `/remotes/${remote}/${version}`,
    seal(STATEMENT_TYPE, statement, server.key),
  )
  return { remote, version, isNew, sent }
}

function releaseIn(dist: string): { remote: string; version: string } {
  const file = path.join(dist, 'release.json')
  if (!existsSync(file))
    throw new ShipError(`${dist} holds no build: release.json is missing. Build first: npm run build.`)
  const { name: remote, version } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  if (!remote || !version) throw new ShipError(`${file} names no release: build again.`)
  return { remote, version }
}

/** Statistics of the build are not sent. */
const STAYS = 'mf-stats.json'

function filesIn(dist: string): { name: string; body: Buffer }[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== STAYS)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(dist, file).replaceAll('\\', '/'), body: readFileSync(file) }))
}
