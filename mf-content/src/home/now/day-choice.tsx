import { SegmentedControl } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import type { When } from './picks-for.ts'

interface DayChoiceProps {
  days: readonly When[]
  chosen: When
  onChange: (when: When) => void
}

/** Now, tomorrow or Sunday. It has its own file, because the suggestions for now do not need it. */
export default function DayChoice({ days, chosen, onChange }: DayChoiceProps) {
  const { t } = useTranslation('content')
  return (
    <SegmentedControl
      label={t('home.now.when')}
      value={chosen}
      onChange={(value) => onChange(value as When)}
      options={days.map((when) => ({ value: when, label: t(`home.now.${when}`) }))}
    />
  )
}
