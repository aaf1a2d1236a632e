import type { StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import { MediaPlayer } from '@sureda/ui/media'
import { useTranslation } from 'react-i18next'

const SKIP_S = 15

/** The film of a story, with captions in every available language; its transcript is below. */
export default function StoryFilm({ story, src }: { story: StoryDetail; src: string }) {
  const { t, i18n } = useTranslation('content')
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <MediaPlayer
      kind="video"
      src={mediaUrl(src)}
      title={t('story.watch', { title: story.title })}
      poster={story.image ? mediaUrl(story.image) : undefined}
      artwork={story.image ? mediaUrl(story.image) : undefined}
      captions={story.video_captions.map(({ locale, file }) => ({
        src: mediaUrl(file),
        srcLang: locale,
        label: languages.of(locale) ?? locale,
      }))}
      labels={{
        // the label of recordings says "listen"
        play: t('panorama.play'),
        pause: t('shell:player.pause'),
        back: t('shell:player.back', { seconds: SKIP_S }),
        ahead: t('shell:player.ahead', { seconds: SKIP_S }),
        seek: t('shell:player.seek'),
        speed: t('shell:player.speed'),
        waiting: t('shell:common.loading'),
        failed: t('story.filmFailed'),
        captions: t('story.captions'),
        fullScreen: t('story.fullScreen'),
        position: (time, total) => t('shell:player.position', { time, total }),
        speedText: (rate) => `${number.format(rate)}×`,
      }}
    />
  )
}
