import { expect, it } from 'vitest'
import { agencyBody } from '../guides/agency.ts'
import { groupMemberBody } from '../guides/group.ts'
import { profileForm } from '../members/user.ts'
import { canonicalEmail, cleanPhone } from './contact-fields.ts'

it.each([
  ['anna@castanyer-ñ.cat', 'anna@castanyer-ñ.cat'],
  ['anna@xn--castanyer--29a.cat', 'anna@castanyer-ñ.cat'],
  ['ANNA@Castanyer-Ñ.CAT', 'anna@castanyer-ñ.cat'],
  ['anna@castanyer-n\u0303.cat', 'anna@castanyer-ñ.cat'],
  ['josep@col·legi.cat', 'josep@col·legi.cat'],
  ['tom&jerry=x@example.com', 'tom&jerry=x@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ["o'neill.ona+fira@sub.example.co.uk", "o'neill.ona+fira@sub.example.co.uk"],
  ['müller@straße.de', undefined],
  ['muller@straße.de', 'muller@straße.de'],
  ['info@пример.рф', 'info@пример.рф'],
  [' \u200bona@example.test\u00a0', 'ona@example.test'],
  ['nobody', undefined],
  ['a@b', undefined],
  ['@example.test', undefined],
  ['a b@example.test', undefined],
  ['a..b@example.test', undefined],
  ['.a@example.test', undefined],
  ['a@-example.test', undefined],
  ['a@example..test', undefined],
  ['a@[127.0.0.1]', undefined],
  ['a@127.0.0.1', undefined],
  ['a@b@example.test', undefined],
  ['a,b@example.test', undefined],
  ['"a b"@example.test', undefined],
  ['a@example.test/x', undefined],
  ['a@example.test\nBcc: x@y.zz', undefined],
  [`${'x'.repeat(65)}@example.test`, undefined],
  [`x@${'y'.repeat(64)}.test`, undefined],
  [`x@${'y.'.repeat(130)}test`, undefined],
])('reads %j as %j', (text, email) => expect(canonicalEmail(text)).toBe(email))

it.each([
  ['\u202a+34\u00a0600\u2011123\u2010456\u202c', '+34 600-123-456'],
  ['\u2066+34 600\u200b 123 456\u2069', '+34 600 123 456'],
  ['＋３４ ６００ １２３ ４５６', '+34 600 123 456'],
  ['600\u00ad123\u2060456', '600123456'],
  ['972–20–30–40', '972-20-30-40'],
  ['tel:+34600123456', '+34600123456'],
  ['\ufeff(972) 20.30.40\t', '(972) 20.30.40'],
  ['972\u2003\u202f20', '972 20'],
])('cleans the number %j', (text, phone) => expect(cleanPhone(text)).toBe(phone))

it('normalises a telephone number before checking its length, in every body that has one', () => {
  const pasted = `\u202a${' \u200b'.repeat(20)}+34 972 20 30 40${'\u00a0'.repeat(20)}\u202c`
  const clean = '+34 972 20 30 40'
  expect(agencyBody.parse({ agencyName: 'Surera', contactPhone: pasted }).contactPhone).toBe(clean)
  expect(groupMemberBody.parse({ phone: pasted }).phone).toBe(clean)
  const person = { name: 'Ona', email: 'ona@example.test' }
  expect(profileForm.parse({ ...person, phone: pasted }).phone).toBe(clean)
})
