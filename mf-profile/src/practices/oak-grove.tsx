import { useFormat } from '@sureda/remote/format'
import { Icon } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import css from './practices.module.css'

const DRAWN = 24

/** As many cork oaks as grow on that woodland: 24 at most, the rest as a number. */
export function OakGrove({ trees }: { trees: number }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const drawn = Math.min(trees, DRAWN)
  return (
    <figure className={css.grove}>
      <div className={css.trees} aria-hidden="true">
        {Array.from({ length: drawn }, (_tree, at) => (
          <Icon key={at} name="cork-oak" />
        ))}
        {trees > DRAWN && <span className={css.more}>+ {format.number(trees - DRAWN)}</span>}
      </div>
      <figcaption className={css.caption}>
        {trees > 0
          ? t('practices.estimate.trees', { count: trees, shown: format.number(trees) })
          : t('practices.estimate.noTree')}
      </figcaption>
    </figure>
  )
}
