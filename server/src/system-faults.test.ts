import { expect, it } from 'vitest'
import { systemFault } from './system-faults.ts'

const fault = (more: object) => systemFault(Object.assign(new Error('connect failed'), more))

it.each([
  [{ code: 'ENOSPC', path: '/data' }, 'No space is left on the disk (/data): make room'],
  [{ name: 'ErrnoError', errno: 51 }, 'No space is left on the disk: make room'],
  [{ code: 'EROFS', path: '/data' }, 'A file may not be written (/data)'],
  [{ code: 'EACCES', port: 80 }, 'Port 80 may not be opened by this user'],
  [
    { code: 'ECONNREFUSED', address: '127.0.0.1', port: 5432 },
    'No server answers at 127.0.0.1:5432 (ECONNREFUSED)',
  ],
  [{ message: 'timeout expired' }, 'No server answers at the address (timeout expired)'],
  [
    { code: 'ERR_MODULE_NOT_FOUND', message: "Cannot find package 'x' imported from /a.ts" },
    "A package is not installed (Cannot find package 'x'): run npm run setup.",
  ],
  [{ code: '28P01' }, 'The PostgreSQL server refuses DATABASE_URL'],
  [{ cause: { code: '53100' } }, 'No space is left on the disk'],
  [{ errors: [{ code: 'ECONNREFUSED', address: '::1', port: 1 }] }, 'No server answers at ::1:1'],
])('explains what to do about %o', (error, sentence) => {
  expect(fault(error)).toContain(sentence)
})

it('leaves the program’s own errors unchanged', () => {
  expect(fault({})).toBeUndefined()
  expect(systemFault('a word')).toBeUndefined()
})
