import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { expect, it } from 'vitest'
import { startingVisitor } from './standalone-bar.tsx'

const startsAt = (access: string) =>
  startingVisitor({
    routes: [{ path: '/x', screen: './x', access, title: 'x:x' }],
  } as unknown as RemoteDeclaration)

it('a standalone remote starts with a session that may see its first screen', () => {
  expect(startsAt('public')).toBe('guest')
  expect(startsAt('member')).toBe('member')
  expect(startsAt('login')).toBe('member')
  expect(startsAt('guide')).toBe('guide')
})
