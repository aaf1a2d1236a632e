import { expect, it } from 'vitest'
import { styleFaults } from './style-rules.ts'

it('refuses a class with the name of a custom property in the same file', () => {
  const source =
    '.land {\n  --bark: red;\n}\n/* .land {--leaf: x} */\n.bark {\n  fill: var(--bark);\n}\n.leaf {}\n'
  expect(styleFaults('a/land.module.css', source)).toEqual([
    'a/land.module.css declares --bark and has a class .bark: call one of them otherwise',
  ])
  expect(styleFaults('a/tokens.css', source)).toEqual([])
})
