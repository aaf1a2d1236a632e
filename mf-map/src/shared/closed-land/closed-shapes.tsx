import type { ClosedArea } from '@sureda/contract/schemas/guides/closure'
import type { Projection } from '../geo/projection.ts'
import css from './closed-land.module.css'

interface ClosedShapesProps {
  areas: readonly ClosedArea[]
  project: Projection['project']
}

/** Closed land on a drawn map; its text is beside the map. */
export function ClosedShapes({ areas, project }: ClosedShapesProps) {
  return areas.map(({ id, area }) => {
    const corners = area.map(([latitude, longitude]) => {
      const { x, y } = project(latitude, longitude)
      return `${x} ${y}`
    })
    return <path key={id} className={css.land} d={`M${corners.join('L')}Z`} />
  })
}
