import type { Locale } from '@sureda/contract/codes/locale'
import { partFault } from '@sureda/remote/forms'
import { lazySheet } from '@sureda/remote/ui'
import type { EditRun } from '../../shared/use-edits.ts'
import { isSection, sectionOf } from './editable-fields.ts'
import type { Values } from './experience-values.ts'
import { useConflictText } from './use-field-text.ts'
import { previewIn, type SaveRun } from './use-save-experience.ts'

const SectionSheet = lazySheet(() => import('./section-sheet.tsx'))
const TouchedSheet = lazySheet(() => import('../../shared/touched-sheet.tsx'))
const ConflictSheet = lazySheet(() => import('../../shared/conflict-sheet.tsx'))

interface EditSheetsProps {
  sheet: string | null
  setSheet: (name: string | null) => void
  experienceId: string
  locale: Locale
  run: EditRun<Values>
  save: SaveRun
}

/** The sheets of the editor: the fields of a section, the choice between two versions, and the reservations that new dates touch. */
export function EditSheets({ sheet, setSheet, experienceId, locale, run, save }: EditSheetsProps) {
  const conflictText = useConflictText()
  const preview = previewIn(save.error)
  const close = () => setSheet(null)
  return (
    <>
      {isSection(sheet) && (
        <SectionSheet
          section={sheet}
          experienceId={experienceId}
          locale={locale}
          run={run}
          fault={partFault(save.error, (path) => sectionOf(path) === sheet)}
          onClose={close}
        />
      )}
      {sheet === 'conflict' && run.conflicts.length > 0 && (
        <ConflictSheet
          conflicts={run.conflicts.map((name) => ({ name, ...conflictText(name, run) }))}
          onDecide={(which) => {
            run.decide(which)
            save.reset()
            close()
          }}
          onClose={close}
        />
      )}
      {preview && (
        <TouchedSheet
          preview={preview}
          isPending={save.isPending}
          onSave={(cancelReservations) => save.mutate({ cancelReservations })}
          onClose={save.reset}
        />
      )}
    </>
  )
}
