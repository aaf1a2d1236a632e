import { paths } from '@sureda/contract/paths'
import type { IconName } from '@sureda/ui/icon'
import { LinkButton } from '@sureda/ui/link-button'
import { Section } from '@sureda/ui/section'
import { useTranslation } from 'react-i18next'
import css from './word-links.module.css'

const ICONS: Record<string, IconName> = {
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

interface WordLinksProps {
  title: string
  /** Filter of the routes list the words belong to. */
  kind: 'modality' | 'audience' | 'interest'
  words: readonly string[]
}

/** What a route is good for; each word leads to the other routes that are. */
export function WordLinks({ title, kind, words }: WordLinksProps) {
  const { t } = useTranslation('content')
  if (words.length === 0) return null
  return (
    <Section title={title}>
      <ul className={css.words} aria-label={title}>
        {words.map((word) => (
          <li key={word}>
            <LinkButton
              href={`${paths.routes()}?${kind}=${word}`}
              variant="secondary"
              size="small"
              icon={ICONS[word]}
            >
              <span className={css.name}>{t(`route.${kind}.${word}`)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
