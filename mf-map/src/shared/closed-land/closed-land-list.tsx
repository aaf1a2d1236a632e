import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { useTranslation } from 'react-i18next'
import css from './closed-land.module.css'

/** Closures of land as a list, each with its sign on the map. It is the legend, and the text for screen readers. */
export function ClosedLandList({ areas }: { areas: readonly ClosedArea[] }) {
  const { t } = useTranslation('map')
  if (areas.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('closed.title', { count: areas.length })}>
      {areas.map(({ id, note }) => (
        <li key={id} className={css.line}>
          <span className={css.swatch} aria-hidden="true" />
          {note}
        </li>
      ))}
    </ul>
  )
}
