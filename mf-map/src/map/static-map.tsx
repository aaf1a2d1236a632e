import { useSession } from '@sureda/remote/session'
import { useTranslation } from 'react-i18next'
import type { MapItem } from '../domain/map-item.ts'
import color from '../frame/layer-color.module.css'
import { DrawnMap } from '../place-map/drawn-map.tsx'
import css from './static-map.module.css'

const WIDTH = 390
const HEIGHT = 640

/** The whole territory drawn once, with its points: what is seen until the map is there, and instead of it when it cannot be loaded. */
export function StaticMap({ items }: { items: readonly MapItem[] }) {
  const { t } = useTranslation('map')
  const bounds = useSession((state) => state.tenant?.map.bounds)
  if (!bounds) return null
  return (
    <DrawnMap
      className={css.map}
      bounds={bounds}
      width={WIDTH}
      height={HEIGHT}
      fit="contain"
      label={t('static', { count: items.length })}
      showsNames
    >
      {(project) =>
        items.map((item) => {
          const { x, y } = project(item.latitude, item.longitude)
          return (
            <circle
              key={item.key}
              className={`${css.point} ${color.layer} ${color.point}`}
              data-layer={item.layer}
              cx={x}
              cy={y}
              r="6"
            />
          )
        })
      }
    </DrawnMap>
  )
}
