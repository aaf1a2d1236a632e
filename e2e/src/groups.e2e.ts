import type { Page } from '@playwright/test'
import { expect, onRaya, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { expectNothingSerious } from './nothing-serious.ts'

const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
const fits = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

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
  await expectNothingSerious(guide)
  await guide.getByRole('button', { name: 'Crea el grup' }).click()
  await expect(guide).toHaveURL(/\/guia\/grupos\/editar\/[0-9a-f-]{36}$/)
  await guide.getByRole('button', { name: 'Convida' }).click()
  const sheet = guide.getByRole('dialog', { name: 'Convida al grup' })
  const code = (await sheet.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''
  await expectNothingSerious(guide)
  await sheet.getByRole('button', { name: 'Tanca' }).click()

  const link = `/grupos?codigo=${code}`
  await page.goto(link)
  await expect(page).toHaveURL('/login?error=login_required')
  await expect.poll(() => page.evaluate(() => localStorage.post_login_redirect)).toBe(link)
  await signInNew()
  await page.goto(link)
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Uneix-m’hi' }).click()
  const mine = page.getByRole('article', { name })
  await expect(mine.getByText('Nova Persona (tu)')).toBeVisible()
  await expect(page).toHaveURL('/grupos')

  await guide.reload()
  await guide.getByRole('button', { name: 'Nova Persona' }).click()
  const person = guide.getByRole('dialog', { name: 'Nova Persona' })
  await person.getByRole('radio', { name: 'Lidera el grup' }).press('Space')
  await expectNothingSerious(guide)
  await person.getByRole('button', { name: 'Desa' }).click()
  await expect(guide.getByText('Desat: Nova Persona')).toBeVisible()
  await page.reload()
  await expect(mine.getByText('Pots reservar per a tot el grup.')).toBeVisible()
  await expectNothingSerious(page)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a guide changes a group on two phones, chooses, and deletes it, on a narrow one', async ({
    page,
    phoneOf,
    baseURL,
    signIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/412/)
    test.slow()
    const name = uniqueName('Con animales')
    await signIn('guide')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(onRaya(baseURL, '/guia/grupos/nuevo'))
    await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
    await page.getByRole('radio', { name: 'Con animales' }).press('Space')
    await fits(page)
    // left without saving: it is still there
    await page.evaluate(draftsWritten)
    await page.goto('/guia/grupos')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(name)
    await page.getByRole('button', { name: 'Crear el grupo' }).click()
    await page.getByRole('button', { name: 'Añadir animal' }).click()
    const pet = page.getByRole('dialog', { name: 'Nuevo animal' })
    await pet.getByRole('textbox', { name: 'Nombre' }).fill('Canela')
    await fits(page)
    await pet.getByRole('button', { name: 'Añadir al grupo' }).click()
    await expect(page.getByRole('list', { name: 'Integrantes' }).getByText('Canela')).toBeVisible()

    const other = await phoneOf('guide')
    await other.goto(page.url())
    await other.getByRole('textbox', { name: 'Descripción' }).fill('Del otro teléfono')
    await other.getByRole('button', { name: 'Guardar' }).click()
    await expect(other.getByText(`${name}: cambios guardados`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Descripción' }).fill('De este')
    await page.getByRole('button', { name: 'Guardar' }).click()
    const choice = page.getByRole('alertdialog', { name: 'Alguien ha guardado otra versión' })
    await expect(choice.getByRole('cell', { name: 'Del otro teléfono' })).toBeVisible()
    await fits(page)
    await expectNothingSerious(page)
    await choice.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(choice).toBeHidden()
    await other.reload()
    await expect(other.getByRole('textbox', { name: 'Descripción' })).toHaveValue('De este')

    // by keyboard: on a phone this narrow the note of what was saved lies over the buttons until it goes
    await page.getByRole('button', { name: 'Eliminar el grupo' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).press('Enter')
    await expect(page).toHaveURL('/guia/grupos')
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden()
  })
})

/** Runs in the page. A look at the drafts comes after what is being written, which a page that is left takes along. */
function draftsWritten(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sureda-booking')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const read = request.result.transaction('drafts').objectStore('drafts').count()
      read.onerror = () => reject(read.error)
      read.onsuccess = () => {
        request.result.close()
        resolve()
      }
    }
  })
}
