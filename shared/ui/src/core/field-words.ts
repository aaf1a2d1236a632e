import { createContext, useContext } from 'react'

/** What can be wrong with what was written, by the browser's own names (`ValidityState`) and ours for numbers. */
export type FieldFault =
  | Exclude<keyof ValidityState, 'valid' | 'customError'>
  | 'noNumber'
  | 'notWhole'
  | 'tooManyDecimals'
  | 'outOfRange'
  | 'unclearNumber'

/** What the sentence may name. */
export interface FaultDetails {
  /** The `type` of the input: a wrong e-mail is another sentence than a wrong address of a page. */
  type?: string | undefined
  min?: string | number | undefined
  max?: string | number | undefined
  minLength?: number | undefined
  /** Minutes. */
  step?: number | undefined
  /** Digits behind the decimal sign. */
  digits?: number | undefined
  /** The two readings of a number that can be read in two ways. */
  readings?: readonly [number, number] | undefined
}

/** Words for a fault in the language of the app. */
export type FieldWords = (fault: FieldFault, details: FaultDetails) => string

const WordsContext = createContext<FieldWords | undefined>(undefined)

/** Provided once by UiProvider: no field can speak the browser's language. */
export const FieldWordsProvider = WordsContext.Provider

export const useFieldWords = () => useContext(WordsContext)
