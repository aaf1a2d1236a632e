import { expect, it } from 'vitest'
import { beVisitor, setVisitor } from './fake-session.ts'
import { initI18n, loadShellTexts } from './i18n.ts'
import { shellWords, speak } from './words.ts'

it('exports former names for remotes outside of the checkout', () => {
  expect([beVisitor, speak, shellWords]).toEqual([setVisitor, initI18n, loadShellTexts])
})
