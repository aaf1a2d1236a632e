import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { useSession } from '@sureda/remote/session'
import { useState } from 'react'
import css from './brand-logo.module.css'

/** The office's logo for light or dark; its name as text if there is none or it fails to load. */
export function BrandLogo({ className }: { className?: string }) {
  const tenant = useSession((state) => state.tenant)
  const [isBroken, setBroken] = useState(false)
  const name = tenant?.name ?? 'Sureda'
  const logo = tenant?.branding.logo
  if (!logo?.default || isBroken) return <span className={css.name}>{name}</span>
  return (
    <picture className={className}>
      {logo.dark && <source media="(prefers-color-scheme: dark)" srcSet={mediaUrl(logo.dark)} />}
      <img className={css.logo} src={mediaUrl(logo.default)} alt={name} onError={() => setBroken(true)} />
    </picture>
  )
}
