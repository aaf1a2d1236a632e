import '@testing-library/jest-dom/vitest'
import type { LocationDetail } from '@sureda/contract/schemas/catalogue/location'
import { makeExperience, makeLocation, makeOperator, makeRoute } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import detail from './location-detail-screen.tsx'

const open = (fields: Partial<LocationDetail>, more: Answers = {}) =>
  renderScreen(detail, {
    path: '/ubicaciones/:id',
    route: '/ubicaciones/l-museu-del-suro',
    words: { content: ca },
    answers: {
      'GET /locations/:id': { ...makeLocation(), ...fields },
      'GET /locations': [makeLocation(), makeLocation({ id: 'l-far', name: 'Molt lluny', latitude: 43 })],
      'GET /experiences': [makeExperience({ latitude: 41.918, longitude: 3.17 })],
      'GET /routes': [makeRoute()],
      'GET /operators': [makeOperator()],
      ...more,
    },
  })

it('shows the dated notice of a place before everything else', async () => {
  await open({ status_note: 'Camins tancats pel foc.', status_date: '2026-07-05' })
  const notice = await screen.findByText('Camins tancats pel foc.')
  expect(screen.getByText('Avís · 5 de juliol del 2026')).toBeVisible()
  const words = screen.getByText(/antiga fàbrica de Can Mario/)
  expect(notice.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows a warning of a cached answer without a day', async () => {
  await open({ status_note: 'Camins tancats pel foc.', status_date: undefined })
  expect(await screen.findByText('Avís')).toBeVisible()
})

it('shows opening hours and facts', async () => {
  await open({ opening_hours: 'Només per fora: és privat i en ruïnes.', facts: ['Tretze arcs.'] })
  expect(await screen.findByText('Només per fora: és privat i en ruïnes.')).toBeVisible()
  expect(screen.getByText('Horari')).toBeVisible()
  expect(screen.getByText('Tretze arcs.')).toBeVisible()
})

it('shows contact and conditions of entry', async () => {
  const accessibility = 'Ascensors amb braille.'
  await open({
    phone: '+34 972 30 78 25',
    website: 'https://museu.example',
    address: 'Placeta, s/n',
    accessibility,
  })
  expect(await screen.findByRole('link', { name: 'Truca' })).toHaveAttribute('href', 'tel:+34972307825')
  expect(screen.getByRole('link', { name: 'Lloc web' })).toHaveAttribute('href', 'https://museu.example/')
  expect(screen.getByText('Placeta, s/n')).toBeVisible()
  expect(screen.getByText(accessibility)).toBeVisible()
})

it('shows the stars of a place beside its hours', async () => {
  await open({ rating: 4.25, ratings_count: 3 })
  expect(await screen.findByRole('img', { name: '4,3 de 5, 3 valoracions' })).toBeVisible()
})

it.each([
  ['2026-05-12', '12 de maig del 2026'],
  ['2026-05', '2026'],
])('names who took its photograph, where, when (%s) and under which licence', async (date, said) => {
  const image_photo = {
    author: 'Anna Roca',
    licence: 'CC BY 4.0',
    place: 'Palafrugell',
    date,
    focus: [30, 60] as [number, number],
    blur: 'data:image/webp;base64,UklGRg',
  }
  await open({ image: 'g/photo-museu-0a1b2c3d-800.avif', image_alt: 'Naus', image_photo })
  expect(await screen.findByText(`Foto: Anna Roca · Palafrugell, ${said} · CC BY 4.0`)).toBeVisible()
  expect(screen.getByRole('img', { name: 'Naus' })).toHaveStyle({ objectPosition: '30% 60%' })
})

it('leaves out missing hours and facts', async () => {
  await open({})
  await screen.findByRole('heading', { level: 1, name: 'Museu del Suro' })
  expect(screen.queryByText('Horari')).toBeNull()
  expect(screen.queryByText('Valoració')).toBeNull()
  expect(screen.queryByText('Per saber-ne més')).toBeNull()
})

it('shows what is near with distances, and never itself', async () => {
  await open({})
  const near = await screen.findByRole('list', { name: 'A prop d’aquí' })
  expect(within(near).getByRole('link', { name: 'La pela del suro' })).toHaveAttribute(
    'href',
    '/experiencias/e-pela',
  )
  expect(near).toHaveTextContent('580 m')
  expect(near).not.toHaveTextContent('Molt lluny')
  expect(within(near).queryByRole('link', { name: 'Museu del Suro' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Mapa' })).toHaveAttribute('href', '/mapa?at=41.918,3.163')
})

it('names the lists near by that failed, and shows the others', async () => {
  await open({}, { 'GET /experiences': problem(503, 'busy') })
  expect(await screen.findByRole('alert')).toHaveTextContent('No s’han pogut carregar les experiències')
  const near = await screen.findByRole('list', { name: 'A prop d’aquí' })
  expect(within(near).getByRole('link', { name: 'Volta a Fitor' })).toBeVisible()
})

it('leads to the offers of the operator of the same name, and to no other operator', async () => {
  await open(
    {},
    { 'GET /operators': [makeOperator(), makeOperator({ id: 'op-museu', name: 'Museu del suro' })] },
  )
  expect(await screen.findByRole('link', { name: 'Què ofereix Museu del suro' })).toHaveAttribute(
    'href',
    '/operadores/op-museu',
  )
  expect(screen.getAllByRole('link', { name: /^Què ofereix/ })).toHaveLength(1)
})
