import { OPERATOR_CATEGORIES } from '@sureda/contract/codes/enums'
import type { Operator } from '@sureda/contract/schemas/catalogue/operator'
import { Select } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { ANY } from '../shared/lists/use-list-address.ts'

interface CategorySelectProps {
  /** The operators that pass all other filters; they are counted by category. */
  operators: readonly Operator[]
  value: Operator['category'] | null
  onChange: (category: string) => void
}

/** The eleven categories in the phone's own picker, each with its count; an empty one cannot be chosen. */
export function CategorySelect({ operators, value, onChange }: CategorySelectProps) {
  const { t } = useTranslation('content')
  return (
    <Select
      label={t('operator.byCategory')}
      labelHidden
      value={value ?? ANY}
      onChange={onChange}
      options={[
        { value: ANY, label: t('operator.anyCategory') },
        ...OPERATOR_CATEGORIES.map((category) => {
          const count = operators.filter((item) => item.category === category).length
          return {
            value: category,
            label: `${t(`operator.category.${category}`)} (${count})`,
            isDisabled: count === 0 && category !== value,
          }
        }),
      ]}
    />
  )
}
