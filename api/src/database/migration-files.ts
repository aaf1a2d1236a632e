import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle/', import.meta.url))

export interface MigrationFile {
  name: string
  text: string
  hash: string
  /** It removes what an older program reads (`-- contract: …`); an older program does not start afterwards. */
  contracts: boolean
  /**
   * The single statements of a file that must run outside a transaction (`-- statement by statement`), such as `create
   * index concurrently`.
   */
  statements: readonly string[] | undefined
}

/** The migration files by number; throws if two have the same. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort()
  for (const [index, name] of files.entries()) {
    if (files[index + 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`Two migrations have the number of ${name}`)
  }
  return files.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return {
      name,
      text,
      hash: createHash('sha256').update(text).digest('hex'),
      contracts: /^-- contract: /m.test(text),
      statements: /^-- statement by statement/m.test(text) ? statementsOf(text) : undefined,
    }
  })
}

/** SQL without comments, function bodies and strings, for rules about statements. */
export const bareSql = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")

/** The statements of a text, which must not contain a semicolon in a string or function. */
export const statementsOf = (text: string): string[] =>
  bareSql(text)
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)
