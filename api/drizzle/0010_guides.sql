-- Guides: the profile of their agency, check-in points and closures.

create table check_in_points (
  tenant_id text not null references tenants (id),
  id text not null,
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  description jsonb not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m int not null default 10 check (radius_m > 0),
  points int not null default 100 check (points >= 0),
  poi_type text not null check (poi_type in ('location', 'experience', 'routePoint', 'establishment', 'game')),
  poi_id text,
  guide_user_id uuid,
  active boolean not null default true,
  demo boolean not null default false,
  sources text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- taken away by its guide: gone from everywhere but the history of who has been there
  deleted_at timestamptz,
  primary key (tenant_id, id),
  constraint check_in_points_tenant_id_guide_user_id_fkey foreign key (tenant_id, guide_user_id)
  references users (tenant_id, id) on delete set null (guide_user_id)
);
create index check_in_points_poi_idx on check_in_points (tenant_id, poi_type, poi_id);
create index check_in_points_guide_idx on check_in_points (tenant_id, guide_user_id) where deleted_at is null;
select secure_tenant_table('check_in_points');
select watch_content('check_in_points');
create trigger z_touch before update on check_in_points for each row execute function touch_updated_at();

-- The agency configuration of the specification: one per guide, public where it greets people.
create table guide_profiles (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  agency_name text not null check (length(agency_name) between 1 and 120),
  welcome_message text check (length(welcome_message) <= 600),
  primary_color text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  secondary_color text not null check (secondary_color ~ '^#[0-9a-f]{6}$'),
  logo_url text,
  contact_email text,
  contact_phone text,
  website text,
  address text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select secure_tenant_table('guide_profiles');
select watch_content('guide_profiles');

-- Closed land, or routes, for some days. What a closure touches is found once, when it is made, and is beside it.
create table closures (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  guide_user_id uuid not null,
  from_date date not null,
  until_date date not null,
  -- a word that every language has, or the guide's own
  reason text not null check (length(reason) between 1 and 300),
  -- `[[lat, lng], …]`; null where routes were chosen instead
  area jsonb check (jsonb_typeof(area) = 'array'),
  -- the warning that its objects carry, as `notice` of an item: text in six languages, date, level
  notice jsonb not null,
  told int not null default 0,
  created_at timestamptz not null default now(),
  -- lifted by the guide, or over
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, guide_user_id) references users (tenant_id, id) on delete cascade,
  check (until_date >= from_date)
);
create index closures_open_idx on closures (tenant_id, until_date) where ended_at is null;
create index closures_guide_idx on closures (tenant_id, guide_user_id);
select secure_tenant_table('closures');
select watch_content('closures');

create table closure_objects (
  tenant_id text not null references tenants (id),
  closure_id uuid not null,
  kind text not null check (kind in ('route', 'route_point', 'game', 'experience')),
  object_id text not null,
  -- an experience of the guide who closes: it takes no bookings on those days. Others only carry the warning.
  closes boolean not null default false check (not closes or kind = 'experience'),
  primary key (tenant_id, closure_id, kind, object_id),
  foreign key (tenant_id, closure_id) references closures (tenant_id, id) on delete cascade
);
create index closure_objects_object_idx on closure_objects (tenant_id, kind, object_id);
select secure_tenant_table('closure_objects');
select watch_content('closure_objects');

-- Who was told of a closure, each reservation once.
create table closure_notices (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  closure_id uuid not null,
  reservation_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  dismissed_at timestamptz,
  -- Whom a closure had told and who was told when it was lifted early.
  lifted_at timestamptz,
  primary key (tenant_id, id),
  constraint closure_notice_uq unique (tenant_id, closure_id, reservation_id),
  foreign key (tenant_id, closure_id) references closures (tenant_id, id) on delete cascade,
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index closure_notices_user_idx on closure_notices (tenant_id, user_id) where dismissed_at is null;
select secure_tenant_table('closure_notices');

-- An item says the closures that come first, of which there may be many by many guides: three of them and the office's own words.
create function notice_with_closures(tenant text, object_kind text, object text, own jsonb) returns jsonb
language sql stable as $$
  with closed as (
    select c.notice, c.from_date from closures c
    join closure_objects o on o.tenant_id = c.tenant_id and o.closure_id = c.id
    where o.tenant_id = tenant and o.kind = object_kind and o.object_id = object and c.ended_at is null
    order by c.from_date, c.id limit 3
  ), warnings as (
    select * from closed
    union all select own, 'infinity'::date where own is not null
  )
  select case when count(*) = 0 then null
    when count(*) = 1 then (array_agg(notice))[1]
    else jsonb_build_object('level', 'warning', 'date', max(notice ->> 'date'), 'text', (
      select jsonb_object_agg(key, words) from (
        select t.key, string_agg(t.value, ' ' order by w.from_date) as words
        from warnings w, jsonb_each_text(w.notice -> 'text') t group by t.key) as texts)) end
  from warnings
$$;

-- The special dates of a schedule with the days that closures close, which win.
create function dates_with_closures(tenant text, experience text, special jsonb) returns jsonb
language sql stable as $$
  with closed as (
    select distinct on (days.day) to_char(days.day, 'YYYY-MM-DD') as date, c.notice -> 'text' as note
    from closures c
    join closure_objects o on o.tenant_id = c.tenant_id and o.closure_id = c.id and o.closes
    cross join lateral generate_series(c.from_date::timestamp, c.until_date::timestamp, interval '1 day') as days (day)
    where o.tenant_id = tenant and o.kind = 'experience' and o.object_id = experience and c.ended_at is null
    order by days.day, c.created_at
  )
  select case when special is null or not exists (select from closed) then special else
    coalesce((select jsonb_agg(s) from jsonb_array_elements(special) s
      where not exists (select from closed where closed.date = s ->> 'date')), '[]'::jsonb)
    || (select jsonb_agg(jsonb_build_object('date', date, 'type', 'closed', 'note', note)) from closed) end
$$;

-- Nothing is booked into a closure, however closely the two meet: bookings of an experience hold its lock together, a closure holds it alone.
create function lock_of_experience(tenant text, experience text) returns bigint language sql immutable as $$
  select hashtextextended('closure ' || tenant || ' ' || experience, 0)
$$;

create function refuse_closed() returns trigger language plpgsql as $$
begin
  if new.status not in ('pending', 'confirmed') then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.date, new.nights, new.experience_id) is not distinct from (old.date, old.nights, old.experience_id) then
    return new;
  end if;
  perform pg_advisory_xact_lock_shared(lock_of_experience(new.tenant_id, new.experience_id));
  if exists (
    select from closures c
    join closure_objects o on o.tenant_id = c.tenant_id and o.closure_id = c.id and o.closes
    where o.tenant_id = new.tenant_id and o.kind = 'experience' and o.object_id = new.experience_id
      -- of a stay each of its nights counts
      and c.ended_at is null and new.date <= c.until_date and new.date + coalesce(new.nights, 1) - 1 >= c.from_date)
  then
    raise exception 'reservation_in_closure' using errcode = '23514', constraint = 'reservation_in_closure';
  end if;
  return new;
end $$;
create trigger refuse_closed before insert or update on reservations for each row execute function refuse_closed();
create trigger guard_count before insert on closures for each row execute function guard_count('guide_user_id', '50', 'ended_at is null');

-- A closure changes the times of an experience as its schedule does: who waits for a closed day is not offered what others give back.
create function wake_waitlist_of_closed() returns trigger language plpgsql as $$
begin
  insert into waitlist_wakes (tenant_id, experience_id)
  select new.tenant_id, new.object_id where exists (select from waitlist_entries e where e.tenant_id = new.tenant_id
    and e.experience_id = new.object_id and e.status in ('waiting', 'offered'))
  on conflict do nothing;
  return null;
end $$;
create trigger wake_waitlist after insert on closure_objects
  for each row when (new.kind = 'experience' and new.closes) execute function wake_waitlist_of_closed();
