/**
 * Errors of the operating system and what a person can do about them. The codes are those of Node, Emscripten (the
 * embedded database) and PostgreSQL.
 */
const NO_SPACE = 'No space is left on the disk'
const EMSCRIPTEN_NO_SPACE = 51

interface SystemError {
  code?: unknown
  errno?: unknown
  name?: unknown
  message?: unknown
  path?: unknown
  syscall?: unknown
  address?: unknown
  port?: unknown
  cause?: unknown
  errors?: unknown
}

/**
 * One sentence for an error of the machine or of a server it needs; undefined for everything else, which is a bug of
 * the program.
 */
export function systemFault(error: unknown): string | undefined {
  if (error === null || typeof error !== 'object') return undefined
  const { code, errno, name, message, path, syscall, address, port, cause, errors } = error as SystemError
  const where = typeof path === 'string' ? ` (${path})` : ''
  if (code === '53100')
    return `${NO_SPACE} of the database: make room there, or move it to a larger one, and start again.`
  if (code === 'ENOSPC' || (name === 'ErrnoError' && errno === EMSCRIPTEN_NO_SPACE))
    return `${NO_SPACE}${where}: make room, or put DATA_DIR and RELEASES_DIR on another disk, and start again.`
  if (code === 'EADDRINUSE')
    return `A port is in use (${message}): stop the other program, or choose another one, e.g. PORT=4010.`
  if (code === 'EACCES' && typeof port === 'number')
    return `Port ${port} may not be opened by this user: choose one above 1023, e.g. PORT=4010.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `A file may not be written${where}: correct its permissions, or choose another DATA_DIR or RELEASES_DIR.`
  if (syscall === 'mkdir' || code === 'ENOTDIR')
    return `A folder cannot be made${where} (${code}): a file has its name, or what it lies in is missing or read-only. Correct that, or choose another DATA_DIR or RELEASES_DIR.`
  if (code === 'ENOENT' && typeof address === 'string')
    return `No server answers at ${address}: start the PostgreSQL server that DATABASE_URL names, or correct DATABASE_URL.`
  if (code === '53300' || code === '57P03' || /timeout exceeded when trying to connect/.test(String(message)))
    return 'The PostgreSQL server has no connection left, or is starting or stopping: try again in a moment.'
  const isSilent = code === 'ETIMEDOUT' || message === 'timeout expired'
  if (isSilent || code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'EHOSTUNREACH')
    return `No server answers at ${address ?? 'the address'}${port ? `:${port}` : ''} (${code ?? message}): start the PostgreSQL server that DATABASE_URL names, or correct DATABASE_URL.`
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The PostgreSQL server refuses DATABASE_URL (${message}): correct user, password or database name.`
  if (code === 'ERR_MODULE_NOT_FOUND' && /package '/.test(String(message)))
    return `A package is not installed (${String(message).split(' imported from')[0]}): run npm run setup.`
  // drivers wrap the system's error
  return systemFault(cause) ?? (Array.isArray(errors) ? systemFault(errors[0]) : undefined)
}
