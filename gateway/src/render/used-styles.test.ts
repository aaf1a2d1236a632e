import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const stylesOf = (html: string, ...sheets: string[]) =>
  usedStyles(async (href) => sheets[Number(href.slice(6))] ?? '').of(
    html,
    sheets.map((_text, index) => `/css/a${index}`),
  )

it('selects the rules whose classes are in the page, in order', async () => {
  const css = '.b{color:red}.a .b{color:blue}.c{color:green}.a .c{top:0}p{margin:0}.a-b,.b:hover{left:0}'
  expect(await stylesOf('<p class="x a"><i class="b">c</i></p>', css)).toBe(
    '.b{color:red}.a .b{color:blue}p{margin:0}.a-b,.b:hover{left:0}',
  )
})

it('preserves layers, their order and conditions, and drops empty ones', async () => {
  const css =
    '@layer base,ui;@layer ui{.a{top:0}.z{top:1px}}@layer remote{.z{top:0}}@media (width>1px){@supports (top:0){.a{left:0}}}@container x (width>2px){.z{top:0}}'
  expect(await stylesOf('<p class="a">', css)).toBe(
    '@layer base,ui;@layer ui{.a{top:0}}@media (width>1px){@supports (top:0){.a{left:0}}}',
  )
})

it('preserves fonts, properties and variables, and the keyframes that a rule names', async () => {
  const css =
    '@font-face{font-family:F;src:url(/f.woff2)}@property --x{syntax:"*";inherits:true}:root{--y:1px}@keyframes up{to{top:0}}@keyframes down{to{top:9px}}.a{animation:up 1s}.b{animation:down 1s}'
  expect(await stylesOf('<p class="a">', css)).toBe(
    '@font-face{font-family:F;src:url(/f.woff2)}@property --x{syntax:"*";inherits:true}:root{--y:1px}@keyframes up{to{top:0}}.a{animation:up 1s}',
  )
})

it('treats selectors in :is and :not as possible, and reads escaped names', async () => {
  const css =
    '.a:not(.z){top:0}.a:is(.y,:where(.z .q)){top:1px}.z:not(.a){top:2px}.m\\:x{top:3px}.a[data-b=".q"]{top:4px}'
  expect(await stylesOf('<p class="a m:x">', css)).toBe(
    '.a:not(.z){top:0}.a:is(.y,:where(.z .q)){top:1px}.m\\:x{top:3px}.a[data-b=".q"]{top:4px}',
  )
})

it('preserves the order of style sheets, and resolves their addresses', async () => {
  expect(await stylesOf('<p class="a">', '.a{background:url(b.svg)}', '.a{background:url("/c.svg")}')).toBe(
    '.a{background:url(/css/b.svg)}.a{background:url("/c.svg")}',
  )
})

it('escapes a closing style tag, and fails for an unreadable style sheet', async () => {
  expect(await stylesOf('<p class="a">', '.a{content:"</style><b>"}')).toBe('.a{content:"\\3c /style><b>"}')
  const broken = usedStyles(() => Promise.reject(new Error('away')))
  await expect(broken.of('', ['/a.css'])).rejects.toThrow('away')
})
