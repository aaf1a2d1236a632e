import '@testing-library/jest-dom/vitest'
import type { NavContribution } from '@sureda/contract/remote/registry'
import type { PointsBalance } from '@sureda/contract/schemas/points/points'
import { type Answers, problem } from '@sureda/testing/fake-api'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import remoteJson from '../../remote.json' with { type: 'json' }
import profileScreen from './profile-screen.tsx'

const BALANCE: PointsBalance = {
  ...{ balance: 400, lifetime: 600, level: 2, today: { earned: 0, cap: 1000 } },
  next_level: { level: 3, from: 1000, missing: 400 },
}

const open = (more: Answers = {}) =>
  renderScreen(profileScreen, {
    path: '/perfil',
    visitor: 'member',
    words: { profile: ca },
    nav: remoteJson.nav as NavContribution[],
    answers: {
      'GET /user/profile': makeProfile(),
      'GET /user/reservations': [],
      'GET /points/balance': BALANCE,
      ...more,
    },
  })

it('shows who is signed in and every menu entry of the profile, in order', async () => {
  await open()
  expect(await screen.findByText('Neus Vidal')).toBeVisible()
  expect(await screen.findByText(ca.account.nothingNext)).toBeVisible()
  expect(await screen.findByText(ca.rewards.level[2])).toBeVisible()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    '/perfil/editar',
    '/configuracion?tab=privacy',
    '/experiencias',
    '/recompensas',
    '/preferencias',
    '/perfil/huella',
    '/practicas-regenerativas',
    '/recompensas',
    '/perfil/favoritos',
    '/configuracion',
  ])
  expect(screen.getByText(ca.sections.preferencesText)).toBeVisible()
})

it.each([
  [true, ca.sections.seenByAll],
  [false, ca.sections.seenByNobody],
])('says at a glance what others see: public profile %s', async (isPublic, words) => {
  const privacy = { share_location: false, public_profile: isPublic }
  await open({ 'GET /user/profile': makeProfile({ privacy }) })
  expect(await screen.findByRole('link', { name: words })).toHaveAttribute(
    'href',
    '/configuracion?tab=privacy',
  )
})

it('leaves asking before signing out to the shell', async () => {
  const { shell } = await open()
  await userEvent.click(await screen.findByRole('button', { name: ca.logout }))
  expect([shell.logoutPrompts, shell.logouts]).toEqual([1, 0])
})

it('shows the level also where the reservations cannot be loaded', async () => {
  await open({ 'GET /user/reservations': () => problem(500, 'internal_error', 'Ai') })
  expect(await screen.findByText(ca.account.nextFailed)).toBeVisible()
  expect(await screen.findByRole('link', { name: new RegExp(ca.rewards.level[2]) })).toBeVisible()
  expect(screen.getByRole('link', { name: new RegExp(ca.sections.preferences) })).toBeVisible()
})
