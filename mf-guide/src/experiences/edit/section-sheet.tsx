import type { Locale } from '@sureda/contract/codes/locale'
import type { FormFault } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { GuideSheet } from '../../shared/guide-sheet.tsx'
import type { EditRun } from '../../shared/use-edits.ts'
import { fieldsOf, type SectionName } from './editable-fields.ts'
import type { Values } from './experience-values.ts'
import { FieldInput } from './field-input.tsx'

interface SectionSheetProps {
  section: SectionName
  experienceId: string
  locale: Locale
  run: EditRun<Values>
  /** Why saving failed, shown at the fields. */
  fault: FormFault | null
  onClose: () => void
}

/** The fields of one section, in the chosen language. */
export default function SectionSheet({ section, fault, onClose, ...rest }: SectionSheetProps) {
  const { t } = useTranslation('guide')
  return (
    <GuideSheet title={t(`part.${section}`)} onClose={onClose} fault={fault}>
      {section === 'dates' && <p>{t('edit.datesText')}</p>}
      {fieldsOf(section).map((name) => (
        <FieldInput key={name} name={name} {...rest} />
      ))}
    </GuideSheet>
  )
}
