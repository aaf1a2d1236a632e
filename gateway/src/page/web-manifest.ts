import { mediaUrl } from '@sureda/contract/media-url'
import type { Tenant } from '@sureda/contract/tenant'

/** The installed app of one tenant: its own name, colours and icon on the phone's home screen. */
export function webManifest({ name, claim, locale, branding }: Tenant): object {
  const { svg, png } = branding.favicon
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12).trim(),
    description: claim ?? undefined,
    lang: locale,
    start_url: '/inicio',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait-primary',
    theme_color: branding.colors.surface,
    background_color: branding.colors.background,
    categories: ['travel', 'navigation'],
    icons: [
      ...(svg ? [{ src: mediaUrl(svg), type: 'image/svg+xml', sizes: 'any', purpose: 'any' }] : []),
      ...(png ? [{ src: mediaUrl(png), type: 'image/png', sizes: '512x512', purpose: 'any maskable' }] : []),
    ],
  }
}
