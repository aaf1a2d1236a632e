import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { DOUBLE_TAP_MS, saveFile } from '@sureda/remote/export'
import { useSession } from '@sureda/remote/session'
import { Banner, LinkButton, Stack } from '@sureda/ui/base'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { packagePdf } from '../shared/content/package-queries.ts'
import { fetchProgramme } from './fetch-programme.ts'

/** Downloads the printed programme by script: a browser says nothing about a failed download, and an installed app does not even show that it began. */
export function ProgrammeDownload({ packageId }: { packageId: string }) {
  const { t } = useTranslation('content')
  const language = useSession((state) => state.language)
  const isOnline = useOnline()
  const address = packagePdf(packageId, language)
  const name = `${packageId}-${language}.pdf`
  // a second tap may come before the pending state is rendered
  const deafUntil = useRef(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchProgramme(address, language),
    onSuccess: (file) => {
      deafUntil.current = Date.now() + DOUBLE_TAP_MS
      saveFile(name, 'application/pdf', file)
    },
    onError: () => {
      deafUntil.current = 0
    },
    // `navigator.onLine` may be wrong, and the query would wait without a word
    networkMode: 'always',
  })
  return (
    <Stack gap={2}>
      <LinkButton
        href={address}
        download={name}
        icon="download"
        variant="secondary"
        isFullWidth
        onClick={(event) => {
          event.preventDefault()
          if (Date.now() < deafUntil.current) return
          deafUntil.current = Number.POSITIVE_INFINITY
          mutate()
        }}
      >
        {t('package.pdf')}
      </LinkButton>
      {isPending ? (
        <Banner isLive>{t('package.pdfComing')}</Banner>
      ) : !isOnline ? (
        <Banner isLive>{t('package.pdfOffline')}</Banner>
      ) : (
        error && (
          <Banner kind="warning" isLive>
            {errorMessage(error, t, t('package.pdfFailed'))}
          </Banner>
        )
      )}
    </Stack>
  )
}
