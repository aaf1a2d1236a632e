import type { StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import type { Game } from '@sureda/contract/schemas/games/game'
import { saveFile } from '@sureda/remote/export'
import { useSession } from '@sureda/remote/session'
import { Banner, Button } from '@sureda/ui/base'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawBadge } from './draw-badge.ts'
import css from './tour-end.module.css'

interface TourEndProps {
  tour: Pick<StoryTourDetail, 'id' | 'title' | 'summary'>
  games: readonly Game[]
}

/**
 * A finished tour: its story post by post, and the badge as a picture to share or save, made on the phone. It names no points, because guests and wins beyond a
 * day's limit get none.
 */
export function TourEnd({ tour, games }: TourEndProps) {
  const { t } = useTranslation('games')
  const brand = useSession((state) => state.tenant?.name ?? '')
  const [isFailed, setFailed] = useState(false)
  const share = async () => {
    const picture = await drawBadge(
      {
        title: tour.title,
        line: t('end.line', { total: games.length }),
        footer: brand,
      },
      games.length,
    )
    setFailed(picture === null)
    if (!picture) return
    const file = new File([picture], `${tour.id}.png`, { type: 'image/png' })
    if (navigator.canShare?.({ files: [file] }))
      // closing the share sheet is no failure
      await navigator.share({ files: [file], title: tour.title }).catch(() => {})
    else saveFile(file.name, file.type, file)
  }
  return (
    <section className={css.end} aria-label={t('end.title')}>
      <h2 className={css.title}>{t('end.title')}</h2>
      <p>{tour.summary}</p>
      <ol className={css.posts}>
        {games.map((game) => (
          <li key={game.id}>{game.title}</li>
        ))}
      </ol>
      {isFailed && (
        <Banner kind="warning" isLive>
          {t('end.failed')}
        </Banner>
      )}
      <Button icon="share" isFullWidth variant="secondary" onPress={() => void share()}>
        {t('end.share')}
      </Button>
    </section>
  )
}
