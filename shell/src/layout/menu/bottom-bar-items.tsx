import { BottomBar } from '@sureda/ui/frame'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Registry } from '../../boot/registry-document.ts'
import { isWithin } from './menu-items.ts'
import { useMenuItems } from './use-menu-items.ts'

interface PlacesAtProps {
  registry: Registry
  pathname: string
}

export function BottomBarItems({ registry }: { registry: Registry }) {
  const { pathname } = useLocation()
  return <PlacesAt registry={registry} pathname={pathname} />
}

/** Renders per path, not per filter of its screen. */
const PlacesAt = memo(function PlacesAt({ registry, pathname }: PlacesAtProps) {
  const { t } = useTranslation('shell')
  const places = useMenuItems('bottom-bar', registry)
  // the deepest item wins: /perfil/favoritos is favorites if both are shown
  const current = places
    .filter(({ path }) => isWithin(pathname, path))
    .sort((a, b) => b.path.length - a.path.length)[0]
  return (
    <BottomBar
      label={t('app.places')}
      items={places.map((place) => ({
        href: place.path,
        icon: place.icon,
        label: place.label,
        isCurrent: place === current,
      }))}
    />
  )
})
