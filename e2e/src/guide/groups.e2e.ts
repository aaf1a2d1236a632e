import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'

const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

test('a guide makes a group and invites; a member joins by the link with one tap, and leads it', async ({
  page,
  phoneOf,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  test.slow()
  const name = uniqueName('Colla')
  const guide = await phoneOf('guide')
  await guide.goto('/guia')
  await guide.getByRole('link', { name: 'Grups', exact: true }).first().click()
  await guide.getByRole('link', { name: 'Grup nou' }).click()
  await guide.getByRole('textbox', { name: 'Nom' }).fill(name)
  await expectNoAxeViolations(guide)
  await guide.getByRole('button', { name: 'Crea el grup' }).click()
  await expect(guide).toHaveURL(/\/guia\/grupos\/editar\/[0-9a-f-]{36}$/)
  await guide.getByRole('button', { name: 'Convida' }).click()
  const sheet = guide.getByRole('dialog', { name: 'Convida al grup' })
  const code = (await sheet.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
  await expectNoAxeViolations(guide)
  await sheet.getByRole('button', { name: 'Tanca' }).click()

  const link = `/grupos?codigo=${code}`
  await page.goto(link)
  await expect(page).toHaveURL('/login?error=login_required')
  await expect.poll(() => page.evaluate(() => localStorage.post_login_redirect)).toBe(link)
  await signInNew()
  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Uneix-m’hi' }).click()
  const mine = page.getByRole('article', { name })
  await expect(mine.getByText('Nova Persona (tu)')).toBeVisible()
  await expect(page).toHaveURL('/grupos')

  await guide.reload()
  await guide.getByRole('button', { name: 'Nova Persona' }).click()
  const person = guide.getByRole('dialog', { name: 'Nova Persona' })
  await person.getByRole('radio', { name: 'Lidera el grup' }).press('Space')
  await expectNoAxeViolations(guide)
  await person.getByRole('button', { name: 'Desa' }).click()
  await expect(guide.getByText('Desat: Nova Persona')).toBeVisible()
  await page.reload()
  await expect(mine.getByText('Pots reservar per a tot el grup.')).toBeVisible()
  await expectNoAxeViolations(page)
})
