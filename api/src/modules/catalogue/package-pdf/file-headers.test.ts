import { expect, it } from 'vitest'
import { fileHeaders } from './file-headers.ts'

it('cuts a long file name without splitting an emoji', () => {
  const { 'content-disposition': name } = fileHeaders(`${'a'.repeat(79)}🌳`, 'ca')
  expect(name).toContain(`filename*=UTF-8''${'a'.repeat(79)}.pdf`)
})
