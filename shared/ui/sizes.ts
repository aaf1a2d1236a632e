/**
 * Prints the download size of each component as table rows for the README: `npx node shared/ui/sizes.ts`. Built like the
 * app (minified, React Compiler, React provided by the shell); kB = 1000 bytes, brotli 11 / gzip 9.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { rspack } from '@rspack/core'
import page from './rspack.config.ts'

const screens: Record<string, string[]> = {
  'Button and link alone': ['button', 'link-button'],
  '/welcome': [
    'ui-provider',
    'screen',
    'button',
    'link-button',
    'icon-button',
    'banner',
    'skeleton',
    'spinner',
    'error-state',
    'toast-region',
  ],
  '/login': [
    'ui-provider',
    'screen',
    'button',
    'link-button',
    'icon-button',
    'banner',
    'skeleton',
    'spinner',
    'error-state',
    'toast-region',
    'form',
    'text-field',
    'text-link',
    'picture',
    'motif',
    'stack',
  ],
  '/inicio': [
    'ui-provider',
    'screen',
    'button',
    'link-button',
    'icon-button',
    'banner',
    'skeleton',
    'error-state',
    'empty-state',
    'toast-region',
    'app-bar',
    'bottom-bar',
    'offline-notice',
    'card-stack',
    'hero-card',
    'list-card',
    'image-card',
    'section',
    'card',
    'card-list',
    'badge',
    'stack',
    'text-link',
  ],
}
const alone = [
  'side-menu',
  'dialog',
  'confirm-dialog',
  'bottom-sheet',
  'sheet-panel',
  'date-picker',
  'month-calendar',
  'date-strip',
  'time-slots',
  'stepper',
  'select',
  'checkbox',
  'radio-group',
  'option-cards',
  'chip-group',
  'tabs',
  'gallery',
  'qr-code',
  'card-stack',
  'text-area',
  'search-field',
  'bar-chart',
  'ring-chart',
  'elevation-profile',
  'media-player',
  'mini-player',
  'lightbox',
  'filter-sheet',
  'active-filters',
  'rating-input',
  'date-field',
  'progress-bar',
]

const kb = (bytes: number) => (bytes / 1000).toFixed(1)
const here = import.meta.dirname

const sources = readdirSync(join(here, 'src'), { recursive: true, encoding: 'utf8' })
const sourceOf = (name: string) =>
  join(here, 'src', sources.find((file) => file.endsWith(`/${name}.tsx`)) ?? name)

interface Size {
  gzip: number
  brotli: number
  css: number
  later: number
}

async function measure(files: string[]): Promise<Size> {
  const path = mkdtempSync(join(tmpdir(), 'ui-sizes-'))
  const entry = join(path, 'all.mjs')
  writeFileSync(
    entry,
    files.map((file, index) => `export * as c${index} from ${JSON.stringify(sourceOf(file))}`).join('\n'),
  )
  const { devServer: _, plugins: __, ...config } = page
  const externals = ['react', 'react/jsx-runtime', 'react/compiler-runtime', 'react-dom'].map((name) => [
    name,
    `var ${name.replaceAll(/\W/g, '')}`,
  ])
  const faults = await new Promise<string>((resolve, reject) => {
    const build = {
      ...config,
      mode: 'production' as const,
      devtool: false as const,
      entry,
      externals: Object.fromEntries(externals),
      output: {
        path: join(path, 'out'),
        filename: 'entry.js',
        cssFilename: 'entry.css',
        library: { type: 'var', name: 'ui' },
      },
    }
    rspack(build, (error, stats) =>
      error ? reject(error) : resolve(stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : ''),
    )
  })
  if (faults) throw new Error(faults)
  const read = (name: string) => readFileSync(join(path, 'out', name))
  const chunks = readdirSync(join(path, 'out')).filter((name) => name.endsWith('.js') && name !== 'entry.js')
  const script = read('entry.js')
  const size = {
    gzip: gzipSync(script, { level: 9 }).length,
    brotli: brotliCompressSync(script).length,
    css: brotliCompressSync(read('entry.css')).length,
    later: chunks.reduce((sum, name) => sum + brotliCompressSync(read(name)).length, 0),
  }
  rmSync(path, { recursive: true })
  return size
}

process.env.NODE_ENV = 'production'
console.log('| screen | JS gzip | JS brotli | CSS brotli | icons later, brotli |\n|---|---|---|---|---|')
const base = await measure(['button', 'link-button'])
for (const [name, files] of Object.entries(screens)) {
  const size = await measure(files)
  console.log(`| ${name} | ${kb(size.gzip)} | ${kb(size.brotli)} | ${kb(size.css)} | ${kb(size.later)} |`)
}
console.log('\n| component | adds to button and link, JS gzip | JS brotli |\n|---|---|---|')
for (const file of alone) {
  const size = await measure(['button', 'link-button', file])
  console.log(`| ${file} | ${kb(size.gzip - base.gzip)} | ${kb(size.brotli - base.brotli)} |`)
}
