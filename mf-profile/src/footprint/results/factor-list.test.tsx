import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import es from '../../../locales/es.json' with { type: 'json' }
import { FactorList } from './factor-list.tsx'

const open = () => renderElement(<FactorList />, { language: 'es', words: { profile: es } })
/** The list entry of one thing in the part with that title. */
function lineOf(part: string, name: string): HTMLElement {
  const group = screen.getByText(part, { selector: 'summary *' }).closest('details')
  const line = within(group as HTMLElement)
    .getByText(name)
    .closest('li')
  return line as HTMLElement
}

it('says that no average is published, and not that it is nothing', async () => {
  await open()
  expect(lineOf('Comparado con la media', 'Comida')).toHaveTextContent(
    'España: 5080 g CO₂e, mundo: sin dato (por persona y día)',
  )
})

it('shows activities with two significant digits', async () => {
  await open()
  expect(lineOf('Actividades', 'Lancha motora (2 h)')).toHaveTextContent('13.000 g por persona y vez')
})

it('shows every number that counts for a stay, each with its own status, year and sources', async () => {
  await open()
  const hotel = lineOf('Alojamiento', 'Hotel')
  expect(hotel).toHaveTextContent(
    'Media: 5700 g por persona y noche · calculado a partir de cifras publicadas, año 2022-2025',
  )
  expect(hotel).toHaveTextContent(
    'Sin calefacción ni aire acondicionado: 3285 g por persona y noche · Calefacción: 2205 g por persona y noche · Aire acondicionado: 210 g por persona y noche · estimación con supuestos',
  )
  const links = within(hotel).getAllByRole('link')
  expect(links.at(-1)).toHaveTextContent('REST 2005')
})

it('shows what each meal emits, and what local food saves', async () => {
  await open()
  const everything = lineOf('Comida', 'De todo')
  expect(everything).toHaveTextContent('Desayuno: 320 g por persona · publicado')
  expect(everything).toHaveTextContent('Almuerzo o cena: 2056 g por persona · calculado')
  expect(within(everything).getAllByRole('link')).toHaveLength(1)
  const local = lineOf('Comida', 'Producto de proximidad')
  expect(local).toHaveTextContent(/De todo: 2,9\s% menos · calculado/)
  expect(within(local).getAllByRole('link')).toHaveLength(1)
})

it('shows the figures of a flight by its distance', async () => {
  await open()
  const plane = lineOf('Transporte', 'Avión')
  expect(plane).toHaveTextContent(/Hasta 1000 km: 224,2 g por persona y km · Hasta 2000 km/)
  expect(plane).toHaveTextContent('Más lejos: 177,6 g por persona y km · publicado, año 2025')
})

it('marks a source without a year', async () => {
  await open()
  const links = within(lineOf('Actividades', 'Golf, 18 hoyos')).getAllByRole('link')
  expect(links[0]).toHaveTextContent(/\(sin año\)$/)
})
