import { paths } from '@sureda/contract/remote/paths'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { LeaderboardEntry } from '@sureda/contract/schemas/points/points'
import { useFormat } from '@sureda/remote/format'
import { QueryView } from '@sureda/remote/query'
import { Avatar, Stack, TextLink } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../shared/profile-queries.ts'
import { rewardQueries } from '../shared/reward-queries.ts'
import css from './leaders.module.css'

/** The members with most points, by name where they allow it, and the person's rank. */
export function Leaders() {
  const { t } = useTranslation('profile')
  const leaders = useQuery(rewardQueries.leaders())
  const { data: profile } = useQuery(profileQueries.profile())
  return (
    <Stack gap={4}>
      {profile && (
        <p>
          {t(profile.privacy.public_profile ? 'rewards.leaders.named' : 'rewards.leaders.nameless')}{' '}
          <TextLink href={`${paths.configuration()}?tab=privacy`}>{t('rewards.leaders.change')}</TextLink>
        </p>
      )}
      <QueryView query={leaders} shape="list" failed={t('rewards.leaders.failed')} size="card">
        {({ data, meta: { me } }) =>
          data.length === 0 ? (
            <EmptyState title={t('rewards.leaders.empty')} text={t('rewards.noHistoryText')} motif="rings" />
          ) : (
            <ul className={css.leaders}>
              {data.map((entry, place) => (
                <Leader key={place} entry={entry} />
              ))}
              {me && !data.some(({ is_me }) => is_me) && <Leader entry={me} />}
            </ul>
          )
        }
      </QueryView>
    </Stack>
  )
}

function Leader({ entry }: { entry: LeaderboardEntry }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { rank, name, avatar, points, level, is_me: isMe } = entry
  return (
    <li className={css.leader} data-me={isMe || undefined}>
      <span className={css.rank}>{rank}.</span>
      <Avatar name={name ?? ''} src={avatar && mediaUrl(avatar)} size="small" />
      <div className={css.words}>
        <p className={css.name}>
          {name ?? t('rewards.leaders.somebody')}
          {isMe && ` · ${t('rewards.leaders.you')}`}
        </p>
        <p className={css.level}>{t(`rewards.level.${level}`)}</p>
      </div>
      <strong>{t('rewards.points', { count: points, number: format.number(points) })}</strong>
    </li>
  )
}
