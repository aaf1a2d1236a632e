import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Form, type FormFault } from './form.tsx'
import { TextField } from './text-field.tsx'

const refuse = (fault: Omit<FormFault, 'of'>, fields = <TextField label="Correu" name="email" />) =>
  render(
    <Form aria-label="f" fault={{ of: 1, ...fault }}>
      {fields}
    </Form>,
  )

it('what belongs to no field is shown in the server’s words, focused and announced', () => {
  refuse({ title: 'No s’ha desat', fields: { 'pets.0.age': 'Ha de ser de 0 a 40.' } })
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('No s’ha desatHa de ser de 0 a 40.')
  expect(notice).toHaveFocus()
})

it('a refusal of the whole form has the focus, and each new one again', () => {
  const form = (of: unknown) => (
    <Form aria-label="f" fault={{ of, text: 'El servidor no respon.' }}>
      <TextField label="Correu" name="email" />
    </Form>
  )
  const { rerender } = render(form(1))
  expect(screen.getByRole('alert')).toHaveFocus()
  screen.getByLabelText('Correu').focus()
  rerender(form(1))
  expect(screen.getByLabelText('Correu')).toHaveFocus()
  rerender(form(2))
  expect(screen.getByRole('alert')).toHaveFocus()
})

it('a marked field has the focus and the rest is told above; a path of the server finds the field of its beginning', () => {
  refuse({ fields: { 'email.0': 'Massa llarg.', other: 'Falta un lloc.' } })
  const email = screen.getByLabelText('Correu')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Massa llarg.')
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Falta un lloc.',
    'Massa llarg.',
  ])
})

it('a set of fields takes the focus at its first control', () => {
  refuse(
    { fields: { place: 'Fora del territori.' } },
    <fieldset name="place">
      <button type="button">Mapa</button>
    </fieldset>,
  )
  expect(screen.getByRole('button', { name: 'Mapa' })).toHaveFocus()
})

it('what is refused is moved into view', async () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.getAttribute('role') ?? this.tagName)
  }
  refuse({ text: 'El servidor no respon.' })
  await waitFor(() => expect(seen).toHaveBeenCalledWith('alert'))
})

it('a reason taller than its sheet is shown from its beginning', async () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = (options) => void seen(options)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 260))
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200)
  const refuseIn = (overflowY: 'auto' | 'visible') =>
    render(
      <div style={{ overflowY }}>
        <Form aria-label="f" fault={{ of: 1, text: 'El servidor no respon.' }}>
          <TextField label="Correu" name="email" />
        </Form>
      </div>,
    )
  refuseIn('auto')
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith({ block: 'start' }))
  refuseIn('visible')
  await waitFor(() => expect(seen).toHaveBeenLastCalledWith({ block: 'center' }))
})
