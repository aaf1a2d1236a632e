import { createHash } from 'node:crypto'
import { blockOf, networkOf } from '@sureda/api/plugins/network-of'
import type { Secret } from '@sureda/api/secret'
import { digest, signed, verified } from './signature.ts'

/** Which releases a page got, for which visitor and network. */
export interface LoadTokenClaims {
  tenant: string
  /** The visitor's bucket number. */
  visitor: string
  /** The reader's network, as a digest only this installation can compute. */
  network: string
  /** The larger address block of the network. */
  block: string
  has(remote: string, version: string): boolean
}

interface Page {
  tenant: string
  bucket: number
  address: string
  /** `releaseIdsOf` of the page's releases. */
  releaseIds: string
  lifeMs: number
}

const RELEASE_ID_LENGTH = 4
const BETWEEN = '~'

/**
 * Signs what load reports of a page are accepted for: tenant, visitor, releases, network and expiry. The network is
 * that of the page, not of the report: a token used elsewhere still counts where it came from.
 */
export function signLoadToken({ tenant, bucket, address, releaseIds, lifeMs }: Page, secret: Secret): string {
  const until = Math.ceil((Date.now() + lifeMs) / 1000).toString(36)
  const { network, block } = networkDigests(address, secret)
  const payload = [tenant, bucket, until, network, block, releaseIds]
  return signed('release-load', payload.join(BETWEEN), secret)
}

/** Digests of an address's network and block; only this installation can compute them. */
export function networkDigests(address: string, secret: Secret): { network: string; block: string } {
  const place = (text: string) => digest('release-network', text, secret).slice(0, 12)
  return { network: place(networkOf(address)), block: place(blockOf(address)) }
}

/** The content of a token, or undefined if it is forged, broken or expired. Never says which. */
export function verifyLoadToken(token: string | undefined, secret: Secret): LoadTokenClaims | undefined {
  const [tenant, visitor, until, network, block, releaseIds] =
    verified('release-load', token, secret)?.split(BETWEEN) ?? []
  if (tenant === undefined || !visitor || !until || !network || !block || releaseIds === undefined)
    return undefined
  if (Number.parseInt(until, 36) * 1000 <= Date.now()) return undefined
  const offered = new Set(releaseIds.match(new RegExp(`.{${RELEASE_ID_LENGTH}}`, 'g')))
  const has = (remote: string, version: string) => offered.has(releaseIdOf(remote, version))
  return { tenant, visitor, network, block, has }
}

/** A compact release set: each release as a short hash, because names would enlarge every page. */
export const releaseIdsOf = (releases: readonly { remote: string; version: string }[]): string =>
  releases.map(({ remote, version }) => releaseIdOf(remote, version)).join('')

const releaseIdOf = (remote: string, version: string) =>
  createHash('sha256').update(`${remote}@${version}`).digest('base64url').slice(0, RELEASE_ID_LENGTH)
