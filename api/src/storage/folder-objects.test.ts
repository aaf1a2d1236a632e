import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkStorage } from './check-storage.ts'
import { folderObjects } from './folder-objects.ts'
import { listed, objectStoreRules } from './object-store.testing.ts'

const root = mkdtempSync(join(tmpdir(), 'sureda-objects-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

objectStoreRules(() => folderObjects(root))

it('does not list what is still being written', async () => {
  const store = folderObjects(join(root, 'under-way'))
  await store.put('uploads/1.webp', Buffer.from('x'))
  writeFileSync(join(root, 'under-way/uploads/.2.webp-00000000.part'), 'half')
  expect(readdirSync(join(root, 'under-way/uploads'))).toHaveLength(2)
  expect((await listed(store, 'uploads')).map(({ key }) => key)).toEqual(['uploads/1.webp'])
})

it('says in a sentence why a folder cannot be used', async () => {
  // a file in place of the folder causes the error for every user, even root
  writeFileSync(join(root, 'file'), '')
  await expect(checkStorage(folderObjects(join(root, 'file')))).rejects.toThrow(
    `The folder ${join(root, 'file')} cannot be used: the disk answers `,
  )
})
