import { DIETS } from '@sureda/contract/rules/footprint-codes'
import { daysOf } from '@sureda/contract/rules/footprint-result'
import { Button, Stack } from '@sureda/ui/base'
import { ChipGroup, Switch } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { withSupermarketDays } from '../trip/supermarket-days.ts'
import { AskedFor } from './asked-for.tsx'
import { CountField } from './count-field.tsx'
import type { TabProps } from './tab-props.ts'

const MEALS = ['breakfasts', 'lunches', 'dinners'] as const
const MAX = 400

export function FoodTab({ trip }: TabProps) {
  const { t } = useTranslation('profile')
  const { food } = trip.inputs
  const days = daysOf(trip.inputs)
  const change = (part: Partial<typeof food>) => trip.change({ food: { ...food, ...part } })
  return (
    <Stack gap={5} className={css.tab}>
      <AskedFor who="one" />
      <Button
        variant="secondary"
        icon="utensils"
        onPress={() => change({ breakfasts: days, lunches: days, dinners: days, supermarket_days: 0 })}
      >
        {t('footprint.food.allDays', { count: days })}
      </Button>
      {MEALS.map((meal) => (
        <CountField
          key={meal}
          label={t(`footprint.food.${meal}`)}
          value={food[meal]}
          max={MAX}
          onChange={(value) => change({ [meal]: value })}
        />
      ))}
      <CountField
        label={t('footprint.food.supermarket')}
        description={t('footprint.food.supermarketHint')}
        value={food.supermarket_days}
        max={MAX}
        onChange={(value) => change(withSupermarketDays(food, value, days))}
      />
      <ChipGroup
        label={t('footprint.food.diet')}
        mode="single"
        options={DIETS.map((value) => ({ value, label: t(`footprint.diets.${value}`) }))}
        value={food.diet}
        onChange={(value) => change({ diet: DIETS.find((diet) => diet === value) ?? 'omnivore' })}
      />
      <Switch
        isSelected={food.local}
        onChange={(local) => change({ local })}
        description={t('footprint.food.localHint')}
      >
        {t('footprint.food.local')}
      </Switch>
    </Stack>
  )
}
