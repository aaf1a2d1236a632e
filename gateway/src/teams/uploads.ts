import { createHash } from 'node:crypto'
import type { PrivateFiles } from '../releases/release-store.ts'
import { ReleaseProblem } from './release-problem.ts'

const MB = 1024 * 1024
export const MAX_FILE_BYTES = 8 * MB
const MAX_RELEASE_BYTES = 48 * MB
const MAX_RELEASE_FILES = 1_000
/** Uploads of a team that no release uses yet. */
const MAX_TEAM_BYTES = 192 * MB
/** Unused uploads are removed after this time. */
const UNUSED_MS = 24 * 3_600_000

export interface AnnouncedFile {
  sha256: string
  bytes: number
}

/** Files a team has sent for its next releases, stored by content, so that no file is sent twice. */
export interface Uploads {
  /** Hashes of files that must still be sent. Throws 413 for a release that is too large. */
  missing(team: string, files: readonly AnnouncedFile[]): Promise<string[]>
  /** Throws 400 if the content does not match the hash, for example after an interruption. */
  store(team: string, sha256: string, body: Buffer): Promise<void>
  /** Throws 413 if the files of a release are too large together, counting each as often as it is named. */
  check(team: string, named: readonly string[]): Promise<void>
  read(team: string, sha256: string): Promise<Buffer | undefined>
  remove(team: string, hashes: readonly string[]): Promise<void>
}

const ROOT = 'uploads'
const nameOf = (team: string, sha256: string) => `${ROOT}/${team}/${sha256}`

export function teamUploads(files: PrivateFiles, now = Date.now): Uploads {
  const ofTeam = (team: string) => files.list(`${ROOT}/${team}`)
  const sweep = async () => {
    const old = (await files.list(ROOT)).filter(({ at }) => at.getTime() < now() - UNUSED_MS)
    await files.remove(old.map(({ name }) => name))
  }
  return {
    missing: async (team, announced) => {
      checkSize(announced)
      await sweep()
      const here = new Set((await ofTeam(team)).map(({ name }) => name))
      const hashes = [...new Set(announced.map(({ sha256 }) => sha256))]
      return hashes.filter((sha256) => !here.has(nameOf(team, sha256)))
    },
    store: async (team, sha256, body) => {
      if (createHash('sha256').update(body).digest('hex') !== sha256)
        throw new ReleaseProblem(
          'malformed',
          `The upload does not have the SHA-256 ${sha256} of its address: it was cut or changed on the way. Send it again.`,
        )
      const others = (await ofTeam(team)).reduce((sum, { bytes }) => sum + bytes, 0)
      if (others + body.length > MAX_TEAM_BYTES)
        throw new ReleaseProblem(
          'too_large',
          `Uploads of ${team} that no release has used are over ${MAX_TEAM_BYTES / MB} MB. Finish a release; unused uploads are removed after a day.`,
        )
      await files.put(nameOf(team, sha256), body)
    },
    check: async (team, named) => {
      const sizes = new Map((await ofTeam(team)).map(({ name, bytes }) => [name, bytes]))
      checkSize(named.map((sha256) => ({ sha256, bytes: sizes.get(nameOf(team, sha256)) ?? 0 })))
    },
    read: (team, sha256) => files.get(nameOf(team, sha256)),
    remove: (team, hashes) => files.remove(hashes.map((sha256) => nameOf(team, sha256))),
  }
}

function checkSize(files: readonly AnnouncedFile[]): void {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const refuse = (what: string) =>
    new ReleaseProblem('too_large', `${what} Send only what the build left in dist.`)
  if (files.length > MAX_RELEASE_FILES)
    throw refuse(`A release has at most ${MAX_RELEASE_FILES} files; this has ${files.length}.`)
  if (bytes > MAX_RELEASE_BYTES)
    throw refuse(`A release has at most ${MAX_RELEASE_BYTES / MB} MB; this has ${Math.ceil(bytes / MB)} MB.`)
  const large = files.find((file) => file.bytes > MAX_FILE_BYTES)
  if (large)
    throw refuse(
      `A file has at most ${MAX_FILE_BYTES / MB} MB; ${large.sha256} has ${Math.ceil(large.bytes / MB)} MB.`,
    )
}
