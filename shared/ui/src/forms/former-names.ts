/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { formatForInput as asTyped } from './typed-number.ts'
export type { UnavailableDate as DayOff } from './unavailable-date.ts'
