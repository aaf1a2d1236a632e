import { StorageError, type StorageFault } from './storage-error.ts'

interface Fault {
  name?: string
  message?: string
  /** Network error code, such as ECONNREFUSED. */
  code?: string
  $metadata?: { httpStatusCode?: number }
}

/** True for a missing object; a missing bucket is a fault. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as Fault
  return name !== 'NoSuchBucket' && (name === 'NoSuchKey' || $metadata?.httpStatusCode === 404)
}

const KEYS = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
const FAULTS: Record<string, [StorageFault, string]> = {
  NoSuchBucket: ['refused', 'it does not exist there. Make it, or correct its name'],
  AccessDenied: ['refused', 'S3_ACCESS_KEY_ID may not do this. Let it read, write, list and delete objects'],
  InvalidAccessKeyId: ['refused', 'S3_ACCESS_KEY_ID is not known there. Correct it'],
  SignatureDoesNotMatch: ['refused', `${KEYS} do not fit each other. Correct them`],
  CredentialsProviderError: ['refused', `${KEYS} are missing. Set them`],
  PermanentRedirect: ['refused', 'it is in another region. Correct S3_REGION'],
  AuthorizationHeaderMalformed: ['refused', 'it is in another region. Correct S3_REGION'],
  RequestTimeTooSkewed: ['refused', 'the clock of this machine is wrong. Set it, by NTP'],
  QuotaExceeded: ['full', 'its quota is used up. Raise it'],
  EntityTooLarge: ['full', 'its quota is used up. Raise it'],
  TimeoutError: ['unavailable', 'it does not answer in time'],
}
/** Answers to HEAD requests have no body with a code. */
const REFUSED: [StorageFault, string] = [
  'refused',
  `${KEYS} are refused, or the clock of this machine is wrong`,
]

/** An error a technician can act on: the SDK's messages name neither bucket nor cause. */
export function bucketFault(bucket: string, error: unknown): StorageError {
  const { name = '', message, code, $metadata } = error as Fault
  const known = FAULTS[name] ?? ($metadata?.httpStatusCode === 403 ? REFUSED : undefined)
  const [fault, why] = known ?? ['unavailable', code ? `it does not answer (${code})` : `${name}: ${message}`]
  return new StorageError(fault, `The bucket ${bucket} cannot be used: ${why}.`, { cause: error })
}
