import {
  AGENCY_LINE_MAX,
  AGENCY_NAME_MAX,
  AGENCY_WELCOME_MAX,
  PHONE_PASTED_MAX,
} from '@sureda/contract/rules/limits'
import type { GuideProfile } from '@sureda/contract/schemas/guides/agency'
import { ApiError } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { formFault } from '@sureda/remote/forms'
import { Banner, Section, Stack } from '@sureda/ui/base'
import { Form, TextArea, TextField } from '@sureda/ui/forms'
import { StickyBar } from '@sureda/ui/frame'
import { useTranslation } from 'react-i18next'
import ConflictSheet from '../shared/conflict-sheet.tsx'
import { SaveBar } from '../shared/save-bar.tsx'
import { useEdits } from '../shared/use-edits.ts'
import css from './agency-form.module.css'
import { AGENCY_FIELDS, type AgencyValues, valuesOf } from './agency-values.ts'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { darkerFor, isHex } from './readable-color.ts'
import { useSaveAgency } from './use-save-agency.ts'

const COLORS = ['primaryColor', 'secondaryColor'] as const

/** The form and a preview on a small phone. Changes that are not saved stay on this phone. */
export function AgencyForm({ profile }: { profile: GuideProfile }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const run = useEdits<AgencyValues>('agency', valuesOf(profile))
  const save = useSaveAgency(profile.version, run.discard)
  const { values, conflicts } = run
  const isStale = save.error instanceof ApiError && save.error.code === 'stale_agency'
  const fault = isStale ? null : formFault(save.error, t, { title: t('error.agencySave') })
  const isReadable = COLORS.every((field) => isHex(values[field]) && darkerFor(values[field]) === null)
  const field = (name: keyof AgencyValues) => ({
    name,
    label: t(`agency.${name}`),
    value: values[name],
    onChange: (text: string) => run.set(name, text),
  })
  return (
    <div className={css.form}>
      <div className={css.preview}>
        <PhonePreview values={values} />
      </div>
      <Form
        fault={fault}
        isBusy={save.isPending}
        onSubmit={() => save.mutate(values)}
        summary={
          <>
            {run.isRestored && run.count > 0 && <Banner kind="info">{t('agency.restored')}</Banner>}
            {!online && <Banner kind="info">{t('agency.offline')}</Banner>}
          </>
        }
      >
        <Stack gap={8}>
          <Section title={t('agency.greeting')}>
            <Stack gap={5}>
              <TextField {...field('agencyName')} maxLength={AGENCY_NAME_MAX} autoComplete="organization" />
              <TextArea
                {...field('welcomeMessage')}
                description={t('agency.welcomeHint')}
                maxLength={AGENCY_WELCOME_MAX}
                rows={4}
                counterText={(length, max) => t('reasonSheet.counter', { length, max })}
              />
              <LogoField
                name={values.agencyName}
                path={values.logoUrl}
                refused={[fault?.fields?.logoUrl ?? []].flat().join(' ')}
                onChange={(path) => run.set('logoUrl', path)}
              />
            </Stack>
          </Section>
          <Section title={t('agency.colors')}>
            <Stack gap={5}>
              {COLORS.map((name) => (
                <ColorField key={name} {...field(name)} description={t(`agency.${name}Hint`)} />
              ))}
            </Stack>
          </Section>
          <Section title={t('agency.contact')}>
            <Stack gap={5}>
              <TextField
                {...field('contactPhone')}
                type="tel"
                autoComplete="tel"
                maxLength={PHONE_PASTED_MAX}
              />
              <TextField {...field('contactEmail')} type="email" autoComplete="email" maxLength={200} />
              <TextField
                {...field('website')}
                inputMode="url"
                autoComplete="url"
                maxLength={AGENCY_LINE_MAX}
              />
              <TextField {...field('address')} autoComplete="street-address" maxLength={AGENCY_LINE_MAX} />
            </Stack>
          </Section>
          {(run.count > 0 || profile.version === 0) && (
            <StickyBar className={css.bar}>
              <SaveBar
                count={run.count}
                saveLabel={t('shell:common.save')}
                isPending={save.isPending}
                isDisabled={!online || !isReadable || conflicts.length > 0}
                onDiscard={run.discard}
              />
            </StickyBar>
          )}
        </Stack>
      </Form>
      {conflicts.length > 0 && (
        <ConflictSheet
          conflicts={AGENCY_FIELDS.filter((name) => conflicts.includes(name)).map((name) => ({
            name,
            label: t(`agency.${name}`),
            theirs: run.base[name],
            mine: values[name],
          }))}
          onDecide={(which) => {
            save.reset()
            run.decide(which)
          }}
          onClose={() => {
            save.reset()
            run.decide('theirs')
          }}
        />
      )}
    </div>
  )
}
