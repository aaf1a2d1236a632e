import { SETTING_GROUPS } from '@sureda/contract/codes/enums'
import { settings } from '@sureda/contract/schemas/catalogue/settings'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { ApiModule } from '../../../api-module.ts'
import { pickDocument } from '../../../database/pick-text.ts'
import { AppError } from '../../../errors/app-error.ts'
import { serve } from '../../../serve.ts'
import { findSettings, listSettings } from './settings.queries.ts'

type Settings = z.infer<typeof settings>
type Group = keyof Settings
const isGroup = (name: string): name is Group => SETTING_GROUPS.some((group) => group === name)

/** Groups that an office has not filled in are omitted. */
const someSettings = settings.partial()

/** Replaces `{{name}}` in an office's text by the shown brand name: on an unknown host that is not the office's. */
const named = (document: unknown, name: string): unknown =>
  JSON.parse(JSON.stringify(document).replaceAll('{{name}}', JSON.stringify(name).slice(1, -1)))

async function readGroup<Name extends Group>(request: FastifyRequest, group: Name): Promise<Settings[Name]> {
  const { tenant, locale } = request
  const value = await request.inTenant((tx) => findSettings(tx, tenant.id, group))
  if (value === undefined) throw new AppError('not_found', `the settings group ${group} is empty`)
  return settings.shape[group].parse(
    named(pickDocument(value, locale, tenant.locale), tenant.name),
  ) as Settings[Name]
}

export const settingsRoutes: ApiModule = async (app) => {
  serve(app, 'GET /settings', { ratingsOf: 'none' }, async (request) => {
    const { tenant, locale } = request
    const groups = await request.inTenant((tx) => listSettings(tx, tenant.id))
    const documents = pickDocument(Object.fromEntries(groups), locale, tenant.locale)
    return { data: someSettings.parse(named(documents, tenant.name)) }
  })

  serve(app, 'GET /settings/group/:group', { ratingsOf: 'none' }, async (request) => {
    const { group } = request.params
    if (!isGroup(group)) throw new AppError('not_found', 'no such settings group')
    return { data: await readGroup(request, group) }
  })

  serve(app, 'GET /settings/welcome', { ratingsOf: 'none' }, async (request) => ({
    data: await readGroup(request, 'welcome'),
  }))

  serve(app, 'GET /settings/desktop-blocking', { ratingsOf: 'none' }, async (request) => {
    const { value } = await readGroup(request, 'desktop-blocking')
    return { data: { value }, value }
  })
}
