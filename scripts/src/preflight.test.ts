import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { assertPortFree, assertWritable } from './preflight.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sureda-preflight-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('accepts a folder that exists or can be created', () => {
  expect(() => assertWritable('DATA_DIR', folder)).not.toThrow()
  expect(() => assertWritable('DATA_DIR', path.join(folder, 'a/b'))).not.toThrow()
})

it('refuses a data folder below a file', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(() => assertWritable('DATA_DIR', path.join(file, 'data'))).toThrow(
    /DATA_DIR .* is a file\. Choose another/,
  )
})

it('says what to do when the port is used', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve))
  const { port } = taken.address() as AddressInfo
  await expect(assertPortFree('localhost', port, 'npm run dev')).rejects.toThrow(
    `Port ${port} is in use, perhaps by another npm run dev. Stop that program, or choose another port and data folder: PORT=${port + 10} DATA_DIR=.data/second npm run dev`,
  )
  await new Promise((resolve) => taken.close(resolve))
  await expect(assertPortFree('localhost', port)).resolves.toBeUndefined()
})
