import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { Banner, Stack } from '@sureda/ui/base'
import { SegmentedControl } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import type { EditRun } from '../../shared/use-edits.ts'
import { EDITABLE_FIELDS } from './editable-fields.ts'
import type { Values } from './experience-values.ts'

interface StatusCardProps {
  experience: GuideExperienceDetail
  run: EditRun<Values>
}

/** Whether visitors see the experience. A guide cannot activate one that waits for the office. */
export function StatusCard({ experience, run }: StatusCardProps) {
  const { t } = useTranslation('guide')
  const { status } = run.values
  const { options } = EDITABLE_FIELDS.status
  if (experience.status === 'pending') return <Banner kind="info">{t('edit.pendingText')}</Banner>
  return (
    <Stack gap={2}>
      <SegmentedControl
        label={t('field.status')}
        options={options.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status}
        onChange={(next) => run.set('status', options.find((one) => one === next) ?? status)}
      />
      <p>{t(`edit.statusText.${status}`)}</p>
    </Stack>
  )
}
