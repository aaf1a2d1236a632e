import { initI18n, loadShellTexts, type Texts } from './i18n.ts'

/** @deprecated Names of version 1.0, for remotes outside of the checkout; 3.0 drops them. */
export const speak = initI18n
export const shellWords = loadShellTexts
export type Words = Texts
