import { expect, it } from 'vitest'
import { styleFaults } from './style-rules.ts'

it('wants another name for a class than for a custom property of its file', () => {
  const source =
    '.land {\n  --bark: red;\n}\n/* .land {--leaf: x} */\n.bark {\n  fill: var(--bark);\n}\n.leaf {}\n'
  expect(styleFaults('a/land.module.css', source)).toEqual([
    'a/land.module.css declares --bark and has a class .bark: call one of them otherwise',
  ])
  expect(styleFaults('a/tokens.css', source)).toEqual([])
})
