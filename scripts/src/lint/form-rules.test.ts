import { expect, it } from 'vitest'
import { formFaults } from './form-rules.ts'

it.each([
  '<form onSubmit={send}>',
  '<input type="number" />',
  '<TextField inputMode="numeric" />',
  '<Banner\n  kind="danger"\n  isLive\n>',
])('reports a form with the browser’s messages, or a refusal outside of the view: %s', (source) => {
  expect(formFaults('mf-one/src/one-form.tsx', source)).toHaveLength(1)
})

it('ignores the shared parts', () => {
  expect(formFaults('mf-one/src/one-form.tsx', '<Form onSubmit={send}><NumberField /></Form>')).toEqual([])
  expect(formFaults('mf-map/src/map/map-notices.tsx', '<Banner kind="danger" isLive>')).toEqual([])
  expect(formFaults('shared/ui/src/form.tsx', '<form>')).toEqual([])
})
