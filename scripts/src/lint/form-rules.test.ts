import { expect, it } from 'vitest'
import { formFaults } from './form-rules.ts'

it.each([
  '<form onSubmit={send}>',
  '<input type="number" />',
  '<TextField inputMode="numeric" />',
  '<Banner\n  kind="danger"\n  isLive\n>',
])('finds a form that would speak the browser’s language, or a refusal out of sight: %s', (source) => {
  expect(formFaults('mf-one/src/one-form.tsx', source)).toHaveLength(1)
})

it('lets the shared parts be', () => {
  expect(formFaults('mf-one/src/one-form.tsx', '<Form onSubmit={send}><NumberField /></Form>')).toEqual([])
  expect(formFaults('mf-map/src/map/map-notices.tsx', '<Banner kind="danger" isLive>')).toEqual([])
  expect(formFaults('shared/ui/src/form.tsx', '<form>')).toEqual([])
})
