import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../base/actions/button.tsx'
import { Checkbox } from '../choice/checkbox.tsx'
import { SearchField } from '../choice/search-field.tsx'
import { Select } from '../choice/select.tsx'
import { Switch } from '../choice/switch.tsx'
import { UiProvider } from '../core/ui-provider.tsx'
import { DateField } from './date-field.tsx'
import { FileButton } from './file-button.tsx'
import { Form, type FormFault, type FormProps } from './form.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const messages = { valueMissing: 'Cal omplir aquest camp.', typeMismatch: 'Adreça no vàlida.' }
const languages = [
  { value: 'ca', label: 'Català' },
  { value: 'es', label: 'Castellano' },
]

const account = (props: Partial<FormProps> = {}) => (
  <Form aria-label="Compte" messages={messages} {...props}>
    <TextField label="Nom" name="name" isRequired description="Com vols que et diguem" />
    <TextField label="Correu" name="email" type="email" isRequired />
    <Select label="Idioma" name="language" placeholder="Tria" options={languages} isRequired />
    <Checkbox name="terms" isRequired>
      Accepto
    </Checkbox>
    <Button type="submit">Envia</Button>
  </Form>
)

const send = () => userEvent.click(screen.getByRole('button', { name: 'Envia' }))

it('does not submit an empty form: the app’s messages are at the fields, and the first one has the focus', async () => {
  const onSubmit = vi.fn()
  render(account({ onSubmit }))
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  const name = screen.getByRole('textbox', { name: 'Nom' })
  expect(name).toHaveFocus()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription('Com vols que et diguem Cal omplir aquest camp.')
  expect(screen.getByRole('combobox', { name: 'Idioma' })).toHaveAccessibleDescription(
    'Cal omplir aquest camp.',
  )
  expect(screen.getByRole('checkbox', { name: 'Accepto' })).toHaveAccessibleDescription(
    'Cal omplir aquest camp.',
  )
})

it('submits the values of a complete form', async () => {
  const onSubmit = vi.fn()
  render(account({ onSubmit: (data) => onSubmit(Object.fromEntries(data)) }))
  await userEvent.type(screen.getByLabelText('Nom'), 'Mercè')
  await userEvent.type(screen.getByLabelText('Correu'), 'merce@exemple.cat')
  await userEvent.selectOptions(screen.getByLabelText('Idioma'), 'Català')
  await userEvent.click(screen.getByLabelText('Accepto'))
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Mercè',
    email: 'merce@exemple.cat',
    language: 'ca',
    terms: 'on',
  })
})

it('reports a wrong e-mail with the app’s message', async () => {
  render(account())
  await userEvent.type(screen.getByLabelText('Nom'), 'Mercè')
  await userEvent.type(screen.getByLabelText('Correu'), 'merce')
  await send()
  expect(screen.getByLabelText('Correu')).toHaveAccessibleDescription('Adreça no vàlida.')
})

function Refused() {
  const [fault, setFault] = useState<FormFault>()
  return (
    <Form
      aria-label="f"
      fault={fault}
      onSubmit={() =>
        setFault({
          of: {},
          fields: { language: 'No disponible.', email: ['Ja té compte.', 'Prova d’entrar.'] },
        })
      }
    >
      <TextField label="Correu" name="email" />
      <Select label="Idioma" name="language" options={languages} />
      <Button type="submit">Envia</Button>
    </Form>
  )
}

it('shows the server’s messages at their fields, focuses the first, and removes each when its field changes', async () => {
  render(<Refused />)
  await send()
  const email = screen.getByLabelText('Correu')
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription('Ja té compte. Prova d’entrar.')
  expect(screen.getByLabelText('Idioma')).toHaveAccessibleDescription('No disponible.')
  await userEvent.selectOptions(screen.getByLabelText('Idioma'), 'Castellano')
  expect(screen.queryByText('No disponible.')).not.toBeInTheDocument()
  await userEvent.type(email, 'x')
  await userEvent.tab()
  expect(screen.queryByText(/Ja té compte/)).not.toBeInTheDocument()
})

it('the server’s messages do not block another submit', async () => {
  const onSubmit = vi.fn()
  render(
    <Form aria-label="f" fault={{ of: 1, fields: { language: 'No disponible.' } }} onSubmit={onSubmit}>
      <Select label="Idioma" name="language" options={languages} />
      <TextField label="Nom" errorMessage="Massa curt." />
      <Button type="submit">Envia</Button>
    </Form>,
  )
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('calls a form that checks itself on every submit, and removes its messages on a change', async () => {
  const onSubmit = vi.fn()
  render(
    <Form
      aria-label="f"
      checksItself
      fault={{ of: 1, fields: { email: 'Escriu una adreça vàlida.' } }}
      onSubmit={onSubmit}
    >
      <TextField label="Correu" name="email" type="email" />
      <Button type="submit">Envia</Button>
    </Form>,
  )
  const email = screen.getByLabelText('Correu')
  expect(email).toHaveAccessibleDescription('Escriu una adreça vàlida.')
  await userEvent.type(email, 'neus')
  await userEvent.tab()
  expect(screen.queryByText('Escriu una adreça vàlida.')).not.toBeInTheDocument()
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('no form shows the browser’s own messages', () => {
  render(account())
  expect(screen.getByRole('form')).toHaveProperty('noValidate', true)
})

it('a field without messages of its form shows those of the app, never the browser’s', async () => {
  const words = (fault: string, { type, min }: { type?: string; min?: unknown }) => `${fault} ${type} ${min}`
  render(
    <UiProvider locale="ca" faultMessage={words as never}>
      <Form aria-label="f">
        <TextField label="Nom" name="name" isRequired />
        <TextField label="Correu" name="email" type="email" defaultValue="merce" />
        <Checkbox name="terms" isRequired>
          Accepto
        </Checkbox>
        <DateField label="Dia" name="day" minDate="2027-06-01" defaultValue="2027-05-01" />
        <Button type="submit">Envia</Button>
      </Form>
    </UiProvider>,
  )
  await send()
  expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('valueMissing text undefined')
  expect(screen.getByLabelText('Correu')).toHaveAccessibleDescription('typeMismatch email undefined')
  expect(screen.getByLabelText('Accepto')).toHaveAccessibleDescription('valueMissing checkbox undefined')
  expect(screen.getByLabelText('Dia')).toHaveAccessibleDescription('rangeUnderflow date 2027-06-01')
})

it('does not submit a busy form again', async () => {
  const onSubmit = vi.fn()
  render(
    <Form aria-label="f" isBusy onSubmit={onSubmit}>
      <Button type="submit">Envia</Button>
    </Form>,
  )
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
})

it('a password can be shown and hidden again', async () => {
  render(<TextField label="Contrasenya" type="password" showLabel="Mostra" hideLabel="Amaga" />)
  const field = screen.getByLabelText('Contrasenya')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostra' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Amaga' }))
  expect(field).toHaveAttribute('type', 'password')
})

it('a text area counts its characters', async () => {
  render(<TextArea label="Peticions" maxLength={20} counterText={(length, max) => `${length} de ${max}`} />)
  await userEvent.type(screen.getByLabelText('Peticions'), 'sense gluten')
  expect(screen.getByText('12 de 20')).toBeInTheDocument()
})

it('submits a search with Enter and clears it by button or Escape', async () => {
  const onSubmit = vi.fn()
  render(<SearchField label="Cerca" clearLabel="Esborra" onSubmit={onSubmit} />)
  const field = screen.getByRole('searchbox', { name: 'Cerca' })
  await userEvent.type(field, 'dolmen{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('dolmen')
  await userEvent.click(screen.getByRole('button', { name: 'Esborra' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  await userEvent.type(field, 'font{Escape}')
  expect(field).toHaveValue('')
})

it('a switch conveys its state', async () => {
  const onChange = vi.fn()
  render(
    <Switch defaultSelected onChange={onChange}>
      Avisos
    </Switch>,
  )
  const control = screen.getByRole('switch', { name: 'Avisos', checked: true })
  await userEvent.click(control)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(control).not.toBeChecked()
})

it('the photo button reports the chosen file, even the same one twice', async () => {
  const onSelect = vi.fn()
  const { container } = render(
    <FileButton accept={['image/png']} onSelect={onSelect} description="PNG, fins a 2 MB">
      Canvia la foto
    </FileButton>,
  )
  expect(screen.getByRole('button', { name: 'Canvia la foto' })).toHaveAccessibleDescription(
    'PNG, fins a 2 MB',
  )
  const input = container.querySelector('input')
  const file = new File(['x'], 'jo.png', { type: 'image/png' })
  if (input) await userEvent.upload(input, file)
  if (input) await userEvent.upload(input, file)
  expect(onSelect).toHaveBeenCalledTimes(2)
})

it.each(['anna@castanyer-ñ.cat', 'josep@col·legi.cat', 'r&d=x@example.test', ' ona@example.test '])(
  'takes %s for an e-mail, with the keyboard for one',
  (address) => {
    render(<TextField label="Correu" name="email" type="email" defaultValue={address} />)
    const input = screen.getByLabelText<HTMLInputElement>('Correu')
    expect(input.validity.valid).toBe(true)
    expect(input).toHaveAttribute('inputmode', 'email')
  },
)
