import { isWelcome } from '@sureda/contract/rules/pass-verdict'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { Form, TextField } from '@sureda/ui/forms'
import { BottomSheet } from '@sureda/ui/overlays'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceState } from '../attendance-state.ts'
import { type MarkNote, useMarking } from '../use-marking.ts'
import { isCameraAllowed, isWorthReloading } from './camera-allowed.ts'
import { CameraView } from './camera-view.tsx'
import type { CameraFault } from './use-camera.ts'
import { type PassCheck, usePassCheck } from './use-pass-check.ts'
import { VerdictCard } from './verdict-card.tsx'

interface ScanSheetProps {
  dayList: Manifest
  slot: ManifestSlot
  attendanceOf: (entry: ManifestEntry) => AttendanceState
  /** How many milliseconds this phone's clock is behind the server's. */
  clockOffset: number
  onClose: () => void
}

/** Reads a pass, says whether its people may come in, and marks them as here. The code can always be typed. */
export default function ScanSheet({ dayList, slot, attendanceOf, clockOffset, onClose }: ScanSheetProps) {
  const { t } = useTranslation('guide')
  const checkPass = usePassCheck({ dayList, slot, attendanceOf, clockOffset })
  const note = useMarking(dayList.date)
  const [check, setCheck] = useState<PassCheck | null>(null)
  // one state for all passes: a camera that starts again for each would move what is tapped
  const [cameraFault, setCameraFault] = useState<CameraFault | null>(null)
  const [markNote, setMarkNote] = useState<MarkNote | null>(null)
  const isBusy = useRef(false)
  const isAllowed = isCameraAllowed()
  // this address may use the camera, but the page was loaded at one that may not
  useEffect(() => {
    if (!isAllowed && isWorthReloading()) location.reload()
  }, [isAllowed])

  const markHere = async ({ reservationId, name }: PassCheck) => {
    if (reservationId) setMarkNote(await note({ id: reservationId, name: name ?? undefined, what: 'here' }))
  }
  const look = async (text: string) => {
    if (isBusy.current || text.trim() === '') return
    isBusy.current = true
    try {
      const answer = await checkPass(text.trim())
      setMarkNote(null)
      setCheck(answer)
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
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
    >
      {check ? (
        <VerdictCard
          check={check}
          markNote={markNote}
          onNext={() => setCheck(null)}
          onLetIn={() => void markHere(check)}
        />
      ) : (
        <Stack gap={5}>
          {cameraFault && <Banner kind="info">{t(`scan.${cameraFault}`)}</Banner>}
          {isAllowed && !cameraFault && (
            <CameraView onRead={(text) => void look(text)} onFault={setCameraFault} />
          )}
          <TypedCode onCheck={(code) => void look(code)} />
        </Stack>
      )}
    </BottomSheet>
  )
}

/** For passes that cannot be scanned: cracked screens, glare, paper. */
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
