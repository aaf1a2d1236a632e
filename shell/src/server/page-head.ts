import type { Expose } from '@sureda/contract/remote/registry'
import type { PageHead, RenderRequest, ScreenHead } from '@sureda/contract/remote/server-render'
import i18next from 'i18next'
import { openPart } from '../federation/containers.ts'
import { remoteNamed } from '../federation/remotes.ts'
import type { ScreenRoute } from '../router/contributed-routes.ts'

/** The head of a remote's screen for search engines, from the answer it is rendered with; null if its release has none. */
export async function headOf(
  { remote, route }: ScreenRoute,
  request: RenderRequest,
): Promise<PageHead | null> {
  const part: Expose = `${route.screen}/head`
  const module = await openPart<{ default: ScreenHead<unknown> }>(remoteNamed(remote), part).catch(() => null)
  const [, body] = Object.entries(request.files).find(([address]) => address.startsWith('/api/')) ?? []
  if (!module || body === undefined) return null
  const { locale, origin, boot, address } = request
  const { data } = JSON.parse(body) as { data: unknown }
  return module.default(data, {
    locale,
    tenant: boot.tenant,
    origin,
    path: address.replace(/\?.*$/, ''),
    words: (key) => i18next.t(key),
  })
}
