import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { originOf } from '../support/installation.ts'
import { WITHOUT_NETWORK } from '../support/stored-app.ts'

const MUSEUM = { latitude: 39.3615, longitude: -7.136 }

test('an offline check-in is sent with its position when the network is back', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(...WITHOUT_NETWORK)
  await signInNew()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 41.907417, longitude: 3.087933 })
  await page.goto('/puntos-de-ruta/rt-fitor-p1?route=rt-fitor')
  const here = page.getByRole('button', { name: 'Hi soc' })
  await here.scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await here.click()
  await expect(page.getByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('1 acció enviada')).toBeVisible()
  await expect(page.getByText(/^Hi vas ser el/)).toBeVisible()
  await expectNoAxeViolations(page)
})

test.describe('on the other territory', () => {
  test.use({ baseURL: originOf('raya') })

  test('a member checks in: refused from too far, accepted at the place, once only', async ({
    page,
    context,
    signInNew,
  }) => {
    await signInNew()
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({
      latitude: MUSEUM.latitude - 340 / 111_320,
      longitude: MUSEUM.longitude,
    })
    await page.goto('/ubicaciones/loc-museo-corcho')
    await page.getByRole('button', { name: 'Hi soc' }).click()
    await expect(page.getByText('Ets a 340 m. El lloc és al nord.')).toBeVisible()
    await expectNoAxeViolations(page)
    await context.setGeolocation(MUSEUM)
    await page.getByRole('button', { name: 'Torna-ho a mirar' }).click()
    await expect(page.getByText('50 punts més. Visita comptada.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Hi vas ser el/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hi soc' })).toHaveCount(0)
  })
})
