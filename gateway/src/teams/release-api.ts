import { installAnswerDeadline } from '@sureda/api/plugins/answer-deadline'
import { StorageError } from '@sureda/api/storage/storage-error'
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Control } from '../releases/commands.ts'
import { isRemoteName, isVersion, type ReleaseStore, ReleaseStoreError } from '../releases/release-store.ts'
import { RolloutError } from '../rollout/rollout.ts'
import type { RolloutStore } from '../rollout/rollout-store.ts'
import { ReleaseProblem, sendReleaseProblem } from './release-problem.ts'
import { hasReleaseOf, shipRelease } from './ship-release.ts'
import { signedAct, signedStatement } from './signed.ts'
import { resolvedErrors, resolvedStack } from './source-maps.ts'
import { STATUS_PAGE_POLICY, statusPage } from './status-page.ts'
import { ownRemote, teamAccess } from './team-access.ts'
import { teamReport } from './team-status.ts'
import type { KeyHolder, TeamStore } from './team-store.ts'
import { MAX_FILE_BYTES, teamUploads } from './uploads.ts'

export const RELEASES_PATH = '/releases/v1'

/** Checking and compressing a release takes longer than usual answers. */
const ANSWER_WITHIN_MS = 120_000
/** A statement lists up to a thousand files. */
const STATEMENT_BYTES = 512 * 1024

export interface ReleaseApiOptions {
  teams: TeamStore
  rollouts: RolloutStore
  releases: ReleaseStore
  control: Control
  shellApi: string
  /** Called after a change, so that the next visitor gets the newest state. */
  onChange: () => void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The team that calls the release API. */
    keyHolder: KeyHolder | undefined
  }
}

const announced = z.strictObject({
  // earlier packages do not send it
  remote: z.string().optional(),
  version: z.string().optional(),
  files: z.array(
    z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int().min(0) }),
  ),
})

/**
 * `/releases/v1`: lets teams manage their own remotes from outside, each with its key
 * (docs/decisions/0017-releases.md). Every change is signed and logged with its author and network address.
 */
export const releaseApi: FastifyPluginAsync<ReleaseApiOptions> = async (app, options) => {
  const { teams, releases, control, onChange } = options
  const access = teamAccess(teams)
  const uploads = teamUploads(releases.private)
  installAnswerDeadline(app, ANSWER_WITHIN_MS)
  app.decorateRequest('keyHolder', undefined)
  app.addHook('onRequest', async (request) => {
    request.keyHolder = await access.holderOf(request)
  })
  app.setErrorHandler<FastifyError | ReleaseProblem>((error, request, reply) => {
    if (error instanceof ReleaseProblem) return sendReleaseProblem(reply, error)
    const problem = problemOf(error)
    if (problem) return sendReleaseProblem(reply, problem)
    request.log.error({ err: error }, 'release API fault')
    return reply.code(500).header('cache-control', 'no-store').send({ code: 'internal' })
  })
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
    (_request, body, done) => done(null, body),
  )

  /** Logs an action before and after it. */
  const noted = async <T>(
    request: FastifyRequest,
    act: { action: string; remote: string; version?: string; nonce?: string },
    work: (actor: string) => Promise<T>,
  ): Promise<T> => {
    const { id: keyId, team } = holderOf(request)
    const actor = `key ${keyId}`
    const { nonce, version = null, ...what } = act
    const line = await teams.begin({ ...what, version, team, keyId, actor, address: request.ip }, nonce)
    if (line === undefined)
      throw new ReleaseProblem('refused', 'This signed request was done before. Sign it anew to repeat it.')
    try {
      const result = await work(`${team}, ${actor}`)
      await teams.end(line, 'done', null)
      return result
    } catch (error) {
      const reason = error instanceof ReleaseProblem ? reasonOf(error) : 'fault of the server'
      await teams.end(line, 'refused', reason)
      throw error
    }
  }

  app.post(`${RELEASES_PATH}/uploads`, async (request) => {
    const asked = announced.safeParse(request.body)
    if (!asked.success)
      throw new ReleaseProblem(
        'malformed',
        'Send {"remote":"mf-…","version":"…","files":[{"sha256":"…","bytes":1}]}, as sureda-ship does.',
      )
    const holder = holderOf(request)
    const { remote = '', version = '', files } = asked.data
    const isOwn = isRemoteName(remote) && holder.remotes.includes(remote)
    if (isOwn && (await hasReleaseOf(releases, remote, version, files))) return { missing: [] }
    return { missing: await uploads.missing(holder.team, files) }
  })

  app.put<{ Params: { sha256: string } }>(`${RELEASES_PATH}/uploads/:sha256`, async (request, reply) => {
    const { sha256 } = request.params
    if (!/^[0-9a-f]{64}$/.test(sha256) || !Buffer.isBuffer(request.body))
      throw new ReleaseProblem(
        'malformed',
        'Send the file as application/octet-stream to the address of its SHA-256.',
      )
    await uploads.store(holderOf(request).team, sha256, request.body)
    return reply.code(204).send()
  })

  app.put<{ Params: { remote: string; version: string } }>(
    `${RELEASES_PATH}/remotes/:remote/:version`,
    { bodyLimit: STATEMENT_BYTES },
    async (request, reply) => {
      const holder = holderOf(request)
      const { remote: name, version } = request.params
      if (!isRemoteName(name) || !isVersion(version))
        throw new ReleaseProblem(
          'malformed',
          'The address names a remote and the version that its build made: mf-walks/1.0.0-3fa9c1d2.',
        )
      return noted(request, { action: 'ship', remote: name, version }, async (actor) => {
        const remote = ownRemote(holder, name)
        const signed = signedStatement(request.body, holder)
        const isNew = await shipRelease({ ...options, uploads }, { holder, remote, version, signed, actor })
        return reply.code(isNew ? 201 : 200).send({ remote, version, isNew })
      })
    },
  )

  app.get(`${RELEASES_PATH}/status`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return teamReport(options, holderOf(request))
  })

  app.get(RELEASES_PATH, async (request, reply) =>
    reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': STATUS_PAGE_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      .send(statusPage(await teamReport(options, holderOf(request)))),
  )

  app.post<{ Params: { remote: string; version: string } }>(
    `${RELEASES_PATH}/remotes/:remote/:version/stack`,
    async (request) => {
      const remote = ownRemote(holderOf(request), request.params.remote)
      const asked = z.strictObject({ stack: z.string().max(20_000) }).safeParse(request.body)
      if (!asked.success || !isVersion(request.params.version))
        throw new ReleaseProblem('malformed', 'Send {"stack":"…"} of at most 20,000 characters.')
      return { stack: await resolvedStack(releases, remote, request.params.version, asked.data.stack) }
    },
  )

  app.get<{ Params: { remote: string; version: string } }>(
    `${RELEASES_PATH}/remotes/:remote/:version/errors`,
    async (request) => {
      const { version } = request.params
      const remote = ownRemote(holderOf(request), request.params.remote)
      if (!isVersion(version)) throw new ReleaseProblem('malformed', 'The address names no version.')
      return { errors: await resolvedErrors(options, remote, version) }
    },
  )

  app.post(`${RELEASES_PATH}/acts`, async (request) => {
    const holder = holderOf(request)
    const { nonce, at: _at, ...asked } = signedAct(request.body, holder)
    const { action, remote, version } = asked
    return noted(request, { action, remote, version, nonce }, async (actor) => {
      const own = ownRemote(holder, remote)
      const rollout = await control.run({ ...asked, remote: own, actor }).catch(asProblem)
      onChange()
      return { rollout }
    })
  })
}

export function holderOf({ keyHolder }: FastifyRequest): KeyHolder {
  if (!keyHolder) throw new Error('a route of the release API without its key')
  return keyHolder
}

/** The reason of a refusal in the log. */
const reasonOf = ({ message, more }: ReleaseProblem) =>
  [message, ...(more.faults ?? []).map(({ reason }) => reason)].join(' ').slice(0, 500)

/** Converts errors of the rollout commands, which the command line has in common. */
function asProblem(error: unknown): never {
  if (!(error instanceof RolloutError)) throw error
  throw new ReleaseProblem(
    'refused',
    error.message.replaceAll(/(npm run|sureda) remotes( --)?/g, 'sureda-ship'),
  )
}

function problemOf(error: FastifyError): ReleaseProblem | undefined {
  if (error instanceof StorageError)
    return new ReleaseProblem('store_failed', `Nothing was shipped. ${error.message}`, { retryAfterS: 30 })
  if (error instanceof ReleaseStoreError) return new ReleaseProblem('refused', error.message)
  if (error.statusCode === 413)
    return new ReleaseProblem(
      'too_large',
      `A file has at most ${MAX_FILE_BYTES / 1024 / 1024} MB. Send only what the build left in dist.`,
    )
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new ReleaseProblem('malformed', `${error.message} Send it with sureda-ship.`)
  return undefined
}
