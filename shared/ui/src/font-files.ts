import { fileURLToPath } from 'node:url'
import { families } from './fonts.ts'

const onDisk = (file: string) => {
  const family = file.replace(/-latin.*$/, '')
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}`))
}

/** Font file name (as `brandCss` and `brandFonts` say it) → its path on this machine. Node only. */
export const fontFiles: Readonly<Record<string, string>> = Object.fromEntries(
  families.map(({ file }) => [file, onDisk(file)]),
)
