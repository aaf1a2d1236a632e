/** A database that cannot be used before a person has done what the message says. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError'
}
