import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkTerritory } from '../check.ts'
import { type SmallPack, smallPack } from '../testing/small-pack.ts'

let pack: SmallPack
beforeEach(() => {
  pack = smallPack()
})
afterEach(() => pack.dispose())

const faults = async () =>
  (await checkTerritory(pack.folder)).faults.map(
    ({ file, field, message }) => `${file} › ${field}: ${message}`,
  )

it.each([
  ['/experiencias/e-none', 'leads to "e-none", which is not in experiences/'],
  ['https://gavarres.localhost/rutas/rt-none/', 'leads to "rt-none", which is not in routes/'],
  ['/experiencias/e-ruc?reservar=1', undefined],
  ['/rutas/lista', undefined],
  ['https://example.org/rutas/rt-none', undefined],
])('follows the button of a card to %s', async (address, message) => {
  pack.edit('notification-cards/nc-general.json', (card) => {
    Object.assign(card, { button_text: card.title, button_action_type: 'url', button_action_value: address })
  })
  const file = 'notification-cards/nc-general.json › button_action_value: '
  expect(await faults()).toEqual(message ? [`${file}${message}`] : [])
})
