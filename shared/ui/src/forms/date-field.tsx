import { NativeInput, type NativeInputProps } from './native-input.tsx'

export interface DateFieldProps extends Omit<NativeInputProps, 'type' | 'icon' | 'min' | 'max' | 'step'> {
  /** YYYY-MM-DD */
  minDate?: string
  maxDate?: string
}

/** A day in a form, as `YYYY-MM-DD`. To show free days before choosing, use DateStrip or DatePicker. */
export function DateField({ minDate, maxDate, ...field }: DateFieldProps) {
  return <NativeInput {...field} type="date" icon="calendar" min={minDate} max={maxDate} />
}
