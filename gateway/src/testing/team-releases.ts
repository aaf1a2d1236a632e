import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRESET_VERSION, releaseOf, sha256 } from '@sureda/build/release'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { MfManifest, RemoteDeclaration, RemoteName } from '@sureda/contract/remote/registry'
import { tempDir } from './fixtures.ts'

export const REACT = 'shareKey:"react",import:null,requiredVersion:"^19.3.1",strictVersion:!0,singleton:!0'

interface Content {
  declaration?: Partial<RemoteDeclaration>
  /** Texts of one language, or null for a language that is missing. */
  texts?: Partial<Record<Locale, object | null>>
  /** More text of the entry, of the screen and of its style sheet. */
  entry?: string
  script?: string
  css?: string
  preset?: string
  shared?: string
  /** Sources of the entry: name and where its part begins. */
  map?: object
}

/** The folder `dist` of a remote with one screen at `/<name>`, as the preset leaves it. */
export function builtRemote(name: RemoteName, version: string, content: Content = {}): string {
  const short = name.slice(3)
  const container = name.replaceAll('-', '_')
  const globalName = `${container}_${version.replaceAll(/\W/g, '_')}`
  const declaration: RemoteDeclaration = {
    name,
    requires: { shellApi: '^2.0.0' },
    routes: [{ path: `/${short}`, screen: './list', access: 'public', title: `${short}:title` }],
    slots: [],
    nav: [{ in: 'side-menu', path: `/${short}`, label: `${short}:title`, icon: 'leaf', order: 1 }],
    i18n: { namespace: short },
    ...content.declaration,
  }
  const script = Buffer.from(`export const list = 1;${content.script ?? ''}`)
  const css = Buffer.from(
    `@layer remote{.${short}0000-list-a1b2c{color:var(--color-text)}${content.css ?? ''}}`,
  )
  const entry = Buffer.from(
    `window.${globalName}={${content.shared ?? REACT}};` +
      `t.sriHashes={1:"${sha256(script)}"};t.sriCssHashes={1:"${sha256(css)}"};${content.entry ?? ''}`,
  )
  const files = new Map<string, Buffer>([
    ['remoteEntry.0a1b2c3d.js', entry],
    ['remoteEntry.0a1b2c3d.js.map', Buffer.from(JSON.stringify(content.map ?? EMPTY_MAP))],
    ['js/1.js', script],
    ['js/1.js.map', Buffer.from(JSON.stringify(SCREEN_MAP))],
    ['css/1.css', css],
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifestOf(container, globalName)))],
  ])
  for (const locale of LOCALES) {
    const texts = content.texts?.[locale] === undefined ? { title: `Title ${locale}` } : content.texts[locale]
    if (texts) files.set(`locales/${locale}.00000000.json`, Buffer.from(JSON.stringify(texts)))
  }
  const record = releaseOf({
    declaration: content.texts ? { ...declaration, nav: [] } : declaration,
    version,
    base: `/mf/${name}/${version}/`,
    files: [...files].map(([file, body]) => ({ name: file, content: body })),
    integrity: true,
    consumed: new Map([['list', ['react']]]),
    preset: content.preset ?? PRESET_VERSION,
  })
  files.set('release.json', Buffer.from(JSON.stringify(record)))
  const dist = tempDir('dist')
  for (const [file, body] of files) {
    mkdirSync(path.join(dist, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(dist, file), body)
  }
  return dist
}

const manifestOf = (container: string, globalName: string): MfManifest => ({
  id: container,
  name: container,
  metaData: {
    name: container,
    type: 'app',
    globalName,
    publicPath: 'auto',
    buildInfo: { buildVersion: '1.0.0', buildName: container },
    remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '', type: 'window' },
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: `${container}:list`,
      name: 'list',
      path: './list',
      assets: { js: { sync: ['js/1.js'], async: [] }, css: { sync: ['css/1.css'], async: [] } },
    },
  ],
})

const EMPTY_MAP = { version: 3, sources: [], names: [], mappings: '' }
/** The first character of the screen is line 12 of its source. */
const SCREEN_MAP = {
  version: 3,
  sources: ['webpack://mf-walks/./src/list/list-screen.tsx'],
  names: ['showList'],
  mappings: 'AAWAA',
}
