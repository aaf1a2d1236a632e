import { expect, onRaya, test } from './fixtures.ts'
import { originOf } from './installation.ts'
import { WITHOUT_NETWORK } from './kept-app.ts'
import { expectNothingSerious } from './nothing-serious.ts'

const TERRITORIES = [
  {
    name: 'gavarres',
    museum: { id: 'loc-museu-suro', at: { latitude: 41.918463, longitude: 3.165586 } },
    stop: {
      path: '/puntos-de-ruta/rt-fitor-p1?route=rt-fitor',
      at: { latitude: 41.907417, longitude: 3.087933 },
    },
  },
  {
    name: 'raya',
    museum: { id: 'loc-museo-corcho', at: { latitude: 39.3615, longitude: -7.136 } },
    stop: {
      path: '/puntos-de-ruta/rt-acena-p1?route=rt-acena',
      at: { latitude: 39.3235, longitude: -7.229 },
    },
  },
] as const

for (const { name, museum, stop } of TERRITORIES)
  test.describe(name, () => {
    test.use({ baseURL: originOf(name) })
    test('a member stamps a visit: first too far, then there, and once only', async ({
      page,
      context,
      signInNew,
    }) => {
      await signInNew()
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({
        latitude: museum.at.latitude - 340 / 111_320,
        longitude: museum.at.longitude,
      })
      await page.goto(`/ubicaciones/${museum.id}`)
      await page.getByRole('button', { name: 'Hi soc' }).click()
      await expect(page.getByText('Ets a 340 m. El lloc és al nord.')).toBeVisible()
      await expectNothingSerious(page)
      await context.setGeolocation(museum.at)
      await page.getByRole('button', { name: 'Torna-ho a mirar' }).click()
      await expect(page.getByText('50 punts més. Visita comptada.')).toBeVisible()
      await page.reload()
      await expect(page.getByText(/^Hi vas ser el/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Hi soc' })).toHaveCount(0)
    })

    test('a visit made without network is sent with its position when the network is back', async ({
      page,
      context,
      signInNew,
      expectedErrors,
    }) => {
      expectedErrors.push(...WITHOUT_NETWORK)
      await signInNew()
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation(stop.at)
      await page.goto(stop.path)
      const here = page.getByRole('button', { name: 'Hi soc' })
      await here.scrollIntoViewIfNeeded()
      await context.setOffline(true)
      await here.click()
      await expect(page.getByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByText('1 acció enviada')).toBeVisible()
      await expect(page.getByText(/^Hi vas ser el/)).toBeVisible()
    })
  })

test('guests are asked to sign in, and nobody is asked for a position before the tap', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('asked for the position without a tap')
    }
  })
  await page.goto(onRaya(baseURL, '/ubicaciones/loc-museo-corcho'))
  const card = page.getByRole('region', { name: '¿Ya estás aquí?' })
  await card.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
})
