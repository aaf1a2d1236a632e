import { paths } from '@sureda/contract/paths'
import { Chip } from '@sureda/ui/chip'
import type { IconName } from '@sureda/ui/icon'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import css from './guide-nav.module.css'

/** Screens of the guide area that exist. A later issue adds its line here. */
const PLACES: readonly { path: string; label: string; icon: IconName }[] = [
  { path: paths.guide(), label: 'nav.dashboard', icon: 'home' },
  { path: paths.guideExperiences(), label: 'nav.experiences', icon: 'ticket' },
]

/** Moves between the screens of the guide area. */
export function GuideNav() {
  const { t } = useTranslation('guide')
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={css.list}>
        {PLACES.map(({ path, label, icon }) => (
          <li key={path}>
            <Chip className={css.link} href={path} icon={icon} isCurrent={path === pathname}>
              {t(label)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
