import { Select } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import css from './list-head.module.css'

interface ListHeadProps<T extends string> {
  /** The count is announced when it changes, also at zero. Null while unknown. */
  count: number | null
  sort?: { value: T; options: { value: T; label: string }[]; onChange: (value: T) => void }
}

/** Count and order above a list. It stays for an empty list, so that a screen reader announces the zero. */
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
