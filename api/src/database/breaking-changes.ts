import { bareSql, type MigrationFile, statementsOf } from './migration-files.ts'

interface Rule {
  pattern: RegExp
  says: string
  /** Does not apply to a table that the same file creates: it has no rows and no readers yet. */
  unlessNew?: true
}

const NAME = String.raw`(?:only )?"?(?<table>\w+)"?`

/** Changes that would break the program still running while a migration is applied, each with an alternative. */
const RULES: readonly Rule[] = [
  {
    pattern: /^drop (table|view|materialized view|function|type|schema|sequence)\b/i,
    says: 'takes away what the running version reads',
  },
  { pattern: /^alter table .*\bdrop column\b/i, says: 'takes away a column that the running version reads' },
  { pattern: /^alter .*\brename\b/i, says: 'takes away a name: add the new one, write both, then contract' },
  {
    pattern: new RegExp(String.raw`^alter table ${NAME}.*\balter (column )?\w+ (set data )?type\b`, 'i'),
    says: 'changes a type: add a column, fill it, then contract',
    unlessNew: true,
  },
  {
    pattern: new RegExp(String.raw`^alter table ${NAME}.*\badd column (?!.*\bdefault\b).*\bnot null\b`, 'i'),
    says: 'refuses the rows of the running version: give the column a default',
    unlessNew: true,
  },
  {
    pattern: new RegExp(String.raw`^alter table ${NAME}.*\bset not null\b`, 'i'),
    says: 'refuses the rows of a version that leaves it empty',
    unlessNew: true,
  },
  {
    pattern: new RegExp(
      String.raw`^alter table ${NAME}.*\badd constraint (?!.*\bnot valid\b).*\b(check|foreign key|unique|primary key|exclude)\b`,
      'i',
    ),
    says: 'reads the whole table under a lock: add it not valid and validate it in the next file, a unique one by an index made concurrently',
    unlessNew: true,
  },
  {
    pattern: new RegExp(String.raw`^create (unique )?index (?!concurrently).*\bon ${NAME}`, 'i'),
    says: 'stops writes while it reads the table: create index concurrently in a file with "-- statement by statement"',
    unlessNew: true,
  },
  {
    pattern: /^(revoke|lock|truncate)\b/i,
    says: 'takes from the running version what it may do',
    unlessNew: true,
  },
]

/**
 * The statements of a migration that would break the running version, one sentence each. Empty for a file that names
 * the version since which nothing reads what it removes: `-- contract: 1.4 reads groups.size no more`.
 */
export function breakingChanges(file: MigrationFile): string[] {
  if (file.contracts) return []
  const created = new Set(
    [...bareSql(file.text).matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)/gi)].map(
      ([, name]) => name,
    ),
  )
  return statementsOf(file.text).flatMap((statement) =>
    RULES.flatMap(({ pattern, says, unlessNew }) => {
      const found = pattern.exec(statement)
      if (!found) return []
      const table = found.groups?.table ?? / (?:on|table) "?(\w+)/i.exec(statement)?.[1]
      if (unlessNew && table && created.has(table)) return []
      return [`${file.name}: "${statement.slice(0, 80)}" ${says}`]
    }),
  )
}
