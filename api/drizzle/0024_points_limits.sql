-- What one person can earn on one day, held by the ledger itself, and where people were when they earned something.

-- By the day it was done, as the phone says, and by the day it was booked, by our own clock: neither alone can be filled up again by
-- saying another day. The account is locked first, so that awards at the same moment add up. What does not fit is cut off and noted.
create function cap_points() returns trigger language plpgsql as $$
declare
  cap constant int := 1000;
  zone text;
  earned int;
begin
  if new.delta <= 0 or new.source_type in ('redemption', 'reversal') then
    return new;
  end if;
  insert into points_accounts (tenant_id, user_id) values (new.tenant_id, new.user_id) on conflict do nothing;
  perform 1 from points_accounts a where a.tenant_id = new.tenant_id and a.user_id = new.user_id for update;
  select t.time_zone into zone from tenants t where t.id = new.tenant_id;
  select greatest(
    points_of_day(new.tenant_id, new.user_id, 'done', (new.occurred_at at time zone zone)::date, zone),
    points_of_day(new.tenant_id, new.user_id, 'booked', (new.created_at at time zone zone)::date, zone)) into earned;
  if new.delta > cap - earned then
    new.meta := new.meta || jsonb_build_object('value', new.delta, 'capped', true);
    new.delta := greatest(0, cap - earned);
  end if;
  return new;
end $$;

-- Earned on one day of the tenant's calendar; what was spent or given back is no part of it.
create function points_of_day(tenant text, person uuid, kind text, day date, zone text) returns int language plpgsql as $$
declare
  midnight constant timestamptz := day::timestamp at time zone zone;
  next_midnight constant timestamptz := (day + 1)::timestamp at time zone zone;
  earned int;
begin
  if kind = 'done' then
    select coalesce(sum(l.delta), 0) into earned from points_ledger l
      where l.tenant_id = tenant and l.user_id = person and l.occurred_at >= midnight and l.occurred_at < next_midnight
        and l.delta > 0 and l.source_type not in ('redemption', 'reversal');
  else
    select coalesce(sum(l.delta), 0) into earned from points_ledger l
      where l.tenant_id = tenant and l.user_id = person and l.created_at >= midnight and l.created_at < next_midnight
        and l.delta > 0 and l.source_type not in ('redemption', 'reversal');
  end if;
  return earned;
end $$;
create trigger cap_points before insert on points_ledger for each row execute function cap_points();
create index points_ledger_booked_idx on points_ledger (tenant_id, user_id, created_at);

-- Where a member stood when a check-in, a game or a route was taken: the next place must be one they can have come to. Kept for as long as
-- something may still arrive from before.
create table earning_positions (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  accuracy_m double precision not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index earning_positions_user_idx on earning_positions (tenant_id, user_id, at);
create index earning_positions_at_idx on earning_positions (tenant_id, at);
select secure_tenant_table('earning_positions');
