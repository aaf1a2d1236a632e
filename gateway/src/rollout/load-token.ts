import { createHash } from 'node:crypto'
import { blockOf, networkOf } from '@sureda/api/plugins/network-of'
import { digest, signed, verified } from './signature.ts'

/** Who was handed which releases, and from where the page was asked for. */
export interface Handed {
  tenant: string
  /** The sticky number of the visitor. */
  visitor: string
  /** Network of the page's reader, as a text that only this installation can make. */
  network: string
  /** The larger block of addresses that the network is part of. */
  block: string
  has(remote: string, version: string): boolean
}

interface Page {
  tenant: string
  bucket: number
  address: string
  /** `releaseIdsOf` of what the page offers. */
  releaseIds: string
  lifeMs: number
}

const RELEASE_ID_LENGTH = 4
const BETWEEN = '~'

/**
 * What a page's reports of loads are believed for: tenant, visitor, releases and network it was made for, and until when. The network is that of
 * the page and not of the report: a token carried elsewhere, or into the browsers of others, still counts where it came from.
 */
export function signLoadToken({ tenant, bucket, address, releaseIds, lifeMs }: Page, secret: string): string {
  const until = Math.ceil((Date.now() + lifeMs) / 1000).toString(36)
  const { network, block } = placesOf(address, secret)
  const payload = [tenant, bucket, until, network, block, releaseIds]
  return signed('release-load', payload.join(BETWEEN), secret)
}

/** Network and block of an address as reports name them: texts that only this installation can make. */
export function placesOf(address: string, secret: string): { network: string; block: string } {
  const place = (text: string) => digest('release-network', text, secret).slice(0, 12)
  return { network: place(networkOf(address)), block: place(blockOf(address)) }
}

/** What a token says, or undefined when it is forged, broken or expired. Never says which. */
export function verifyLoadToken(token: string | undefined, secret: string): Handed | undefined {
  const [tenant, visitor, until, network, block, releaseIds] =
    verified('release-load', token, secret)?.split(BETWEEN) ?? []
  if (tenant === undefined || !visitor || !until || !network || !block || releaseIds === undefined)
    return undefined
  if (Number.parseInt(until, 36) * 1000 <= Date.now()) return undefined
  const offered = new Set(releaseIds.match(new RegExp(`.{${RELEASE_ID_LENGTH}}`, 'g')))
  const has = (remote: string, version: string) => offered.has(releaseIdOf(remote, version))
  return { tenant, visitor, network, block, has }
}

/** A release set in few letters: each release as a short hash, because the list of names would make every page longer. */
export const releaseIdsOf = (releases: readonly { remote: string; version: string }[]): string =>
  releases.map(({ remote, version }) => releaseIdOf(remote, version)).join('')

const releaseIdOf = (remote: string, version: string) =>
  createHash('sha256').update(`${remote}@${version}`).digest('base64url').slice(0, RELEASE_ID_LENGTH)
