/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { regionalLocale as regionalOf } from './format.ts'
