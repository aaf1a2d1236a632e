import { Stepper } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'

interface CountFieldProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  description?: string
}

export function CountField({ label, min = 0, ...field }: CountFieldProps) {
  const { t } = useTranslation('profile')
  return (
    <Stepper
      {...field}
      label={label}
      min={min}
      decreaseLabel={t('footprint.less', { what: label })}
      increaseLabel={t('footprint.more', { what: label })}
    />
  )
}
