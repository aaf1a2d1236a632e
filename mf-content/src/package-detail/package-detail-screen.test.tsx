import '@testing-library/jest-dom/vitest'
import { makeOperatorSummary } from '@sureda/testing/content-factories'
import { problem } from '@sureda/testing/fake-api'
import { makeTravelPackage, makeTravelPackageDetail } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './package-detail-screen.tsx'

const open = (item: unknown = makeTravelPackageDetail()) =>
  renderScreen(detail, {
    path: '/paquetes/:id',
    route: '/paquetes/p-cap-de-setmana',
    words: { content: ca },
    answers: {
      'GET /packages/:id': item,
      'GET /packages/operator/:id': [
        makeTravelPackage(),
        makeTravelPackage({ id: 'p-bici', title: 'Dues rodes' }),
      ],
    },
  })

it.each(['warning', 'info'] as const)(
  'puts a notice (%s) and its day before everything else',
  async (level) => {
    await open(
      makeTravelPackageDetail({
        status_note: 'Tancat per obres.',
        status_date: '2026-07-05',
        status_level: level,
      }),
    )
    const notice = await screen.findByText('Tancat per obres.')
    expect(screen.getByText('Avís · 5 de juliol del 2026').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      level,
    )
    expect(notice.compareDocumentPosition(screen.getByText('Dormir en un mas i tastar-ho tot.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
)

it('tells its four parts, with the hours leading to experiences and routes', async () => {
  await open(
    makeTravelPackageDetail({
      itinerary: [
        { day: 1, time: '10:00', title: 'La pela', place: 'Cassà', experience_id: 'e-pela', route_id: null },
        { day: 2, time: '09:00', title: 'A peu', place: 'Fitor', experience_id: null, route_id: 'r-fitor' },
        { day: 2, time: '13:00', title: 'Dinar', place: 'Fitor', experience_id: null, route_id: null },
      ],
      services_additional: ['Una nit més'],
      requirements: ['Ganes de matinar'],
    }),
  )
  for (const part of ['Descripció', 'Itinerari', 'Serveis', 'Què et cal'])
    expect(await screen.findByRole('heading', { level: 2, name: part })).toBeVisible()
  expect(screen.getByRole('link', { name: 'La pela' })).toHaveAttribute('href', '/experiencias/e-pela')
  expect(screen.getByRole('link', { name: 'A peu' })).toHaveAttribute('href', '/rutas/r-fitor')
  expect(screen.queryByRole('link', { name: 'Dinar' })).toBeNull()
  const services = screen.getByRole('region', { name: 'Serveis' })
  expect(within(services).getByRole('list', { name: 'Inclou' })).toHaveTextContent('Allotjament')
  expect(within(services).getByRole('list', { name: 'No inclou' })).toHaveTextContent('Transport')
  expect(within(services).getByRole('list', { name: 'Si vols, a més' })).toHaveTextContent('Una nit més')
})

it('offers the printed programme in the visitor’s language', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Baixa el programa (PDF)' })).toHaveAttribute(
    'href',
    '/api/v1/packages/p-cap-de-setmana/pdf?lang=ca',
  )
})

it('says who organises it and what else they offer, never calling an institution a company', async () => {
  await open(
    makeTravelPackageDetail({
      operator_type: 'empresa',
      operator: makeOperatorSummary({ type: 'institucion', name: 'El Museu' }),
    }),
  )
  expect(await screen.findByRole('heading', { name: 'També organitza' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Dues rodes' })).toHaveAttribute('href', '/paquetes/p-bici')
  expect(screen.getAllByText(/Institució/)[0]).toBeVisible()
  expect(screen.queryByText(/Empresa/)).toBeNull()
})

it('leaves out what nobody has written, and says so where there is no price', async () => {
  await open(
    makeTravelPackageDetail({
      itinerary: [],
      activities: [],
      services_included: [],
      services_not_included: [],
      operator: null,
      price: null,
    }),
  )
  expect(await screen.findByText('Demana’l a qui ho fa')).toBeVisible()
  for (const part of ['Itinerari', 'Serveis', 'Qui l’organitza'])
    expect(screen.queryByRole('heading', { name: part })).toBeNull()
})

it('says that a package does not exist and leads back to the list', async () => {
  await open(problem(404, 'package_not_found'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquest paquet no existeix' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Paquets' })).toHaveAttribute('href', '/paquetes')
})
