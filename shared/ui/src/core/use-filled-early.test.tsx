import { render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SearchField, Select } from '../choice/index.ts'
import { TextArea, TextField } from '../forms/index.ts'

const heard = vi.fn()
const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'hotel', label: 'Hotels' },
]

function Fields() {
  const [kind, setKind] = useState('all')
  const [text, setText] = useState('')
  return (
    <>
      <TextField name="email" label="email" onChange={heard} />
      <TextArea name="wish" label="wish" />
      <SearchField label="search" clearLabel="clear" value={text} onChange={setText} />
      <Select label="kind" options={OPTIONS} value={kind} onChange={setKind} />
      <output>{`${text} ${kind}`}</output>
    </>
  )
}

const page = (
  <StrictMode>
    <Fields />
  </StrictMode>
)

it('takes over what was filled in before hydration, and retains focus and caret', () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const field = <T extends Element>(selector: string) => root.querySelector(selector) as T
  const email = field<HTMLInputElement>('[name="email"]')
  const search = field<HTMLInputElement>('[type="search"]')
  const area = field<HTMLTextAreaElement>('textarea')
  email.value = 'ona@example.test'
  search.value = 'alba'
  area.value = 'A table outside'
  field<HTMLSelectElement>('select').value = 'hotel'
  email.focus()
  email.setSelectionRange(2, 2)
  const differs = vi.fn()
  render(page, { container: root, hydrate: true, onRecoverableError: differs })
  expect(differs).not.toHaveBeenCalled()
  expect(field('output').textContent).toBe('alba hotel')
  expect([email.value, search.value, area.value]).toEqual(['ona@example.test', 'alba', 'A table outside'])
  expect(new Set(heard.mock.calls.flat())).toEqual(new Set(['ona@example.test']))
  expect(document.activeElement).toBe(email)
  expect(email.selectionStart).toBe(2)
})
