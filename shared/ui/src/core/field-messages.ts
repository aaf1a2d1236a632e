import { createContext, useContext } from 'react'
import { type FaultDetails, useFieldWords } from './field-words.ts'

/** Words of one form for the browser's own checks, by their name in `ValidityState`. Without them those of UiProvider are shown. */
export type FieldMessages = Partial<Record<Exclude<keyof ValidityState, 'valid' | 'customError'>, string>>

const MessagesContext = createContext<FieldMessages>({})

export const FieldMessagesProvider = MessagesContext.Provider

const CHECKS = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const satisfies (keyof FieldMessages)[]

/** Returns the words for what is wrong, or undefined when no check of the browser failed or nothing has words for it. */
export function useFieldMessages(
  own?: FieldMessages,
): (validity: ValidityState, details: FaultDetails) => string | undefined {
  const shared = useContext(MessagesContext)
  const words = useFieldWords()
  return (validity, details) => {
    const found = CHECKS.find((check) => validity[check])
    // an e-mail is checked by a pattern, and said to be none
    const wrong = found === 'patternMismatch' && details.type === 'email' ? 'typeMismatch' : found
    return wrong && (own?.[wrong] ?? shared[wrong] ?? words?.(wrong, details))
  }
}
