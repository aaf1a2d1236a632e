import type { GuideProfile } from '@sureda/contract/agency'
import { AGENCY_LINE_MAX, AGENCY_NAME_MAX, AGENCY_WELCOME_MAX } from '@sureda/contract/limits'
import { ApiError } from '@sureda/remote/api-error'
import { errorMessage } from '@sureda/remote/error-message'
import { useOnline } from '@sureda/remote/online'
import { Banner } from '@sureda/ui/banner'
import { Section } from '@sureda/ui/section'
import { Stack } from '@sureda/ui/stack'
import { StickyBar } from '@sureda/ui/sticky-bar'
import { TextArea } from '@sureda/ui/text-area'
import { TextField } from '@sureda/ui/text-field'
import { useTranslation } from 'react-i18next'
import { AGENCY_FIELDS, type AgencyValues, valuesOf } from '../domain/agency-values.ts'
import { darkerFor, isHex } from '../domain/readable-color.ts'
import ConflictSheet from '../frame/conflict-sheet.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { useEdits } from '../frame/use-edits.ts'
import css from './agency-form.module.css'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { PhonePreview } from './phone-preview.tsx'
import { fieldFaults, useSaveAgency } from './use-save-agency.ts'

const COLORS = ['primaryColor', 'secondaryColor'] as const

/** Fields on one side, the phone of a member on the other; what is not saved stays on this phone. */
export function AgencyForm({ profile }: { profile: GuideProfile }) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const run = useEdits<AgencyValues>('agency', valuesOf(profile))
  const save = useSaveAgency(profile.version, run.discard)
  const { values, conflicts } = run
  const faults = fieldFaults(save.error)
  const isStale = save.error instanceof ApiError && save.error.code === 'stale_agency'
  const isReadable = COLORS.every((field) => isHex(values[field]) && darkerFor(values[field]) === null)
  const field = (name: keyof AgencyValues) => ({
    label: t(`agency.${name}`),
    value: values[name],
    errorMessage: faults[name],
    onChange: (text: string) => {
      save.reset()
      run.set(name, text)
    },
  })
  return (
    <div className={css.form}>
      <div className={css.preview}>
        <PhonePreview values={values} />
      </div>
      <Stack gap={8}>
        {run.isRestored && run.count > 0 && <Banner kind="info">{t('agency.restored')}</Banner>}
        {!online && <Banner kind="info">{t('agency.offline')}</Banner>}
        {save.isError && !isStale && (
          <Banner kind="danger" isLive title={t('error.agencySave')}>
            {errorMessage(save.error, t)}
          </Banner>
        )}
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
              refused={faults.logoUrl}
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
            <TextField {...field('contactPhone')} type="tel" autoComplete="tel" maxLength={30} />
            <TextField {...field('contactEmail')} type="email" autoComplete="email" maxLength={200} />
            <TextField {...field('website')} inputMode="url" autoComplete="url" maxLength={AGENCY_LINE_MAX} />
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
              onSave={() => save.mutate(values)}
              onDiscard={run.discard}
            />
          </StickyBar>
        )}
      </Stack>
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
