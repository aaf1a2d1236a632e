import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type Locale } from '@sureda/contract/codes/locale'
import type { BuiltNav, NavContribution, RemoteDeclaration } from '@sureda/contract/remote/registry'

export type Texts = { [key: string]: string | Texts }
export type TextsByLocale = Readonly<Record<Locale, Texts>>

/** Menus around every screen: their entries have labels before any texts of the remote are loaded. */
const AROUND: readonly NavContribution['in'][] = ['side-menu', 'bottom-bar', 'header']

/** Titles and labels of a declaration that are not in every language file of the remote. */
export const missingTextFaults = (dir: string, declaration: RemoteDeclaration): string[] =>
  textFaults(textsBelow(dir), declaration)

/** The same for texts that were read already. */
export function textFaults(texts: TextsByLocale, { routes, nav, i18n }: RemoteDeclaration): string[] {
  const keys = [
    ...routes.map(({ title }, index) => [`routes.${index}.title`, title] as const),
    ...nav.flatMap(({ label, text }, index) => [
      [`nav.${index}.label`, label] as const,
      ...(text ? [[`nav.${index}.text`, text] as const] : []),
    ]),
  ]
  return keys.flatMap(([field, name]) => {
    const { namespace, key } = parted(name)
    if (namespace !== i18n.namespace)
      return [`${field} "${name}" is not of this remote: begin it with "${i18n.namespace}:"`]
    const missing = LOCALES.filter((locale) => typeof textAt(texts[locale], key) !== 'string')
    return missing.map((locale) => `${field} "${name}" has no text: add "${key}" to locales/${locale}.json`)
  })
}

/** Menu entries as a release records them. */
export function builtNav(nav: readonly NavContribution[], texts: TextsByLocale): BuiltNav[] {
  return nav.map((place) => {
    if (!AROUND.includes(place.in)) return place
    const { key } = parted(place.label)
    const words = LOCALES.map((locale) => [locale, textAt(texts[locale], key)])
    return { ...place, words: Object.fromEntries(words) }
  })
}

function textsBelow(dir: string): TextsByLocale {
  const read = (locale: Locale) =>
    JSON.parse(readFileSync(path.join(dir, 'locales', `${locale}.json`), 'utf8')) as Texts
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, Texts>
}

function parted(name: string) {
  const [namespace = '', key = ''] = name.split(':')
  return { namespace, key }
}

const textAt = (texts: Texts, key: string): string | Texts | undefined =>
  key
    .split('.')
    .reduce<string | Texts | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), texts)
