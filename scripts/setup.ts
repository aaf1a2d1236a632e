/**
 * `npm run setup`: installs, also what a changed package.json asks for (run.mjs has done it by now), refers to the remotes that are there, and finds the
 * browser that the tests need.
 */
import { findOrInstallBrowser } from './src/browser.ts'
import { writeTypeReferences } from './src/lint/type-references.ts'
import { step } from './src/progress.ts'

writeTypeReferences()
const browser = await step('looking for a browser for the tests', findOrInstallBrowser)
console.log(browser.path ? `Ready. Browser: ${browser.path}` : `Ready, but ${browser.advice}`)
