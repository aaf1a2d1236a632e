/** `npm run settings`: writes the page of all settings from the schemas that read them. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { SETTINGS_PAGE, settingsPage } from './src/lint/settings-page.ts'

writeFileSync(path.join(ROOT, SETTINGS_PAGE), settingsPage())
console.log(`Written: ${SETTINGS_PAGE}`)
