import { isDeepStrictEqual } from 'node:util'
import { sentReleaseFaults } from '@sureda/build/check/sent-release'
import type { Envelope } from '@sureda/build/ship/envelope'
import type { ReleaseRecord, RemoteDeclaration, RemoteName } from '@sureda/contract/remote/registry'
import { type Command, type Control, removeUnused } from '../releases/commands.ts'
import { contentsHash } from '../releases/object-releases.ts'
import { isVersion, privateFolder, type ReleaseStore } from '../releases/release-store.ts'
import { storeRelease } from '../releases/ship.ts'
import { liveVersions, RolloutError } from '../rollout/rollout.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'
import { ReleaseProblem } from './release-problem.ts'
import type { SignedStatement } from './signed.ts'
import type { KeyHolder } from './team-store.ts'
import type { AnnouncedFile, Uploads } from './uploads.ts'

interface Parts {
  rollouts: RolloutStore
  releases: ReleaseStore
  control: Control
  uploads: Uploads
  shellApi: string
}

interface Shipping {
  holder: KeyHolder
  remote: RemoteName
  version: string
  signed: SignedStatement
  actor: string
}

/** Name of the signed provenance among the private files of a release. */
const PROVENANCE = 'provenance.json'

/**
 * Checks and records a sent release; true if it is new. Every step can be repeated: if the server ends in the middle,
 * nothing is recorded, and sending the same release again completes it.
 */
export async function shipRelease(parts: Parts, { holder, remote, version, signed, actor }: Shipping) {
  const { rollouts, releases, control, uploads, shellApi } = parts
  const { statement, envelope } = signed
  const named = statement.predicate.buildDefinition.externalParameters
  if (named.remote !== remote || named.version !== version)
    throw new ReleaseProblem(
      'malformed',
      `The statement is about ${named.remote} ${named.version}, the address about ${remote} ${version}. Sign one for this release.`,
    )
  const sent = statement.subject.map(({ digest }) => digest.sha256)
  const before = await provenanceOf(releases, remote, version)
  if (await releases.has(remote, version)) {
    if (before && isDeepStrictEqual(before.statement.subject, statement.subject)) {
      const wasRecorded = await isRecorded(rollouts, remote, version)
      // the server may have ended just before
      if (!wasRecorded) await ask(control, { action: 'record', remote, version, actor })
      await uploads.remove(holder.team, sent)
      return !wasRecorded
    }
    throw new ReleaseProblem(
      'refused',
      `${remote} ${version} is here with other files, and a release never changes. Raise the version in package.json, build and ship it.`,
    )
  }
  await uploads.check(holder.team, sent)
  const { files, missing } = await sentFiles(uploads, holder.team, statement.subject)
  if (missing.length > 0)
    throw new ReleaseProblem(
      'incomplete',
      `${missing.length} files of ${remote} ${version} are not here yet. Send them and finish again.`,
      { missing },
    )
  const live = await liveDeclarations({ rollouts, releases }, remote)
  const { record: built, faults } = sentReleaseFaults({ remote, version, files, live, shellApi })
  if (!built || faults.length > 0)
    throw new ReleaseProblem(
      'release_refused',
      `${remote} ${version} is refused for ${faults.length === 1 ? 'one reason' : `${faults.length} reasons`}; nothing was shipped.`,
      { faults },
    )
  await ask(control, { action: 'begin', remote, version, actor, contents: contentsHash(files) })
  const folder = privateFolder(remote, version)
  await releases.private.put(`${folder}/${PROVENANCE}`, Buffer.from(JSON.stringify(envelope)))
  // this server's own record instead of the one that was sent
  const checked = new Map([...files, ['release.json', Buffer.from(JSON.stringify(built))]])
  await storeRelease({ record: built, files: checked }, releases)
  try {
    await ask(control, { action: 'record', remote, version, actor })
  } catch (error) {
    // another remote has claimed one of its addresses first: the unrecorded release is removed
    if (error instanceof ReleaseProblem && !(await isRecorded(rollouts, remote, version)))
      await releases.remove(remote, version)
    throw error
  }
  const status = (await control.status()).find(({ rollout }) => rollout.remote === remote)
  if (status) await removeUnused(status, parts)
  await uploads.remove(holder.team, sent)
  return true
}

async function ask(control: Control, command: Command): Promise<void> {
  try {
    await control.run(command)
  } catch (error) {
    if (error instanceof RolloutError) throw new ReleaseProblem('refused', error.message)
    throw error
  }
}

const isRecorded = async (rollouts: RolloutStore, remote: RemoteName, version: string) =>
  (await rollouts.releases(remote)).some((release) => release.version === version)

async function sentFiles(
  uploads: Uploads,
  team: string,
  subject: SignedStatement['statement']['subject'],
): Promise<{ files: Map<string, Buffer>; missing: string[] }> {
  const files = new Map<string, Buffer>()
  const missing: string[] = []
  for (const { name, digest } of subject) {
    const body = await uploads.read(team, digest.sha256)
    if (body) files.set(name, body)
    else missing.push(digest.sha256)
  }
  return { files, missing }
}

/** Whether exactly these files of a release are stored already, so that none has to be sent again. */
export async function hasReleaseOf(
  releases: ReleaseStore,
  remote: RemoteName,
  version: string,
  files: readonly AnnouncedFile[],
): Promise<boolean> {
  if (!isVersion(version) || !(await releases.has(remote, version))) return false
  const before = await provenanceOf(releases, remote, version)
  const here = before?.statement.subject.map(({ digest }) => digest.sha256)
  return isDeepStrictEqual(here?.sort(), files.map(({ sha256 }) => sha256).sort())
}

/** The signed provenance of a team's release. */
export async function provenanceOf(
  releases: ReleaseStore,
  remote: RemoteName,
  version: string,
): Promise<{ envelope: Envelope; statement: SignedStatement['statement'] } | undefined> {
  const text = await releases.private.get(`${privateFolder(remote, version)}/${PROVENANCE}`)
  if (!text) return undefined
  const envelope = JSON.parse(text.toString('utf8')) as Envelope
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString('utf8'))
  return { envelope, statement }
}

/** Declarations of all releases of other remotes that visitors can get. */
async function liveDeclarations(
  { rollouts, releases }: Pick<Parts, 'rollouts' | 'releases'>,
  besides: RemoteName,
): Promise<RemoteDeclaration[]> {
  const others = (await rollouts.all()).filter(({ remote }) => remote !== besides)
  const records = await Promise.all(
    others.flatMap((rollout) =>
      liveVersions(rollout).map((version) => releases.record(rollout.remote, version)),
    ),
  )
  return records.flatMap((found) => (found ? [declarationOf(found)] : []))
}

const declarationOf = ({ name, requires, contributes }: ReleaseRecord): RemoteDeclaration => ({
  name,
  requires,
  ...contributes,
})
