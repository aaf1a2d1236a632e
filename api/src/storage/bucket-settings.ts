import { z } from 'zod'
import { type Environment, optionalSetting, SETTINGS } from '../setting.ts'

/** The bucket for uploads and releases. */
export const BUCKET_SETTINGS = {
  S3_BUCKET: optionalSetting(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)).register(SETTINGS, {
    what: 'Bucket of an S3-compatible store for uploads (`uploads/`) and releases (`mf/`, `private/`), in place of `DATA_DIR/uploads` and `RELEASES_DIR`. The same for all processes, also of a gateway and an API apart.',
    must: 'be a bucket name, or be removed to keep files in folders',
  }),
  S3_REGION: z.string().min(1).default('eu-south-2').register(SETTINGS, {
    what: 'Region of the bucket.',
  }),
  S3_ENDPOINT: optionalSetting(z.url()).register(SETTINGS, {
    what: 'Address of an S3-compatible store; without it Amazon S3.',
    must: 'be a full address, https://…, or be removed for Amazon S3',
  }),
  S3_ACCESS_KEY_ID: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'User of the bucket, who may read, write, list and delete its objects; without it what the machine provides.',
  }),
  S3_SECRET_ACCESS_KEY: optionalSetting(z.string().min(1)).register(SETTINGS, {
    what: 'Password of the bucket.',
    secret: true,
  }),
}

/** Names for commands, which read only the settings they name. */
export const BUCKET_NAMES = Object.keys(BUCKET_SETTINGS) as (keyof typeof BUCKET_SETTINGS)[]

/** Faults of several settings combined, as lines for `readSettings`. */
export const bucketFaults = (env: Environment): string[] =>
  Boolean(env.S3_ACCESS_KEY_ID) === Boolean(env.S3_SECRET_ACCESS_KEY)
    ? []
    : ['  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together']
