import { z } from 'zod'
import { optionalSetting, SETTINGS } from '../setting.ts'

/** Settings of the backup commands; servers do not read them. */
export const BACKUP_SETTINGS = {
  BACKUP_TARGET: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Where `backup` puts backups and looks for them when none is named: a folder, or `s3://bucket/folder` at the store of `S3_ENDPOINT`. Not the disk and not the bucket of the installation.',
  }),
  BACKUP_RECIPIENTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .register(SETTINGS, {
      what: 'Public keys (`age1…`) of those who may read backups, separated by commas; without one backups are not encrypted. `backup key` makes one.',
    }),
  BACKUP_KEY_FILE: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'File with the private key that opens encrypted backups. Not on the server: only where one is verified or restored.',
  }),
}
