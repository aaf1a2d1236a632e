import type { RegenerativePractice } from '@sureda/contract/regenerative-practice'
import { pictureOf } from '@sureda/remote/picture-of'
import { Badge } from '@sureda/ui/badge'
import { Card } from '@sureda/ui/card'
import { Disclosure } from '@sureda/ui/disclosure'
import { FactList } from '@sureda/ui/fact-list'
import { Picture } from '@sureda/ui/picture'
import { Stack } from '@sureda/ui/stack'
import { TextLink } from '@sureda/ui/text-link'
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
        <FactList
          facts={[
            { label: t('practices.effect'), value: practice.effect, icon: 'sprout' },
            ...(practice.local_note
              ? [{ label: t('practices.where'), value: practice.local_note, icon: 'map-pin' as const }]
              : []),
          ]}
        />
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
