import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { bucketFault, isMissing } from './bucket-faults.ts'
import { assertObjectKey, type ObjectStore } from './object-store.ts'
import { StorageError } from './storage-error.ts'

export interface Bucket {
  name: string
  region: string
  /** Only for S3-compatible stores other than Amazon's. */
  endpoint?: string
  accessKeyId?: string
  secretAccessKey?: string
  /** For a small object; larger ones get more time. */
  answersWithinMs?: number
}

/** Less than the 10 s of a request, so that its answer can say why; less than 250 kB/s counts as no answer. */
const ANSWERS_WITHIN_MS = 4_000
const BYTES_PER_MS = 250
/** A store that did not answer is not asked again for this time, because every request would wait for it. */
const REST_MS = 1_000
/** Concurrent removals. */
const AT_ONCE = 8

const hashOf = (algorithm: 'md5' | 'sha256', body: Uint8Array) => createHash(algorithm).update(body).digest()

/**
 * Objects of an S3-compatible bucket. Uses only what every such store supports: put, get, head, list, delete. OpenStack
 * Swift refuses conditional writes and bulk removal.
 */
export function bucketObjects({
  name: Bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  answersWithinMs = ANSWERS_WITHIN_MS,
}: Bucket): ObjectStore {
  const client = new S3Client({
    region,
    maxAttempts: 2,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // other vendors' stores reject the newer default checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  let restsUntil = 0

  const within = async <T>(work: (abortSignal: AbortSignal) => Promise<T>, bytes = 0): Promise<T> => {
    if (performance.now() < restsUntil) throw bucketFault(Bucket, { name: 'TimeoutError' })
    const signal = AbortSignal.timeout(answersWithinMs + Math.round(bytes / BYTES_PER_MS))
    try {
      return await work(signal)
    } catch (error) {
      if (error instanceof StorageError) throw error
      if (signal.aborted) restsUntil = performance.now() + REST_MS
      throw bucketFault(Bucket, signal.aborted ? { name: 'TimeoutError', cause: error } : error)
    }
  }
  const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      if (!isMissing(error)) throw error
      return undefined
    })

  const get = (Key: string, bytes?: number): Promise<Buffer | undefined> => {
    assertObjectKey(Key)
    return within(async (abortSignal) => {
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal }))
      if (!found) return undefined
      const body = await readAll(found.Body, abortSignal)
      const sha256 = found.Metadata?.sha256
      if (
        body.length !== (found.ContentLength ?? body.length) ||
        (sha256 && sha256 !== hashOf('sha256', body).toString('hex'))
      )
        throw new StorageError(
          'damaged',
          `The bucket ${Bucket} answers other bytes for ${Key} than were stored.`,
        )
      return body
    }, bytes)
  }

  return {
    kind: 'bucket',
    put: async (Key, body, headers = {}) => {
      assertObjectKey(Key)
      const command = new PutObjectCommand({
        Bucket,
        Key,
        Body: body,
        ContentType: headers.contentType,
        CacheControl: headers.cacheControl,
        ContentEncoding: headers.contentEncoding,
        // lets the store refuse data changed in transit; the other hash is for readers
        ContentMD5: hashOf('md5', body).toString('base64'),
        Metadata: { sha256: hashOf('sha256', body).toString('hex') },
      })
      await within((abortSignal) => client.send(command, { abortSignal }), body.length)
      // read back before the database refers to it, because a store may falsely confirm a write
      if (!(await get(Key, body.length))?.equals(body))
        throw new StorageError('damaged', `The bucket ${Bucket} has not stored ${Key}, although it says so.`)
    },
    get: (key) => get(key),
    has: async (Key) => {
      assertObjectKey(Key)
      const found = await within((abortSignal) =>
        unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })),
      )
      return found !== undefined
    },
    list: async function* (folder) {
      assertObjectKey(folder)
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken })
        const page = await within((abortSignal) => client.send(command, { abortSignal }))
        for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key, bytes: Size, at: LastModified }
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += AT_ONCE)
        await Promise.all(
          keys.slice(from, from + AT_ONCE).map((Key) => {
            assertObjectKey(Key)
            return within((abortSignal) =>
              unlessMissing(client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal })),
            )
          }),
        )
    },
  }
}

/** The SDK's own reader ignores the abort signal. */
async function readAll(body: unknown, signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('an answer without a body')
  const parts: Buffer[] = []
  for await (const part of addAbortSignal(signal, body)) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
