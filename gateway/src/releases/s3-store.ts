import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { contentType } from '../static/content-type.ts'
import { withBrotli } from './brotli-copies.ts'
import {
  assertNames,
  assertPrivateName,
  isVersion,
  type PrivateFile,
  privateFolder,
  type ReleaseStore,
  ReleaseStoreError,
  readRecord,
} from './release-store.ts'

export interface S3Options {
  bucket: string
  region: string
  /** Only for stores other than Amazon's. */
  endpoint?: string
  accessKeyId?: string
  secretAccessKey?: string
}

const PRIVATE = 'private/'
const YEAR = 'public, max-age=31536000, immutable'

/** Releases as objects `mf/<remote>/<version>/<file>` of any S3-compatible bucket. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Options): ReleaseStore {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // other vendors' stores reject the newer default checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const keyOf = (remote: string, version: string, file: string) => {
    assertNames(remote, version, file)
    return `mf/${remote}/${version}/${file}`
  }

  const get = async (Key: string): Promise<Buffer | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }))
      return Body ? Buffer.from(await Body.transformToByteArray()) : undefined
    } catch (error) {
      if (isMissing(error)) return undefined
      throw inWords(error)
    }
  }
  const has = async (Key: string) => {
    try {
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw inWords(error)
    }
  }
  const list = async (Prefix: string, Delimiter?: string) => {
    const found: { files: PrivateFile[]; folders: string[] } = { files: [], folders: [] }
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix, Delimiter, ContinuationToken }),
      )
      found.files.push(
        ...(page.Contents ?? []).flatMap(({ Key, Size = 0, LastModified = new Date() }) =>
          Key ? [{ name: Key, bytes: Size, at: LastModified }] : [],
        ),
      )
      found.folders.push(...(page.CommonPrefixes ?? []).flatMap((entry) => entry.Prefix ?? []))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return found
  }

  const put = (object: ConstructorParameters<typeof PutObjectCommand>[0]) =>
    client.send(new PutObjectCommand(object)).catch((error: unknown) => {
      throw inWords(error)
    })
  const remove = async (keys: readonly string[]) => {
    // one request removes up to a thousand
    for (let from = 0; from < keys.length; from += 1_000)
      await client.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: keys.slice(from, from + 1_000).map((Key) => ({ Key })), Quiet: true },
        }),
      )
  }
  const privateKey = (name: string) => {
    assertPrivateName(name)
    return `${PRIVATE}${name}`
  }

  return {
    private: {
      get: (name) => get(privateKey(name)),
      put: async (name, Body) => void (await put({ Bucket: bucket, Key: privateKey(name), Body })),
      list: async (folder) =>
        (await list(`${privateKey(folder)}/`)).files.map((file) => ({
          ...file,
          name: file.name.slice(PRIVATE.length),
        })),
      remove: (names) => remove(names.map(privateKey)),
    },
    has: (remote, version) => has(keyOf(remote, version, 'release.json')),
    put: async (remote, version, files) => {
      if (await has(keyOf(remote, version, 'release.json')))
        throw new ReleaseStoreError(`${remote} ${version} is in the store already and never changes.`)
      // release.json last: it makes the release exist
      const all = [...(await withBrotli(files))].sort(
        ([a], [b]) => Number(a === 'release.json') - Number(b === 'release.json'),
      )
      for (const [name, Body] of all) {
        await put({
          Bucket: bucket,
          Key: keyOf(remote, version, name),
          Body,
          ContentType: contentType(name.replace(/\.br$/, '')),
          CacheControl: YEAR,
          ...(name.endsWith('.br') ? { ContentEncoding: 'br' } : {}),
        })
      }
    },
    record: async (remote, version) => {
      const text = await get(keyOf(remote, version, 'release.json'))
      return text && readRecord(remote, version, text)
    },
    file: async (remote, version, name, brotli) => {
      const compressed = brotli ? await get(keyOf(remote, version, `${name}.br`)) : undefined
      if (compressed) return { body: compressed, encoding: 'br' }
      const body = await get(keyOf(remote, version, name))
      return body && { body }
    },
    versions: async (remote) => {
      const { folders } = await list(`mf/${remote}/`, '/')
      const names = folders.flatMap((prefix) => prefix.split('/').at(-2) ?? []).filter(isVersion)
      const whole = await Promise.all(names.map((name) => has(keyOf(remote, name, 'release.json'))))
      return names.filter((_name, index) => whole[index]).sort()
    },
    remove: async (remote, version) => {
      const [open, hidden] = [
        await list(`mf/${remote}/${version}/`),
        await list(`${PRIVATE}${privateFolder(remote, version)}/`),
      ]
      await remove([...open.files, ...hidden.files].map(({ name }) => name))
    },
  }
}

/** An error a person can act on: the SDK's messages name neither bucket nor cause. */
function inWords(error: unknown): ReleaseStoreError {
  const { name, message, code, $metadata } = error as Error & Fault
  // answers to HEAD have no body with an error code
  const isRefused = $metadata?.httpStatusCode === 403 && !FAULTS[name]
  const why =
    FAULTS[isRefused ? 'Refused' : name] ?? (code ? `it does not answer (${code})` : `${name}: ${message}`)
  return new ReleaseStoreError(`The bucket of the release store cannot be used: ${why}.`, { cause: error })
}

const FAULTS: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET does not exist',
  AccessDenied: 'S3_ACCESS_KEY_ID may not do this',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the right one',
  CredentialsProviderError: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are missing',
  Refused: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused',
}

interface Fault {
  code?: string
  $metadata?: { httpStatusCode?: number }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as Error & Fault
  return name !== 'NoSuchBucket' && (name === 'NoSuchKey' || $metadata?.httpStatusCode === 404)
}
