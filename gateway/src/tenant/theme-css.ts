import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { type Brand, brandCss, fallbackBrand } from '@sureda/ui/brand'
import { fontUrl } from '../static/static.routes.ts'

const made = new Map<string, string>()

/** A tenant's theme as CSS. An unreadable brand is replaced by the fallback, and the log names the failing pair. */
export function themeCss(tenant: Tenant, log: { error(details: object, message: string): void }): string {
  const { colors, typography } = tenant.branding
  const key = JSON.stringify([colors, typography])
  const known = made.get(key)
  if (known) return known
  const css = brandOr(fallbackBrand, { colors, typography }, (error) =>
    log.error({ tenant: tenant.id, err: error }, 'brand refused; the fallback colours are shown'),
  )
  if (made.size > 100) made.clear()
  made.set(key, css)
  return css
}

function brandOr(fallback: Brand, brand: Brand, onFault: (error: unknown) => void): string {
  try {
    return brandCss(brand, { fontUrl })
  } catch (error) {
    onFault(error)
    return brandCss(fallback, { fontUrl })
  }
}
