import { expect, it } from 'vitest'
import { faultSummary } from './faults.ts'

it('counts what is missing by language, and other faults', () => {
  expect(
    faultSummary([
      { file: 'news/a.json', field: 'title.nl', message: 'is missing: every text needs all six languages' },
      { file: 'news/a.json', field: 'image.alt.nl', message: 'is empty' },
      { file: 'news/b.json', field: 'image.alt', message: 'is missing' },
      { file: 'routes/c.json', field: 'operator', message: 'refers to "x", which is not in operators/' },
      {
        file: 'tenant.json',
        field: 'branding.colors.text',
        message: 'text on background has 2:1; WCAG AA needs 4.5:1',
      },
    ]),
  ).toBe(
    'texts missing: 2 in nl · pictures without a description: 2 · references that lead nowhere: 1 · colours without contrast: 1 · files to open: 4',
  )
})
