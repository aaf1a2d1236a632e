import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import { elevationAt, elevationScale, sampled, thinned } from './elevation.ts'
import { ElevationProfile } from './elevation-profile.tsx'
import { RingChart } from './ring-chart.tsx'

const table = {
  label: 'En una taula',
  columns: ['Partida', 'CO₂'],
  rows: [
    ['Cotxe', '22,6 kg'],
    ['Àpats', '6,1 kg'],
  ],
}
const items = [
  { label: 'Cotxe', value: 22.6, valueText: '22,6 kg' },
  { label: 'Àpats', value: 6.1, valueText: '6,1 kg' },
]

it('every chart has its figures as a table with headings', () => {
  render(
    <>
      <BarChart title="Barres" items={items} table={table} />
      <RingChart title="Anell" parts={items} table={table} />
    </>,
  )
  for (const name of ['Barres', 'Anell']) {
    const figure = screen.getByRole('figure', { name })
    expect(within(figure).getByText('En una taula').closest('summary')).toBeInTheDocument()
    const rows = figure.querySelectorAll('tbody tr')
    expect(rows).toHaveLength(2)
    expect(rows[0]?.querySelector('th')).toHaveTextContent('Cotxe')
    expect(rows[0]?.querySelector('td')).toHaveTextContent('22,6 kg')
  }
})

it('bars have name and figure as text, and start at zero', () => {
  const { container } = render(
    <BarChart
      title="Petjada"
      items={items}
      table={table}
      reference={{ value: 45.2, text: 'Mitjana: 45,2 kg' }}
    />,
  )
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Cotxe 22,6 kg', 'Àpats 6,1 kg'])
  expect(screen.getByText('Mitjana: 45,2 kg')).toBeInTheDocument()
  // half as long as the reference value
  expect(container.querySelector('[style*="--own-share: 50%"]')).toBeInTheDocument()
})

it('draws a ring without parts, and one with a single part', () => {
  const parts = [
    { label: 'a', value: 0, valueText: '0' },
    { label: 'b', value: 0, valueText: '0' },
  ]
  const { container, rerender } = render(<RingChart title="Anell" parts={parts} table={table} />)
  expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(0)
  rerender(
    <RingChart title="Anell" parts={[...parts, { label: 'c', value: 3, valueText: '3' }]} table={table} />,
  )
  expect(container.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '100 0')
})

const track = [
  { distance: 0, elevation: 100 },
  { distance: 1000, elevation: 300 },
  { distance: 2000, elevation: 200 },
]

it('interpolates a height between two points, and uses the end points outside of the track', () => {
  expect(elevationAt(track, 500)).toBe(200)
  expect(elevationAt(track, 1500)).toBe(250)
  expect([elevationAt(track, -1), elevationAt(track, 9999)]).toEqual([100, 200])
  expect(sampled(track, 3).map((point) => point.elevation)).toEqual([100, 300, 200])
})

it('does not draw a plain as a mountain range', () => {
  const { up } = elevationScale([
    { distance: 0, elevation: 10 },
    { distance: 100, elevation: 16 },
  ])
  expect(up(16)).toBeCloseTo(0.1)
})

it('draws a track of 50,000 points with a few hundred, with its highest and lowest points', () => {
  const long = Array.from({ length: 50_000 }, (_, index) => ({
    distance: index,
    elevation: index === 33_333 ? 900 : index === 12_345 ? 5 : 200 + (index % 7),
  }))
  const few = thinned(long)
  expect(few.length).toBeLessThan(300)
  expect(Math.max(...few.map((point) => point.elevation))).toBe(900)
  expect(Math.min(...few.map((point) => point.elevation))).toBe(5)
  expect([few[0]?.distance, few.at(-1)?.distance]).toEqual([0, 49_999])
})

it('the cursor of a profile is a slider that announces its position and is synchronised with the map’s', () => {
  const onCursorChange = vi.fn()
  const profile = (cursor: number | null) => (
    <ElevationProfile
      title="Perfil"
      points={track}
      cursor={cursor}
      onCursorChange={onCursorChange}
      pointText={({ distance, elevation }) => `${distance / 1000} km, ${elevation} m`}
      heightText={(elevation) => `${elevation} m`}
      startText="0"
      endText="2 km"
      cursorLabel="Lloc del camí"
      table={{ label: 'En una taula', columns: ['Lloc', 'Alçada'], distanceText: (d) => `${d} m` }}
    />
  )
  const { rerender, container } = render(profile(null))
  const slider = screen.getByRole('slider', { name: 'Lloc del camí' })
  fireEvent.change(slider, { target: { value: '50' } })
  expect(onCursorChange).toHaveBeenLastCalledWith(500)
  rerender(profile(1500))
  expect(slider).toHaveAttribute('aria-valuetext', '1.5 km, 250 m')
  expect(slider).toHaveValue('150')
  fireEvent.blur(slider)
  expect(onCursorChange).toHaveBeenLastCalledWith(null)
  expect(container.querySelectorAll('tbody tr')).toHaveLength(9)
})

it('renders no profile for a track without length', () => {
  const { container } = render(
    <ElevationProfile
      title="Perfil"
      points={track.slice(0, 1)}
      cursor={null}
      onCursorChange={() => undefined}
      pointText={() => ''}
      heightText={() => ''}
      startText=""
      endText=""
      cursorLabel=""
      table={{ label: '', columns: ['', ''], distanceText: () => '' }}
    />,
  )
  expect(container).toBeEmptyDOMElement()
})
