import '@testing-library/jest-dom/vitest'
import type { PointsBalance, PointsStats } from '@sureda/contract/schemas/points/points'
import type { Redemption, Reward } from '@sureda/contract/schemas/points/reward'
import { type Answers, type FakeCall, json, noNetwork, problem } from '@sureda/testing/fake-api'
import { makePointsEntry, makeProfile, makeTenant, makeUser } from '@sureda/testing/people'
import { renderScreen } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import ca from '../../locales/ca.json' with { type: 'json' }
import rewardsScreen from './rewards-screen.tsx'

const picture = { image: null, image_alt: null, image_color: null, image_widths: [] }
const makeReward = (values: Partial<Reward>): Reward => ({
  ...{ id: 'rw-cafe', title: 'Cafè', description: 'Amb galeta', cost: 200, stock: 3, level_required: 1 },
  ...{ valid_until: null, once_per_person: false, state: 'available', points_missing: 0 },
  ...{ operator: null, demo: true, ...picture, ...values },
})
const redemption: Redemption = {
  ...{ id: 'r-1', code: 'ABCD-EFGH', status: 'valid', cost: 200, used_at: null },
  ...{ redeemed_at: '2026-11-20T10:00:00.000Z', valid_until: '2999-01-01T00:00:00.000Z' },
  reward: { id: 'rw-cafe', title: 'Cafè', description: 'Amb galeta', operator: null, ...picture },
}
const balance: PointsBalance = {
  ...{ balance: 400, lifetime: 600, level: 2, today: { earned: 0, cap: 1000 } },
  next_level: { level: 3, from: 1000, missing: 400 },
}
const stats: PointsStats = {
  ...{ total: 600, activities: [], active_days: 1, first_at: null, last_at: null },
  achievements: [{ id: 'three_routes', target: 3, progress: 1, achieved: false }],
}
const answers: Answers = {
  'GET /points/balance': balance,
  'GET /points/stats': stats,
  'GET /points/history': [],
  'GET /rewards': [
    makeReward({}),
    makeReward({ id: 'rw-gone', title: 'Clauer', stock: 0, state: 'out_of_stock' }),
  ],
  'GET /user/redemptions': [],
}
const open = (more: Answers = {}, options: object = {}) =>
  renderScreen(rewardsScreen, {
    path: '/recompensas',
    visitor: 'member',
    words: { profile: ca },
    answers: { ...answers, ...more },
    ...options,
  })

it('shows the level, the points to the next, and the rewards', async () => {
  await open()
  expect(await screen.findByText('Explorador')).toBeVisible()
  expect(screen.getByText('400 punts més per a «Guardià»')).toBeVisible()
  const gone = (await screen.findByRole('heading', { name: 'Clauer' })).closest('article') as HTMLElement
  expect(within(gone).queryByRole('button')).toBeNull()
  expect(within(gone).getByText(ca.rewards.state.out_of_stock)).toBeVisible()
})

it('says once that some of the rewards were invented', async () => {
  await open()
  expect(await screen.findAllByText('Una part és inventada per a la demo.')).toHaveLength(1)
})

it('does not say so where none was', async () => {
  await open({ 'GET /rewards': [makeReward({ demo: false })] })
  expect(await screen.findByRole('heading', { name: 'Cafè' })).toBeVisible()
  expect(screen.queryByText('Una part és inventada per a la demo.')).toBeNull()
})

it('redeems after asking, with a key, and opens the code to be scanned', async () => {
  const { api } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Bescanvia «Cafè» per 200 punts' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Vols bescanviar «Cafè»?' })
  api.answer({
    'POST /rewards/:id/redeem': { ...redemption, balance: 200 },
    'GET /user/redemptions': [redemption],
  })
  await userEvent.click(within(dialog).getByRole('button', { name: ca.rewards.redeem }))
  expect(await screen.findByText('ABCD-EFGH')).toBeVisible()
  expect(screen.getByRole('img', { name: ca.rewards.qr })).toBeVisible()
  const [call] = api.callsOf('POST /rewards/:id/redeem')
  expect([call?.params.id, call?.headers.has('idempotency-key')]).toEqual(['rw-cafe', true])
})

it('leaves the dialog open and says why when another person took the last one', async () => {
  await open({ 'POST /rewards/:id/redeem': () => problem(409, 'reward_out_of_stock', 'S’ha exhaurit.') })
  await userEvent.click(await screen.findByRole('button', { name: /Bescanvia «Cafè»/ }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: ca.rewards.redeem }),
  )
  expect(await screen.findByText('S’ha exhaurit.')).toBeVisible()
})

it('redeems once where the answer was lost, and then opens the code', async () => {
  const { api } = await open({ 'POST /rewards/:id/redeem': noNetwork })
  await userEvent.click(await screen.findByRole('button', { name: /Bescanvia «Cafè»/ }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: ca.rewards.redeem }),
  )
  await waitFor(() => expect(toastQueue.snapshot()[0]?.text).toMatch('Encara no sabem si ha arribat'))
  api.answer({
    'POST /rewards/:id/redeem': { ...redemption, balance: 200 },
    'GET /user/redemptions': [redemption],
  })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('ABCD-EFGH')).toBeVisible()
  const keys = api.callsOf('POST /rewards/:id/redeem').map(({ headers }) => headers.get('idempotency-key'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

it('shows no QR code of a used redemption', async () => {
  const used: Redemption = { ...redemption, status: 'used', used_at: '2026-11-21T10:00:00.000Z' }
  await open({ 'GET /user/redemptions': [used] }, { route: '/recompensas?ver=codigos&codigo=r-1' })
  expect(await screen.findByText('ABCD-EFGH')).toBeVisible()
  expect(screen.queryByRole('img', { name: ca.rewards.qr })).toBeNull()
})

it('shows rule and progress of each achievement', async () => {
  await open({}, { route: '/recompensas?ver=logros' })
  expect(await screen.findByRole('heading', { name: ca.rewards.achievement.three_routes })).toBeVisible()
  expect(screen.getByText('1 de 3')).toBeVisible()
})

it('says that rewards are coming where the tenant has them off', async () => {
  const tenant = makeTenant()
  await open(
    { 'GET /rewards': [] },
    { tenant: { ...tenant, features: { ...tenant.features, rewards: false } } },
  )
  expect(await screen.findByText(ca.rewards.soon)).toBeVisible()
  expect(await screen.findByText('Explorador')).toBeVisible()
})

it('shows the history by kind, page by page', async () => {
  const made = (id: string, title: string) => makePointsEntry({ activity_type: 'route', id, title })
  const { api } = await open(
    {
      'GET /points/history': ({ query }: FakeCall) =>
        query.has('cursor')
          ? json({ data: [made('2', 'Camí vell')], meta: { next_cursor: null } })
          : json({ data: [made('1', 'Volta a Fitor')], meta: { next_cursor: 'c-1' } }),
    },
    { route: '/recompensas?ver=historial' },
  )
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: ca.rewards.kind }), 'route')
  await userEvent.click(await screen.findByRole('button', { name: ca.rewards.older }))
  expect(await screen.findByText('Camí vell')).toBeVisible()
  expect(screen.getByText('Volta a Fitor')).toBeVisible()
  const asked = api.callsOf('GET /points/history').map(({ query }) => String(query))
  expect(asked.at(-1)).toContain('activity_type=route')
  expect(asked.at(-1)).toContain('cursor=c-1')
})

it('ranks people by points, by name where they allow it, and shows the person below the last row', async () => {
  const leader = { avatar: null, level: 2, is_me: false }
  const me = { ...leader, rank: 41, name: 'Neus Vidal', points: 600, is_me: true }
  const data = [
    { ...leader, rank: 1, name: 'Pau Riera', points: 900 },
    { ...leader, rank: 2, name: null, points: 700 },
  ]
  await open(
    {
      'GET /points/leaderboard': () => json({ data, meta: { me } }),
      'GET /user/profile': makeProfile({ privacy: { share_location: false, public_profile: false } }),
    },
    { route: '/recompensas?ver=clasificacion' },
  )
  const rows = (await screen.findAllByText(/punts$/))
    .map((cell) => cell.closest('li')?.textContent)
    .filter(Boolean)
  expect(rows).toEqual([
    expect.stringMatching(/^1\..*Pau Riera.*900 punts$/),
    expect.stringMatching(/^2\..*Algú sense nom públic.*700 punts$/),
    expect.stringMatching(/^41\..*Neus Vidal · tu.*600 punts$/),
  ])
  expect(screen.getByText(ca.rewards.leaders.nameless)).toBeVisible()
})

it.each([
  [[], 1],
  [['/storytours'], 0],
])(
  'where there is nothing to redeem it leads to story tours, if there are any (missing: %j)',
  async (missing, links) => {
    const nothing = { ...answers, 'GET /rewards': [] }
    await renderScreen(rewardsScreen, {
      path: '/recompensas',
      visitor: 'member',
      words: { profile: ca },
      answers: nothing,
      missing,
    })
    expect(await screen.findByText(ca.rewards.empty)).toBeVisible()
    expect(screen.queryAllByRole('link', { name: ca.rewards.play })).toHaveLength(links)
  },
)

it('says before the tap that the e-mail has to be confirmed, and mails the link', async () => {
  const { api } = await open(
    { 'POST /user/email-confirmation': problem(429, 'too_many_requests', 'Massa cops.') },
    { session: { user: makeUser({ email_confirmed: false }) } },
  )
  expect(await screen.findByText(ca.rewards.confirmText)).toBeVisible()
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Envia’m l’enllaç' }))
  await ask()
  const fault = await screen.findByRole('alert')
  expect(fault).toHaveTextContent('Massa cops.')
  expect(fault).toHaveFocus()
  api.answer({ 'POST /user/email-confirmation': { ok: true } })
  await ask()
  const sent = await screen.findByText(/Hem enviat un enllaç a/)
  expect(sent).toHaveRole('status')
  expect(sent).toHaveFocus()
  expect(api.callsOf('POST /user/email-confirmation')).toHaveLength(2)
})
