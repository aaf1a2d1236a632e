import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { announce, runningProcess } from './announcement.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sureda-announcement-'))
const file = path.join(folder, 'commands.json')
afterAll(() => rmSync(folder, { recursive: true }))

it('finds the process that accepts commands, until it retracts that', () => {
  expect(runningProcess(folder)).toBeUndefined()
  const retract = announce(folder, { port: 4100, key: 'key', version: '1.0.0' })
  expect(runningProcess(folder)).toMatchObject({ port: 4100, key: 'key', pid: process.pid })
  retract()
  expect(runningProcess(folder)).toBeUndefined()
})

it('ignores the file of a killed process', () => {
  announce(folder, { port: 4100, key: 'key', version: '1.0.0' })
  const left = JSON.parse(readFileSync(file, 'utf8')) as object
  // another process now has this process id
  writeFileSync(file, JSON.stringify({ ...left, started: '1' }))
  expect(runningProcess(folder)).toBeUndefined()
  // no process has this id
  writeFileSync(file, JSON.stringify({ ...left, pid: 2 ** 30 }))
  expect(runningProcess(folder)).toBeUndefined()
  // the process was killed while it wrote the file
  writeFileSync(file, '{"port":')
  expect(runningProcess(folder)).toBeUndefined()
})
