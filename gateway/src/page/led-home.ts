import { paths } from '@sureda/contract/remote/paths'
import { PAGE_VARIANTS, type PageVariant, VARIANT_COOKIE } from '@sureda/contract/remote/server-render'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../visitor.ts'

/** What only people see who are not signed in. Home is none of them: nothing leads around in a circle. */
export const FOR_STRANGERS: readonly string[] = [
  paths.root(),
  paths.welcome(),
  paths.login(),
  paths.register(),
]

/** Who was here last on this phone; a word of our own whatever the cookie says. */
export const pageVariant = ({ headers }: FastifyRequest): PageVariant => {
  const said = readCookies(headers.cookie)[VARIANT_COOKIE]
  return PAGE_VARIANTS.find((variant) => variant === said) ?? 'guest'
}

/**
 * Whether a page leads a signed-in person home, as the shell's guard would after its first files. A query says more than the address: a refusal that is to be
 * read, a way on. A person whose session is lost comes home as a guest, and the shell corrects the cookie there.
 */
export const isLedHome = (request: FastifyRequest, path: string): boolean =>
  FOR_STRANGERS.includes(path) && !request.url.includes('?') && pageVariant(request) !== 'guest'
