import type { ObjectStore } from '../storage/object-store.ts'
import { DamagedBackupError } from './backup-error.ts'
import type { RowSource } from './load.ts'
import type { Manifest } from './manifest.ts'
import { readPart } from './parts.ts'
import { RowCounter } from './rows.ts'

type Decrypt = (bytes: Uint8Array) => Promise<Uint8Array>

/** The rows of a backup. Reading throws `BackupError` if they do not match the manifest. */
export function backupRows(store: ObjectStore, manifest: Manifest, decrypt: Decrypt): RowSource {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  return {
    migrations: manifest.migrations,
    tables: new Map(manifest.tables.map(({ name, columns }) => [name, columns])),
    lines: async function* (name) {
      const table = tables.get(name)
      const counter = new RowCounter()
      for (const part of table?.parts ?? []) {
        const lines = (await readPart(store, part, decrypt)).toString('utf8').trimEnd().split('\n')
        for (const line of lines) counter.add(line)
        yield lines
      }
      const { rows, sum } = counter.total
      if (rows !== (table?.rows ?? 0) || sum !== (table?.sum ?? '0'))
        throw new DamagedBackupError(
          `The backup is damaged: ${name} has not the rows that its manifest says.`,
        )
    },
    sequences: async () => manifest.sequences,
  }
}
