import type { Group } from '@sureda/contract/schemas/guides/group'
import { Button, Stack } from '@sureda/ui/base'
import { Dialog } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../shared/language-name.ts'
import { differences, formOf, type GroupForm } from '../group-form.ts'
import css from './conflict-dialog.module.css'

interface ConflictDialogProps {
  mine: GroupForm
  theirs: Group
  onTakeTheirs: () => void
  onKeepMine: () => void
  /** Closes without a choice: the input stays in the form. */
  onLater: () => void
  isSaving: boolean
}

/** Another version was saved meanwhile: shows the fields in which the two differ, and the guide chooses one. */
export function ConflictDialog({
  mine,
  theirs,
  onTakeTheirs,
  onKeepMine,
  onLater,
  isSaving,
}: ConflictDialogProps) {
  const { t } = useTranslation('guide')
  const other = formOf(theirs)
  const textOf = useValueText()
  return (
    <Dialog
      isOpen
      isDismissable={false}
      role="alertdialog"
      onOpenChange={onLater}
      title={t('groupConflict.title')}
      closeLabel={t('shell:common.close')}
      footer={
        <>
          <Button variant="secondary" isDisabled={isSaving} onPress={onTakeTheirs}>
            {t('groupConflict.takeTheirs')}
          </Button>
          <Button isPending={isSaving} pendingLabel={t('groupForm.saving')} onPress={onKeepMine}>
            {t('groupConflict.keepMine')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('groupConflict.text')}</p>
        <table className={css.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('groupConflict.theirs')}</th>
              <th scope="col">{t('groupConflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differences(mine, other).map((field) => (
              <tr key={field}>
                <th scope="row">{t(`groupForm.${field}`)}</th>
                <td>{textOf(field, other)}</td>
                <td>{textOf(field, mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Dialog>
  )
}

/** The text of a field's value. */
function useValueText() {
  const { t } = useTranslation('guide')
  return (field: keyof GroupForm, form: GroupForm): string => {
    if (field === 'people') return String(form.people)
    if (form[field] === '') return t('groupForm.unknown')
    if (field === 'type') return t(`groupType.${form.type}`)
    if (field === 'difficulty') return t(`difficulty.${form.difficulty}`)
    if (field === 'budget') return t(`budget.${form.budget}`)
    if (field === 'language') return languageName(form.language as Parameters<typeof languageName>[0])
    return form[field]
  }
}
