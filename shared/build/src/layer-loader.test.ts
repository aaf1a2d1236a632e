import path from 'node:path'
import { expect, it } from 'vitest'
import { layered } from './layer-loader.ts'
import { ROOT } from './workspace.ts'

const inRoom = (file: string, css: string) => layered(css, path.join(ROOT, file))

it('wraps the style sheets of a remote and of the design system in their layers', () => {
  expect(inRoom('mf-map/src/map/map.module.css', '.a{}')).toContain('@layer remote {')
  expect(inRoom('node_modules/leaflet/dist/leaflet.css', '.a{}')).toContain('@layer remote {')
  expect(inRoom('shared/ui/src/button.module.css', '.a{}')).toContain('@layer ui {')
})

it('leaves files that name a layer, and those of the shell, unchanged', () => {
  expect(inRoom('mf-map/src/a.module.css', '@layer remote { .a{} }')).toBe('@layer remote { .a{} }')
  expect(inRoom('shell/src/a.module.css', '.a{}')).toBe('.a{}')
})

it('leaves imports before the layer', () => {
  expect(inRoom('mf-map/src/a.css', '@charset "utf-8"; @import "./b.css"; .a{}')).toMatch(
    /^@import "\.\/b\.css";@layer remote/,
  )
})
