import axe from 'axe-core'

/** Faults that axe finds, as readable lines. brand.test.ts and the browser check contrast: jsdom has no colours. */
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
