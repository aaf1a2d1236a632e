import type { Game } from '@sureda/contract/schemas/games/game'
import { sessionIsGuide, useSession } from '@sureda/remote/session'
import { FileDownload } from '@sureda/remote/ui'
import { useTranslation } from 'react-i18next'
import { fetchPostSheet } from '../shared/extra-queries.ts'

/** Downloads the printable sheet of the post, for guides. */
export function PostSheetButton({ game }: { game: Game }) {
  const { t } = useTranslation('games')
  const isGuide = useSession(sessionIsGuide)
  const language = useSession((state) => state.language)
  if (!isGuide) return null
  return (
    <FileDownload
      label={t('code.print')}
      pendingLabel={t('shell:common.sending')}
      name={game.title}
      type="application/pdf"
      fetch={() => fetchPostSheet(game.id, language)}
      variant="quiet"
    />
  )
}
