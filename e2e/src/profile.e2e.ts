import { expect, test } from './fixtures.ts'

test('a favorite is kept, listed in its section, removed and brought back', async ({
  page,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signInNew()
  await page.goto('/experiencias/e-museu')
  const heart = page.getByRole('banner').getByRole('button', { name: /preferits/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/perfil/favoritos')
  const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: /Museu/ }) })
  await row.getByRole('button', { name: /Treu|Elimina/ }).click()
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/favorites'),
  )
  await page.getByRole('button', { name: 'Desfés' }).click()
  await kept
  await page.reload()
  await expect(row.getByRole('link', { name: /Museu/ })).toBeVisible()
})

test('the profile is edited with a photo, and a wrong file is refused in words', async ({
  page,
  signInNew,
  expectedErrors,
}) => {
  expect(expectedErrors).toEqual([])
  await signInNew()
  await page.goto('/perfil/editar')
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
})
