import { randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sendAct } from '@sureda/build/ship/release-server'
import { sendRelease } from '@sureda/build/ship/send-release'
import type { RouteContribution } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReleaseServerOfTest, startReleaseServer } from '../testing/release-server.ts'
import { builtRemote, REACT } from '../testing/team-releases.ts'

const ORIGIN = { source: { uri: 'git+https://example.org/walks', commit: 'a'.repeat(40) }, builder: 'test' }
const V = '1.0.0-aaaaaaaa'
const ROUTE: RouteContribution = { path: '/walks', screen: './list', access: 'public', title: 'walks:title' }

let here: ReleaseServerOfTest
let walks: Awaited<ReturnType<ReleaseServerOfTest['team']>>

/** A live remote of another team: `/huts`, the slot of the booking form, members only below `/huts/mine`. */
const HUTS = {
  slots: [{ slot: 'experience.booking', component: './list' as const }],
  guards: [{ path: '/huts/mine/*', access: 'member' as const }],
}

beforeAll(async () => {
  here = await startReleaseServer()
  walks = await here.team('walks', ['mf-walks'])
  const huts = await here.team('huts', ['mf-huts'])
  await sendRelease(huts.server, builtRemote('mf-huts', V, { declaration: HUTS }), ORIGIN)
  await sendAct(huts.server, { action: 'promote', remote: 'mf-huts', version: V })
})
afterAll(() => here.close())

type Content = Parameters<typeof builtRemote>[2]
const declaring = (declaration: NonNullable<Content>['declaration']): Content => ({ declaration })
/** 15 KB that cannot be compressed, most of them from one source. */
const heavy = `/*${randomBytes(11_000).toString('base64')}*/`
const heavyMap = {
  version: 3,
  sources: ['webpack://mf-walks/./src/data/peaks.ts', 'webpack://mf-walks/./node_modules/lodash/lodash.js'],
  names: [],
  mappings: 'AAAA,0BCAA',
}

it.each<[string, Content, string, string]>([
  [
    'that brings a React of its own',
    { script: 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}' },
    'js/1.js brings a React of its own',
    'Import react and react-dom by their names',
  ],
  [
    'for another React',
    { shared: REACT.replace('^19.3.1', '^18.2.0') },
    'The release needs react ^18.2.0; the shell has 19.3.1.',
    'Install react ^19.3.1',
  ],
  [
    'for another React, in code that is not minified',
    { shared: REACT.replace('^19.3.1', '^18.2.0').replaceAll(/([:,])/g, '$1 ') },
    'The release needs react ^18.2.0; the shell has 19.3.1.',
    'Install react ^19.3.1',
  ],
  [
    'that shares a module in its own way',
    { shared: 'shareKey:"react",import:"./react.js",requiredVersion:"^19.3.1"' },
    'The release shares react in its own way; only the shell provides it.',
    'Build with the preset of @sureda/build',
  ],
  [
    'that takes what the shell does not provide',
    { shared: REACT.replace('"react"', '"lodash"') },
    'The release takes lodash from the shell, which does not provide it.',
    'Import a module of the shell API',
  ],
  [
    'of another preset',
    { preset: '' },
    'was not built by the preset of @sureda/build',
    'Install @sureda/build',
  ],
  [
    'of a version of a package that does not exist',
    { preset: '9.9.9' },
    '@sureda/build 9.9.9 does not exist here',
    'Install @sureda/build ^1.0.0',
  ],
  [
    'for another shell API',
    declaring({ requires: { shellApi: '^9.0.0' } }),
    `needs shell API ^9.0.0, but the shell has ${SHELL_API_VERSION}`,
    'build and ship it again',
  ],
  [
    'with an address that another remote has',
    declaring({ routes: [{ ...ROUTE, path: '/huts' }], nav: [] }),
    'routes.0.path /huts is also routes.0 of mf-huts/remote.json.',
    'One of them needs another address.',
  ],
  [
    'with an address of the shell',
    declaring({ routes: [{ ...ROUTE, path: '/releases/walks' }], nav: [] }),
    'routes.0.path /releases/walks belongs to the shell',
    'Choose another.',
  ],
  [
    'with the slot of another remote',
    declaring({ slots: HUTS.slots }),
    'slots.0.slot "experience.booking" is also filled by mf-huts/remote.json.',
    'A slot has one remote, choose another.',
  ],
  [
    'below the guard of another remote',
    declaring({ routes: [{ ...ROUTE, path: '/huts/mine/walks' }], nav: [] }),
    'routes.0.access of /huts/mine/walks is public, but mf-huts/remote.json guards /huts/mine/* for member.',
    'Agree on one.',
  ],
  [
    'that guards the address of another remote',
    declaring({ guards: [{ path: '/huts', access: 'staff' }] }),
    'guards.0.path /huts covers /huts, routes.0 of mf-huts/remote.json, which is public.',
    'Guard only addresses of this remote.',
  ],
  [
    'with the namespace of another remote',
    declaring({ i18n: { namespace: 'huts' }, routes: [{ ...ROUTE, title: 'huts:title' }], nav: [] }),
    'i18n.namespace "huts" is also that of mf-huts/remote.json.',
    'Choose another.',
  ],
  [
    'that calls what the API does not have',
    declaring({ routes: [{ ...ROUTE, preloadApi: ['/api/v1/peaks'] }] }),
    '/api/v1/peaks is no GET of the table of calls',
    'Correct it, or add the call first.',
  ],
  [
    'with a screen that was not built',
    declaring({ routes: [ROUTE, { ...ROUTE, path: '/walks/map', screen: './map' }] }),
    './map is declared, but no file of the build has it.',
    'build and ship it again',
  ],
  [
    'without one of the languages',
    { texts: { de: null } },
    'locales/de.json is missing or unreadable.',
    'Add the texts in this language',
  ],
  [
    'with texts nested so deep that they exhaust who walks through them',
    { texts: { nl: JSON.parse(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`) } },
    'locales/nl.json is missing or unreadable.',
    'Add the texts in this language',
  ],
  [
    'with a range as long as a book',
    declaring({ requires: { shellApi: `^2.0.0${' || ^2.0.0'.repeat(1_000)}` } }),
    'requires.shellApi must NOT have more than 100 characters',
    'Correct it',
  ],
  [
    'with a text that one language lacks',
    { texts: { nl: {}, es: { title: 'x', more_one: 'y', more_other: 'z' } } },
    'locales/nl.json lacks "title" and 1 more, which another language has.',
    'Add the texts in this language',
  ],
  [
    'with a raw colour in a style sheet',
    { css: '.walks0000-loud-x{color:red}' },
    'css/1.css: .walks0000-loud-x has a colour by name.',
    'use a token: var(--color-…)',
  ],
  [
    'with a raw colour inside of a condition of a rule',
    { css: '.walks0000-wide-x{margin:0;@media (width>1px){color:red}}' },
    'css/1.css: .walks0000-wide-x has a colour by name.',
    'use a token: var(--color-…)',
  ],
  [
    'with a rule outside of its layer, inside of a condition',
    { css: '}@media all{.walks0000-over-x{margin:0}' },
    'css/1.css: .walks0000-over-x has no layer.',
    'Build with the preset',
  ],
  [
    'with a style sheet of another address',
    { css: '}@import url(//example.org/x.css);@media all{' },
    'css/1.css: @import url(//example.org/x.css) has rules of another file.',
    'Import the sheet from code.',
  ],
  [
    'with a rule for the whole page',
    { css: 'body{margin:0}' },
    'css/1.css: body has a rule for the whole page.',
    'a remote styles only its own elements',
  ],
  [
    'with a raw colour in a style attribute',
    { script: 'jsx("p",{style:{color:"#f00"}})' },
    'src/list/list-screen.tsx:12 has a raw colour in a style attribute: color: #f00.',
    'Use a token: var(--color-…)',
  ],
  [
    'with a raw colour in the text of an element',
    { script: 'node.innerHTML="<p style=\'background:rgb(1,2,3)\'>"' },
    'has a raw colour in a style attribute: style: background:rgb(1,2,3).',
    'Use a token',
  ],
  [
    'with an entry of 15 KB',
    { entry: heavy, map: heavyMap },
    'It is filled by lodash 14.',
    'Import only from screens and slots',
  ],
])('refuses a release %s, with the reason and the fix', async (_what, content, reason, fix) => {
  const sending = sendRelease(walks.server, builtRemote('mf-walks', V, content), ORIGIN)
  const message = await sending.then(
    () => 'it was shipped',
    (error: Error) => error.message,
  )
  expect(message).toContain(reason)
  expect(message).toContain(fix)
  expect(await here.releases.has('mf-walks', V)).toBe(false)
  expect(await here.rollouts.releases('mf-walks')).toEqual([])
})

it('refuses files that were changed after the build, added to it, or left out', async () => {
  const changed = builtRemote('mf-walks', V)
  appendFileSync(path.join(changed, 'js/1.js'), ';more()')
  await expect(sendRelease(walks.server, changed, ORIGIN)).rejects.toThrow(
    'js/1.js does not have the hash that the build recorded.',
  )
  const added = builtRemote('mf-walks', V)
  writeFileSync(path.join(added, 'page.html'), '<script>alert(1)</script>')
  await expect(sendRelease(walks.server, added, ORIGIN)).rejects.toThrow(
    'page.html is not a file that the preset writes.',
  )
  const other = builtRemote('mf-walks', V)
  writeFileSync(path.join(other, 'mf-manifest.json'), '{"name":"mf_walks"}')
  await expect(sendRelease(walks.server, other, ORIGIN)).rejects.toThrow(
    'mf-manifest.json does not have the form that the preset gives it.',
  )
})

it('believes no size that the sender says: entry and hashes are computed from the files', async () => {
  const dist = builtRemote('mf-walks', '1.0.1-aaaaaaaa')
  const file = path.join(dist, 'release.json')
  const record = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...record, sizes: { entry: 1, exposes: {} }, base: '/mf/mf-huts/x/' }))
  await sendRelease(walks.server, dist, ORIGIN)
  const stored = await here.releases.record('mf-walks', '1.0.1-aaaaaaaa')
  expect(stored?.sizes).toEqual(record.sizes)
  expect(stored?.base).toBe('/mf/mf-walks/1.0.1-aaaaaaaa/')
})
