import { createHash } from 'node:crypto'
import type { ApiModule } from '../../../api-module.ts'
import { AppError } from '../../../errors/app-error.ts'
import { localizerIn } from '../../../lib/localizer.ts'
import { serve } from '../../../serve.ts'
import { toTenant } from '../../platform/tenant/load-tenant.ts'
import { publicUrl } from '../../platform/tenant/public-url.ts'
import { findOperator } from '../operators/operators.queries.ts'
import { toOperator } from '../operators/to-operator.ts'
import { findPackage } from '../packages/packages.queries.ts'
import { toPackageDetail } from '../packages/to-package.ts'
import { DrawPool } from './draw-pool.ts'
import { fileHeaders } from './file-headers.ts'
import { toSheet } from './to-sheet.ts'

/** The printable sheet of a package, in the visitor's language and the tenant's brand. */
export const packagePdfRoutes: ApiModule = async (app) => {
  const pool = new DrawPool()
  app.addHook('onClose', () => pool.close())

  serve(app, 'GET /packages/:id/pdf', { ratingsOf: 'none' }, async (request, reply) => {
    const lang = request.query.lang ?? request.locale
    const { tenant, params } = request
    const localizer = localizerIn({ locale: lang, tenantDefault: tenant.locale })
    const found = await request.inTenant(async (tx) => {
      const row = await findPackage(tx, tenant.id, params.id)
      const operator = row?.operator && (await findOperator(tx, tenant.id, row.operator.id))
      return row && { row, operator }
    })
    if (!found) throw new AppError('package_not_found')
    const item = toPackageDetail(found.row, localizer)
    const setting = {
      lang,
      tenant: toTenant(tenant, lang),
      operator: found.operator ? toOperator(found.operator, localizer) : null,
      changedAt: found.row.updatedAt,
      mediaRoot: app.config.MEDIA_ROOT,
      addressOf: (page: string) => publicUrl(app.config, tenant, page),
    }
    const sheet = toSheet(item, setting)
    const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url')
    const file = await pool.file(key, sheet)
    return reply.headers(fileHeaders(item.title || item.id, lang)).send(file)
  })
}
