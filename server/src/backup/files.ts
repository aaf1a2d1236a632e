import { BACKUP_STORE_TIMEOUT_MS } from '@sureda/api/backup/backup-location'
import type { FileArea } from '@sureda/api/backup/files'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { type BucketConfig, openObjects } from '@sureda/api/storage/open-objects'
import type { GatewayConfig } from '@sureda/gateway/config'

export const FILE_SETTINGS = ['RELEASES_DIR', ...BUCKET_NAMES] as const

/** The files of an installation: uploads, the list of deleted people, and releases with their private files. */
export async function filesOf(
  config: BucketConfig & Pick<GatewayConfig, 'DATA_DIR' | 'RELEASES_DIR'>,
): Promise<FileArea[]> {
  const open = (folder: string) => openObjects(config, folder, { answersWithinMs: BACKUP_STORE_TIMEOUT_MS })
  return [
    { store: await open(config.DATA_DIR), folders: ['uploads', 'deleted-people'] },
    { store: await open(config.RELEASES_DIR), folders: ['mf', 'private'] },
  ]
}
