import { migrate } from '@sureda/api/database/migrate'
import { openPostgres } from '@sureda/api/database/postgres'
import { runSql } from '@sureda/api/testing/postgres-cluster'
import { addContent, addSchedule } from '@sureda/api/testing/test-content'
import { createPerson } from '@sureda/api/testing/test-people'
import { seedTenants } from '@sureda/api/testing/test-tenants'

const TENANT = 'gavarres'
const EXPERIENCES = 100
/** Of a hundred experiences ten are houses and thirty restaurants; the guide leads twenty of all kinds. */
const kindOf = (index: number) => {
  if (index % 10 === 0)
    return { type: 'hotel', purchase: 'nights', priceUnit: 'night', capacity: 80 } as const
  if (index % 10 < 4) return { type: 'restaurant', purchase: 'table', priceUnit: 'none' } as const
  return { type: 'tour' } as const
}

/** A territory with so many reservations, a ninth of them still to come, and a place in a line for every twentieth. */
export async function fillReservations(url: string, adminUrl: string, size: number, bookings: number) {
  const database = await openPostgres({ url })
  await migrate(database)
  await seedTenants(database.db)
  const guide = await createPerson(database.db, TENANT, { isGuide: true })
  const ids = Array.from({ length: EXPERIENCES }, (_, index) => `e-${index}`)
  await addContent(database.db, TENANT, {
    experiences: ids.map((id, index) => ({
      ...{ id, durationMin: 90, sortOrder: index, ...kindOf(index) },
      guideUserId: index % 5 === 0 ? guide.user.id : null,
    })),
  })
  for (const [index, id] of ids.entries())
    await addSchedule(database.db, TENANT, id, {
      bookingWindowDays: 60,
      ...(index % 10 === 0 && { slots: [{ time: '16:00', capacity: 40 }], defaultCapacity: 40 }),
    })
  await runSql(adminUrl, history(size))
  const people = []
  for (let i = 0; i < bookings; i++) people.push(await createPerson(database.db, TENANT))
  return { database, guide, people, ids }
}

// as the superuser and past the triggers, whose counters are made from the rows afterwards: what is measured is the size
const history = (size: number) => `
  set session_replication_role = replica;
  insert into users (tenant_id, email, name, created_at)
    select '${TENANT}', 'p' || n || '@example.test', 'Person ' || n, now() from generate_series(1, ${Math.max(200, size / 20)}) as n;
  insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, nights, rooms, status, outcome, cancelled_by, changed_by, created_at)
    select '${TENANT}', person.id, 'e-' || n % ${EXPERIENCES}, day, at,
           day + at::time, day + at::time + interval '90 minutes', 1 + n % 2,
           case when n % 10 = 0 then 1 + n % 3 end, case when n % 10 = 0 then 1 end,
           case when n % 9 = 0 then (case when n % 5 = 0 then 'pending' else 'confirmed' end)
                else (case when n % 7 = 0 then 'cancelled' else 'completed' end) end,
           case when n % 9 <> 0 then (case when n % 7 = 0 then 'cancelled' else 'attended' end) end,
           case when n % 9 <> 0 and n % 7 = 0 then 'member' end, 'import', now() - interval '1 hour'
    from generate_series(1, ${size}) as n
    cross join lateral (select case when n % 9 = 0 then current_date + 1 + (n / 900 % 60)::int else current_date - 1 - (n / 100 % 900)::int end as day,
                               case when n % 10 = 0 then '16:00' when n / 100 % 2 = 0 then '10:00' else '12:00' end as at) as moment
    join (select id, row_number() over () as number, count(*) over () as people from users where email like 'p%@example.test') as person
      on person.number = (n * 7) % person.people + 1
    on conflict do nothing;
  insert into reservation_events (tenant_id, reservation_id, to_status, actor, kind)
    select tenant_id, id, status, 'import', 'requested' from reservations;
  insert into slot_inventory (tenant_id, experience_id, date, time, capacity, booked, scheduled)
    select tenant_id, experience_id, date, time, greatest(10, sum(units)), sum(units), 10 from (
      select tenant_id, experience_id, date, time, people as units from reservations where status <> 'cancelled' and nights is null
      union all
      select tenant_id, experience_id, date + night, '00:00', rooms
      from reservations cross join lateral generate_series(0, nights - 1) as night
      where status <> 'cancelled' and nights is not null) as held group by 1, 2, 3, 4;
  insert into slot_inventory (tenant_id, experience_id, date, time, capacity, booked, scheduled)
    select distinct tenant_id, experience_id, date, time, 10, 0, 10 from reservations where status = 'cancelled' and nights is null
    on conflict do nothing;
  insert into waitlist_entries (tenant_id, user_id, experience_id, date, time, starts_at, closes_at, people, status, ended_at)
    select tenant_id, user_id, experience_id, date, time, starts_at, starts_at - interval '2 hours', 10,
           case when date > current_date then 'waiting' else 'expired' end, case when date > current_date then null else starts_at end
    from (select *, row_number() over (order by starts_at) as n from reservations where nights is null) as r where n % 20 = 0;
  set session_replication_role = origin;
  analyze`
