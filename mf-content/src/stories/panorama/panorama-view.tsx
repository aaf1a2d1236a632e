import { IconButton } from '@sureda/ui/base'
import { Spinner } from '@sureda/ui/states'
import { Lightbox } from '@sureda/ui/viewer'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FlatView } from './flat-view.tsx'
import css from './panorama-view.module.css'
import { SphereControls, SphereModes } from './sphere-controls.tsx'
import { useSphere } from './use-sphere.ts'

export interface PanoramaViewProps {
  kind: 'photo' | 'film'
  src: string
  title: string
  /** Description of the view, for visitors who cannot see it. */
  description: string
  onClose: () => void
}

const TURN = 30
const KEYS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-TURN, 0],
  ArrowRight: [TURN, 0],
  ArrowUp: [0, TURN],
  ArrowDown: [0, -TURN],
}
const ZOOMS: Record<string, number> = { '+': 20, '=': 20, '-': -20 }

/** A 360° view on the full screen. Finger, arrow keys, buttons or the phone's orientation turn it; a text describes it. */
export default function PanoramaView({ kind, src, title, description, onClose }: PanoramaViewProps) {
  const { t } = useTranslation('content')
  const stage = useRef<HTMLDivElement>(null)
  const view = useSphere(stage, kind, src)
  const { sphere, fault } = view
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = KEYS[event.key]
    const zoom = ZOOMS[event.key]
    if (!sphere || (!turn && !zoom)) return
    event.preventDefault()
    if (turn) sphere.turn(...turn)
    else if (zoom) sphere.zoom(zoom)
  }
  return (
    <Lightbox label={title} onClose={onClose}>
      {/* keys work wherever the focus is inside */}
      <section className={css.frame} aria-label={title} onKeyDown={onKeyDown}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <IconButton icon="x" variant="photo" label={t('shell:common.close')} autoFocus onPress={onClose} />
        </div>
        {/* stays in the document after a failure, because a retry draws into it */}
        <div ref={stage} className={css.stage} role="img" aria-label={description} hidden={fault !== null}>
          {sphere && <span className={css.compass} aria-hidden="true" />}
        </div>
        {fault && (
          <FlatView kind={kind} src={src} description={description} fault={fault} onRetry={view.retry} />
        )}
        {sphere && <SphereModes view={view} />}
        {!sphere && !fault && <Spinner size="large" className={css.wait} label={t('shell:common.loading')} />}
        <div className={css.foot}>
          <p className={css.text} aria-hidden={fault ? undefined : true}>
            {description}
          </p>
          {sphere && <SphereControls view={view} step={TURN} />}
        </div>
      </section>
    </Lightbox>
  )
}
