/** `npm run settings`: writes the page of all settings from the schemas that read them. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { SETTINGS_PAGE, settingsPage } from './src/lint/settings-page.ts'
import { runTool } from './src/run-tool.ts'

writeFileSync(path.join(ROOT, SETTINGS_PAGE), settingsPage())
await runTool(['node_modules/@biomejs/biome/bin/biome', 'format', '--write', SETTINGS_PAGE])
console.log(`Written: ${SETTINGS_PAGE}`)
