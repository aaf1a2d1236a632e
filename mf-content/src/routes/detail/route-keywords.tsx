import { paths } from '@sureda/contract/remote/paths'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { KeywordLinks } from '../../shared/detail/keyword-links.tsx'

export const ROUTE_KEYWORD_ICONS: Record<string, IconName> = {
  caminata_senderismo: 'footprints',
  bicicleta: 'bike',
  caballo: 'horse',
  accesible_movilidad_reducida: 'cane',
  vehiculos: 'car',
  accesible_silla_ruedas: 'accessibility',
  accesible_cochecito_bebe: 'stroller',
  familias_ninos: 'baby',
  personas_mayores_senior: 'user',
  grupos_organizados: 'users',
  parejas: 'heart',
  deportistas: 'timer',
  adultos_general: 'user',
  deportivo: 'trophy',
  turismo_cultural: 'building',
  turismo_naturalista: 'trees',
  gastronomico_etnografico: 'utensils',
  fotografico_paisajistico: 'camera',
}

interface RouteKeywordsProps {
  title: string
  /** The filter of the list of routes that the keywords belong to. */
  kind: 'modality' | 'audience' | 'interest'
  words: readonly string[]
}

/** Keywords of a route, each a link to the routes that share it. */
export function RouteKeywords({ title, kind, words }: RouteKeywordsProps) {
  const { t } = useTranslation('content')
  const links = words.map((word) => ({
    href: `${paths.routes()}?${kind}=${word}`,
    name: t(`route.${kind}.${word}`),
    icon: ROUTE_KEYWORD_ICONS[word],
  }))
  return <KeywordLinks title={title} links={links} />
}
