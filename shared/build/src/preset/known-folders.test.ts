import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished } from 'vitest'
import { knownFolders } from './known-folders.ts'

it('lists the existing folders when a remote imports one that does not exist', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'known-folders-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(
    path.join(dir, 'main.js'),
    `import { useSession } from '@sureda/remote/sessions'\nuseSession()\n`,
  )
  const compiler = rspack({ mode: 'development', context: dir, entry: './main.js', plugins: [knownFolders] })
  const said = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => {
      const text = String(error ?? stats?.toString({ all: false, errors: true }))
      compiler.close(() => resolve(text))
    })
  })
  expect(said).toContain(
    '@sureda/remote/sessions is not a folder of the shell API 2: import from one of @sureda/remote/{api,',
  )
})
