import { LOCALES } from '@sureda/contract/codes/locale'
import type { Item } from '../pack/kinds.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => fold(text).split(/[^\p{L}]+/u)

/** Fields that reveal the word of a hangman game: everything that a phone shows or reads aloud. */
export function tellingFields(game: Extract<Item<'games'>, { type: 'hangman' }>): string[] {
  const shown = { title: game.title, intro: game.intro, hint: game.hint, 'image.alt': game.image?.alt }
  const named = LOCALES.filter((locale) => wordsOf(game.id).includes(fold(game.word[locale])))
  const told = Object.entries(shown).flatMap(([field, texts]) =>
    LOCALES.filter((locale) => wordsOf(texts?.[locale] ?? '').includes(fold(game.word[locale]))).map(
      (locale) => `${field}.${locale}`,
    ),
  )
  // the id is part of addresses and file names
  return named.length > 0 ? ['id', ...told] : told
}
