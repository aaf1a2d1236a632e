/** A finding of the audit that is accepted for a time. */
export interface AcceptedFinding {
  /** As the audit names it: `GHSA-…`. */
  id: string
  /** The last day, `2027-01-31`; from then on the audit fails again. At most 90 days ahead. */
  until: string
  why: string
}

const ACCEPTED: readonly AcceptedFinding[] = []

/** Findings that are accepted on that day (`2026-11-29`). */
export const acceptedOn = (day: string, all: readonly AcceptedFinding[] = ACCEPTED): string[] =>
  all.filter(({ until }) => until >= day).map(({ id }) => id)
