import type { Session } from '@sureda/contract/schemas/members/session'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { shell } from '@sureda/remote/shell'
import { Badge, Button, ListCard, Section, Stack } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EndSessionDialog } from './end-session-dialog.tsx'
import { sessionQueries } from './session-queries.ts'

const deviceOf = ({ browser, system }: Session) => [system, browser].filter(Boolean).join(' · ')

/** The sessions of the person, this one first, with buttons that end the others. */
export function SessionList() {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const sessions = useQuery(sessionQueries.sessions())
  const [asked, setAsked] = useState<{ id?: string; device?: string }>()
  const close = (isEnded: boolean) => {
    setAsked(undefined)
    if (isEnded) shell().toast({ kind: 'success', text: t('sessions.ended') })
  }
  return (
    <Section title={t('sessions.title')}>
      <QueryView query={sessions} shape="list" count={2} failed={t('sessions.failed')} size="card">
        {(list) => (
          <Stack gap={4}>
            <p>{t('sessions.text')}</p>
            {list
              .toSorted((a, b) => Number(b.current) - Number(a.current))
              .map((session) => {
                const device = deviceOf(session) || t('sessions.unknown')
                return (
                  <ListCard
                    key={session.id}
                    headingLevel={3}
                    title={device}
                    text={t('sessions.lastSeen', { when: format.dateTime(session.last_seen_at) })}
                    badge={session.current && <Badge tone="success">{t('sessions.here')}</Badge>}
                    end={
                      session.current ? undefined : (
                        <Button
                          variant="quiet"
                          aria-label={t('sessions.endOf', { device })}
                          onPress={() => setAsked({ id: session.id, device })}
                        >
                          {t('sessions.end')}
                        </Button>
                      )
                    }
                  />
                )
              })}
            {list.length > 1 && (
              <Button variant="secondary" isFullWidth onPress={() => setAsked({})}>
                {t('sessions.endOthers')}
              </Button>
            )}
          </Stack>
        )}
      </QueryView>
      {asked && <EndSessionDialog {...asked} onClose={close} />}
    </Section>
  )
}
