import {
  EXPERIENCE_DIFFICULTIES,
  GROUP_BUDGETS,
  GROUP_TYPES,
  type GroupType,
} from '@sureda/contract/codes/enums'
import { LOCALES } from '@sureda/contract/codes/locale'
import { GROUP_MAX, GROUP_MIN } from '@sureda/contract/rules/limits'
import { Stack } from '@sureda/ui/base'
import { OptionCards, Select } from '@sureda/ui/choice'
import { Stepper, TextArea, TextField } from '@sureda/ui/forms'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import { type GroupForm, withType } from '../group-form.ts'

interface GroupFieldsProps {
  form: GroupForm
  onChange: (form: GroupForm) => void
  /** How many members are listed: the group cannot be smaller. */
  peopleMin?: number
  /** How many animals another type would delete. */
  pets?: number
}

const ICONS: Record<GroupType, IconName> = { normal: 'users', couple: 'heart', pets: 'dog' }
const TEXT_MAX = 1000

/** The fields of a group, the required ones first. */
export function GroupFields({ form, onChange, peopleMin = GROUP_MIN, pets = 0 }: GroupFieldsProps) {
  const { t } = useTranslation('guide')
  const optionalText = t('shell:common.optional')
  const set = (values: Partial<GroupForm>) => onChange({ ...form, ...values })
  const losesPets = pets > 0 && form.type !== 'pets'
  return (
    <Stack gap={5}>
      <TextField
        label={t('groupForm.name')}
        name="name"
        maxLength={120}
        isRequired
        value={form.name}
        onChange={(name) => set({ name })}
      />
      <OptionCards
        label={t('groupForm.type')}
        name="type"
        options={GROUP_TYPES.map((value) => ({
          value,
          label: t(`groupType.${value}`),
          description: t(`groupType.${value}Text`),
          icon: ICONS[value],
        }))}
        value={form.type}
        onChange={(value) => {
          const type = GROUP_TYPES.find((one) => one === value)
          if (type) onChange(withType(form, type))
        }}
        description={losesPets ? t('groupForm.losesPets', { count: pets }) : undefined}
      />
      <Stepper
        label={t('groupForm.people')}
        name="number_of_people"
        value={form.people}
        min={Math.max(GROUP_MIN, peopleMin)}
        max={GROUP_MAX}
        onChange={(people) => set({ people })}
        decreaseLabel={t('groupForm.fewer')}
        increaseLabel={t('groupForm.more')}
        valueText={t('people', { count: form.people })}
      />
      <TextArea
        label={t('groupForm.description')}
        name="description"
        optionalText={optionalText}
        rows={3}
        maxLength={TEXT_MAX}
        value={form.description}
        onChange={(description) => set({ description })}
      />
      <TextArea
        label={t('groupForm.requirements')}
        name="special_requirements"
        optionalText={optionalText}
        description={t('groupForm.requirementsText')}
        rows={2}
        maxLength={TEXT_MAX}
        value={form.requirements}
        onChange={(requirements) => set({ requirements })}
      />
      <Select
        label={t('groupForm.language')}
        name="preferred_language"
        placeholder={t('groupForm.unknown')}
        options={LOCALES.map((locale) => ({ value: locale, label: languageName(locale) }))}
        value={form.language}
        onChange={(language) => set({ language })}
      />
      <Select
        label={t('groupForm.difficulty')}
        name="difficulty"
        placeholder={t('groupForm.unknown')}
        options={EXPERIENCE_DIFFICULTIES.map((value) => ({ value, label: t(`difficulty.${value}`) }))}
        value={form.difficulty}
        onChange={(difficulty) => set({ difficulty })}
      />
      <Select
        label={t('groupForm.budget')}
        name="budget_range"
        placeholder={t('groupForm.unknown')}
        options={GROUP_BUDGETS.map((value) => ({ value, label: t(`budget.${value}`) }))}
        value={form.budget}
        onChange={(budget) => set({ budget })}
      />
    </Stack>
  )
}
