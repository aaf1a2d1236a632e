import type { FavoritableType } from '@sureda/contract/codes/enums'
import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import { errorMessage } from '@sureda/remote/api'
import { pictureOf } from '@sureda/remote/format'
import { toggleFavorite, useIsFavorite } from '@sureda/remote/session'
import { shell } from '@sureda/remote/shell'
import { CardList, FavoriteButton, ListCard, Section } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'
import { favoritePath } from './favorite-path.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface FavoriteSectionsProps {
  favorites: readonly Favorite[]
  types: readonly FavoritableType[]
}

export function FavoriteSections({ favorites, types }: FavoriteSectionsProps) {
  const { t } = useTranslation('profile')
  return types.map((type) => (
    <Section key={type} title={t(`favorites.section.${type}`)}>
      <CardList label={t(`favorites.section.${type}`)}>
        {favorites
          .filter((favorite) => favorite.favoritable_type === type)
          .map((favorite) => (
            <FavoriteRow key={favorite.favoritable_id} favorite={favorite} />
          ))}
      </CardList>
    </Section>
  ))
}

function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const { t } = useTranslation('profile')
  const { favoritable_type: type, favoritable_id: id, title } = favorite
  const isFavorite = useIsFavorite(type, id)
  /** True when it succeeded; after a refusal the favorite is back and a message says why. */
  const toggle = async (): Promise<boolean> => {
    try {
      await toggleFavorite(type, id, title)
      return true
    } catch (error) {
      shell().toast({ kind: 'error', text: `${t('favorites.removeFailed')} ${errorMessage(error, t)}` })
      return false
    }
  }
  const passFocusOn = useFocusAfterRemoval()
  const remove = async () => {
    passFocusOn()
    if (!(await toggle())) return
    shell().toast({
      kind: 'info',
      text: t('favorites.removed', { title }),
      action: { label: t('favorites.undo'), onPress: () => void toggle() },
    })
  }
  return (
    <ListCard
      href={favoritePath(type, id)}
      title={title}
      text={favorite.subtitle ?? undefined}
      picture={pictureOf(favorite, 'thumb', { ratio: '1/1' })}
      end={
        <FavoriteButton
          isFavorite={isFavorite}
          label={t(isFavorite ? 'shell:common.removeFavorite' : 'shell:common.addFavorite', { name: title })}
          onChange={() => void (isFavorite ? remove() : toggle())}
          variant="quiet"
        />
      }
    />
  )
}
