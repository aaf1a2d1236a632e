import { resolve } from 'node:path'
import type { Config } from '../config.ts'
import type { Bucket } from './bucket-objects.ts'
import { folderObjects } from './folder-objects.ts'
import type { ObjectStore } from './object-store.ts'

/**
 * The configured store: the bucket, which all files of an installation share (`uploads/`, `mf/`, `private/`), else a
 * folder. Opening does not check it; `checkStorage` does.
 */
export async function openObjects(
  config: BucketConfig,
  folder: string,
  options: Pick<Bucket, 'answersWithinMs'> = {},
): Promise<ObjectStore> {
  if (!config.S3_BUCKET) return folderObjects(resolve(folder))
  // loaded on demand: most installations never need the S3 client
  const { bucketObjects } = await import('./bucket-objects.ts')
  return bucketObjects({
    ...options,
    name: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  })
}

export type BucketConfig = Pick<
  Config,
  'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>

/** The store of uploads, with keys `uploads/<territory>/…` as in the database. */
export const openUploads = (config: BucketConfig & Pick<Config, 'DATA_DIR'>): Promise<ObjectStore> =>
  openObjects(config, config.DATA_DIR)
