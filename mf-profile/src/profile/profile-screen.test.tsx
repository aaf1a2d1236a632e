import '@testing-library/jest-dom/vitest'
import type { NavContribution } from '@sureda/contract/registry'
import { makeProfile } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import remoteJson from '../../remote.json' with { type: 'json' }
import profileScreen from './profile-screen.tsx'

const open = () =>
  renderScreen(profileScreen, {
    path: '/perfil',
    visitor: 'member',
    words: { profile: ca },
    nav: remoteJson.nav as NavContribution[],
    answers: { 'GET /user/profile': makeProfile() },
  })

it('shows who is signed in and every way that is declared for the profile, in its order', async () => {
  await open()
  expect(await screen.findByText('Neus Vidal')).toBeVisible()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual([
    '/perfil/editar',
    '/preferencias',
    '/perfil/huella',
    '/practicas-regenerativas',
    '/recompensas',
    '/perfil/favoritos',
    '/configuracion',
  ])
  expect(screen.getByText(ca.sections.preferencesText)).toBeVisible()
})

it('leaves signing out to the question of the shell', async () => {
  const { shell } = await open()
  await userEvent.click(await screen.findByRole('button', { name: ca.logout }))
  expect([shell.logoutPrompts, shell.logouts]).toEqual([1, 0])
})
