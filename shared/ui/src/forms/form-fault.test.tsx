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

it('shows, focuses and announces the server’s message that belongs to no field', () => {
  refuse({ title: 'No s’ha desat', fields: { 'pets.0.age': 'Ha de ser de 0 a 40.' } })
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('No s’ha desatHa de ser de 0 a 40.')
  expect(notice).toHaveFocus()
})

it('focuses a refusal of the whole form, and each new one again', () => {
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

it('focuses a marked field and shows other messages above; a server path marks the field it begins with', () => {
  refuse({ fields: { 'email.0': 'Massa llarg.', other: 'Falta un lloc.' } })
  const email = screen.getByLabelText('Correu')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Massa llarg.')
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Falta un lloc.',
    'Massa llarg.',
  ])
})

it('focuses the first control of a set of fields', () => {
  refuse(
    { fields: { place: 'Fora del territori.' } },
    <fieldset name="place">
      <button type="button">Mapa</button>
    </fieldset>,
  )
  expect(screen.getByRole('button', { name: 'Mapa' })).toHaveFocus()
})

it('scrolls the refusal into view', async () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = function (this: Element) {
    seen(this.getAttribute('role') ?? this.tagName)
  }
  refuse({ text: 'El servidor no respon.' })
  await waitFor(() => expect(seen).toHaveBeenCalledWith('alert'))
})

it('shows a message that is taller than its sheet from its beginning', async () => {
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
