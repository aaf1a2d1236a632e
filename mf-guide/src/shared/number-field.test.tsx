import '@testing-library/jest-dom/vitest'
import { NumberField } from '@sureda/remote/forms'
import { renderElement } from '@sureda/testing/render-screen'
import { Button } from '@sureda/ui/base'
import { Form } from '@sureda/ui/forms'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

const onSubmit = vi.fn()

function Priced({ start = 20, mayBeEmpty = false }: { start?: number | null; mayBeEmpty?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <Form aria-label="f" onSubmit={() => onSubmit(value)}>
      <NumberField
        label="Preu"
        name="price"
        value={value}
        onChange={setValue}
        min={0}
        max={5000}
        digits={2}
        mayBeEmpty={mayBeEmpty}
      />
      <Button type="submit">Desa</Button>
    </Form>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Preu' })
async function writeAndSave(text: string) {
  onSubmit.mockReset()
  await userEvent.clear(field())
  await userEvent.click(field())
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Desa' }))
}

it.each([
  ['-5', 'Ha de ser un número de 0 a 5.000.'],
  ['−5', 'Ha de ser un número de 0 a 5.000.'],
  ['6000', 'Ha de ser un número de 0 a 5.000.'],
  ['1,200', 'Es pot llegir de dues maneres'],
  ['0,005', 'Com a molt 2 decimals.'],
  ['vint', 'Això no és un número.'],
  ['', 'Cal omplir aquest camp.'],
])('does not send %o: it stays, marked, with the reason', async (text, reason) => {
  await renderElement(<Priced />)
  await writeAndSave(text)
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field()).toHaveValue(text)
  expect(field()).toBeInvalid()
  expect(field()).toHaveFocus()
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
})

it.each([
  ['ca', '1.200', 1200, '1200'],
  ['fr', '1\u202f200,5', 1200.5, '1200,5'],
  ['en', '1,200.5', 1200.5, '1200.5'],
  ['es', ' 12.5 ', 12.5, '12,5'],
  ['de', '１２', 12, '12'],
] as const)('in %s %o is sent as it is read, and shown so', async (language, text, value, shown) => {
  await renderElement(<Priced />, { language })
  const label = screen.getByRole('textbox')
  onSubmit.mockReset()
  await userEvent.clear(label)
  await userEvent.click(label)
  await userEvent.paste(text)
  await userEvent.click(screen.getByRole('button', { name: 'Desa' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value)
  expect(label).toHaveValue(shown)
})

it('asks which of two numbers is meant', async () => {
  await renderElement(<Priced />, { language: 'en' })
  await writeAndSave('1.200')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(await screen.findByRole('alert')).toHaveTextContent('Write 1200 or 1.2.')
})

it('restores the value when a number is left out of range: half a number is not an input', async () => {
  await renderElement(<Priced />)
  await userEvent.clear(field())
  await userEvent.type(field(), '60000')
  await userEvent.clear(field())
  await userEvent.type(field(), '20')
  onSubmit.mockReset()
  await userEvent.click(screen.getByRole('button', { name: 'Desa' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(20)
})

it('may be empty where that is a value', async () => {
  await renderElement(<Priced mayBeEmpty />)
  await writeAndSave('')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(null)
})
