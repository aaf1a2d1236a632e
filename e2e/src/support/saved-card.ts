import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The card that saves content for offline use and then shows that it is saved. */
export const saveCard = (page: Page) =>
  page.getByRole('region', { name: /^(Llévate|Guardad[ao] en este teléfono)/ })
export const saveButton = (page: Page) =>
  saveCard(page).getByRole('button', { name: /^Guardar · [\d.,]+ (kB|MB)$/ })
export const savedCard = (page: Page) => page.getByRole('region', { name: /^Guardad[ao] en este teléfono/ })
/** The list of everything that was saved. */
export const savedList = (page: Page) => page.getByRole('region', { name: 'Guardado por ti' })

/** Records the media files that the page requests for offline use, including partial downloads. */
export function mediaRequestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('requestfinished', (request) => {
    if (request.headers()['x-take-along'] && /\/media\//.test(request.url())) urls.push(request.url())
  })
  return urls
}

/** Waits until the picture on top of the screen is drawn. */
export async function expectHero(page: Page): Promise<void> {
  const hero = page.getByRole('main').getByRole('img').first()
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}
