import { createContext, useContext } from 'react'

/** Faults of a field, by the browser's names (`ValidityState`) and ours for numbers. */
export type FieldFault =
  | Exclude<keyof ValidityState, 'valid' | 'customError'>
  | 'noNumber'
  | 'notWhole'
  | 'tooManyDecimals'
  | 'outOfRange'
  | 'unclearNumber'

/** Values that the message may contain. */
export interface FaultDetails {
  /** The `type` of the input: e-mail and web address have different messages. */
  type?: string | undefined
  min?: string | number | undefined
  max?: string | number | undefined
  minLength?: number | undefined
  /** Minutes. */
  step?: number | undefined
  /** Fraction digits. */
  digits?: number | undefined
  /** Both readings of an ambiguous number. */
  readings?: readonly [number, number] | undefined
}

/** Message of a fault in the app's language. */
export type FaultMessage = (fault: FieldFault, details: FaultDetails) => string

const MessageContext = createContext<FaultMessage | undefined>(undefined)

/** Provided once by UiProvider, so that no field shows the browser's messages. */
export const FaultMessageProvider = MessageContext.Provider

export const useFaultMessage = () => useContext(MessageContext)
