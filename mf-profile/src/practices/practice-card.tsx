import type { RegenerativePractice } from '@sureda/contract/schemas/catalogue/regenerative-practice'
import { pictureOf } from '@sureda/remote/format'
import { Badge, Card, Disclosure, Picture, Stack, TextLink } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import css from './practices.module.css'

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? address

export function PracticeCard({ practice }: { practice: RegenerativePractice }) {
  const { t } = useTranslation('profile')
  const titleId = `practice-${practice.id}`
  return (
    <Card as="article" padding="none" aria-labelledby={titleId}>
      {practice.image && <Picture {...pictureOf(practice, 'card')} ratio="16/9" />}
      <Stack gap={3} className={css.words}>
        <p>
          <Badge>{t(`practices.who.${practice.who}`)}</Badge>
        </p>
        <h3 className={css.title} id={titleId}>
          {practice.title}
        </h3>
        <p className={css.text}>{practice.action}</p>
        <dl className={css.facts}>
          <dt className={css.label}>{t('practices.effect')}</dt>
          <dd className={css.fact}>{practice.effect}</dd>
          {practice.local_note && (
            <>
              <dt className={css.label}>{t('practices.where')}</dt>
              <dd className={css.fact}>{practice.local_note}</dd>
            </>
          )}
        </dl>
        <Disclosure title={t('practices.why')}>
          <p className={css.text}>{practice.why}</p>
          {practice.sources.map((source) => (
            <TextLink
              key={source}
              href={source}
              target="_blank"
              rel="noopener"
              variant="standalone"
              icon="external-link"
            >
              {t('practices.source', { host: hostOf(source) })}
            </TextLink>
          ))}
        </Disclosure>
      </Stack>
    </Card>
  )
}
