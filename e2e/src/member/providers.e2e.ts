import { expect, test } from '../support/fixtures.ts'
import { reachIdentityProviders } from '../support/identity-providers.ts'
import { originOf } from '../support/installation.ts'

/** Only the split deployment has client ids configured; the single process covers an installation without them. */
for (const [territory, provider] of [
  ['gavarres', 'Google'],
  ['raya', 'Apple'],
] as const)
  test.describe(territory, () => {
    test.use({ baseURL: originOf(territory) })
    test(`a person signs in with ${provider}, and confirms with it the deletion of the account`, async ({
      page,
      expectedErrors,
    }) => {
      expect(expectedErrors).toEqual([])
      await reachIdentityProviders(page)
      await page.goto('/login')
      const toProvider = page.getByRole('button', { name: `Continuar con ${provider}` })
      await toProvider.click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/login')
      await expect(
        page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: provider }),
      ).toBeVisible()

      await toProvider.click()
      await page.getByRole('link', { name: 'Ona' }).click()
      await expect(page).toHaveURL('/inicio')
      await expect.poll(() => page.evaluate(() => localStorage.auth_user ?? '')).toContain('Ona Puig')

      await page.goto('/perfil/eliminar')
      const confirm = page.getByRole('button', { name: `Confirmar con ${provider}` })
      await confirm.click()
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(page).toHaveURL('/perfil/eliminar')
      await expect(page.getByText(/Tu cuenta sigue como estaba/)).toBeVisible()
      await confirm.click()
      await page.getByRole('link', { name: 'Ona' }).click()
      await expect(page.getByText(/^Tu cuenta se borrará el/).first()).toBeVisible()
    })
  })
