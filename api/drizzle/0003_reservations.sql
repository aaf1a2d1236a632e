-- Reservations. The rules that must hold when many people press the button at once live here, not in code that can forget them:
-- capacity (counter row + check), one active reservation per member and per group, the status machine, the history.

create table slot_inventory (
  tenant_id text not null references tenants (id),
  experience_id text not null,
  date date not null,
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  capacity int not null,
  booked int not null default 0,
  primary key (tenant_id, experience_id, date, time),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id),
  constraint slot_capacity_ck check (booked >= 0 and booked <= capacity)
);

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
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id),
  check (ends_at > starts_at),
  check ((status = 'cancelled') = (cancelled_by is not null)),
  check (booking_code is null or group_id is not null)
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

create table reservation_events (
  tenant_id text not null references tenants (id),
  id bigint generated always as identity,
  reservation_id uuid not null,
  from_status text,
  to_status text not null,
  actor text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade
);
create index reservation_events_idx on reservation_events (tenant_id, reservation_id, id);

-- Seats follow the reservation in the same statement, whoever writes it. Two slots of one move are changed in key order,
-- so that crossing moves cannot deadlock. Only a cancelled reservation holds no seats.
create function hold_seats() returns trigger language plpgsql as $$
declare change record;
begin
  for change in
    select c.tenant_id, c.experience_id, c.date, c.time, sum(c.seats)::int as seats from (
      select old.tenant_id, old.experience_id, old.date, old.time, -old.people as seats
      where tg_op <> 'INSERT' and old.status <> 'cancelled'
      union all
      select new.tenant_id, new.experience_id, new.date, new.time, new.people
      where tg_op <> 'DELETE' and new.status <> 'cancelled'
    ) as c group by 1, 2, 3, 4 having sum(c.seats) <> 0 order by 1, 2, 3, 4
  loop
    update slot_inventory as s set booked = s.booked + change.seats
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

-- Last line of the status machine: what the services should never ask for is refused here.
create function guard_reservation() returns trigger language plpgsql as $$
begin
  if old.status in ('completed', 'cancelled') then
    raise exception 'reservation_closed' using errcode = '23514', constraint = 'reservation_closed';
  end if;
  if old.status = 'confirmed' and new.status = 'pending' or old.status = 'pending' and new.status = 'completed' then
    raise exception 'reservation_transition' using errcode = '23514', constraint = 'reservation_transition';
  end if;
  if (old.user_id, old.experience_id, old.group_id, old.booking_code, old.created_at)
     is distinct from (new.user_id, new.experience_id, new.group_id, new.booking_code, new.created_at) then
    raise exception 'reservation_identity' using errcode = '23514', constraint = 'reservation_identity';
  end if;
  if old.status = 'confirmed'
     and (old.date, old.time, old.starts_at, old.ends_at) is distinct from (new.date, new.time, new.starts_at, new.ends_at) then
    raise exception 'field_locked' using errcode = '23514', constraint = 'field_locked';
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_reservation before update on reservations
  for each row execute function guard_reservation();

create function record_reservation_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into reservation_events (tenant_id, reservation_id, from_status, to_status, actor)
    values (new.tenant_id, new.id, null, new.status, new.changed_by);
  elsif old.status <> new.status then
    insert into reservation_events (tenant_id, reservation_id, from_status, to_status, actor)
    values (new.tenant_id, new.id, old.status, new.status, new.changed_by);
  end if;
  return null;
end $$;
create trigger record_reservation_event after insert or update on reservations
  for each row execute function record_reservation_event();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514', constraint = 'append_only';
end $$;
create trigger append_only before update on reservation_events
  for each row execute function refuse_change();

-- Must always be empty; tests, the job and the metric look here.
create view reservation_inventory_drift with (security_invoker = true) as
  select s.tenant_id, s.experience_id, s.date, s.time, s.booked, coalesce(r.people, 0)::int as people
  from slot_inventory s
  left join (
    select tenant_id, experience_id, date, time, sum(people) as people
    from reservations where status <> 'cancelled' group by 1, 2, 3, 4
  ) r using (tenant_id, experience_id, date, time)
  where s.booked <> coalesce(r.people, 0);

select secure_tenant_table('slot_inventory');
select secure_tenant_table('reservations');
select secure_tenant_table('reservation_events');
-- history is written once, and never removed by a request
revoke update, delete on reservation_events from sureda_app;
