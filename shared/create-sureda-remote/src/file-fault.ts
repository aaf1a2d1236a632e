const REASONS: Record<string, string> = {
  ENOTDIR: 'is a file',
  EEXIST: 'is a file',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'does not fit: the disk is full',
}

/** What is wrong with the chosen folder, as a sentence; undefined for errors that no choice of folder mends. */
export function fileFault(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const reason = REASONS[code ?? '']
  return reason && path && `${path} ${reason}. Choose another folder.`
}
