import type { Locale } from '@sureda/contract/codes/locale'
import { partFault } from '@sureda/remote/forms'
import { lazy, Suspense } from 'react'
import type { EditRun } from '../../shared/use-edits.ts'
import { LEAF_PARTS, partOf } from './editable-fields.ts'
import type { Values } from './experience-values.ts'
import type { PartName } from './part-sheet.tsx'
import { useLeafText } from './use-field-text.ts'
import { previewIn, type SaveRun } from './use-save-experience.ts'

const PartSheet = lazy(() => import('./part-sheet.tsx'))
const TouchedSheet = lazy(() => import('../../shared/touched-sheet.tsx'))
const ConflictSheet = lazy(() => import('../../shared/conflict-sheet.tsx'))

interface EditSheetsProps {
  sheet: string | null
  setSheet: (name: string | null) => void
  experienceId: string
  locale: Locale
  run: EditRun<Values>
  save: SaveRun
}

const isPart = (name: string | null): name is PartName =>
  name !== null && (Object.values(LEAF_PARTS) as string[]).includes(name)

/** What opens over the page: the fields of a part, two versions to choose from, or whom other dates touch. */
export function EditSheets({ sheet, setSheet, experienceId, locale, run, save }: EditSheetsProps) {
  const leafText = useLeafText()
  const preview = previewIn(save.error)
  const close = () => setSheet(null)
  return (
    <Suspense>
      {isPart(sheet) && (
        <PartSheet
          part={sheet}
          experienceId={experienceId}
          locale={locale}
          run={run}
          fault={partFault(save.error, (path) => partOf(path) === sheet)}
          onClose={close}
        />
      )}
      {sheet === 'conflict' && run.conflicts.length > 0 && (
        <ConflictSheet
          conflicts={run.conflicts.map((name) => ({ name, ...leafText(name, run) }))}
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
    </Suspense>
  )
}
