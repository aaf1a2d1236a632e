import { readStored, removeStored, writeStored } from '@sureda/remote/device'

/** The visitor's position, or the territory. */
export type WeatherChoice = 'here' | 'territory'

const KEY = 'weather_of'

/** Only the choice of the territory is remembered: the position needs a tap in each visit. No position is ever stored. */
export const rememberedChoice = (): WeatherChoice | null =>
  readStored(KEY) === 'territory' ? 'territory' : null

export function rememberChoice(choice: WeatherChoice): void {
  if (choice === 'territory') writeStored(KEY, choice)
  else removeStored(KEY)
}
