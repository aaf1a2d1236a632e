import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderObjects } from '@sureda/api/storage/folder-objects'
import { listed } from '@sureda/api/storage/object-store.testing'
import { expect, it, vi } from 'vitest'
import { aShell, tempDir } from '../testing/fixtures.ts'
import { testGateway } from '../testing/test-gateway.ts'
import { sharedFiles, shareShell } from './shared-shell.ts'
import { archiveShell } from './shell-archive.ts'

/** A gateway with a shell that has one additional file. */
async function gatewayWith(file: string, store = folderObjects(tempDir('bucket'))) {
  const shellDir = aShell()
  writeFileSync(path.join(shellDir, 'assets/js', file), `of ${file}`)
  const onFull = vi.fn()
  const archiveDir = archiveShell(shellDir, tempDir('archive'), onFull)
  await shareShell(store, shellDir)
  const { app } = await testGateway({
    shellDir,
    archiveDir,
    bringShared: sharedFiles(store, { shellDir, archiveDir, onFull }),
  })
  const get = (url: string) => app.inject({ url, headers: { host: 'gavarres.localhost' } })
  return { get, store, archiveDir, onFull }
}

it('answers for the shell of another gateway while an update is under way', async () => {
  const { get: former, store } = await gatewayWith('main.11111111.js')
  const { get: next } = await gatewayWith('main.22222222.js', store)
  for (const [get, name] of [
    [former, '22222222'],
    [next, '11111111'],
  ] as const) {
    const { statusCode, body, headers } = await get(`/assets/js/main.${name}.js`)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: `of main.${name}.js` })
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toContain('javascript')
  }
  const none = await former('/assets/js/main.33333333.js')
  expect(none.statusCode).toBe(404)
  expect(none.headers['cache-control']).not.toContain('immutable')
  // once the file is stored, the bucket is not asked again
  await store.remove(['shell/assets/js/main.22222222.js'])
  expect((await former('/assets/js/main.22222222.js')).statusCode).toBe(200)
})

it('shares neither maps nor compressed copies, and no name leads out of the folder', async () => {
  const { get, store } = await gatewayWith('main.11111111.js')
  const keys = (await listed(store, 'shell')).map(({ key }) => key)
  expect(keys.sort()).toEqual(['shell/assets/js/main.11111111.js', 'shell/assets/js/vendor.aaaaaaaa.js'])
  await store.put('shell/secret.11111111.js', Buffer.from('secret'))
  expect((await get('/assets/..%2fsecret.11111111.js')).statusCode).toBe(403)
})

it('asks the bucket once a second at most for names that visitors invent', async () => {
  const { get, store } = await gatewayWith('main.11111111.js')
  const list = vi.spyOn(store, 'list')
  const ask = vi.spyOn(store, 'get')
  const names = Array.from({ length: 50 }, (_, n) => `main.${String(n).padStart(8, '0')}.js`)
  const answers = await Promise.all(names.map((name) => get(`/assets/js/${name}`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  // requests that arrive during a listing wait for the next one
  expect(list.mock.calls.length).toBeLessThanOrEqual(2)
  expect(ask).not.toHaveBeenCalled()
})

it('answers from the bucket while its archive takes no file, and says so once', async () => {
  const { get, store, archiveDir, onFull } = await gatewayWith('main.11111111.js')
  for (const name of ['22222222', '33333333'])
    await store.put(`shell/assets/js/main.${name}.js`, Buffer.from(`of ${name}`))
  // a file in place of the folder causes the error even for root
  rmSync(path.join(archiveDir, 'assets/js'), { recursive: true })
  writeFileSync(path.join(archiveDir, 'assets/js'), '')
  for (const name of ['22222222', '33333333', '22222222']) {
    const { statusCode, body, headers } = await get(`/assets/js/main.${name}.js`)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: `of ${name}` })
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-type']).toContain('javascript')
  }
  expect(onFull).toHaveBeenCalledOnce()
  // the next start serves its own shell all the same
  archiveShell(aShell(), archiveDir, onFull)
  expect(onFull).toHaveBeenCalledTimes(2)
  expect((await get('/assets/js/main.11111111.js')).statusCode).toBe(200)
})
