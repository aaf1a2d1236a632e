import type { Db } from '../../../database/database.ts'
import { and, eq } from '../../../database/orm.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { operators } from '../../catalogue/operators/operators.tables.ts'

/** Data of an active experience for an enquiry; `operator` is null if it has none, or a hidden one. */
export async function findEnquiryTarget(db: Db, tenantId: string, experienceId: string) {
  const [row] = await db
    .select({
      title: experiences.title,
      operator: { name: operators.name, email: operators.email },
    })
    .from(experiences)
    .leftJoin(
      operators,
      and(
        eq(operators.tenantId, experiences.tenantId),
        eq(operators.id, experiences.operatorId),
        eq(operators.active, true),
      ),
    )
    .where(
      and(
        eq(experiences.tenantId, tenantId),
        eq(experiences.id, experienceId),
        eq(experiences.status, 'active'),
      ),
    )
  return row
}
