/** A database that cannot be used until a person has done what the message says. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError'
}
