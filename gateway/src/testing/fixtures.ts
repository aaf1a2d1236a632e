import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import { PRESET_VERSION, sha384 } from '@sureda/build/release'
import { readDeclaration } from '@sureda/build/remote-declaration'
import { ROOT } from '@sureda/build/workspace'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { ReleaseRecord, RemoteName } from '@sureda/contract/remote/registry'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { fallbackTenant } from '../tenant/fallback-tenant.ts'

export const tempDir = (name: string): string => mkdtempSync(path.join(tmpdir(), `sureda-${name}-`))

/** A tenant as the API answers it. */
export function aTenant(change: Partial<Tenant> = {}): Tenant {
  return {
    ...fallbackTenant('gavarres.localhost'),
    id: 'gavarres',
    name: 'Suro Viu',
    claim: 'Cork & stories',
    claims: null,
    known: true,
    locale: 'ca',
    branding: {
      ...fallbackTenant('x').branding,
      favicon: { ico: 'gavarres/favicon.ico', png: 'gavarres/icon-512.png', svg: 'gavarres/icon.svg' },
    },
    map: {
      center: [41.9, 2.9],
      zoom: 11,
      bounds: [
        [41.8, 2.7],
        [42, 3.1],
      ],
      layers: [
        { id: 'street', url: 'https://{s}.tile.example.org/{z}/{x}/{y}.png', attribution: '', max_zoom: 19 },
        { id: 'satellite', url: 'https://sat.example.com/{z}/{x}/{y}', attribution: '', max_zoom: 18 },
      ],
    },
    ...change,
  }
}

/** A release with its files, as a build writes it. */
export function aRelease(
  name: RemoteName,
  version: string,
  change: Partial<ReleaseRecord> = {},
): { record: ReleaseRecord; files: Map<string, Buffer> } {
  const expose = `${name.slice(3)}-list`
  const locales = Object.fromEntries(LOCALES.map((locale) => [locale, `locales/${locale}.00000000.json`]))
  const contents = new Map<string, Buffer>([
    ['remoteEntry.11111111.js', Buffer.from(`/* ${name} ${version} */${'x'.repeat(400)}`)],
    [`js/${expose}.22222222.js`, Buffer.from('screen')],
    [`css/${expose}.33333333.css`, Buffer.from('.a{}')],
    [`js/${expose}.22222222.js.map`, Buffer.from('{}')],
    ...Object.values(locales).map((file): [string, Buffer] => [file, Buffer.from('{"title":"x"}')]),
  ])
  const container = name.replaceAll('-', '_')
  const record: ReleaseRecord = {
    format: 1,
    name,
    version,
    base: `/mf/${name}/${version}/`,
    builtAt: '2026-11-21T00:00:00.000Z',
    preset: PRESET_VERSION,
    manifest: {
      id: container,
      name: container,
      metaData: {
        name: container,
        type: 'app',
        globalName: `${container}_${version.replaceAll(/\W/g, '_')}`,
        publicPath: 'auto',
        buildInfo: { buildVersion: '1.0.0', buildName: name },
        remoteEntry: { name: 'remoteEntry.11111111.js', path: '', type: 'window' },
      },
      shared: [],
      remotes: [],
      exposes: [
        {
          id: `${container}:${expose}`,
          name: expose,
          path: `./${expose}`,
          assets: {
            js: { sync: [`js/${expose}.22222222.js`], async: [] },
            css: { sync: [`css/${expose}.33333333.css`], async: [] },
          },
        },
      ],
    },
    integrity: Object.fromEntries([...contents].map(([file, body]) => [file, sha384(body)])),
    requires: { shellApi: '^1.0.0' },
    contributes: {
      routes: [
        {
          path: `/${name.slice(3)}/:id`,
          screen: `./${expose}`,
          access: 'public',
          title: `${name.slice(3)}:title`,
          preloadApi: [`/api/v1/${name.slice(3)}/:id`],
          previewApi: `/api/v1/${name.slice(3)}/:id`,
          itemsApi: ['/api/v1/routes?per_page=100'],
          packs: ['route'],
        },
        {
          path: `/${name.slice(3)}/week`,
          screen: `./${expose}`,
          access: 'public',
          title: `${name.slice(3)}:title`,
          preloadApi: [`/api/v1/${name.slice(3)}?from=:weekFrom&to=:weekTo`],
        },
      ],
      slots: [],
      nav: [],
      i18n: { namespace: name.slice(3), files: locales as Record<Locale, string> },
    },
    sizes: { entry: 7_000, exposes: { [`./${expose}`]: 1_000 } },
    consumes: { [`./${expose}`]: ['react', '@sureda/ui/base'] },
    ...change,
  }
  return { record, files: new Map([...contents, ['release.json', Buffer.from(JSON.stringify(record))]]) }
}

/** A release with the declarations of a remote of this checkout. */
export function aReleaseOf(name: RemoteName): ReturnType<typeof aRelease> {
  const { routes, slots, nav, guards, i18n } = readDeclaration(path.join(ROOT, name))
  const { i18n: texts } = aRelease(name, '1.0.0-aaaaaaaa').record.contributes
  const contributes = { routes, slots, nav, guards, i18n: { ...texts, ...i18n } }
  return aRelease(name, '1.0.0-aaaaaaaa', { contributes })
}

/** A folder like `shell/dist`. */
export function aShell(): string {
  const dir = tempDir('shell')
  const files: ShellFiles = {
    format: 1,
    version: '1.0.0-5he11000',
    js: ['assets/js/vendor.aaaaaaaa.js', 'assets/js/main.bbbbbbbb.js'],
    css: ['assets/css/main.cccccccc.css'],
    shared: {
      '@sureda/ui/base': { js: ['assets/js/card.dddddddd.js'], css: ['assets/css/card.eeeeeeee.css'] },
    },
    screens: { 'welcome-screen': { js: ['assets/js/welcome.ffffffff.js'], css: [] } },
    locales: Object.fromEntries(LOCALES.map((locale) => [locale, `assets/locales/${locale}.00000000.json`])),
    integrity: { 'assets/js/vendor.aaaaaaaa.js': sha384(Buffer.from('vendor')) },
    precache: [],
  }
  mkdirSync(path.join(dir, 'assets/js'), { recursive: true })
  writeFileSync(path.join(dir, 'assets/js/vendor.aaaaaaaa.js'), 'vendor')
  writeFileSync(path.join(dir, 'assets/js/vendor.aaaaaaaa.js.map'), '{}')
  writeFileSync(path.join(dir, 'sw.js'), 'worker')
  writeFileSync(path.join(dir, 'shell.json'), JSON.stringify(files))
  return dir
}
