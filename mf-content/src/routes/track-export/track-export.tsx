import { paths } from '@sureda/contract/remote/paths'
import type { RouteDetail } from '@sureda/contract/schemas/catalogue/route'
import { gpxFile, saveFile } from '@sureda/remote/export'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Button, Section } from '@sureda/ui/base'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kmlFile } from './kml-file.ts'
import css from './track-export.module.css'
import { trackFileOf } from './track-file.ts'

const FORMATS = {
  gpx: { type: 'application/gpx+xml', write: gpxFile },
  kml: { type: 'application/vnd.google-earth.kml+xml', write: kmlFile },
} as const
type FormatName = keyof typeof FORMATS

/** Exports the line for other apps, without network. For a sketch the screen warns before it is saved, and the file repeats the warning. */
export default function TrackExport({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const [asked, setAsked] = useState<FormatName | null>(null)
  const marked = (name: string) => (route.schematic ? t('route.sketchOf', { name }) : name)
  const save = (name: FormatName) => {
    const day = route.status_date && format.date(`${route.status_date}T12:00:00Z`)
    const notice =
      route.status_note && [t('shell:common.notice'), day, route.status_note].filter(Boolean).join(' · ')
    const warnings = [notice, route.schematic && t('route.schematic')].filter(
      (one) => typeof one === 'string',
    )
    const { type, write } = FORMATS[name]
    const file = `${route.id}.${name}`
    // a sports watch shows only the name
    const named = { ...route, title: marked(route.title) }
    const content = write(trackFileOf(named, location.origin + paths.route(route.id), warnings))
    if (saveFile(file, type, content)) shell().toast({ kind: 'success', text: t('route.saved', { file }) })
  }
  return (
    <Section title={t('route.export')}>
      <p>{t('route.exportText')}</p>
      <div className={css.formats}>
        {(Object.keys(FORMATS) as FormatName[]).map((name) => (
          <Button
            key={name}
            variant="secondary"
            icon="download"
            onPress={() => (route.schematic ? setAsked(name) : save(name))}
          >
            {marked(name.toUpperCase())}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null)
        }}
        title={t('route.sketchTitle')}
        text={t('route.sketchText')}
        confirmLabel={t('route.saveSketch')}
        cancelLabel={t('shell:common.cancel')}
        onConfirm={() => {
          if (asked) save(asked)
        }}
      />
    </Section>
  )
}
