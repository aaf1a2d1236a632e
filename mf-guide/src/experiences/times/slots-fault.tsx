import { ApiError, errorMessage } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { partOfPath, type SlotPart } from './slot-parts.ts'
import type { SlotValues } from './slot-values.ts'

interface SlotsFaultProps {
  error: unknown
  values: SlotValues
  onEdit: (part: SlotPart) => void
}

/** Says why saving failed, with a button for each field that the server refuses. */
export function SlotsFault({ error, values, onEdit }: SlotsFaultProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const faults = error instanceof ApiError ? error.errors : []
  const nameOf = ({ sheet, date }: SlotPart) =>
    sheet === 'day' ? (date ? format.day(date) : t('slots.thisDay')) : t(`slots.${sheet}`)
  return (
    <FaultNotice of={error} title={t('error.slotsSave')}>
      {faults.length === 0 && <p>{errorMessage(error, t)}</p>}
      {faults.map(({ path, message }) => {
        const part = partOfPath(path, values)
        return (
          <p key={path}>
            {message}{' '}
            <Button variant="quiet" size="small" onPress={() => onEdit(part)}>
              {t('edit.part', { part: nameOf(part) })}
            </Button>
          </p>
        )
      })}
    </FaultNotice>
  )
}
