import { z } from 'zod'

/** Raised when an older program could not read a backup any more. */
export const BACKUP_FORMAT = 1

const part = z.object({
  /** Key below the backup. */
  name: z.string(),
  bytes: z.number().int(),
  /** Of the bytes as they are stored, so that they are checked without a key. */
  sha256: z.string(),
})

export const manifestSchema = z.object({
  format: z.number().int(),
  /** Version of the program that wrote it. */
  program: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** Time of the database at which everything was as it is in here, ISO 8601. */
  takenAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Public keys (age) that it is encrypted for; none: not encrypted. */
  recipients: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      /** `RowSum` of its rows. */
      sum: z.string(),
      parts: z.array(part),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    parts: z.array(part),
    /** Uploads that a row names and that were deleted between the rows and the files. */
    gone: z.array(z.string()),
  }),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof part>

export const partsOf = ({ tables, files }: Manifest): Part[] => [
  ...tables.flatMap(({ parts }) => parts),
  ...files.parts,
]
