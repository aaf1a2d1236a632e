import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { afterAll, expect, it } from 'vitest'
import { ENTRY_LIMIT, EXPOSE_LIMIT, OWN_RUNTIME_LIMIT, releaseFaults, SERVER_LIMIT } from './release-check.ts'

const dir = mkdtempSync(path.join(import.meta.dirname, '../../.test-'))
cpSync(path.join(import.meta.dirname, '../../fixtures/mf-one/src'), path.join(dir, 'src'), {
  recursive: true,
})
afterAll(() => rmSync(dir, { recursive: true }))

const good = {
  name: 'mf-one',
  version: '1.0.0-aaaaaaaa',
  requires: { shellApi: '^2.0.0' },
  sizes: { entry: 7_000, exposes: { './first': 1_000 } },
  consumes: { './first': ['react'] },
  integrity: { 'entry.js': 'sha384-x', 'first.js': 'sha384-x' },
  manifest: {
    metaData: { remoteEntry: { name: 'entry.js' } },
    exposes: [{ assets: { js: { sync: ['first.js'] } } }],
  },
} as unknown as ReleaseRecord

it('accepts a valid release', () => {
  expect(releaseFaults(good, dir)).toEqual([])
})

it.each<[string, Partial<ReleaseRecord>, string]>([
  [
    'another shell API',
    { requires: { shellApi: '^9.0.0' } },
    `needs shell API ^9.0.0, but the shell has ${SHELL_API_VERSION}`,
  ],
  ['a heavy entry', { sizes: { entry: ENTRY_LIMIT + 1, exposes: {} } }, 'an entry of 9.0 KB'],
  [
    'a heavy entry with a runtime of its own',
    { runtime: 'own', sizes: { entry: OWN_RUNTIME_LIMIT + 1_024, exposes: {} } },
    'an entry of 46.0 KB gzip, the limit with a runtime of its own is 45.0 KB',
  ],
  [
    'a heavy screen',
    { sizes: { entry: 1, exposes: { './first': EXPOSE_LIMIT + 1_024 } } },
    'with ./first, the limit is',
  ],
  [
    'a heavy server half',
    { sizes: { entry: 1, exposes: {}, server: SERVER_LIMIT + 1_024 } },
    'a server half of 201.0 KB gzip, the limit is 200.0 KB',
  ],
  ['an unknown shared module', { consumes: { './first': ['lodash'] } }, 'takes lodash from the shell'],
  ['a missing hash', { integrity: {} }, 'no integrity hash for entry.js'],
])('refuses %s', (_what, change, sentence) => {
  expect(releaseFaults({ ...good, ...change }, dir).join()).toContain(sentence)
})

it('refuses style sheets with rules outside of their remote', () => {
  writeFileSync(path.join(dir, 'src/first/loud.module.css'), '.a { color: #f00 }')
  expect(releaseFaults(good, dir)).toEqual([
    'mf-one src/first/loud.module.css:1 has a raw colour, use a token: var(--color-…).',
  ])
})
