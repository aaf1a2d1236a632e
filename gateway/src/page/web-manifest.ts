import type { Locale } from '@sureda/contract/codes/locale'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'

/** The installed app of one tenant: its own name, colours and icon on the phone's home screen. */
export function webManifest({ name, claim, branding }: Tenant, locale: Locale): object {
  const { icons, favicon } = branding
  return {
    id: '/',
    name,
    // not shortened: launchers truncate it themselves
    short_name: name,
    description: claim ?? undefined,
    lang: locale,
    start_url: '/inicio',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait-primary',
    theme_color: branding.colors.surface,
    background_color: branding.colors.background,
    categories: ['travel', 'navigation'],
    icons: icons
      ? [
          { src: mediaUrl(icons.icon_192), type: 'image/png', sizes: '192x192', purpose: 'any' },
          { src: mediaUrl(icons.icon_512), type: 'image/png', sizes: '512x512', purpose: 'any' },
          { src: mediaUrl(icons.maskable_512), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ]
      : favicon.svg
        ? [{ src: mediaUrl(favicon.svg), type: 'image/svg+xml', sizes: 'any', purpose: 'any' }]
        : [],
  }
}
