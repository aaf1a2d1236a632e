/** @deprecated Names of shell API 2.2, for remotes built with it; 3.0 drops them. */

export { readFinishedGames as rememberedGames, saveFinishedGame as rememberGame } from './finished-games.ts'
export {
  clearReceipts as forgetReceipts,
  readReceipts as keptReceipts,
  saveGuestWin as keepGuestWin,
  saveReceipt as keepReceipt,
} from './guest-wins.ts'
