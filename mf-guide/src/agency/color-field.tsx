import { Banner, Button } from '@sureda/ui/base'
import { TextField } from '@sureda/ui/forms'
import { Icon } from '@sureda/ui/icons'
import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import css from './color-field.module.css'
import { darkerFor, isHex, nameOfColor } from './readable-color.ts'

interface ColorFieldProps {
  name: string
  label: string
  description: string
  value: string
  onChange: (color: string) => void
}

const colored = (color: string) => ({ '--sample': color }) as CSSProperties

/** A colour by the phone's picker or by its hex code. A text says whether white can be read on it. */
export function ColorField({ name, label, description, value, onChange }: ColorFieldProps) {
  const { t } = useTranslation('guide')
  const id = useId()
  const darker = isHex(value) ? darkerFor(value) : null
  return (
    <div className={css.field}>
      <div className={css.row}>
        <input
          id={id}
          type="color"
          className={css.well}
          aria-label={t('agency.pick', { name: label })}
          value={isHex(value) ? value.toLowerCase() : '#767676'}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextField
          className={css.text}
          name={name}
          label={label}
          description={description}
          value={value}
          maxLength={7}
          errorMessage={isHex(value) ? undefined : t('agency.noColor')}
          onChange={(text) => onChange(text.trim())}
        />
      </div>
      {isHex(value) &&
        (darker ? (
          <Banner
            kind="warning"
            isLive
            action={
              <Button size="small" variant="secondary" onPress={() => onChange(darker)}>
                {t('agency.takeDarker')}
              </Button>
            }
          >
            <p className={css.said}>{t(`agency.unreadable.${nameOfColor(value)}`)}</p>
            <p className={css.samples} aria-hidden="true">
              <span className={css.sample} style={colored(value)}>
                {t('agency.sample')}
              </span>
              <Icon name="arrow-right" size="small" />
              <span className={css.sample} style={colored(darker)}>
                {t('agency.sample')}
              </span>
            </p>
          </Banner>
        ) : (
          <p className={css.good}>
            <Icon name="circle-check" size="small" />
            {t('agency.readable')}
          </p>
        ))}
    </div>
  )
}
