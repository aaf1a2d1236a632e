import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import { Disclosure } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './closed-land.module.css'
import { ClosedLandList } from './closed-land-list.tsx'

/** Says over a map that land is closed; a tap shows where, when and why. */
export function ClosedLandLegend({ areas }: { areas: readonly ClosedArea[] }) {
  const { t } = useTranslation('map')
  if (areas.length === 0) return null
  return (
    <div className={css.plate}>
      <Disclosure
        className={css.legend}
        icon="alert-triangle"
        title={t('closed.title', { count: areas.length })}
      >
        <ClosedLandList areas={areas} />
      </Disclosure>
    </div>
  )
}
