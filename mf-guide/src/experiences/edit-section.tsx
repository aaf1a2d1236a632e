import { Icon } from '@sureda/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './edit-section.module.css'

interface EditSectionProps {
  label: string
  /** The section has unsaved changes. */
  isChanged?: boolean
  /** Says that the text is shown in another language than the chosen one, or in none. */
  note?: string | undefined
  onPress: () => void
  children: ReactNode
}

/** A section of the page as visitors see it; a tap edits it. */
export function EditSection({ label, isChanged, note, onPress, children }: EditSectionProps) {
  const { t } = useTranslation('guide')
  return (
    <div className={css.section} data-changed={isChanged || undefined}>
      <div className={css.text}>
        <p className={css.label}>
          {label}
          {isChanged && <span className={css.changed}> · {t('edit.changed')}</span>}
        </p>
        <div className={css.value}>{children}</div>
        {note && (
          <p className={css.note}>
            <Icon name="languages" size="small" />
            <span>{note}</span>
          </p>
        )}
      </div>
      <button
        type="button"
        className={css.button}
        onClick={onPress}
        aria-label={t('edit.part', { part: label })}
      >
        <Icon name="edit" />
      </button>
    </div>
  )
}
