import { expect, it } from 'vitest'
import { cardAction } from './card-action.ts'

const action = (type: 'url' | 'phone' | 'email' | null, value: string | null) =>
  cardAction({ button_action_type: type, button_action_value: value })

it('accepts https addresses and screens of the app', () => {
  expect(action('url', 'https://visitgavarres.cat/agenda')).toBe('https://visitgavarres.cat/agenda')
  expect(action('url', '/rutas/lista')).toBe('/rutas/lista')
})

it('makes addresses for telephone and mail', () => {
  expect(action('phone', '+34 900 000 100')).toBe('tel:+34900000100')
  expect(action('email', 'hola@suroviu.example')).toBe('mailto:hola@suroviu.example')
})

it('refuses every value that could run code or mislead', () => {
  for (const value of [
    'javascript:alert(1)',
    'http://plain.example',
    '//elsewhere.example',
    'data:text/html,x',
    '',
  ])
    expect(action('url', value)).toBeNull()
  expect(action('phone', '900;rm')).toBeNull()
  expect(action('email', 'a@b.es?bcc=everyone')).toBeNull()
  expect(action(null, 'https://fine.example')).toBeNull()
})
