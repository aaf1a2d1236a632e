import { paths } from '@sureda/contract/remote/paths'
import { PAGE_VARIANTS, type PageVariant, VARIANT_COOKIE } from '@sureda/contract/remote/server-render'
import type { FastifyRequest } from 'fastify'
import { readCookies } from '../visitor.ts'

/** Screens only for people who are not signed in. Home is none of them, so redirects cannot loop. */
export const GUEST_SCREENS: readonly string[] = [
  paths.root(),
  paths.welcome(),
  paths.login(),
  paths.register(),
]

/** Kind of the last visitor on this phone; any other value of the cookie counts as `guest`. */
export const pageVariant = ({ headers }: FastifyRequest): PageVariant => {
  const said = readCookies(headers.cookie)[VARIANT_COOKIE]
  return PAGE_VARIANTS.find((variant) => variant === said) ?? 'guest'
}

/**
 * Whether a page redirects a signed-in person home, as the shell's guard would after its first files. Not with a query,
 * which may contain a message or a target. A person whose session has ended arrives at home as a guest, and the shell
 * corrects the cookie.
 */
export const redirectsHome = (request: FastifyRequest, path: string): boolean =>
  GUEST_SCREENS.includes(path) && !request.url.includes('?') && pageVariant(request) !== 'guest'
