import type { Footprint } from '@sureda/contract/schemas/points/footprint'
import { useFormat } from '@sureda/remote/format'
import { Button, FactList, Stack } from '@sureda/ui/base'
import { BottomSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { PartsChart } from './results/parts-chart.tsx'

interface SavedTripSheetProps {
  trip: Footprint
  title: string
  onUse: () => void
  onClose: () => void
}

/** A saved trip with its result of that time. */
export function SavedTripSheet({ trip: { inputs, result }, title, onUse, onClose }: SavedTripSheetProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const facts = [
    { label: t('footprint.start.origin'), value: inputs.origin },
    { label: t('footprint.start.from'), value: format.date(inputs.start_date) },
    { label: t('footprint.start.to'), value: format.date(inputs.end_date) },
    { label: t('footprint.start.adults'), value: inputs.adults || undefined },
    { label: t('footprint.start.children'), value: inputs.children || undefined },
  ]
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={title}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
      footer={
        <Button isFullWidth onPress={onUse}>
          {t('footprint.saved.useAgain')}
        </Button>
      }
    >
      <Stack gap={5}>
        <FactList facts={facts.filter(({ value }) => value !== undefined)} />
        <PartsChart result={result} />
      </Stack>
    </BottomSheet>
  )
}
