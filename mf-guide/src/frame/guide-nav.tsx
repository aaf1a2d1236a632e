import { shell } from '@sureda/remote/shell-services'
import { Chip } from '@sureda/ui/chip'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import css from './guide-nav.module.css'

/** Moves between the screens of the guide area: the menu `guide` of remote.json. */
export function GuideNav() {
  const { t } = useTranslation('guide')
  const { pathname } = useLocation()
  const places = shell().useMenu('guide')
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={css.list}>
        {places?.map(({ path, label, icon }) => (
          <li key={path}>
            <Chip className={css.link} href={path} icon={icon} isCurrent={path === pathname}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
