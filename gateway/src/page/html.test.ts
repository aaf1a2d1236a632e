import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { BootDocument } from '@sureda/contract/remote/registry'
import { expect, it } from 'vitest'
import { aShell, aTenant } from '../testing/fixtures.ts'
import { renderPage } from './html.ts'
import { headPreview } from './link-preview.ts'
import { preloadsForAnywhere } from './preloads.ts'

it('writes the head of a screen into the page, with hostile content escaped', () => {
  const hostile = '</script><script>alert(1)</script>"\'<b>'
  const tenant = aTenant()
  const shell = JSON.parse(readFileSync(path.join(aShell(), 'shell.json'), 'utf8')) as ShellFiles
  const asked = { tenant, host: 'g', ip: '', origin: 'http://g', path: '/rutas/r', locale: 'ca' as const }
  const { html } = renderPage({
    tenant,
    locale: 'ca',
    boot: {} as BootDocument,
    registryText: '',
    shell,
    preloads: preloadsForAnywhere(shell),
    preview: headPreview(
      { ...asked, mediaRoot: '/nowhere', canBeFound: true },
      {
        title: hostile,
        description: hostile,
        image: `https://x.example/${hostile}.jpg`,
        imageAlt: hostile,
        structuredData: [{ '@type': 'Article', name: hostile }],
      },
    ),
    themeCss: '',
    splashTags: '',
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<b>')
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toEqual([{ '@type': 'Article', name: hostile }])
  // after the visible content
  expect(html.indexOf('application/ld+json')).toBeGreaterThan(html.indexOf('id="root"'))
})
