import { ApiError, errorMessage } from '@sureda/remote/api'
import { Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { sectionOf } from './editable-fields.ts'
import { previewIn } from './use-save-experience.ts'

interface SaveFaultProps {
  error: unknown
  onEdit: (part: string) => void
}

/** Says why saving failed, with a button for each field that the server refuses. */
export function SaveFault({ error, onEdit }: SaveFaultProps) {
  const { t } = useTranslation('guide')
  if (previewIn(error)) return null
  const faults = error instanceof ApiError ? error.errors : []
  return (
    <FaultNotice of={error} title={t('error.experienceSave')}>
      {faults.length === 0 && <p>{errorMessage(error, t)}</p>}
      {faults.map(({ path, message }) => {
        const part = sectionOf(path)
        const field = t(`field.${path.split('.')[0]}`)
        return (
          <p key={path}>
            {field}: {message}{' '}
            {part && (
              <Button variant="quiet" size="small" onPress={() => onEdit(part)}>
                {t('edit.part', { part: t(`part.${part}`) })}
              </Button>
            )}
          </p>
        )
      })}
    </FaultNotice>
  )
}
