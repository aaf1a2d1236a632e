/** A backup cannot be made, read or restored. The message is one sentence for the technician. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** A backup that is not what was written: no restore of it will do. */
export class DamagedBackupError extends BackupError {
  override name = 'DamagedBackupError'
}
