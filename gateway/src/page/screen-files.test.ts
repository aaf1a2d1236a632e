import { afterEach, expect, it, vi } from 'vitest'
import { inlineElements } from './inline-elements.ts'
import type { Preloads } from './preloads.ts'
import { requestAfter, screenFiles } from './screen-files.ts'

const preloads: Preloads = {
  screen: '/rutas',
  isPublic: true,
  scripts: [{ href: '/mf/x/remoteEntry.js', integrity: 'sha384-abc' }],
  styles: [{ href: '/mf/x/screen.css', integrity: undefined }],
  languageFiles: [],
  calls: [],
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('delays the preloads of the screen until the shell’s files have loaded', () => {
  const html = screenFiles(preloads, '/assets/js/main.js', inlineElements())
  expect(html).toMatch(/^<template id="screen-files"><link rel="preload" fetchpriority="low" as="script"/)
  expect(html).toContain('integrity="sha384-abc"')
  expect(html).toContain('"file":"/assets/js/main.js"')
  expect(html.split('</script').length).toBe(2)
  expect(screenFiles({ ...preloads, scripts: [], styles: [] }, '/assets/js/main.js', inlineElements())).toBe(
    '',
  )
  // nothing waits for a shell without files of its own
  expect(screenFiles(preloads, undefined, inlineElements())).toMatch(/^<link /)
})

it('delays them by half the load time of the small file', () => {
  vi.useFakeTimers()
  const appended: unknown[] = []
  let tell: (file: string, from: number, to: number) => void = () => {}
  let watched = true
  class Template {
    content = 'links'
  }
  vi.stubGlobal('HTMLTemplateElement', Template)
  vi.stubGlobal('location', { href: 'https://g/inicio' })
  vi.stubGlobal('document', {
    getElementById: () => new Template(),
    head: { append: (content: unknown) => appended.push(content) },
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (list: object, observer: object) => void) {
        const observer = { disconnect: () => (watched = false) }
        tell = (file, responseStart, responseEnd) =>
          callback(
            {
              getEntriesByName: (name: string) =>
                name === `https://g${file}` ? [{ responseStart, responseEnd }] : [],
            },
            observer,
          )
      }
      observe() {}
    },
  )
  requestAfter({ template: 'screen-files', file: '/assets/js/main.js' })
  tell('/assets/css/main.css', 100, 900)
  expect(watched).toBe(true)
  tell('/assets/js/main.js', 500, 850)
  expect(watched).toBe(false)
  vi.advanceTimersByTime(174)
  expect(appended).toEqual([])
  vi.advanceTimersByTime(1)
  expect(appended).toEqual(['links'])
})
