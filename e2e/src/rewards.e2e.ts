import { expect, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { WITHOUT_NETWORK } from './kept-app.ts'
import { expectNothingSerious } from './nothing-serious.ts'

const WORDS = {
  gavarres: {
    rewards: 'Recompenses',
    level: 'Brot',
    reward: 'Clauer de suro',
    redeemThis: 'Bescanvia «Clauer de suro» per 120 punts',
    redeem: 'Bescanvia',
    codes: 'Els meus codis',
    picture: 'Codi de la recompensa',
    check: 'Comprova',
    use: 'Lliura i marca com a fet servir',
    done: 'Lliurada. El codi ja no serveix.',
    used: /^Fet servir:/,
  },
  raya: {
    rewards: 'Recompensas',
    level: 'Brote',
    reward: 'Llavero de corcho',
    redeemThis: 'Canjear «Llavero de corcho» por 120 puntos',
    redeem: 'Canjear',
    codes: 'Mis códigos',
    picture: 'Código de la recompensa',
    check: 'Comprobar',
    use: 'Entregar y marcar como usado',
    done: 'Entregada. El código ya no sirve.',
    used: /^Usado:/,
  },
}

for (const territory of ['gavarres', 'raya'] as const)
  test.describe(territory, () => {
    const words = WORDS[territory]
    test.use({ baseURL: originOf(territory) })
    test('points become a code that opens without network, and a guide takes it once', async ({
      page,
      context,
      phoneOf,
      signIn,
      expectedErrors,
    }) => {
      expectedErrors.push(...WITHOUT_NETWORK)
      await signIn('visitor')
      await page.goto('/perfil')
      await page.getByRole('link', { name: words.rewards }).click()
      await expect(page.getByText(words.level, { exact: true })).toBeVisible()
      await expectNothingSerious(page)
      await page.getByRole('button', { name: words.redeemThis }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.redeem }).click()
      const code = page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
      await expect(code).toBeVisible()
      const letters = (await code.textContent()) ?? ''
      await expectNothingSerious(page)

      await context.setOffline(true)
      await page.goBack()
      await expect(code).toBeHidden()
      await page.getByRole('tab', { name: words.codes }).click()
      await page.getByRole('button', { name: words.reward }).click()
      await expect(page.getByText(letters)).toBeVisible()
      await expect(page.getByRole('img', { name: words.picture })).toBeVisible()
      await context.setOffline(false)

      // the counter, on a phone of its own
      const desk = await phoneOf('guide')
      await desk.goto(`/guia/vales?codigo=${letters}`)
      await desk.getByRole('button', { name: words.check }).click()
      await desk.getByRole('button', { name: words.use }).click()
      await expect(desk.getByText(words.done)).toBeVisible()
      await expectNothingSerious(desk)

      await page.reload()
      await expect(page.getByText(words.used)).toBeVisible()
      await expect(page.getByRole('img', { name: words.picture })).toBeHidden()
    })
  })
