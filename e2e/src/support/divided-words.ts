/** Runs in the page: returns words of ordinary length that are divided because their box is too narrow, except those with a drop cap. */
export function dividedWords(): string[] {
  const divided: string[] = []
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false
    if (!isShown || (text.parentElement?.clientWidth ?? 0) === 1) continue
    for (const { 0: word, index } of text.data.matchAll(/(?<=^|\s)\p{L}{3,9}(?=[\s.,:;!?]|$)/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const [first, second] = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (first && second && second.left < first.right) divided.push(word)
    }
  }
  return divided
}
