import type { FileArea } from '@sureda/api/backup/files'
import { STORE_ANSWERS_WITHIN_MS } from '@sureda/api/backup/place'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { type BucketConfig, openObjects } from '@sureda/api/storage/open-objects'
import type { GatewayConfig } from '@sureda/gateway/config'

export const FILE_SETTINGS = ['RELEASES_DIR', ...BUCKET_NAMES] as const

/** The files that belong to an installation: what people uploaded, who was deleted, and the releases of remotes with what is stored beside them. */
export async function filesOf(
  config: BucketConfig & Pick<GatewayConfig, 'DATA_DIR' | 'RELEASES_DIR'>,
): Promise<FileArea[]> {
  const open = (folder: string) => openObjects(config, folder, { answersWithinMs: STORE_ANSWERS_WITHIN_MS })
  return [
    { store: await open(config.DATA_DIR), folders: ['uploads', 'deleted-people'] },
    { store: await open(config.RELEASES_DIR), folders: ['mf', 'private'] },
  ]
}
