/** Why a release is refused, and what to do about it. */
export interface Fault {
  reason: string
  fix: string
}
