import axe from 'axe-core'

/** Faults axe finds, as readable lines. Contrast is judged by brand.test.ts and in the browser: jsdom has no colours. */
export async function accessibilityFaults(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  return violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html} (${fault.help})`))
}
