import { type ReactNode, useEffect, useState } from 'react'
import { UiProvider } from '../src/core/ui-provider.tsx'
import { ToastRegion } from '../src/frame/toast-region.tsx'
import { applyBrand, brandNames } from './brands.ts'
import css from './page.module.css'
import { ActionParts } from './parts-actions.tsx'
import { CardParts } from './parts-cards.tsx'
import { ChartParts } from './parts-charts.tsx'
import { ChoosingParts } from './parts-choosing.tsx'
import { FormParts } from './parts-forms.tsx'
import { FrameParts } from './parts-frame.tsx'
import { MediaParts } from './parts-media.tsx'
import { OverlayParts } from './parts-overlays.tsx'
import { RtlParts } from './parts-rtl.tsx'
import { StateParts } from './parts-states.tsx'
import { HomeSample, LoginSample } from './samples.tsx'

const parts: Record<string, () => ReactNode> = {
  actions: ActionParts,
  cards: CardParts,
  choosing: ChoosingParts,
  forms: FormParts,
  charts: ChartParts,
  media: MediaParts,
  states: StateParts,
  frame: FrameParts,
  overlays: OverlayParts,
  'right to left': RtlParts,
  home: HomeSample,
  login: LoginSample,
}

const params = new URLSearchParams(location.search)
const ask = (name: string, fallback: string) => params.get(name) ?? fallback

function Choose({
  name,
  value,
  options,
  onChange,
}: {
  name: string
  value: string
  options: string[]
  onChange: (v: string) => void
}) {
  return (
    <label>
      {name}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}

export function Page() {
  const [brand, setBrand] = useState(ask('brand', 'gavarres'))
  const [scheme, setScheme] = useState(ask('scheme', 'auto'))
  const [part, setPart] = useState(ask('part', 'actions'))
  const [direction, setDirection] = useState(ask('dir', 'ltr'))
  useEffect(() => applyBrand(brand, scheme), [brand, scheme])
  useEffect(() => {
    document.documentElement.dir = direction
    history.replaceState(
      null,
      '',
      `?${new URLSearchParams({ ...Object.fromEntries(params), brand, scheme, part, dir: direction })}`,
    )
  }, [brand, scheme, part, direction])
  const Parts = parts[part] ?? ActionParts
  const isSample = part === 'home' || part === 'login' || part === 'frame'
  return (
    <UiProvider locale={direction === 'rtl' ? 'ar' : 'ca'} navigate={(href) => console.log('navigate', href)}>
      {ask('tools', 'yes') === 'yes' && (
        <div className={css.tools}>
          <Choose name="part" value={part} options={Object.keys(parts)} onChange={setPart} />
          <Choose name="brand" value={brand} options={brandNames} onChange={setBrand} />
          <Choose name="scheme" value={scheme} options={['auto', 'light', 'dark']} onChange={setScheme} />
          <Choose name="dir" value={direction} options={['ltr', 'rtl']} onChange={setDirection} />
        </div>
      )}
      {isSample ? (
        <Parts />
      ) : (
        <div className={css.page}>
          <Parts />
        </div>
      )}
      <ToastRegion label="Missatges" dismissLabel="Tanca el missatge" />
    </UiProvider>
  )
}
