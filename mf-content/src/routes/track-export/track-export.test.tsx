import '@testing-library/jest-dom/vitest'
import { makeRouteDetail } from '@sureda/testing/content-factories'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import TrackExport from './track-export.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Records the files that would be saved. */
function catchFiles(): { name: string; file: Blob }[] {
  const files: Blob[] = []
  const saved: { name: string; file: Blob }[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files[Number(this.href.replace('blob:', '')) - 1]
    if (file) saved.push({ name: this.download, file })
  })
  return saved
}

it('saves a recorded track at once in the chosen format', async () => {
  const saved = catchFiles()
  const { shell } = await renderElement(
    <TrackExport route={makeRouteDetail({ schematic: false, status_note: 'Tancat.' })} />,
    { words: { content: ca } },
  )
  await userEvent.click(screen.getByRole('button', { name: 'GPX' }))
  await userEvent.click(screen.getByRole('button', { name: 'KML' }))
  expect(saved.map(({ name }) => name)).toEqual(['r-volta-a-fitor.gpx', 'r-volta-a-fitor.kml'])
  expect(saved.map(({ file }) => file.type)).toEqual([
    'application/gpx+xml;charset=utf-8',
    'application/vnd.google-earth.kml+xml;charset=utf-8',
  ])
  const gpx = await saved[0]?.file.text()
  expect(gpx).toContain('<desc>Avís · Tancat.')
  expect(gpx).not.toContain('esbós')
  expect(shell.toasts).toMatchObject([
    { kind: 'success', text: 'Desat: r-volta-a-fitor.gpx' },
    { kind: 'success' },
  ])
})

it('saves once on a double tap', async () => {
  const saved = catchFiles()
  const { shell } = await renderElement(
    <TrackExport route={makeRouteDetail({ id: 'r-doble', schematic: false })} />,
    { words: { content: ca } },
  )
  await userEvent.dblClick(screen.getByRole('button', { name: 'GPX' }))
  expect(saved).toHaveLength(1)
  expect(shell.toasts).toHaveLength(1)
})

it('asks before it saves a sketch, and marks it as one in the file', async () => {
  const saved = catchFiles()
  await renderElement(<TrackExport route={makeRouteDetail({ id: 'r-esbos' })} />, { words: { content: ca } })
  await userEvent.click(screen.getByRole('button', { name: 'KML (esbós)' }))
  expect(await screen.findByText(/va dibuixar a mà/)).toBeVisible()
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Desa l’esbós' }))
  expect(await saved[0]?.file.text()).toContain('<description>Un esbós fet a mà')
  expect(await saved[0]?.file.text()).toContain('<name>Volta a Fitor (esbós)</name>')
})
