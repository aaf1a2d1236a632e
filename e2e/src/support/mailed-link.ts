import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const dataDir = process.env.E2E_DATA_DIR ?? '.data/e2e'

/**
 * The path of the newest link below `screen` in the mails to a person, if any. Without SMTP, mails are files in the
 * data folder.
 */
export function mailedLink(email: string, screen: string): string {
  const folder = path.resolve(import.meta.dirname, '../../..', dataDir, 'mail')
  if (!existsSync(folder)) return ''
  const links = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .reverse()
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(eml|txt|json|html)$/.test(file))
    .map((file) =>
      readFileSync(file, 'utf8').replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='),
    )
    .filter((mail) => /^to:.*$/im.exec(mail)?.[0].includes(email))
    .map((mail) => /https?:\/\/[^\s"<]+?(\/[\w-]+\/[\w-]{20,})/.exec(mail)?.[1] ?? '')
  return links.find((link) => link.startsWith(`${screen}/`)) ?? ''
}
