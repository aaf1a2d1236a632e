import type { FileArea } from '@sureda/api/backup/files'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { type BucketConfig, openObjects, openUploads } from '@sureda/api/storage/open-objects'
import type { GatewayConfig } from '@sureda/gateway/config'

export const FILE_SETTINGS = ['RELEASES_DIR', ...BUCKET_NAMES] as const

/** The files that belong to an installation: what people uploaded, who was deleted, and the releases of remotes with what is stored beside them. */
export async function filesOf(
  config: BucketConfig & Pick<GatewayConfig, 'DATA_DIR' | 'RELEASES_DIR'>,
): Promise<FileArea[]> {
  return [
    { store: await openUploads(config), folders: ['uploads', 'deleted-people'] },
    { store: await openObjects(config, config.RELEASES_DIR), folders: ['mf', 'private'] },
  ]
}
