import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { pictureOf } from '@sureda/remote/format'
import { LazyPart } from '@sureda/remote/ui'
import { Button, Picture, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import css from './look-around.module.css'

const loadView = () => import(/* webpackChunkName: "story-below" */ '../panorama/panorama-view.tsx')

/** The 360° views of a story, each with text and a button. The viewer loads when one is opened, and Back closes it. */
export function LookAround({ story }: { story: StoryDetail }) {
  const { t } = useTranslation('content')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const views = [
    { kind: 'photo' as const, src: story.photo_360, alt: story.photo_360_alt },
    { kind: 'film' as const, src: story.video_360, alt: story.video_360_alt },
  ].filter((view) => view.src !== null)
  if (views.length === 0) return null
  const shown = views.find(({ kind }) => kind === search.get('view'))
  const open = (kind: string) =>
    setSearch({ view: kind }, { state: { viewOpened: true }, preventScrollReset: true })
  const close = () => {
    const wasOpenedHere = (state as { viewOpened?: boolean } | null)?.viewOpened
    if (wasOpenedHere) void navigate(-1)
    else setSearch({}, { replace: true, preventScrollReset: true })
  }
  return (
    <Section title={t('panorama.title')}>
      {views.map(({ kind, src, alt }) => (
        <figure key={kind} className={css.view}>
          <Picture
            {...pictureOf(story, 'full', { ratio: '21/9', alt: '' })}
            // the unrolled panorama is its own poster; a film has none
            {...(kind === 'photo' && src ? { src: mediaUrl(src), srcSet: undefined } : {})}
            className={css.picture}
          >
            <Button icon="panorama" className={css.open} onPress={() => open(kind)}>
              {t(`panorama.open.${kind}`)}
            </Button>
          </Picture>
          {alt && <figcaption className={css.text}>{alt}</figcaption>}
          {shown?.kind === kind && src && (
            <LazyPart
              load={loadView}
              props={{
                kind,
                src: mediaUrl(src),
                title: story.title,
                description: alt ?? t(`panorama.open.${kind}`),
                onClose: close,
              }}
            />
          )}
        </figure>
      ))}
    </Section>
  )
}
