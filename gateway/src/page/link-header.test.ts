import { expect, it } from 'vitest'
import { linkHeader } from './link-header.ts'

it('lists the first files with their hashes, in the mode in which the page requests them', () => {
  const header = linkHeader({
    format: 1,
    version: '1',
    js: ['assets/js/main.js'],
    css: ['assets/css/main.css'],
    shared: {},
    screens: {},
    locales: {},
    integrity: { 'assets/js/main.js': 'sha384-abc' },
    precache: [],
  })
  expect(header.split(', ')).toEqual([
    '</assets/css/main.css>; rel=preload; crossorigin=anonymous; as=style',
    '</assets/js/main.js>; rel=preload; crossorigin=anonymous; as=script; fetchpriority=high; integrity="sha384-abc"',
  ])
})
