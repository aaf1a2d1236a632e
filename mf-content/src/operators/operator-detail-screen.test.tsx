import '@testing-library/jest-dom/vitest'
import { makeExperience, makeLocation, makeOperator, makeRoute } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeTravelPackage } from '@sureda/testing/package-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './operator-detail-screen.tsx'

const open = (operator: Answers['GET /operators/:id'] = makeOperator(), more: Answers = {}) =>
  renderScreen(detail, {
    path: '/operadores/:id',
    route: '/operadores/o-colla',
    words: { content: ca },
    answers: {
      'GET /operators/:id': operator,
      'GET /experiences': [makeExperience()],
      'GET /routes': [makeRoute()],
      'GET /packages/operator/:id': [makeTravelPackage()],
      'GET /operators/:id/agencies': [],
      ...more,
    },
  })

it('offers check-in at an establishment with a check-in point', async () => {
  const check_in = { id: 'cp-fonda', points: 50, radius_m: 80, latitude: 41.887, longitude: 2.875 }
  await open(makeOperator({ check_in }))
  expect(await screen.findByRole('region', { name: ca.checkIn.title })).toBeVisible()
})

it.each(['warning', 'info'] as const)(
  'puts a notice (%s) and its day before everything else',
  async (level) => {
    await open(
      makeOperator({ status_note: 'Tancat per obres.', status_date: '2026-07-05', status_level: level }),
    )
    const notice = await screen.findByText('Tancat per obres.')
    expect(screen.getByText('Avís · 5 de juliol del 2026').closest('[data-kind]')).toHaveAttribute(
      'data-kind',
      level,
    )
    expect(notice.compareDocumentPosition(screen.getByRole('navigation', { name: 'Contacte' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  },
)

it('offers telephone, mail, website and directions', async () => {
  await open(makeOperator({ email: 'hola@colla.test', website: 'https://colla.test' }))
  const contact = await screen.findByRole('navigation', { name: 'Contacte' })
  const to = (name: string) => within(contact).getByRole('link', { name }).getAttribute('href')
  expect(to('Truca')).toBe('tel:+34972000001')
  expect(to('Escriu')).toBe('mailto:hola@colla.test')
  expect(to('Lloc web')).toBe('https://colla.test/')
  expect(to('Com arribar-hi')).toContain('41.887')
  expect(screen.getAllByRole('link', { name: 'Com arribar-hi' })).toHaveLength(1)
})

it('shows its stars', async () => {
  await open(makeOperator({ rating: 4.5, ratings_count: 2 }))
  expect(await screen.findByRole('img', { name: '4,5 de 5, 2 valoracions' })).toBeVisible()
})

it('shows no stars without ratings', async () => {
  await open(makeOperator({ rating: null }))
  await screen.findByRole('navigation', { name: 'Contacte' })
  expect(screen.queryByText('Valoració')).toBeNull()
})

it('offers its experiences, routes and packages', async () => {
  const { api } = await open(makeOperator({ id: 'o-altra' }))
  expect(await screen.findByRole('link', { name: 'La pela del suro' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Volta a Fitor' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Cap de setmana surer' })).toBeVisible()
  expect(api.callsOf('GET /experiences')[0]?.query.get('operator_id')).toBe('o-altra')
  expect(api.callsOf('GET /routes')[0]?.query.get('operator_id')).toBe('o-altra')
})

it('shows the agencies that lead its experiences, and how to reach them', async () => {
  const agency = {
    ...{ agencyName: 'Suros & Camins', welcomeMessage: null, logoUrl: null, website: null, address: null },
    ...{
      primaryColor: '#5c3a21',
      secondaryColor: '#2f5d3a',
      contactEmail: null,
      contactPhone: '+34 972 00 00 00',
    },
  }
  await open(makeOperator(), { 'GET /operators/:id/agencies': [agency] })
  expect(await screen.findByRole('heading', { name: 'Suros & Camins' })).toBeVisible()
  expect(screen.getByRole('link', { name: '+34 972 00 00 00' })).toHaveAttribute('href', 'tel:+34972000000')
})

it('leaves out empty sections, and names those that failed', async () => {
  const { api } = await open(makeOperator(), {
    'GET /experiences': [],
    'GET /routes': problem(503, 'busy'),
    'GET /packages/operator/:id': [],
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'La Colla del Suro' })).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar les rutes')
  for (const part of ['Què ofereix', 'Les seves rutes', 'Els seus paquets'])
    expect(screen.queryByRole('heading', { name: part })).toBeNull()
  api.answer({ 'GET /routes': [makeRoute()] })
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByRole('heading', { name: 'Les seves rutes' })).toBeVisible()
})

it('says where to ask when it has no contact, and runs no code of an editor', async () => {
  await open(
    makeOperator({
      phone: null,
      email: null,
      website: 'javascript:alert(1)',
      latitude: null,
      longitude: null,
    }),
  )
  expect(await screen.findByText(/No en tenim les dades de contacte/)).toBeVisible()
  expect(document.querySelector('a[href^="javascript"]')).toBeNull()
})

it('says that it does not exist and leads back to the list', async () => {
  await open(problem(404, 'operator_not_found'))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Aquest operador no existeix' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Operadors' })).toHaveAttribute('href', '/operadores')
})

it('leads to the location of its name where it has no position of its own', async () => {
  const museum = makeOperator({ name: 'Museu del Suro', latitude: null, longitude: null })
  await open(museum, { 'GET /locations': [makeLocation()] })
  expect(await screen.findByRole('link', { name: ca.operator.asPlace })).toHaveAttribute(
    'href',
    '/ubicaciones/l-museu-del-suro',
  )
})

it('asks for no location where it has a position of its own', async () => {
  const { api } = await open()
  expect(await screen.findByRole('navigation', { name: 'Contacte' })).toBeVisible()
  expect(api.callsOf('GET /locations')).toEqual([])
})
