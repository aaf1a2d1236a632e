import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { tempDir } from '../../testing/fixtures.ts'
import { cachedFile } from './cached-file.ts'

const draw = vi.fn(async () => Buffer.from('picture'))

it('renders a picture once and stores it', async () => {
  const file = path.join(tempDir('cards'), 'gavarres/a.png')
  const asked = [cachedFile(file, draw), cachedFile(file, draw)]
  for (const answer of [...asked, cachedFile(file, draw)]) expect(String(await answer)).toBe('picture')
  await cachedFile(file, draw)
  expect(draw).toHaveBeenCalledOnce()
  expect(readFileSync(file, 'utf8')).toBe('picture')
})

it('answers a picture although the full disk does not store it', async () => {
  // a file in place of the folder is refused to root as well
  const folder = path.join(tempDir('cards'), 'gavarres')
  writeFileSync(folder, '')
  expect(String(await cachedFile(path.join(folder, 'a.png'), draw))).toBe('picture')
})
