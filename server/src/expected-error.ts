import { BackupError } from '@sureda/api/backup/backup-error'
import { DatabaseInUseError } from '@sureda/api/database/embedded-lock'
import { UnusableDatabaseError } from '@sureda/api/database/unusable-database'
import { PeopleError } from '@sureda/api/modules/members/people/people.service'
import { ConfigError } from '@sureda/api/setting'
import { StorageError } from '@sureda/api/storage/storage-error'
import { ShipError } from '@sureda/build/ship/release-server'
import { ReleaseStoreError } from '@sureda/gateway/releases/release-store'
import { RolloutError } from '@sureda/gateway/rollout/rollout'
import { PackError } from '@sureda/territories/faults'
import { CommandError } from './command.ts'
import { systemFault } from './system-faults.ts'

/** Errors whose message tells a person what to do. */
const EXPECTED = [
  CommandError,
  BackupError,
  StorageError,
  ConfigError,
  DatabaseInUseError,
  StorageError,
  UnusableDatabaseError,
  PeopleError,
  RolloutError,
  ReleaseStoreError,
  ShipError,
  PackError,
]

/** The message of an error that a person can act on; undefined for a bug of the program. */
export function expectedSentence(error: unknown): string | undefined {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message
  // thrown by `Context.signal`
  if (error instanceof DOMException && error.name === 'AbortError') return 'Stopped. Nothing was changed.'
  return systemFault(error)
}
