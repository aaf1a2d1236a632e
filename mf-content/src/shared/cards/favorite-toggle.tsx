import type { FavoritableType } from '@sureda/contract/codes/enums'
import { errorMessage } from '@sureda/remote/api'
import { toggleFavorite, useIsFavorite } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { FavoriteButton } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface FavoriteToggleProps {
  type: FavoritableType
  id: string
  /** Title of the item, for the button's label. */
  title: string
  variant?: 'photo' | 'quiet'
}

/** Saves an item as a favorite. Guests are asked to sign in; a refusal restores the former state and says why. */
export function FavoriteToggle({ type, id, title, variant = 'photo' }: FavoriteToggleProps) {
  const { t } = useTranslation('content')
  const isFavorite = useIsFavorite(type, id)
  const change = () =>
    toggleFavorite(type, id, title).catch((error: unknown) =>
      shell().toast({
        kind: 'error',
        text: errorMessage(error, t, t(isFavorite ? 'favorite.removeFailed' : 'favorite.addFailed')),
      }),
    )
  return (
    <FavoriteButton
      isFavorite={isFavorite}
      label={t('shell:common.addFavorite', { name: title })}
      onChange={() => void change()}
      variant={variant}
    />
  )
}
