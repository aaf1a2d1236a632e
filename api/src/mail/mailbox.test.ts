import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Ona@Example.TEST', 'ona@example.test'],
  ['ona+fira@example.test', 'ona@example.test'],
  ['ona+a+b@example.test', 'ona@example.test'],
  ['o.n.a+x@gmail.com', 'ona@gmail.com'],
  ['ona@googlemail.com', 'ona@gmail.com'],
  ['o.na@example.test', 'o.na@example.test'],
  ['anna@castanyer-ñ.cat', 'anna@xn--castanyer--29a.cat'],
  ['anna@XN--CASTANYER--29A.cat', 'anna@xn--castanyer--29a.cat'],
  ['+@example.test', '+@example.test'],
  ['nobody', 'nobody'],
])('counts %s as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
