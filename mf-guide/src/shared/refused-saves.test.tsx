import '@testing-library/jest-dom/vitest'
import { clearDrafts } from '@sureda/remote/offline'
import { makeGuideCheckInPoint, makeGuideProfile } from '@sureda/testing/agency-factories'
import { makeRoute } from '@sureda/testing/content-factories'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeGroup } from '@sureda/testing/group-factories'
import { makeGuideExperienceDetail, makeTimeSlots } from '@sureda/testing/guide-factories'
import { renderScreen } from '@sureda/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import agencyScreen from '../agency/agency-screen.tsx'
import experienceScreen from '../experiences/edit/experience-edit-screen.tsx'
import timeSlotsScreen from '../experiences/times/time-slots-screen.tsx'
import editGroupScreen from '../groups/edit/edit-group-screen.tsx'
import newGroupScreen from '../groups/new/new-group-screen.tsx'
import editPointScreen from '../land/check-in-points/edit-point-screen.tsx'
import newClosureScreen from '../land/closures/new-closure-screen.tsx'

const DAY = '2099-06-10'
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
async function type(name: string, text: string) {
  const box = await screen.findByRole('textbox', { name })
  await userEvent.clear(box)
  await userEvent.paste(text)
}
async function inSheet(opener: string, act: (sheet: HTMLElement) => Promise<void>) {
  await userEvent.click(await screen.findByRole('button', { name: opener }))
  await act(await screen.findByRole('dialog'))
  await press('Fet')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Every form of the guide area: what it loads, what it sends, and how a test changes and sends it. */
const FORMS = {
  'new group': {
    screen: newGroupScreen,
    path: '/guia/grupos/nuevo',
    answers: {},
    call: 'POST /guide/groups',
    send: async () => {
      await type('Nom', 'Colla')
      await press('Crea el grup')
    },
  },
  'group type': {
    screen: editGroupScreen,
    path: '/guia/grupos/editar/g-1',
    answers: { 'GET /guide/groups/:id': makeGroup() },
    call: 'PUT /guide/groups/:id',
    send: async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /Parella/ }))
      await press('Desa')
    },
  },
  agency: {
    screen: agencyScreen,
    path: '/guia/perfil',
    answers: { 'GET /guide/profile': makeGuideProfile() },
    call: 'PUT /guide/profile',
    send: async () => {
      await type('Nom de l’agència', 'Bosc endins')
      await press('Desa')
    },
  },
  'check-in point': {
    screen: editPointScreen,
    path: '/guia/puntos/g-font',
    answers: { 'GET /guide/check-in-points/:id': makeGuideCheckInPoint() },
    call: 'PUT /guide/check-in-points/:id',
    send: async () => {
      await type('Nom', 'Font nova')
      await press('Desa')
    },
  },
  experience: {
    screen: experienceScreen,
    path: '/guia/experiencias/editar/e-pela',
    answers: { 'GET /guide/experiences/:id': makeGuideExperienceDetail() },
    call: 'PUT /guide/experiences/:id',
    send: async () => {
      await inSheet('Edita: Títol i frase', async (sheet) => {
        await userEvent.type(within(sheet).getByRole('textbox', { name: /^Títol/ }), ' nou')
      })
      await press('Desa')
    },
  },
  'time slots': {
    screen: timeSlotsScreen,
    path: '/guia/experiencias/horarios/e-pela',
    route: `/guia/experiencias/horarios/e-pela?day=${DAY}`,
    answers: { 'GET /guide/experiences/:id/time-slots': makeTimeSlots() },
    call: 'PUT /guide/experiences/:id/time-slots',
    send: async () => {
      await inSheet('Canvia aquest dia', async (sheet) => {
        await userEvent.click(within(sheet).getByRole('radio', { name: /^Tancat/ }))
      })
      await press('Mira què canvia')
    },
  },
  closure: {
    screen: newClosureScreen,
    path: '/guia/cierres/nuevo',
    answers: { 'GET /routes': [makeRoute({ id: 'rt-arboc', title: 'Ruta de l’Arboç' })] },
    call: 'POST /guide/closures',
    send: async () => {
      await userEvent.click(await screen.findByRole('checkbox', { name: 'Ruta de l’Arboç' }))
      fireEvent.change(screen.getByLabelText('Primer dia'), { target: { value: '2099-12-01' } })
      await userEvent.click(screen.getByRole('radio', { name: 'Risc d’incendi' }))
      await press('Mira què afecta')
    },
  },
} as const

const ID = /\/(g-1|g-font|e-pela)$/
const scrolled: Element[] = []
beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this)
  }
})
afterEach(() => clearDrafts())

const show = (name: keyof typeof FORMS, answer: () => unknown) => {
  const { screen: of, path, answers, call, ...rest } = FORMS[name]
  return renderScreen(of, {
    path: path.replace(ID, '/:id'),
    route: 'route' in rest ? rest.route : path,
    visitor: 'guide',
    words: { guide: ca },
    answers: { ...answers, [call]: answer } as Answers,
  })
}

it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'a failed save of %s is in view, focused and announced, again after the next one',
  async (name) => {
    await show(name, () => problem(500, 'internal_error', 'El servidor ha fallat.'))
    await FORMS[name].send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('El servidor ha fallat.')
    expect(alert).toHaveFocus()
    await waitFor(() => expect(scrolled).toContain(alert))
    await press(/^(Desa|Crea el grup|Mira què canvia|Mira què afecta)$/)
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(alert))
    expect(screen.getByRole('alert')).toHaveFocus()
  },
)

it.each(
  (['time slots', 'check-in point', 'closure'] as const).flatMap((name) =>
    (
      [
        [409, 'too_many_check_in_points'],
        [503, 'busy'],
      ] as const
    ).map(([status, code]) => ({ name, status, code })),
  ),
)(
  '$status at a save of $name is in view and focused, and what was filled in stays',
  async ({ name, status, code }) => {
    await show(name, () => problem(status, code, 'Ara no pot ser.'))
    await FORMS[name].send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Ara no pot ser.')
    expect(alert).toHaveFocus()
    if (name === 'check-in point')
      expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Font nova')
    if (name === 'closure') expect(screen.getByLabelText('Primer dia')).toHaveValue('2099-12-01')
    if (name === 'time slots') expect(screen.getByRole('button', { name: 'Mira què canvia' })).toBeEnabled()
  },
)

const refused = (path: string) => () =>
  problem(422, 'validation_failed', 'Hi ha dades que no es poden acceptar.', {
    errors: [{ path, code: 'wrong', message: 'Així no pot ser.' }],
  })

it.each([
  ['new group', 'special_requirements', 'Necessitats especials'],
  ['agency', 'website', 'Web'],
  ['check-in point', 'description', 'Descripció'],
] as const)(
  'what the server refuses of %s is marked at its field, which has the focus',
  async (name, path, label) => {
    await show(name, refused(path))
    await FORMS[name].send()
    const field = screen.getByRole('textbox', { name: new RegExp(label) })
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleDescription(/Així no pot ser/)
    expect(screen.queryByText(/marcats/)).toBeNull()
  },
)

it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'of %s no field is said to be marked where none is: the server’s own words are shown',
  async (name) => {
    await show(name, refused('elsewhere'))
    await FORMS[name].send()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Així no pot ser.')
    expect(alert).toHaveFocus()
    expect(screen.queryByText(/marcats/)).toBeNull()
  },
)

it('leads from the refusal of an experience to its field, marked', async () => {
  await show('experience', refused('price'))
  await FORMS.experience.send()
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Edita/ }))
  const price = await screen.findByRole('textbox', { name: /^Preu/ })
  await waitFor(() => expect(price).toHaveFocus())
  expect(price).toHaveAccessibleDescription(/Així no pot ser/)
})

it('leads from the refusal of time slots to the field of the day, marked', async () => {
  await show('time slots', refused('slots.0.capacity'))
  await FORMS['time slots'].send()
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: /^Edita/ }))
  const [seats] = await screen.findAllByRole('textbox', { name: 'Places' })
  await waitFor(() => expect(seats).toHaveFocus())
  expect(seats).toHaveAccessibleDescription(/Així no pot ser/)
})

it('does not save a point whose radius or points are out of range, and says the range', async () => {
  const { api } = await show('check-in point', () => makeGuideCheckInPoint())
  await type('Nom', 'Font nova')
  await type('Radi en metres', '600')
  await type('Punts per visita', '5000')
  await press('Desa')
  const radius = screen.getByRole('textbox', { name: 'Radi en metres' })
  expect(radius).toHaveFocus()
  expect(radius).toHaveValue('600')
  expect(radius).toHaveAccessibleDescription(/Ha de ser un número de \d+ a 500/)
  expect(api.callsOf('PUT /guide/check-in-points/:id')).toHaveLength(0)
})

it('“Done” refuses a price of −5, and closing asks before it is thrown away', async () => {
  await show('experience', () => makeGuideExperienceDetail())
  await userEvent.click(await screen.findByRole('button', { name: 'Edita: Preu i dades' }))
  const sheet = await screen.findByRole('dialog')
  const price = within(sheet).getByRole('textbox', { name: /^Preu/ })
  await userEvent.clear(price)
  await userEvent.type(price, '-5')
  await userEvent.click(within(sheet).getByRole('button', { name: 'Fet' }))
  expect(price).toHaveFocus()
  expect(price).toBeInvalid()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Tanca' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Continua editant' }))
  expect(price).toHaveValue('-5')
})

it('“Discard” asks before it throws changes away', async () => {
  await show('agency', () => makeGuideProfile())
  await type('Nom de l’agència', 'Bosc endins')
  await press('Descarta')
  const question = await screen.findByRole('alertdialog', { name: 'Vols descartar 1 canvi?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Continua editant' }))
  expect(screen.getByRole('textbox', { name: 'Nom de l’agència' })).toHaveValue('Bosc endins')
})
