-- The line for a full time slot: what frees seats offers them in the same transaction, by triggers, so that no code has to remember it.

create table waitlist_entries (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  -- the order of joining
  number bigint generated always as identity,
  user_id uuid not null,
  experience_id text not null,
  date date not null,
  time text not null,
  starts_at timestamptz not null,
  -- from then on nothing is offered: two hours before the start, or the end of the last day on which the slot can be booked
  closes_at timestamptz not null,
  people int not null check (people between 1 and 50),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'accepted', 'expired', 'left')),
  offered_at timestamptz,
  offer_until timestamptz,
  -- the last time a person behind went first, and the seats there were
  passed_at timestamptz,
  passed_seats int,
  reservation_id uuid,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, experience_id, date, time) references slot_inventory (tenant_id, experience_id, date, time),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete set null (reservation_id),
  constraint waitlist_offer_ck check (status <> 'offered' or offer_until is not null),
  check (reservation_id is null or status = 'accepted')
);
create unique index waitlist_open_uq on waitlist_entries (tenant_id, user_id, experience_id, date, time)
  where status in ('waiting', 'offered');
create index waitlist_line_idx on waitlist_entries (tenant_id, experience_id, date, time, number)
  where status in ('waiting', 'offered');
create index waitlist_user_idx on waitlist_entries (tenant_id, user_id, number);

-- what the job looks for
create index waitlist_offered_idx on waitlist_entries (tenant_id, offer_until) where status = 'offered';
create index waitlist_waiting_idx on waitlist_entries (tenant_id, closes_at) where status = 'waiting';
select secure_tenant_table('waitlist_entries');

-- An entry goes one way: it waits, is offered seats, and ends. An ended one only learns which reservation it became.
create function guard_waitlist_entry() returns trigger language plpgsql as $$
begin
  if old.status not in ('waiting', 'offered') then
    if new.status <> old.status or old.status <> 'accepted' or old.reservation_id is not null and new.reservation_id is not null then
      raise exception 'waitlist_closed' using errcode = '23514', constraint = 'waitlist_closed';
    end if;
  elsif old.status = 'offered' and new.status = 'waiting' or old.status = 'waiting' and new.status = 'accepted' then
    raise exception 'waitlist_transition' using errcode = '23514', constraint = 'waitlist_transition';
  elsif new.status not in ('waiting', 'offered') then
    new.ended_at := now();
  end if;
  if (old.user_id, old.experience_id, old.date, old.time, old.people, old.created_at)
     is distinct from (new.user_id, new.experience_id, new.date, new.time, new.people, new.created_at) then
    raise exception 'waitlist_identity' using errcode = '23514', constraint = 'waitlist_identity';
  end if;
  return new;
end $$;
create trigger guard_waitlist_entry before update on waitlist_entries
  for each row execute function guard_waitlist_entry();

-- Offered seats are taken: they are in the same counter as reservations, under the same check.
create function hold_offered_seats() returns trigger language plpgsql as $$
declare
  entry waitlist_entries := case when tg_op = 'DELETE' then old else new end;
  seats int := case when tg_op <> 'DELETE' and new.status = 'offered' then new.people else 0 end
    - case when tg_op <> 'INSERT' and old.status = 'offered' then old.people else 0 end;
begin
  if seats <> 0 then
    update slot_inventory as s set booked = s.booked + seats
    where s.tenant_id = entry.tenant_id and s.experience_id = entry.experience_id and s.date = entry.date and s.time = entry.time;
  end if;
  return null;
end $$;
create trigger hold_offered_seats after insert or update or delete on waitlist_entries
  for each row execute function hold_offered_seats();

-- Who raises a capacity without a word on the schedule means it for both.
create function follow_capacity() returns trigger language plpgsql as $$
begin
  if new.scheduled is not distinct from old.scheduled then
    new.scheduled := new.capacity;
  end if;
  return new;
end $$;
create trigger follow_capacity before update of capacity on slot_inventory
  for each row when (new.capacity > old.capacity) execute function follow_capacity();

-- Offers the free seats of a slot, in the order of joining over the whole slot, to each party that fits, and notes whom that passed over. The counter row is
-- locked first, so that no two offer the same seat and no one books it meanwhile; not its key, which everybody who joins at this moment refers to. Who holds a reservation of that day could not accept and is left waiting.
create function offer_seats(of_tenant text, of_experience text, of_date date, of_time text) returns void language plpgsql as $$
declare
  free int;
  chosen record;
begin
  select least(s.capacity, s.scheduled) - s.booked into free from slot_inventory s
  where s.tenant_id = of_tenant and s.experience_id = of_experience and s.date = of_date and s.time = of_time for no key update;
  while free > 0 loop
    -- one that is locked is just leaving
    select e.id, e.number, e.people into chosen from waitlist_entries e
    where e.tenant_id = of_tenant and e.experience_id = of_experience and e.date = of_date and e.time = of_time
      and e.status = 'waiting' and e.people <= free and e.closes_at > now()
      and not exists (select from reservations r where r.tenant_id = e.tenant_id and r.user_id = e.user_id
        and r.experience_id = e.experience_id and r.date = e.date and r.status in ('pending', 'confirmed'))
    order by e.number limit 1 for update of e skip locked;
    exit when not found;
    update waitlist_entries e set passed_at = now(), passed_seats = free
    where e.tenant_id = of_tenant and e.experience_id = of_experience and e.date = of_date and e.time = of_time
      and e.status = 'waiting' and e.number < chosen.number and e.people > free;
    update waitlist_entries e set status = 'offered', offered_at = now(), offer_until = least(now() + interval '60 minutes', e.closes_at)
    where e.tenant_id = of_tenant and e.id = chosen.id;
    free := free - chosen.people;
  end loop;
end $$;

-- Deferred to the end of the transaction: what an accepted offer lets go and its reservation takes has never been free, and a day that is being closed is
-- closed by then. Named to come before seats_turned.
create function offer_freed_seats() returns trigger language plpgsql as $$
begin
  perform offer_seats(new.tenant_id, new.experience_id, new.date, new.time);
  return null;
end $$;
create constraint trigger offer_freed_seats after update on slot_inventory deferrable initially deferred
  for each row when (new.booked < old.booked or new.capacity > old.capacity or new.scheduled > old.scheduled)
  execute function offer_freed_seats();

-- a seat that came free while a person was joining
create constraint trigger offer_freed_seats after insert on waitlist_entries deferrable initially deferred
  for each row execute function offer_freed_seats();

-- A reservation that ends lets its member be offered the other times of that day for which they wait.
create function offer_after_reservation() returns trigger language plpgsql as $$
declare entry record;
begin
  for entry in select e.time from waitlist_entries e where e.tenant_id = new.tenant_id and e.user_id = new.user_id
    and e.experience_id = new.experience_id and e.date = new.date and e.status = 'waiting' order by e.time
  loop
    perform offer_seats(new.tenant_id, new.experience_id, new.date, entry.time);
  end loop;
  return null;
end $$;
create constraint trigger offer_after_reservation after update of status on reservations deferrable initially deferred
  for each row when (new.status = 'cancelled' and old.status <> 'cancelled') execute function offer_after_reservation();

-- Who got a seat of the slot without an offer waits for it no longer.
create function leave_line_booked() returns trigger language plpgsql as $$
begin
  update waitlist_entries e set status = 'left' where e.tenant_id = new.tenant_id and e.user_id = new.user_id
    and e.experience_id = new.experience_id and e.date = new.date and e.time = new.time and e.status in ('waiting', 'offered');
  return null;
end $$;
create trigger leave_line_booked after insert on reservations
  for each row execute function leave_line_booked();

-- What a member is told of their place in the line; cards and mails are made from it, as from reservation_notices.
create table waitlist_notices (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  entry_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('offered', 'expired')),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  dismissed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references waitlist_entries (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint waitlist_notice_uq unique (tenant_id, entry_id, kind)
);
create index waitlist_notices_due_idx on waitlist_notices (tenant_id, created_at) where handled_at is null;
create index waitlist_notices_user_idx on waitlist_notices (tenant_id, user_id, created_at) where dismissed_at is null;
select secure_tenant_table('waitlist_notices');

create function note_waitlist() returns trigger language plpgsql as $$
begin
  insert into waitlist_notices (tenant_id, entry_id, user_id, kind) values (new.tenant_id, new.id, new.user_id, new.status)
  on conflict on constraint waitlist_notice_uq do nothing;
  return null;
end $$;
create trigger note_waitlist after update on waitlist_entries
  for each row when (new.status = 'offered' and old.status = 'waiting' or new.status = 'expired' and old.status = 'offered')
  execute function note_waitlist();

-- Experiences with a line whose times have changed: the job brings their slots in line, and what that frees is offered.
create table waitlist_wakes (
  tenant_id text not null references tenants (id),
  experience_id text not null,
  primary key (tenant_id, experience_id),
  foreign key (tenant_id, experience_id) references experiences (tenant_id, id) on delete cascade
);
select secure_tenant_table('waitlist_wakes');

create function wake_waitlist() returns trigger language plpgsql as $$
declare changed text := to_jsonb(new) ->> case tg_table_name when 'experiences' then 'id' else 'experience_id' end;
begin
  insert into waitlist_wakes (tenant_id, experience_id)
  select new.tenant_id, changed where exists (select from waitlist_entries e where e.tenant_id = new.tenant_id
    and e.experience_id = changed and e.status in ('waiting', 'offered'))
  on conflict do nothing;
  return null;
end $$;
create trigger wake_waitlist after update on experience_schedules
  for each row when (old.* is distinct from new.*) execute function wake_waitlist();
create trigger wake_waitlist after update of status, start_date, end_date on experiences
  for each row when ((old.status, old.start_date, old.end_date) is distinct from (new.status, new.start_date, new.end_date))
  execute function wake_waitlist();

create view reservation_inventory_drift with (security_invoker = true) as
  select s.tenant_id, s.experience_id, s.date, s.time, s.booked, coalesce(d.people, s.booked) + coalesce(o.people, 0)::int as people
  from slot_inventory s
  left join reservation_seat_difference d using (tenant_id, experience_id, date, time)
  left join (
    select tenant_id, experience_id, date, time, sum(people) as people from waitlist_entries where status = 'offered' group by 1, 2, 3, 4
  ) o using (tenant_id, experience_id, date, time)
  where s.booked <> coalesce(d.people, s.booked) + coalesce(o.people, 0);

-- Who is leaving reserves nothing and waits for nothing, whichever comes first: both sides lock the row of the person.
create function guard_leaving() returns trigger language plpgsql as $$
declare leaves_at timestamptz;
begin
  select u.deletes_at into leaves_at from users u where u.tenant_id = new.tenant_id and u.id = new.user_id for share;
  if leaves_at is not null then
    raise exception 'account_leaving' using errcode = '23514', constraint = 'account_leaving';
  end if;
  return new;
end $$;
create trigger guard_leaving before insert on reservations for each row execute function guard_leaving();
create trigger guard_leaving before insert on waitlist_entries for each row execute function guard_leaving();

-- How much one account may hold at once (decisions §5): without a ceiling a script empties a season in seconds. An address that was never confirmed costs
-- nothing to invent, so it may hold less. `limits.ts` of the contract has the same numbers for the words.
create function refuse_too_many_open(tenant text, person uuid, besides uuid, more int, with_line boolean) returns void language plpgsql as $$
declare
  is_confirmed boolean;
  held record;
begin
  -- one at a time for each person: two at once would each see what was there before
  select u.email_verified_at is not null into is_confirmed from users u where u.tenant_id = tenant and u.id = person for no key update;
  select count(*) + 1 as parties, coalesce(sum(o.people), 0) + more as people into held from (
    -- rooms without guests are held as well
    select greatest(r.people, r.rooms) as people from reservations r
    where r.tenant_id = tenant and r.user_id = person and r.id is distinct from besides
      and r.status in ('pending', 'confirmed') and r.starts_at > now()
    union all
    -- a place in a line asks for one reservation more
    select w.people from waitlist_entries w
    where with_line and w.tenant_id = tenant and w.user_id = person and w.status in ('waiting', 'offered') and w.starts_at > now()
  ) as o;
  if held.parties > (case when is_confirmed then 20 else 3 end) or held.people > (case when is_confirmed then 120 else 20 end) then
    raise exception 'too_many_open' using errcode = '23514',
      constraint = case when is_confirmed then 'too_many_open' else 'too_many_open_unconfirmed' end;
  end if;
end $$;

create function guard_ceiling() returns trigger language plpgsql as $$
begin
  perform refuse_too_many_open(new.tenant_id, new.user_id, new.id, greatest(new.people, new.rooms), false);
  return new;
end $$;
-- named to come before guard_leaving, which takes a weaker lock of the same row
create trigger guard_ceiling before insert on reservations for each row
  when (new.status in ('pending', 'confirmed')) execute function guard_ceiling();
create trigger guard_ceiling_raised before update on reservations for each row
  when (new.status in ('pending', 'confirmed') and greatest(new.people, new.rooms) > greatest(old.people, old.rooms))
  execute function guard_ceiling();

create function guard_line_ceiling() returns trigger language plpgsql as $$
begin
  perform refuse_too_many_open(new.tenant_id, new.user_id, null, new.people, true);
  return new;
end $$;
create trigger guard_ceiling before insert on waitlist_entries for each row execute function guard_line_ceiling();
