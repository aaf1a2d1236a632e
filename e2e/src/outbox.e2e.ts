import { expect, test } from './fixtures.ts'

test('what a member does without network waits in sight and is sent once, in order', async ({
  page,
  context,
  signInNew,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /Failed to/, /fetch/)
  await signInNew()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/v1\/(favorites|points)/.test(request.url()))
      sent.push(new URL(request.url()).pathname)
  })
  // its code must be on the phone before the network goes
  await page.goto('/sin-conexion')
  await page
    .getByRole('navigation', { name: 'Llocs principals' })
    .getByRole('link', { name: 'Experiències' })
    .click()
  await page.getByRole('button', { name: 'Rutes' }).click()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const heart = page.getByRole('button', { name: /preferits/ }).first()
  await expect(heart).toBeVisible()
  const walked = page.getByRole('button', { name: 'L’he feta' })
  await walked.scrollIntoViewIfNeeded()

  await context.setOffline(true)
  await heart.click()
  await expect(page.getByText('S’enviarà tan bon punt es pugui').first()).toBeVisible()
  await walked.click()
  await expect(page.getByText('Desat en aquest telèfon, pendent d’enviar.')).toBeVisible()
  await page.getByRole('button', { name: '2 per enviar' }).click()
  const waiting = page.getByRole('region', { name: 'Pendent d’enviar' })
  await expect(waiting.getByRole('article')).toHaveCount(2)
  await waiting
    .getByRole('button', { name: /^Retira/ })
    .last()
    .click()
  await expect(waiting.getByRole('article')).toHaveCount(1)
  expect(sent).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('1 acció enviada')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(sent).toEqual(['/api/v1/favorites'])
  await page.goto('/perfil/favoritos')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})
