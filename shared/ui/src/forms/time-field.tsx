import { NativeInput, type NativeInputProps } from './native-input.tsx'

export interface TimeFieldProps extends Omit<NativeInputProps, 'type' | 'icon' | 'min' | 'max' | 'step'> {
  /** HH:MM */
  minTime?: string
  maxTime?: string
  /** Minutes between the offered times. */
  everyMinutes?: number
}

/** A time of day in a form, as `HH:MM`. For fixed times that may be full, use TimeSlots. */
export function TimeField({ minTime, maxTime, everyMinutes, ...field }: TimeFieldProps) {
  return (
    <NativeInput
      {...field}
      type="time"
      icon="clock"
      min={minTime}
      max={maxTime}
      step={everyMinutes === undefined ? undefined : everyMinutes * 60}
    />
  )
}
