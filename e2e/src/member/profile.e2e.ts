import { expect, NEW_PASSWORD, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { mailedLink } from '../support/mailed-link.ts'
import { navigate } from '../support/navigate.ts'

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })
  test('a new e-mail requires the password and applies once its link is used; the profile is edited with a photo', async ({
    page,
    signInNew,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/)
    await signInNew()
    await page.goto('/configuracion')
    const email = page.getByLabel('Correu electrònic')
    const password = page.getByRole('textbox', { name: 'Contrasenya actual' })
    const old = await email.inputValue()
    const wanted = `altra.${old}`
    await email.fill(wanted)
    await password.fill('no és aquesta')
    await page.getByRole('button', { name: 'Desa' }).click()
    await expect(page.getByText('Aquesta no és la teva contrasenya actual.')).toBeVisible()
    await password.fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Desa' }).click()
    await expect(page.getByText(`El teu correu serà ${wanted} quan obris l’enllaç`)).toBeVisible()
    await expect(email).toHaveValue(old)

    let link = ''
    await expect.poll(() => (link = mailedLink(wanted, '/confirmar-correo'))).not.toBe('')
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirma' }).click()
    await expect(page.getByText(`Ara el teu correu és ${wanted}.`)).toBeVisible()
    await expect(page).toHaveURL('/perfil')
    await navigate(page, '/perfil/editar')
    await expect(email).toHaveValue(wanted)

    // a file of the wrong type is refused with an explanation
    await page.getByLabel('Nom', { exact: true }).fill('Pau del Suro')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Tria una foto' }).click()
    await (await chooser).setFiles({
      name: 'animació.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    })
    await expect(page.getByText(/Tria una foto JPG, PNG o WebP/)).toBeVisible()
    await page.getByRole('button', { name: 'Desa' }).click()
    await expect(page.getByText('Perfil desat')).toBeVisible()

    // the link works only once
    await page.goto(link)
    await page.getByRole('button', { name: 'Confirma' }).click()
    await expect(page.getByRole('heading', { name: 'Aquest enllaç ja no serveix' })).toBeVisible()
  })
})
