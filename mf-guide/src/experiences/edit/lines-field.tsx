import type { Locale } from '@sureda/contract/codes/locale'
import { EXPERIENCE_LINE_MAX, EXPERIENCE_LINES_MAX } from '@sureda/contract/rules/limits'
import { useSession } from '@sureda/remote/session'
import { Button, IconButton } from '@sureda/ui/base'
import { TextField } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import { languageInSentence } from '../../shared/language-name.ts'
import { shownText, type Texts } from './experience-values.ts'
import css from './lines-field.module.css'

interface LinesFieldProps {
  name: string
  label: string
  locale: Locale
  lines: readonly Texts[]
  onChange: (lines: readonly Texts[]) => void
}

/** A list, edited line by line in the chosen language. A line without a text in it shows the one that readers get. */
export function LinesField({ name, label, locale, lines, onChange }: LinesFieldProps) {
  const { t } = useTranslation('guide')
  const home = useSession((state) => state.tenant?.locale ?? 'es')
  return (
    <div className={css.lines}>
      <p>{t('edit.linesText', { language: languageInSentence(locale) })}</p>
      {lines.map((line, index) => {
        const other = shownText({ ...line, [locale]: '' }, locale, home)
        return (
          <div key={index} className={css.line}>
            <TextField
              name={`${name}.${index}.${locale}`}
              label={t('edit.line', { n: index + 1, label })}
              labelHidden
              value={line[locale] ?? ''}
              maxLength={EXPERIENCE_LINE_MAX}
              placeholder={other.text}
              description={!line[locale]?.trim() && other.text ? other.text : undefined}
              onChange={(text) => onChange(lines.with(index, { ...line, [locale]: text }))}
            />
            <IconButton
              icon="trash"
              label={t('edit.removeLine', { n: index + 1 })}
              onPress={() => onChange(lines.filter((_, at) => at !== index))}
            />
          </div>
        )
      })}
      <Button
        variant="secondary"
        icon="plus"
        isDisabled={lines.length >= EXPERIENCE_LINES_MAX}
        onPress={() => onChange([...lines, { [locale]: '' }])}
      >
        {t('edit.addLine')}
      </Button>
    </div>
  )
}
