import { Select } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import css from './list-head.module.css'

interface ListHeadProps<T extends string> {
  /** How many there are; said again when it changes, also that there is none. Null while nobody knows. */
  count: number | null
  sort?: { value: T; options: { value: T; label: string }[]; onChange: (value: T) => void }
}

/** The line above a list: how many, and in which order. It stays when nothing is left, or nobody would hear that. */
export function ListHead<T extends string>({ count, sort }: ListHeadProps<T>) {
  const { t } = useTranslation('content')
  return (
    <div className={css.head}>
      <p role="status" className={css.count}>
        {count !== null && t('filter.found', { count })}
      </p>
      {sort && count !== null && count > 0 && (
        <Select
          label={t('sort.label')}
          labelHidden
          className={css.sort}
          options={sort.options}
          value={sort.value}
          onChange={(value) => sort.onChange(value as T)}
        />
      )}
    </div>
  )
}
