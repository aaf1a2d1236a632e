import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { Disclosure, Section, Stack } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from '../footprint.module.css'
import { SourceLink } from './source-link.tsx'
import { type Fact, type Factor, useFactorGroups } from './use-factor-groups.ts'

/** Every factor of the computation with its source and year. */
export function FactorList() {
  const { t } = useTranslation('profile')
  const groups = useFactorGroups()
  return (
    <Section title={t('footprint.sources.title')}>
      <Stack gap={2}>
        <p className={css.note}>{t('footprint.sources.method')}</p>
        {Object.entries(groups).map(([part, factors]) => (
          <Disclosure
            key={part}
            title={t(part === 'averages' ? 'footprint.compare.title' : `footprint.tabs.${part}`)}
            note={String(factors.length)}
          >
            <FactorRows factors={factors} />
          </Disclosure>
        ))}
        <p className={css.note}>{t('footprint.sources.version', { version: FOOTPRINT_FACTORS.version })}</p>
      </Stack>
    </Section>
  )
}

function FactorRows({ factors }: { factors: readonly Factor[] }) {
  return (
    <ul className={css.factors}>
      {factors.map(({ name, facts }) => (
        <li key={name}>
          <p>
            <strong>{name}</strong>
          </p>
          {facts.map((fact, at) => (
            <FactLine
              key={fact.figures.join()}
              fact={fact}
              // figures of one origin show it once, below the last of them
              isLast={fact.sources.join() !== facts[at + 1]?.sources.join()}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function FactLine({ fact, isLast }: { fact: Fact; isLast: boolean }) {
  const { figures, status, year, sources } = fact
  const { t } = useTranslation('profile')
  const known = [t(`footprint.sources.${status}`), year && t('footprint.sources.year', { year })]
  return (
    <>
      <p>
        {figures.join(' · ')} · <em>{known.filter(Boolean).join(', ')}</em>
      </p>
      {(isLast ? sources : []).map((id) => (
        <p key={id} className={css.source}>
          <SourceLink id={id} />
        </p>
      ))}
    </>
  )
}
