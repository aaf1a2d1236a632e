import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './style-attributes.ts'

it('makes one rule for each style, however many elements have it', () => {
  const rendered = '<i style="--share:20%"></i><b style="color:red"></b><i style="--share:20%"></i>'
  expect(withoutStyleAttributes(rendered)).toEqual({
    html: '<i data-style="0"></i><b data-style="1"></b><i data-style="0"></i>',
    styles: '[data-style="0"]{--share:20%}[data-style="1"]{color:red}',
  })
})

it('leaves text alone that looks like an attribute, because React escapes its quotation marks', () => {
  const text = '<p>Say style=&quot;color:red&quot;</p>'
  expect(withoutStyleAttributes(text)).toEqual({ html: text, styles: '' })
})

it('does not let content end the rule or the style element', () => {
  const { styles } = withoutStyleAttributes(
    '<i style="background-image:url(&quot;/media/a&#x27;b.jpg&quot;)"></i><i style="color:red}&lt;/style&gt;{"></i>',
  )
  expect(styles).toBe(
    `[data-style="0"]{background-image:url("/media/a'b.jpg")}[data-style="1"]{color:red/style>}`,
  )
})

it('removes resource hints, which belong in the head', () => {
  expect(withoutStyleAttributes('<link rel="preload" as="image" href="/a.jpg"/><p>a</p>').html).toBe(
    '<p>a</p>',
  )
})
