import { DIETS, MAX_KM, STAY_TYPES, TRANSPORT_MODES } from '@sureda/contract/rules/footprint-codes'
import { NumberField } from '@sureda/remote/forms'
import { Button, Card, Disclosure, Stack } from '@sureda/ui/base'
import { Select } from '@sureda/ui/choice'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ExpressAnswers, withExpress } from '../trip/trip-draft.ts'
import { CountField } from './count-field.tsx'
import type { TabProps } from './tab-props.ts'
import { useDistance } from './use-distance.ts'

const FIRST: ExpressAnswers = { mode: 'coche', km: 0, type: 'hotel', nights: 2, diet: 'omnivore' }

/** Fills the trip in from three questions; the other tabs then show what was assumed. */
export function ExpressForm({ trip, onOpen }: TabProps) {
  const { t } = useTranslation('profile')
  const distance = useDistance(trip)
  const [answers, setAnswers] = useState(FIRST)
  const km = answers.km || (distance(answers.mode) ?? 0)
  const set = (part: Partial<ExpressAnswers>) => setAnswers({ ...answers, ...part })
  const tooFar = km > MAX_KM[answers.mode]
  const finish = () => {
    trip.change(withExpress(trip.inputs, { ...answers, km }))
    onOpen('results')
  }
  return (
    <Card>
      <Disclosure title={t('footprint.express.title')} icon="timer">
        <Stack gap={5}>
          <p>{t('footprint.express.lead')}</p>
          <Select
            label={t('footprint.express.how')}
            value={answers.mode}
            options={TRANSPORT_MODES.map((value) => ({ value, label: t(`footprint.mode.${value}`) }))}
            onChange={(value) => set({ mode: TRANSPORT_MODES.find((mode) => mode === value) ?? 'coche' })}
          />
          <NumberField
            label={t('footprint.transport.km')}
            description={t('footprint.express.kmHint')}
            value={km}
            min={0.1}
            max={MAX_KM[answers.mode]}
            digits={1}
            whenWrong={0}
            onChange={(value) => set({ km: value ?? 0 })}
          />
          <CountField
            label={t('footprint.accommodation.nights')}
            value={answers.nights}
            max={60}
            onChange={(nights) => set({ nights })}
          />
          {answers.nights > 0 && (
            <Select
              label={t('footprint.express.where')}
              value={answers.type}
              options={STAY_TYPES.map((value) => ({ value, label: t(`footprint.stay.${value}`) }))}
              onChange={(value) => set({ type: STAY_TYPES.find((type) => type === value) ?? 'hotel' })}
            />
          )}
          <Select
            label={t('footprint.food.diet')}
            value={answers.diet}
            options={DIETS.map((value) => ({ value, label: t(`footprint.diets.${value}`) }))}
            onChange={(value) => set({ diet: DIETS.find((diet) => diet === value) ?? 'omnivore' })}
          />
          <Button isFullWidth isDisabled={km === 0 || tooFar} onPress={finish}>
            {t('footprint.express.see')}
          </Button>
        </Stack>
      </Disclosure>
    </Card>
  )
}
