/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export {
  type FaultMessage as FieldWords,
  FaultMessageProvider as FieldWordsProvider,
  useFaultMessage as useFieldWords,
} from './fault-message.ts'
