import '@testing-library/jest-dom/vitest'
import { makeStory } from '@sureda/testing/content-factories'
import { type Answers, type FakeCall, noNetwork, problem } from '@sureda/testing/fake-api'
import { makeTenant } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import list from '../story-list-screen.tsx'

const axe = makeStory({ id: 'axe', title: 'La destral', genre: 'oficio', keywords: ['pela'] })
const train = makeStory({
  id: 'train',
  title: 'El Xic-Xec',
  genre: 'historia',
  category: { id: 'trens', name: 'Trens' },
  target_audience: 'adult',
  keywords: ['mar'],
  audio_file: 'gavarres/t.m4a',
  video_file: 'gavarres/t.mp4',
  photo_360: 'gavarres/p.avif',
  video_360: 'gavarres/p.mp4',
})
const open = (route = '/relatos', more: Answers = {}) =>
  renderScreen(list, {
    path: '/relatos',
    route,
    words: { content: ca },
    answers: {
      'GET /stories': ({ query }: FakeCall) => (query.get('search') === 'carrilet' ? [train] : [axe, train]),
      'GET /story-categories': [{ id: 'trens', name: 'Trens', stories: 1 }],
      ...more,
    },
  })
/** Titles of the cards, without the story of the day above them. */
const titles = () =>
  screen
    .getAllByRole('list')
    .flatMap((one) => within(one).queryAllByRole('heading'))
    .map(({ textContent }) => textContent)

it('shows all stories by chapter with their media, one of them as the story of the day', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Ofici' })).toBeVisible()
  expect(screen.getByText('El relat d’avui')).toBeVisible()
  expect(titles()).toEqual(['La destral', 'El Xic-Xec'])
  for (const media of ['Àudio', 'Vídeo', 'Foto 360°', 'Vídeo 360°'])
    expect(screen.getByText(media)).toBeVisible()
})

it('has one story of the day for a whole territory, by its own calendar', async () => {
  const three = [axe, train, makeStory({ id: 'goja', title: 'La goja' })]
  const inZone = async (time_zone: string) => {
    const { unmount } = await renderScreen(list, {
      path: '/relatos',
      words: { content: ca },
      tenant: makeTenant({ time_zone }),
      answers: { 'GET /stories': three },
    })
    const [first] = await screen.findAllByRole('article')
    const title = within(first as HTMLElement).getByRole('heading').textContent
    unmount()
    return title
  }
  // the two time zones are 25 hours apart, so it is never the same day
  expect(await inZone('Pacific/Kiritimati')).not.toBe(await inZone('Pacific/Pago_Pago'))
})

it('filters by five filters with the count in the button, and writes them into the address', async () => {
  const { router } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Filtra' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }))
  for (const name of ['Gènere', 'Categoria', 'Província', 'Públic', 'Paraula clau'])
    expect(sheet.getByRole('group', { name })).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Mostra 2 relats' })).toBeEnabled()
  await userEvent.click(sheet.getByRole('checkbox', { name: /Història/ }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /^mar/ }))
  await userEvent.click(sheet.getByRole('checkbox', { name: /Per a tothom/ }))
  expect(sheet.getByRole('button', { name: 'Cap relat no hi encaixa' })).toBeDisabled()
  await userEvent.click(sheet.getByRole('checkbox', { name: /Per a tothom/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Mostra 1 relat' }))
  await waitFor(() => expect(router.state.location.search).toBe('?genre=historia&keyword=mar'))
  expect(titles()).toEqual(['El Xic-Xec'])
  expect(screen.getByText('1 relat')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu el filtre: mar' }))
  await waitFor(() => expect(router.state.location.search).toBe('?genre=historia'))
})

it('groups many keywords by category, and filters by one of them', async () => {
  const words = Array.from({ length: 13 }, (_, index) => `paraula ${index}`)
  const { router } = await open('/relatos', { 'GET /stories': [makeStory({ id: 'many', keywords: words })] })
  await userEvent.click(await screen.findByRole('button', { name: 'Filtra' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtres' }))
  const group = within(sheet.getByRole('group', { name: 'Paraula clau' }))
  await userEvent.click(group.getByText('13'))
  await userEvent.click(group.getByRole('checkbox', { name: /paraula 7/ }))
  await userEvent.click(sheet.getByRole('button', { name: 'Mostra 1 relat' }))
  await waitFor(() => expect(router.state.location.search).toBe('?keyword=paraula+7'))
})

it('opens as the address says, and ignores unknown values in it', async () => {
  await open('/relatos?audience=adult&genre=%3Cimg%3E&q=')
  await screen.findByText('1 relat')
  expect(titles()).toEqual(['El Xic-Xec'])
  expect(screen.queryByRole('button', { name: /img/ })).toBeNull()
})

it('shows a keyword of another language as a filter without hits, and clears it', async () => {
  const { router } = await open('/relatos?keyword=Zug')
  expect(await screen.findByRole('heading', { name: 'Cap relat no hi encaixa' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Treu el filtre: Zug' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(titles()).toEqual(['La destral', 'El Xic-Xec'])
})

it('sends the query to the server, which searches the full texts', async () => {
  const { api, router } = await open()
  // pasted in one go: on a slow machine the pause before the request would come between two letters
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Cerca relats' }))
  await userEvent.paste('carrilet')
  await waitFor(() => expect(titles()).toEqual(['El Xic-Xec']))
  await waitFor(() => expect(router.state.location.search).toBe('?q=carrilet'))
  expect(api.callsOf('GET /stories').filter(({ query }: FakeCall) => query.has('search'))).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Esborra el text' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('lists hits by category or province below those of the server', async () => {
  await open('/relatos?q=trens', {
    'GET /stories': ({ query }: FakeCall) => (query.get('search') ? [axe] : [axe, train]),
  })
  await waitFor(() => expect(titles()).toEqual(['La destral', 'El Xic-Xec']))
})

it('searches the loaded stories when the server does not answer, and says that nothing fits', async () => {
  const answers: Answers = {
    'GET /stories': ({ query }: FakeCall) => (query.get('search') ? noNetwork() : [axe, train]),
  }
  const { router } = await open('/relatos?q=xic%20xec', answers)
  await waitFor(() => expect(titles()).toEqual(['El Xic-Xec']))
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  expect(await screen.findByRole('heading', { name: 'Cap relat no hi encaixa' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Esborra la cerca' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

it('says that a territory has no stories yet', async () => {
  await open('/relatos', { 'GET /stories': [] })
  expect(await screen.findByRole('heading', { name: 'Encara no hi ha relats' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rutes' })).toHaveAttribute('href', '/rutas/lista')
})

it('offers a retry when the stories fail to load', async () => {
  let tries = 0
  await open('/relatos', {
    'GET /stories': () => (tries++ === 0 ? problem(503, 'busy', 'Torna-hi') : [axe]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('El relat d’avui')).toBeVisible()
})
