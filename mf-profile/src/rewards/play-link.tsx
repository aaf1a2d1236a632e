import { paths } from '@sureda/contract/remote/paths'
import { useSession } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** A link to the story tours, which bring points; nothing where there are none. */
export function PlayLink() {
  const { t } = useTranslation('profile')
  const wantsTours = useSession((state) => state.tenant?.features.story_tours !== false)
  if (!wantsTours || !shell().canOpen(paths.storyTours())) return null
  return <LinkButton href={paths.storyTours()}>{t('rewards.play')}</LinkButton>
}
