import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

/** Copies README, licence and changelog of a package. */
export function copyTexts(source: string, dir: string): void {
  const page = readFileSync(path.join(source, 'README.md'), 'utf8')
  writeFileSync(path.join(dir, 'README.md'), withoutLinks(page))
  cpSync(path.join(ROOT, 'LICENSE'), path.join(dir, 'LICENSE'))
  const changes = path.join(source, 'CHANGELOG.md')
  if (existsSync(changes)) cpSync(changes, path.join(dir, 'CHANGELOG.md'))
}

/** Links lead into the checkout, so only their text remains. */
const withoutLinks = (page: string) => page.replaceAll(/\[([^\]]+)\]\(\.\.?\/[^)]*\)/g, '$1')
