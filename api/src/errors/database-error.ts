/** The database's error, independent of driver and wrapper. */
export interface DatabaseFault {
  /** SQLSTATE, e.g. `23505`. */
  code: string
  constraint: string | undefined
}

/** The database's error inside Drizzle's wrapper; undefined if there is none. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined }
    }
  }
  return undefined
}

/** True for a violated constraint of that name: `isViolation(error, 'users_email_uq')`. */
export const isViolation = (error: unknown, constraint: string) =>
  databaseFault(error)?.constraint === constraint

/** A deadlock or serialisation failure: running the same transaction again may succeed. */
export const isRetryable = (error: unknown) => ['40P01', '40001'].includes(databaseFault(error)?.code ?? '')

/** Network and name resolution errors; ENOENT is a missing socket. */
const UNREACHABLE = /^(ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|EHOST\w+|ENET\w+|ENOTFOUND|EAI_AGAIN)$/

/** The database is temporarily too slow or unreachable: a 503, not a 500. */
export function isBusy(error: unknown): boolean {
  const code = databaseFault(error)?.code ?? ''
  // lock timeout, statement timeout, retries used up, too many connections, shutdown and connection classes
  if (/^(55P03|57014|40P01|40001|53300|57P0[123]|08...|25P03)$/.test(code)) return true
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (UNREACHABLE.test(String((cause as NodeJS.ErrnoException).code))) return true
    if (
      /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/**
 * Text that no column can store (a NUL or half a surrogate pair; legal in JSON and URLs): the caller's fault in any
 * field.
 */
export const isUnstorable = (error: unknown) => ['22021', '22P05'].includes(databaseFault(error)?.code ?? '')
