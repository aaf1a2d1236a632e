import { isWelcome } from '@sureda/contract/rules/pass-verdict'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { Button, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { BottomSheet } from '@sureda/ui/overlays'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EntryStanding } from '../attendance-state.ts'
import { type Noted, useMarking } from '../use-marking.ts'
import { isCameraAllowed, isWorthReloading } from './camera-allowed.ts'
import { CameraView } from './camera-view.tsx'
import { type Judged, useJudge } from './use-pass-check.ts'
import { VerdictCard } from './verdict-card.tsx'

interface ScanSheetProps {
  manifest: Manifest
  slot: ManifestSlot
  standing: (entry: ManifestEntry) => EntryStanding
  /** How far this phone's clock is from the server's, in milliseconds. */
  clockOffset: number
  onClose: () => void
}

/** Reads a pass and says who may come in. Who may is noted as here; the code can always be typed. */
export default function ScanSheet({ manifest, slot, standing, clockOffset, onClose }: ScanSheetProps) {
  const { t } = useTranslation('guide')
  const judge = useJudge({ manifest, slot, standing, clockOffset })
  const note = useMarking(manifest.date)
  const [judged, setJudged] = useState<Judged | null>(null)
  const [noted, setNoted] = useState<Noted | null>(null)
  const isBusy = useRef(false)
  const isAllowed = isCameraAllowed()
  // this address may use the camera, the page that was loaded elsewhere may not
  useEffect(() => {
    if (!isAllowed && isWorthReloading()) location.reload()
  }, [isAllowed])

  const markHere = async ({ reservationId, name }: Judged) => {
    if (reservationId) setNoted(await note({ id: reservationId, name: name ?? undefined, what: 'here' }))
  }
  const look = async (text: string) => {
    if (isBusy.current || text.trim() === '') return
    isBusy.current = true
    try {
      const answer = await judge(text.trim())
      setNoted(null)
      setJudged(answer)
      const canMark = Date.now() + clockOffset >= Date.parse(slot.check_in_from)
      if (answer.result !== 'unchecked' && isWelcome(answer.result) && canMark) await markHere(answer)
    } finally {
      isBusy.current = false
    }
  }
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t('scan.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('sheet.expand')}
      collapseLabel={t('sheet.collapse')}
    >
      {judged ? (
        <VerdictCard
          judged={judged}
          noted={noted}
          onNext={() => setJudged(null)}
          onLetIn={() => void markHere(judged)}
        />
      ) : (
        <Stack gap={5}>
          {isAllowed && <CameraView onRead={(text) => void look(text)} />}
          <TypedCode onCheck={(code) => void look(code)} />
        </Stack>
      )}
    </BottomSheet>
  )
}

/** For cracked screens, glare and paper. */
function TypedCode({ onCheck }: { onCheck: (code: string) => void }) {
  const { t } = useTranslation('guide')
  const [code, setCode] = useState('')
  return (
    <Form aria-label={t('scan.code')} onSubmit={() => onCheck(code)}>
      <Stack gap={3}>
        <TextField
          label={t('scan.code')}
          description={t('scan.codeText')}
          value={code}
          onChange={setCode}
          maxLength={40}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" isFullWidth isDisabled={code.trim() === ''}>
          {t('scan.check')}
        </Button>
      </Stack>
    </Form>
  )
}
