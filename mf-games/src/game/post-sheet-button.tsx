import type { Game } from '@sureda/contract/game'
import { errorMessage } from '@sureda/remote/error-message'
import { useOnline } from '@sureda/remote/online'
import { saveFile } from '@sureda/remote/save-file'
import { sessionIsGuide, useSession } from '@sureda/remote/session'
import { Banner } from '@sureda/ui/banner'
import { Button } from '@sureda/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchPostSheet } from '../queries/extra-queries.ts'

/** For guides: the sheet that hangs at the post, to print. */
export function PostSheetButton({ game }: { game: Game }) {
  const { t } = useTranslation('games')
  const isGuide = useSession(sessionIsGuide)
  const language = useSession((state) => state.language)
  const isOnline = useOnline()
  const sheet = useMutation({
    mutationFn: () => fetchPostSheet(game.id, language),
    onSuccess: (file) => {
      saveFile(`${game.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`, 'application/pdf', file)
    },
  })
  if (!isGuide) return null
  return (
    <>
      {sheet.isError && (
        <Banner kind="danger" isLive>
          {errorMessage(sheet.error, t)}
        </Banner>
      )}
      <Button
        variant="quiet"
        icon="download"
        isFullWidth
        isDisabled={!isOnline}
        isPending={sheet.isPending}
        pendingLabel={t('game.sending')}
        onPress={() => sheet.mutate()}
      >
        {t('code.print')}
      </Button>
    </>
  )
}
