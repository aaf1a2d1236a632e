import { useState } from 'react'
import { BarChart } from '../src/charts/bar-chart.tsx'
import { ElevationProfile } from '../src/charts/elevation-profile.tsx'
import { RingChart } from '../src/charts/ring-chart.tsx'
import { Part } from './part.tsx'

const number = (value: number) => new Intl.NumberFormat('ca', { maximumFractionDigits: 1 }).format(value)
const kilos = (value: number) => `${number(value)} kg`
const days = ['dl.', 'dt.', 'dc.', 'dj.', 'dv.', 'ds.', 'dg.']
const visits = [12, 8, 15, 0, 22, 41, 36]

const footprint = [
  { label: 'Cotxe, 214 km', value: 22.6, icon: 'car' as const },
  { label: 'Dues nits en una casa rural', value: 9.4, icon: 'farmhouse' as const },
  { label: 'Àpats', value: 6.1, icon: 'lunch' as const },
  { label: 'Activitats', value: 0.4, icon: 'footprints' as const },
]

/** A hill with two tops, as a track of 8.2 km would give it. */
const track = Array.from({ length: 420 }, (_, index) => {
  const share = index / 419
  const hills =
    190 * Math.exp(-(((share - 0.34) / 0.14) ** 2)) + 120 * Math.exp(-(((share - 0.72) / 0.1) ** 2))
  return { distance: share * 8200, elevation: 182 + hills + 9 * Math.sin(share * 60) }
})

export function ChartParts() {
  const [cursor, setCursor] = useState<number | null>(2800)
  return (
    <>
      <Part name="bar-chart (rows)">
        <BarChart
          title="La teva petjada"
          summary="38,5 kg de CO₂ per a dues persones i dos dies; el cotxe en fa més de la meitat."
          items={footprint.map((item) => ({ ...item, valueText: kilos(item.value) }))}
          reference={{ value: 18, text: 'Mitjana d’un viatge així, per partida: 18 kg' }}
          table={{
            label: 'En una taula',
            columns: ['Partida', 'CO₂'],
            rows: footprint.map(({ label, value }) => [label, kilos(value)]),
          }}
        />
      </Part>
      <Part name="bar-chart (columns)">
        <BarChart
          title="Visites, aquesta setmana"
          layout="columns"
          items={days.map((label, day) => ({
            label,
            value: visits[day] ?? 0,
            valueText: String(visits[day]),
            tone: day > 4 ? 'accent' : 'primary',
          }))}
          table={{
            label: 'En una taula',
            columns: ['Dia', 'Visites'],
            rows: days.map((day, index) => [day, String(visits[index])]),
          }}
        />
      </Part>
      <Part name="ring-chart">
        <RingChart
          title="D’on venen els teus punts"
          parts={[
            { label: 'Rutes acabades', value: 480, valueText: '480' },
            { label: 'Jocs', value: 220, valueText: '220' },
            { label: 'Visites amb segell', value: 150, valueText: '150' },
            { label: 'Valoracions', value: 40, valueText: '40' },
          ]}
          table={{
            label: 'En una taula',
            columns: ['D’on', 'Punts', 'Part'],
            rows: [
              ['Rutes acabades', '480', '54 %'],
              ['Jocs', '220', '25 %'],
              ['Visites amb segell', '150', '17 %'],
              ['Valoracions', '40', '4 %'],
            ],
          }}
        >
          890 punts
        </RingChart>
      </Part>
      <Part name="elevation-profile">
        <ElevationProfile
          title="Perfil"
          summary="Puja 310 m, sobretot fins al quilòmetre 3."
          points={track}
          cursor={cursor}
          onCursorChange={setCursor}
          pointText={({ distance, elevation }) => `${number(distance / 1000)} km, ${Math.round(elevation)} m`}
          heightText={(elevation) => `${elevation} m`}
          startText="0"
          endText="8,2 km"
          cursorLabel="Lloc del camí"
          stops={[1500, 2800, 6000]}
          table={{
            label: 'En una taula',
            columns: ['Lloc', 'Alçada'],
            distanceText: (distance) => `${number(distance / 1000)} km`,
          }}
        />
      </Part>
    </>
  )
}
