import { shell } from '@sureda/remote/shell'
import { Chip } from '@sureda/ui/choice'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import css from './guide-nav.module.css'

/** Links between the screens of the guide area, from the menu `guide` of every `remote.json`. */
export function GuideNav() {
  const { t } = useTranslation('guide')
  const { pathname } = useLocation()
  const items = shell().useMenu('guide')
  const row = useRef<HTMLUListElement>(null)
  const isThere = items !== undefined
  // the current screen is scrolled to the middle of the row
  useEffect(() => {
    const list = row.current
    const current = isThere && list?.querySelector<HTMLElement>(`[href="${pathname}"]`)
    if (!list || !current) return
    const middle = current.offsetLeft - list.offsetLeft + current.offsetWidth / 2
    list.scrollLeft = middle - list.clientWidth / 2
  }, [isThere, pathname])
  return (
    <nav aria-label={t('nav.label')}>
      <ul ref={row} className={css.list}>
        {items?.map(({ path, label, icon }) => (
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
