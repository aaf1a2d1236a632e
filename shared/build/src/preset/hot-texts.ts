import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core'
import { LOCALES } from '@sureda/contract/codes/locale'
import { EXTENSION } from '../workspace.ts'

/**
 * For a development build: saved texts are shown at once. Pages fetch their language files, so hot reload does not see these by itself, and a
 * page loaded again would lose what was typed.
 *
 * @param files of the build, of which one at least runs wherever the words are shown
 */
export function hotTexts(dir: string, namespace: string, files: readonly string[]): RspackPluginInstance {
  const module = path.join(dir, 'src/__hot-texts.js')
  return {
    apply(compiler: Compiler) {
      new rspack.experiments.VirtualModulesPlugin({ [module]: sourceOf(dir, namespace) }).apply(compiler)
      const loader = path.join(import.meta.dirname, `hot-texts-loader${EXTENSION}`)
      compiler.options.module.rules.push({
        resource: [...files],
        use: [{ loader, options: { module } }],
      })
    },
  }
}

function sourceOf(dir: string, namespace: string): string {
  const ns = JSON.stringify(namespace)
  const fileOf = (locale: string) => path.join(dir, 'locales', `${locale}.json`)
  const locales = LOCALES.filter((locale) => existsSync(fileOf(locale)))
  return `import i18next from 'i18next'
${locales.map((locale) => `import ${locale} from ${JSON.stringify(fileOf(locale))}`).join('\n')}
import.meta.webpackHot?.accept(${JSON.stringify(locales.map(fileOf))}, () => {
  for (const [locale, words] of Object.entries({ ${locales.join()} }))
    if (i18next.hasResourceBundle(locale, ${ns})) i18next.addResourceBundle(locale, ${ns}, words, false, true)
  return i18next.changeLanguage(i18next.language)
})
`
}
