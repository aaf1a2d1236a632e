import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from '@rspack/core'
import { LOCALES } from '@sureda/contract/codes/locale'

/** Emits every language file minified and with its hash in the name: a visitor loads one language of six. */
export function localesPlugin(dir: string, prefix: string) {
  return {
    name: 'Locales',
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('Locales', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'Locales', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            for (const locale of LOCALES) {
              const file = path.join(dir, 'locales', `${locale}.json`)
              if (!existsSync(file)) continue
              compilation.fileDependencies.add(file)
              const text = JSON.stringify(parsed(file))
              const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
              compilation.emitAsset(
                `${prefix}locales/${locale}.${hash}.json`,
                new compiler.webpack.sources.RawSource(text),
              )
            }
          },
        )
      })
    },
  }
}

/** Language → file of the names above, from a list of emitted files. */
export function localeFiles(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.flatMap((file) => {
      const match = /(?:^|\/)locales\/([a-z]{2})\.[0-9a-f]{8}\.json$/.exec(file)
      return match?.[1] ? [[match[1], file]] : []
    }),
  )
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}
