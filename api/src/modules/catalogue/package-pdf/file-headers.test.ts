import { expect, it } from 'vitest'
import { fileHeaders } from './file-headers.ts'

it('names a file whose long title would end in the middle of an emoji', () => {
  const { 'content-disposition': name } = fileHeaders(`${'a'.repeat(79)}🌳`, 'ca')
  expect(name).toContain(`filename*=UTF-8''${'a'.repeat(79)}.pdf`)
})
