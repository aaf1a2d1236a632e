import { render, screen } from '@testing-library/react'
import { captureOwnerStack } from 'react'
import { expect, it } from 'vitest'

it('a look that fails still shows what was there', async () => {
  render(<p>Cork</p>)
  expect(() => screen.getByText('Oak')).toThrow(/Unable to find an element with the text: Oak[\s\S]*Cork/)
  const late = screen.findByText('Oak', undefined, { timeout: 60 })
  await expect(late).rejects.toThrow(/Oak[\s\S]*Cork/)
})

it('React notes no stack for who made an element', () => {
  let noted: string | null = null
  function Leaf() {
    noted = captureOwnerStack()
    return null
  }
  const Tree = () => <Leaf />
  render(<Tree />)
  expect(noted).not.toContain('Tree')
})
