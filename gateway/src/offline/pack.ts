import { createHash } from 'node:crypto'
import path from 'node:path'
import { sha384 } from '@sureda/build/release'
import type { Locale } from '@sureda/contract/codes/locale'
import type { CachedFile, OfflinePack, OfflinePackKind } from '@sureda/contract/remote/offline'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import pLimit, { type LimitFunction } from 'p-limit'
import type { AnswerSource, ApiCaller } from '../answer-source.ts'
import { cachedCalls } from './cached-calls.ts'
import { factsOf } from './file-facts.ts'
import { callsOf, packAddresses } from './pack-addresses.ts'
import { wholeAnswer } from './whole-answer.ts'

export interface PackSubject {
  tenant: Tenant
  kind: OfflinePackKind
  id: string
  caller: ApiCaller
  locale: Locale
}

export interface PackSources {
  answers: AnswerSource
  routes: readonly RouteContribution[]
  mediaRoot: string
}

/** A pack with its file of answers. */
export interface MadePack {
  pack: OfflinePack
  answers: Buffer
}

/** Parallel calls per pack: a large territory has thousands, and other visitors are waiting. */
const AT_ONCE = 8

/**
 * Builds the pack of a subject; undefined if it does not exist. A route or tour includes only its own pictures and
 * audio: the map lists every place of the territory, and their pictures would make a route nearly as large as
 * everything.
 */
export async function makePack(subject: PackSubject, sources: PackSources): Promise<MadePack | undefined> {
  const { tenant, kind, id, locale } = subject
  if (kind === 'territory' && id !== tenant.id) return undefined
  const limit = pLimit(AT_ONCE)
  const ask = cachedCalls(subject, sources.answers, limit)
  const addresses = await packAddresses(subject, ask, sources.routes)
  if (!addresses) return undefined
  const calls = callsOf(addresses, sources.routes)
  const inParts = calls.map(async ({ address, isOfItem }) => {
    const pages = await wholeAnswer(address, ask)
    return pages.map(([call, body]) => ({ call, body, isOfItem }))
  })
  const found = (await Promise.all(inParts)).flat()
  const answers = Buffer.from(
    `{${found.map(({ call, body }) => `${JSON.stringify(call)}:${body}`).join(',')}}`,
  )
  const shown = kind === 'territory' ? found : found.filter(({ isOfItem }) => isOfItem)
  const texts = shown.map(({ body }) => body).join('\n')
  const media = await mediaFiles(tenant, texts, sources.mediaRoot, limit)
  const files = kind === 'territory' ? [...media, ...(await groundOf(tenant, sources.mediaRoot))] : media
  const version = versionOf(answers, files)
  return {
    answers,
    pack: {
      format: 1,
      kind,
      id,
      language: locale,
      version,
      answers: {
        url: `/offline/packs/${kind}/${encodeURIComponent(id)}/answers.json?lang=${locale}&v=${version}`,
        bytes: answers.length,
        integrity: sha384(answers),
        addresses: found.map(({ call }) => call),
      },
      files,
      bytes: files.reduce((sum, { bytes }) => sum + bytes, answers.length),
    },
  }
}

/**
 * Pictures, audio and video named in the answers, and the brand's own. Of a picture's three widths only the middle one:
 * the phone uses it for all.
 */
async function mediaFiles(
  tenant: Tenant,
  texts: string,
  mediaRoot: string,
  limit: LimitFunction,
): Promise<CachedFile[]> {
  const name = new RegExp(
    `\\b${tenant.id}/[\\w./-]+\\.(?:avif|webp|jpe?g|png|svg|mp3|m4a|ogg|mp4|webm|vtt|gpx)\\b`,
    'g',
  )
  const { logo, favicon } = tenant.branding
  const names = new Set(`${texts}\n${JSON.stringify({ logo, favicon })}`.match(name) ?? [])
  const folder = path.resolve(mediaRoot, tenant.id, 'media')
  const files = await limit.map([...names].sort(), async (stored) => {
    const facts = await factsOf(folder, stored.slice(tenant.id.length + 1))
    return facts && { url: `/media/${stored}`, bytes: facts.bytes, integrity: facts.integrity }
  })
  return files.filter((file) => file !== undefined)
}

/** The base map, under the address from which the map reads it. Only for a whole territory, because it is the largest file. */
async function groundOf({ id, map }: Tenant, mediaRoot: string): Promise<CachedFile[]> {
  if (!map.ground) return []
  const name = map.ground.file.slice(id.length + 1).replace(/\?.*$/, '')
  const facts = await factsOf(path.resolve(mediaRoot, id, 'media'), name)
  return facts ? [{ url: mediaUrl(map.ground.file), bytes: facts.bytes, integrity: facts.integrity }] : []
}

function versionOf(answers: Buffer, files: readonly CachedFile[]): string {
  const hash = createHash('sha256').update(answers)
  for (const { url, integrity } of files) hash.update(`${url} ${integrity}\n`)
  return hash.digest('hex').slice(0, 16)
}
