-- Reservations. The rules that must hold when many people press the button at once live here, not in code that can forget them:
-- capacity (counter row + check), one active reservation per member and per group, the status machine, the history.

create table slot_inventory (
  tenant_id text not null references tenants (id),
  experience_id text not null,
  date date not null,
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  capacity int not null,
  booked int not null default 0,
  -- What the schedule gives the slot. `capacity` may be above it while more are booked: those seats are no one's once they come free.
  scheduled int,
  primary key (tenant_id, experience_id, date, time),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id),
  constraint slot_capacity_ck check (booked >= 0 and booked <= capacity)
);
select secure_tenant_table('slot_inventory');

create table reservations (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  experience_id text not null,
  group_id uuid,
  booking_code text check (booking_code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  date date not null,
  time text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  people int not null check (people between 1 and 50),
  special_requests text check (length(special_requests) <= 1000),
  status text not null check (status in ('pending', 'confirmed', 'completed', 'cancelled')),
  cancelled_by text check (cancelled_by in ('member', 'guide', 'system')),
  cancel_reason text,
  -- who made the last change: user:<id>, guide:<id>, system, import
  changed_by text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- how it ended: of a cancelled one always, of a completed one where the guide has said so
  outcome text,
  -- why a guide took it away, as a word that every language has; the guide's own words are in cancel_reason instead
  reason_code text check (reason_code in ('weather', 'illness', 'unavailable', 'low_turnout', 'wishes')),
  nights int check (nights between 1 and 30),
  rooms int check (rooms between 1 and 10),
  -- Who is noted as here before the end keeps the reservation and its pass: it completes when its time has passed.
  attended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id),
  check (ends_at > starts_at),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check (booking_code is null or group_id is not null),
  constraint reservation_outcome_ck check (case status
  when 'cancelled' then coalesce(outcome in ('rejected', 'cancelled', 'expired'), false)
  when 'completed' then outcome is null or outcome in ('attended', 'no_show')
  else outcome is null end),
  constraint reservation_stay_ck check ((nights is null) = (rooms is null))
);
create unique index reservation_code_uq on reservations (tenant_id, booking_code);
create unique index reservation_active_user_uq on reservations (tenant_id, user_id, experience_id, date)
  where status in ('pending', 'confirmed');
create unique index reservation_active_group_uq on reservations (tenant_id, group_id, experience_id, date)
  where group_id is not null and status in ('pending', 'confirmed');
create index reservations_user_idx on reservations (tenant_id, user_id, starts_at desc, id);
create index reservations_slot_idx on reservations (tenant_id, experience_id, date, time);

-- what the jobs look for
create index reservations_due_idx on reservations (tenant_id, ends_at) where status = 'confirmed';
create index reservations_pending_idx on reservations (tenant_id, created_at) where status = 'pending';
select secure_tenant_table('reservations');
create index reservations_group_idx on reservations (tenant_id, group_id) where group_id is not null;

create table reservation_events (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  reservation_id uuid not null,
  from_status text,
  to_status text not null,
  actor text not null,
  at timestamptz not null default now(),
  kind text not null,
  reason_code text,
  reason text,
  -- what the member changed: {"people": [2, 4], "time": ["10:00", "12:00"], "special_requests": true}
  changes jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  constraint reservation_event_kind_ck check (kind in ('requested', 'booked', 'changed', 'confirmed', 'rejected',
  'cancelled', 'expired', 'completed', 'attended', 'no_show', 'taken_back'))
);
create index reservation_events_idx on reservation_events (tenant_id, reservation_id, id);
select secure_tenant_table('reservation_events');

-- Seats follow the reservation in the same statement, no matter who writes it. Two slots of one move are changed in key order,
-- so that crossing moves cannot deadlock. Only a cancelled reservation holds no seats.
create function hold_seats() returns trigger language plpgsql as $$
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
create trigger hold_seats after insert or update or delete on reservations
  for each row execute function hold_seats();

-- Closed reservations do not change, and a confirmed one keeps its time, nights and rooms.
create function guard_reservation() returns trigger language plpgsql as $$
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

-- Every change becomes a line of the history; what another person or the time did to it becomes a notice for the member as well.
create function record_reservation_event() returns trigger language plpgsql as $$
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
      -- the words themselves are in the reservation only
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
create trigger append_only before update on reservation_events
  for each row execute function refuse_change();

-- written out: the planner fails on held_units of a whole row below a grouping
create view reservation_seat_difference with (security_invoker = true) as
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

-- history is written once, and never removed by a request
revoke update, delete on reservation_events from sureda_app;

-- How a cancelled one ended follows from who cancelled it and when: no one has to remember to say so.
create function name_outcome() returns trigger language plpgsql as $$
begin
  if new.status = 'cancelled' then
    new.outcome := case
      when new.cancelled_by = 'system' then 'expired'
      when new.cancelled_by = 'guide' and old.status = 'pending' then 'rejected'
      else 'cancelled' end;
  end if;
  return new;
end $$;
-- named to come after guard_reservation, which refuses what may not change
create trigger name_outcome before insert or update on reservations
  for each row execute function name_outcome();

create table reservation_notices (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  reservation_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('confirmed', 'rejected', 'cancelled', 'expired', 'completed', 'attended', 'no_show', 'reminder')),
  created_at timestamptz not null default now(),
  -- when the mail job has dealt with it: a mail in the outbox, or none needed
  handled_at timestamptz,
  dismissed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- no one is told the same thing twice, however many jobs and processes there are
  constraint reservation_notice_uq unique (tenant_id, reservation_id, kind)
);
create index reservation_notices_due_idx on reservation_notices (tenant_id, created_at) where handled_at is null;
create index reservation_notices_user_idx on reservation_notices (tenant_id, user_id, created_at) where dismissed_at is null;
select secure_tenant_table('reservation_notices');

create function guard_group_reservation() returns trigger language plpgsql as $$
begin
  perform from groups g where g.tenant_id = new.tenant_id and g.id = new.group_id and g.deleted_at is null for share;
  if not found then
    raise exception 'group_gone' using errcode = '23503', constraint = 'group_gone';
  end if;
  return new;
end $$;
create trigger guard_group_reservation before insert on reservations
  for each row when (new.group_id is not null) execute function guard_group_reservation();

-- What a reservation holds: seats of its time slot, or rooms of each of its nights. A night is the row of 00:00, whatever hour its guests come at:
-- an office that changes that hour does not get its rooms a second time.
create function held_units(r reservations) returns table (date date, "time" text, units int) language sql immutable as $$
  select r.date, r.time, r.people where r.nights is null
  union all
  select r.date + night, '00:00', r.rooms from generate_series(0, r.nights - 1) as night
$$;

-- Lists say what is free next. That changes only when a slot or a night becomes full, or is so no more: one version per tenant rises then, and most
-- bookings leave every stored answer as it is.
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
create trigger record_reservation_event after insert on reservations
  for each row execute function record_reservation_event();

-- Past reservations lose the words of a person who is gone, and nothing else of them changes.
create function guard_forgetting() returns trigger language plpgsql as $$
declare free constant text[] := '{special_requests,cancel_reason,changed_by}';
begin
  if (to_jsonb(new) - free) <> (to_jsonb(old) - free)
    or new.special_requests is not null or new.cancel_reason is not null
    or not exists (select from users u where u.tenant_id = old.tenant_id and u.id = old.user_id and u.deleted_at is not null)
  then
    raise exception 'reservation_closed' using errcode = '23514', constraint = 'reservation_closed';
  end if;
  return new;
end $$;
create trigger guard_forgetting before update on reservations for each row
  when (new.changed_by = 'forgotten') execute function guard_forgetting();
create trigger guard_reservation before update on reservations for each row
  when (new.changed_by <> 'forgotten' and not (old.status = 'completed' and new.changed_by like 'guide:%'
    and (new.status, new.outcome) is distinct from (old.status, old.outcome)))
  execute function guard_reservation();
create trigger record_reservation_change after update on reservations for each row
  when (old.status <> 'completed' and new.changed_by <> 'forgotten') execute function record_reservation_event();
