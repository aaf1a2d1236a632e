/** Why a backup cannot be made, read or restored, in a sentence for the technician. */
export class BackupError extends Error {
  override name = 'BackupError'
}
