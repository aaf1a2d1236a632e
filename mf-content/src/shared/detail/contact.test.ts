import { expect, it } from 'vitest'
import { contactOf } from './contact.ts'

it('makes links of a number, a mail address and a website', () => {
  expect(
    contactOf({ phone: '+34 972 30 78 25', email: 'hola@surera.test', website: 'https://surera.test' }),
  ).toEqual({ call: 'tel:+34972307825', write: 'mailto:hola@surera.test', web: 'https://surera.test/' })
})

it('refuses values that are not what their field says', () => {
  const nothing = { call: null, write: null, web: null }
  expect(contactOf({ phone: null, email: null, website: null })).toEqual(nothing)
  expect(
    contactOf({
      phone: '972;ext=<script>',
      email: 'a@b.test?bcc=all@b.test',
      website: 'javascript:alert(1)',
    }),
  ).toEqual(nothing)
})
