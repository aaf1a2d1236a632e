import type { FaultDetails, FaultMessage, FieldFault } from '@sureda/ui/core'
import type { TFunction } from 'i18next'
import type { Format } from './format.ts'

/** The field messages of the app in the person's language; the browser's own are never shown. */
export function faultMessage(t: TFunction, format: Format): FaultMessage {
  const number = (value: number | string | undefined) => format.number(Number(value ?? 0), 6)
  /** A date or time limit as people read it. */
  const limit = (type: string | undefined, value: FaultDetails['min']) =>
    type === 'date' ? format.day(String(value)) : type === 'time' ? String(value) : number(value)
  const ofType = (fault: FieldFault, type: string | undefined) => {
    if (fault === 'typeMismatch') return type === 'url' ? 'url' : 'email'
    if (fault === 'badInput') return type === 'date' ? 'date' : type === 'time' ? 'time' : 'noNumber'
    return null
  }
  return (fault, details) => {
    const { type, min, max, minLength, step, digits, readings } = details
    const named = ofType(fault, type)
    if (named) return t(`shell:field.${named}`)
    if (fault === 'rangeUnderflow') return t('shell:field.from', { min: limit(type, min) })
    if (fault === 'rangeOverflow') return t('shell:field.until', { max: limit(type, max) })
    if (fault === 'stepMismatch') return t('shell:field.step', { step })
    if (fault === 'tooShort') return t('shell:field.tooShort', { min: minLength })
    if (fault === 'outOfRange') return t('shell:field.outOfRange', { min: number(min), max: number(max) })
    if (fault === 'notWhole') return t('shell:field.notWhole', { min: number(min), max: number(max) })
    if (fault === 'tooManyDecimals') return t('shell:field.tooManyDecimals', { digits })
    if (fault === 'unclearNumber')
      return t(digits ? 'shell:field.unclear' : 'shell:field.unclearWhole', {
        whole: String(readings?.[0]),
        small: number(readings?.[1]),
      })
    if (fault === 'noNumber') return t('shell:field.noNumber')
    return t(fault === 'valueMissing' ? 'shell:field.missing' : 'shell:field.wrong')
  }
}
