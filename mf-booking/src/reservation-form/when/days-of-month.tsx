import { DatePicker, type DatePickerProps } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import css from './days-of-month.module.css'

const LOOKS = ['full', 'closed', 'outside'] as const

/** The month grid with its legend, in a file of its own: it is heavy and fetched only when opened. */
export default function DaysOfMonth(props: DatePickerProps) {
  const { t } = useTranslation('booking')
  return (
    <div className={css.month}>
      <DatePicker {...props} />
      {/* each day already says this in its accessible name */}
      <ul className={css.legend} aria-hidden="true">
        {LOOKS.map((look) => (
          <li key={look} className={css.entry}>
            <span className={css.sample} data-look={look} />
            {t(`off.${look}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
