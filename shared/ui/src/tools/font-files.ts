import { fileURLToPath } from 'node:url'
import { families } from '../brand/fonts.ts'

const onDisk = (file: string) => {
  const family = file.replace(/-latin.*$/, '')
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}`))
}

/**
 * Font file name (from `brandCss` and `brandFonts`) → its path on this machine. Node only. A map, because visitors name
 * the file.
 */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  families.map(({ file }) => [file, onDisk(file)]),
)
