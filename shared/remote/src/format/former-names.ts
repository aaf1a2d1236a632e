/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { faultMessage as fieldWords } from './fault-message.ts'
export { regionalLocale as regionalOf } from './format.ts'
