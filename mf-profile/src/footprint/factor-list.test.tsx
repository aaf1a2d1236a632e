import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import es from '../../locales/es.json' with { type: 'json' }
import { FactorList } from './factor-list.tsx'

const open = () => renderElement(<FactorList />, { language: 'es', words: { profile: es } })
/** What stands there of one thing, in the part with that title. */
function lineOf(part: string, name: string): HTMLElement {
  const group = screen.getByText(part, { selector: 'summary *' }).closest('details')
  const line = within(group as HTMLElement)
    .getByText(name)
    .closest('li')
  return line as HTMLElement
}

it('says that nobody has published an average, and not that it is nothing', async () => {
  await open()
  expect(lineOf('Comparado con la media', 'Comida')).toHaveTextContent(
    'España: 5080 g CO₂e, mundo: sin dato (por persona y día)',
  )
})

it('shows activities no more precisely than they are known', async () => {
  await open()
  expect(lineOf('Actividades', 'Lancha motora (2 h)')).toHaveTextContent('13.000 g por persona y vez')
})
