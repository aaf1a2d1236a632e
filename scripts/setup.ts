/**
 * `npm run setup`: updates type references for the remotes of the checkout and finds or installs the browser for tests.
 * `run.mjs` has already installed the dependencies.
 */
import { findOrInstallBrowser } from './src/browser.ts'
import { writeTypeReferences } from './src/lint/type-references.ts'
import { step } from './src/progress.ts'

writeTypeReferences()
const browser = await step('looking for a browser for the tests', findOrInstallBrowser)
console.log(browser.path ? `Ready. Browser: ${browser.path}` : `Ready, but ${browser.advice}`)
