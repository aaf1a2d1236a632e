import { z } from 'zod'

/** Incremented when older programs can no longer read a backup. */
export const BACKUP_FORMAT = 1

const part = z.object({
  /** Key relative to the backup. */
  name: z.string(),
  bytes: z.number().int(),
  /** Hash of the stored bytes, so that an encrypted backup can be checked without the key. */
  sha256: z.string(),
})

export const manifestSchema = z.object({
  format: z.number().int(),
  /** Version of the program that wrote the backup. */
  program: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** Database time of the snapshot, ISO 8601. */
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Public keys (age) it is encrypted for; none: not encrypted. */
  recipients: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** `RowSum` of the rows. */
      sum: z.string(),
      parts: z.array(part),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    parts: z.array(part),
    /** Uploads that a row names but that were deleted before the files were read. */
    gone: z.array(z.string()),
  }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof part>

export const partsOf = ({ tables, files }: Manifest): Part[] => [
  ...tables.flatMap(({ parts }) => parts),
  ...files.parts,
]
