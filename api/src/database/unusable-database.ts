/** A database that no start can use before a person has done what the message says. */
export class UnusableDatabaseError extends Error {
  override name = 'UnusableDatabaseError'
}
