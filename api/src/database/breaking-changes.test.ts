import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { releasedHashes } from '../testing/upgrade/released.ts'
import { breakingChanges } from './breaking-changes.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

const RELEASED = releasedHashes()

const file = (text: string): MigrationFile => ({
  name: '9000_x.sql',
  text,
  hash: createHash('sha256').update(text).digest('hex'),
  contracts: /^-- contract: /m.test(text),
  statements: undefined,
})

it('finds every released migration as it was released', () => {
  const now = new Map(readMigrations().map(({ name, hash }) => [name, hash]))
  expect([...RELEASED].filter(([name, hash]) => now.get(name) !== hash)).toEqual([])
})

it('has no unreleased migration that breaks the running version', () => {
  const later = readMigrations().filter(({ name }) => !RELEASED.has(name))
  expect(later.flatMap(breakingChanges)).toEqual([])
})

it.each([
  'drop table groups;',
  'drop view points_drift;',
  'alter table groups drop column people;',
  'alter table groups rename column people to size;',
  'alter table groups rename to parties;',
  'alter table groups alter column people type bigint;',
  'alter table groups add column note text not null;',
  'alter table groups alter column name set not null;',
  'alter table groups add constraint few check (people < 9);',
  'create index groups_ix on groups (tenant_id);',
  'create unique index if not exists groups_uq on groups (tenant_id, name);',
  'lock table groups;',
  'revoke insert on groups from sureda_app;',
])('reports a change that breaks the running version: %s', (statement) => {
  expect(breakingChanges(file(`-- a change\n${statement}`))).toHaveLength(1)
  expect(breakingChanges(file(`-- contract: 1.4 reads it no more\n${statement}`))).toEqual([])
})

it.each([
  'create table visits (id int not null); create index visits_ix on visits (id); revoke all on visits from sureda_app;',
  "alter table groups add column note text not null default '';",
  'alter table groups add column note text;',
  'alter table groups add constraint few check (people < 9) not valid;',
  'create index concurrently groups_ix on groups (tenant_id);',
  'create function f() returns void language plpgsql as $$ begin drop table x; end $$;',
  "-- drop table groups;\nselect 'drop table groups;';",
])('accepts a change that only adds: %s', (text) => {
  expect(breakingChanges(file(text))).toEqual([])
})
