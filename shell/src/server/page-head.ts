import type { Expose } from '@sureda/contract/remote/registry'
import type { PageHead, RenderRequest, ScreenHead } from '@sureda/contract/remote/server-render'
import i18next from 'i18next'
import { openPart } from '../federation/containers.ts'
import { remoteNamed } from '../federation/remotes.ts'
import type { ScreenRoute } from '../router/contributed-routes.ts'

/** What a remote's screen says of itself for search engines, from the answer that it is drawn from; null where its release says nothing. */
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
