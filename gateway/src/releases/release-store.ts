import type { ReleaseRecord, RemoteName } from '@sureda/contract/remote/registry'

export interface StoredFile {
  body: Buffer
  /** `br` when the body is compressed with brotli. */
  encoding?: 'br'
}

/** Files that are never served: uploads under way, source maps, provenance. Names are paths below one folder. */
export interface PrivateFiles {
  get(name: string): Promise<Buffer | undefined>
  put(name: string, body: Buffer): Promise<void>
  list(folder: string): Promise<PrivateFile[]>
  remove(names: readonly string[]): Promise<void>
}

export interface PrivateFile {
  name: string
  bytes: number
  at: Date
}

/**
 * Immutable releases: a version is written once. Text files are also stored as `<file>.br`, so that gateways never
 * compress them.
 */
export interface ReleaseStore {
  has(remote: RemoteName, version: string): Promise<boolean>
  /** Writes all files, `release.json` last: a release without it does not exist. */
  put(remote: RemoteName, version: string, files: ReadonlyMap<string, Buffer>): Promise<void>
  record(remote: RemoteName, version: string): Promise<ReleaseRecord | undefined>
  /** One file as stored; the `br` form if the client accepts brotli and the store has it. */
  file(remote: RemoteName, version: string, name: string, brotli: boolean): Promise<StoredFile | undefined>
  /** Removes the release with its private files. */
  remove(remote: RemoteName, version: string): Promise<void>
  private: PrivateFiles
}

/** Private files of one release. */
export const privateFolder = (remote: string, version: string): string => `releases/${remote}/${version}`

export class ReleaseStoreError extends Error {
  override name = 'ReleaseStoreError'
}

const VERSION = /^\d+\.\d+\.\d+-[0-9a-z]+$/
const REMOTE = /^mf-[a-z][a-z0-9]*$/
const FILE = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

export const isRemoteName = (value: string): value is RemoteName => REMOTE.test(value)
export const isVersion = (value: string): boolean => VERSION.test(value)
export const isFileName = (value: string): boolean => FILE.test(value)

/** Names come from addresses and the database; none may escape its release. */
export function assertNames(remote: string, version: string, file?: string): void {
  const good = isRemoteName(remote) && isVersion(version) && (file === undefined || isFileName(file))
  if (!good) throw new ReleaseStoreError(`Not the name of a release file: ${remote} ${version} ${file ?? ''}`)
}

export function assertPrivateName(name: string): void {
  if (!isFileName(name)) throw new ReleaseStoreError(`Not the name of a private file: ${name}`)
}

/** Parses `release.json`. Throws `ReleaseStoreError` if it is incomplete. */
export function readRecord(remote: RemoteName, version: string, text: Buffer): ReleaseRecord {
  try {
    const record = JSON.parse(text.toString('utf8')) as Partial<ReleaseRecord> | null
    if (record?.name === remote && record.version === version && record.manifest && record.contributes)
      return record as ReleaseRecord
  } catch {
    // reported below
  }
  throw new ReleaseStoreError(`release.json of ${remote} ${version} in the store cannot be read.`)
}

/** Whether a stored file may be served. */
export const isServed = (file: string): boolean =>
  !file.endsWith('.map') && !file.startsWith('server/') && !/^(mf-stats|release)\.json$/.test(file)
