-- How an experience is bought, stays of several nights, and a version of "what is free next" beside that of the content.

alter table experiences
  add column purchase text not null default 'slot' check (purchase in ('slot', 'table', 'nights', 'enquiry', 'external')),
  add column price_unit text not null default 'person' check (price_unit in ('person', 'group', 'night', 'none')),
  add column external_url text check (external_url ~ '^https://'),
  add column external_phone text,
  -- no dead end: who sends people elsewhere says where
  add constraint experience_external_ck check (purchase <> 'external' or external_url is not null or external_phone is not null);

-- A table costs nothing to reserve. Houses stay as they are until their office says how many rooms there are: people were booked so far, not rooms.
alter table experiences no force row level security;
-- no word that a search looks for changes
alter table experiences disable trigger keep_search_entry;
update experiences set purchase = 'table', price_unit = 'none' where type = 'restaurant';
alter table experiences enable trigger keep_search_entry;
alter table experiences force row level security;

alter table reservations
  add column nights int check (nights between 1 and 30),
  add column rooms int check (rooms between 1 and 10),
  add constraint reservation_stay_ck check ((nights is null) = (rooms is null));

-- What a reservation holds: seats of its time slot, or rooms of each of its nights. A night is the row of 00:00, whatever hour its guests come at:
-- an office that changes that hour does not get its rooms a second time.
create function held_units(r reservations) returns table (date date, "time" text, units int) language sql immutable as $$
  select r.date, r.time, r.people where r.nights is null
  union all
  select r.date + night, '00:00', r.rooms from generate_series(0, r.nights - 1) as night
$$;

create or replace function hold_seats() returns trigger language plpgsql as $$
declare change record;
begin
  for change in
    select c.tenant_id, c.experience_id, c.date, c.time, sum(c.units)::int as units from (
      select old.tenant_id, old.experience_id, h.date, h.time, -h.units as units from held_units(old) as h
      where tg_op <> 'INSERT' and old.status <> 'cancelled'
      union all
      select new.tenant_id, new.experience_id, h.date, h.time, h.units from held_units(new) as h
      where tg_op <> 'DELETE' and new.status <> 'cancelled'
    ) as c group by 1, 2, 3, 4 having sum(c.units) <> 0 order by 1, 2, 3, 4
  loop
    update slot_inventory as s set booked = s.booked + change.units
    where s.tenant_id = change.tenant_id and s.experience_id = change.experience_id
      and s.date = change.date and s.time = change.time;
    if not found then
      raise exception 'slot_missing' using errcode = 'P0002', constraint = 'slot_missing';
    end if;
  end loop;
  return null;
end $$;

-- written out: the planner fails on held_units of a whole row below a grouping
create or replace view reservation_inventory_drift with (security_invoker = true) as
  select s.tenant_id, s.experience_id, s.date, s.time, s.booked, coalesce(r.people, 0)::int as people
  from slot_inventory s
  left join (
    select tenant_id, experience_id, date, time, sum(units) as people from (
      select tenant_id, experience_id, date, time, people as units
      from reservations where status <> 'cancelled' and nights is null
      union all
      select tenant_id, experience_id, date + night, '00:00', rooms
      from reservations cross join lateral generate_series(0, nights - 1) as night
      where status <> 'cancelled' and nights is not null
    ) held group by 1, 2, 3, 4
  ) r using (tenant_id, experience_id, date, time)
  where s.booked <> coalesce(r.people, 0);

-- The rules of 0003, which now hold for nights and rooms as well.
create or replace function guard_reservation() returns trigger language plpgsql as $$
begin
  if old.status in ('completed', 'cancelled') then
    raise exception 'reservation_closed' using errcode = '23514', constraint = 'reservation_closed';
  end if;
  if old.status = 'confirmed' and new.status = 'pending' or old.status = 'pending' and new.status = 'completed' then
    raise exception 'reservation_transition' using errcode = '23514', constraint = 'reservation_transition';
  end if;
  if (old.user_id, old.experience_id, old.group_id, old.booking_code, old.created_at, old.nights is null)
     is distinct from (new.user_id, new.experience_id, new.group_id, new.booking_code, new.created_at, new.nights is null) then
    raise exception 'reservation_identity' using errcode = '23514', constraint = 'reservation_identity';
  end if;
  if old.status = 'confirmed'
     and (old.date, old.time, old.starts_at, old.ends_at, old.nights, old.rooms)
     is distinct from (new.date, new.time, new.starts_at, new.ends_at, new.nights, new.rooms) then
    raise exception 'field_locked' using errcode = '23514', constraint = 'field_locked';
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

-- As in 0026, with nights and rooms among what a member can change.
create or replace function record_reservation_event() returns trigger language plpgsql as $$
declare
  what text;
  differs jsonb;
  before text := case when tg_op = 'UPDATE' then old.status end;
begin
  if before is distinct from new.status then
    what := case new.status
      when 'pending' then 'requested'
      when 'confirmed' then case when before is null then 'booked' else 'confirmed' end
      when 'cancelled' then new.outcome
      else coalesce(new.outcome, 'completed') end;
  else
    differs := jsonb_strip_nulls(jsonb_build_object(
      'date', case when old.date <> new.date then jsonb_build_array(old.date, new.date) end,
      'time', case when old.time <> new.time then jsonb_build_array(old.time, new.time) end,
      'nights', case when old.nights <> new.nights then jsonb_build_array(old.nights, new.nights) end,
      'rooms', case when old.rooms <> new.rooms then jsonb_build_array(old.rooms, new.rooms) end,
      'people', case when old.people <> new.people then jsonb_build_array(old.people, new.people) end,
      -- the words themselves stand in the reservation only
      'special_requests', case when coalesce(old.special_requests, '') <> coalesce(new.special_requests, '') then true end));
    if differs = '{}'::jsonb then
      return null;
    end if;
    what := 'changed';
  end if;
  insert into reservation_events (tenant_id, reservation_id, from_status, to_status, actor, kind, reason_code, reason, changes)
  values (new.tenant_id, new.id, before, new.status, new.changed_by, what,
    case when new.status = 'cancelled' then new.reason_code end,
    case when new.status = 'cancelled' and new.cancelled_by = 'guide' then new.cancel_reason end, differs);
  if before is not null and what <> 'changed' and (new.changed_by = 'system' or new.changed_by like 'guide:%') then
    insert into reservation_notices (tenant_id, reservation_id, user_id, kind)
    values (new.tenant_id, new.id, new.user_id, what)
    on conflict on constraint reservation_notice_uq do nothing;
  end if;
  return null;
end $$;

-- Lists say what is free next. That changes only when a slot or a night becomes full, or is so no more: one version per tenant rises then, and most
-- bookings leave every kept answer as it is.
create table availability_versions (
  tenant_id text primary key references tenants (id) on delete cascade,
  version bigint not null default 1
);
-- Read with the tenants, before one is chosen; written by the trigger only.
grant select on availability_versions to sureda_app;
revoke insert, update, delete on availability_versions from sureda_app;

create function bump_availability_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into availability_versions (tenant_id) values (new.tenant_id)
    on conflict (tenant_id) do update set version = availability_versions.version + 1;
  return null;
end $$;
-- Deferred: the row that everybody shares is locked last, for as long as the commit takes, so that moves between slots cannot deadlock over it.
create constraint trigger seats_turned after update on slot_inventory deferrable initially deferred
  for each row when ((old.booked >= old.capacity) is distinct from (new.booked >= new.capacity))
  execute function bump_availability_version();
