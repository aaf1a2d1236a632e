-- Points: append-only, one row per source. The balance follows in the same statement and can never be negative.
create table points_accounts (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  balance int not null default 0 constraint points_balance_ck check (balance >= 0),
  lifetime int not null default 0 check (lifetime >= 0),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
select secure_tenant_table('points_accounts');
create index points_accounts_lifetime_idx on points_accounts (tenant_id, lifetime desc);

create table points_ledger (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  -- game, reservation, checkin, rating, route, practice, redemption, reversal
  source_type text not null,
  source_id text not null,
  -- 'once', or a day for sources that count daily
  occurrence text not null default 'once',
  delta int not null,
  meta jsonb not null default '{}',
  created_at timestamptz not null default now(),
  -- When something was done, which may lie before the moment it could be sent; `created_at` stays the moment of writing. Whole milliseconds: they
  -- are in cursors. Changed by a rewrite, because the ledger refuses updates.
  occurred_at timestamptz not null default date_trunc('milliseconds', now()),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint points_source_uq unique (tenant_id, user_id, source_type, source_id, occurrence)
);
select secure_tenant_table('points_ledger');
create index points_ledger_user_idx on points_ledger (tenant_id, user_id, occurred_at desc, id desc);
create index points_ledger_booked_idx on points_ledger (tenant_id, user_id, created_at);

create function post_points() returns trigger language plpgsql as $$
begin
  -- not one upsert: its check would be held against the row to insert, and refuse every spending
  insert into points_accounts (tenant_id, user_id) values (new.tenant_id, new.user_id) on conflict do nothing;
  update points_accounts as a
    set balance = a.balance + new.delta,
        -- spending does not lower the level; a reversal of earned points does
        lifetime = a.lifetime + case when new.source_type in ('redemption', 'hint') then 0 else new.delta end
    where a.tenant_id = new.tenant_id and a.user_id = new.user_id;
  return null;
end $$;
create trigger post_points after insert on points_ledger for each row execute function post_points();
create trigger append_only before update on points_ledger for each row execute function refuse_change();

-- Must always be empty.
create view points_drift with (security_invoker = true) as
  select a.tenant_id, a.user_id, a.balance, coalesce(sum(l.delta), 0)::int as ledger
  from points_accounts a left join points_ledger l using (tenant_id, user_id)
  group by a.tenant_id, a.user_id, a.balance
  having a.balance <> coalesce(sum(l.delta), 0);
revoke update, delete on points_ledger from sureda_app;

-- Where one can check in: the points an office or a guide has set, and route points that bring points of their own. A route point at which
-- a check-in point is is that check-in point, so that one place pays once.
create view check_in_places with (security_invoker = true) as
  select tenant_id, id, poi_type, poi_id, name, latitude, longitude, radius_m, points from check_in_points where active
  union all
  select p.tenant_id, 'routePoint:' || p.id, 'routePoint', p.id, p.name, p.latitude, p.longitude, p.radius_m, p.check_in_points
  from route_points p
  join routes r on r.tenant_id = p.tenant_id and r.id = p.route_id and r.active
  where p.check_in_points > 0 and not exists (
    select from check_in_points c
    where c.tenant_id = p.tenant_id and c.poi_type = 'routePoint' and c.poi_id = p.id and c.active);

-- The names of what brings points, for the history of a person; ratings carry the kind of what was rated.
create view point_sources with (security_invoker = true) as
  select tenant_id, 'game' as kind, id, title from games
  union all select tenant_id, 'checkin', id, name from check_in_points
  union all select tenant_id, 'checkin', 'routePoint:' || id, name from route_points
  union all select tenant_id, 'route', id, title from routes
  union all select tenant_id, 'practice', id, title from regenerative_practices
  union all select tenant_id, 'rating:' || type, id, title from rateables;

-- What one person can earn on one day, held by the ledger itself, and where people were when they earned something.

-- By the day it was done, as the phone says, and by the day it was booked, by our own clock: neither alone can be filled up again by
-- saying another day. The account is locked first, so that awards at the same moment add up. What does not fit is cut off and noted.
create function cap_points() returns trigger language plpgsql as $$
declare
  cap constant int := 1000;
  zone text;
  earned int;
  free int;
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
  free := greatest(0, least(cap - earned, allowance_of(new, zone)));
  if new.delta > free then
    new.meta := new.meta || jsonb_build_object('value', new.delta, 'capped', true);
    new.delta := free;
  end if;
  return new;
end $$;

-- Points need presence: what costs nothing to say pays little a day, and what is taken back and given again is counted once.

-- Earned on one day of the tenant's calendar; what was spent or given back is no part of it. Of a reservation whose points were taken back only what is left
-- counts: who marks a person back and forth does not use up their day.
create function points_of_day(tenant text, person uuid, kind text, day date, zone text) returns int language plpgsql as $$
declare
  midnight constant timestamptz := day::timestamp at time zone zone;
  next_midnight constant timestamptz := (day + 1)::timestamp at time zone zone;
  earned int;
begin
  -- two statements, so that each has its index
  if kind = 'done' then
    select coalesce(sum(l.delta + taken_back(l)), 0) into earned from points_ledger l
      where l.tenant_id = tenant and l.user_id = person and l.occurred_at >= midnight and l.occurred_at < next_midnight
        and l.delta > 0 and l.source_type not in ('redemption', 'reversal');
  else
    select coalesce(sum(l.delta + taken_back(l)), 0) into earned from points_ledger l
      where l.tenant_id = tenant and l.user_id = person and l.created_at >= midnight and l.created_at < next_midnight
        and l.delta > 0 and l.source_type not in ('redemption', 'reversal');
  end if;
  return earned;
end $$;
create trigger cap_points before insert on points_ledger for each row execute function cap_points();

-- Where a member was when a check-in, a game or a route was taken: the next place must be one they can have come to. Stored for as long as
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

-- Footprints of trips: what a member answered, and what came of it with the factors of that day.
create table footprints (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
  result jsonb not null check (jsonb_typeof(result) = 'object'),
  factors_version text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index footprints_user_idx on footprints (tenant_id, user_id, created_at desc, id desc);
select secure_tenant_table('footprints');

-- The ledger is append-only for the app. This is the one way out of it: the points of a person who is gone, all of them at once.
create function forget_points(tenant text, person uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tenant is distinct from current_tenant()
    or not exists (select from users u where u.tenant_id = tenant and u.id = person and u.deleted_at is not null)
  then
    raise exception 'account_not_deleted' using errcode = '23514', constraint = 'account_not_deleted';
  end if;
  delete from points_ledger l where l.tenant_id = tenant and l.user_id = person;
  delete from points_accounts a where a.tenant_id = tenant and a.user_id = person;
end $$;

-- The n-th award of a reservation is taken back by its n-th reversal.
create function taken_back(award points_ledger) returns int language sql stable as $$
  select case when award.source_type <> 'reservation' then 0 else coalesce((
    select r.delta from points_ledger r
    where r.tenant_id = award.tenant_id and r.user_id = award.user_id and r.source_type = 'reversal' and r.source_id = award.source_id
      and r.occurrence = 'times-' || case award.occurrence when 'once' then 1 else substr(award.occurrence, 7)::int + 1 end), 0) end
$$;

-- What a source may still pay on that day, beside the cap of all: five ratings; three routes by the day they were walked and six by the day they were
-- booked; three hundred points at the check-in points of one guide.
create function allowance_of(entry points_ledger, zone text) returns int language plpgsql as $$
declare
  booked constant timestamptz := ((entry.created_at at time zone zone)::date)::timestamp at time zone zone;
  done constant timestamptz := ((entry.occurred_at at time zone zone)::date)::timestamp at time zone zone;
  guide uuid;
  used int;
begin
  if entry.source_type = 'rating' then
    select 50 - coalesce(sum(l.delta), 0) into used from points_ledger l
      where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'rating' and l.created_at >= booked;
    return used;
  elsif entry.source_type = 'route' then
    select least(
      150 - coalesce(sum(l.delta) filter (where l.occurred_at >= done and l.occurred_at < done + interval '1 day'), 0),
      300 - coalesce(sum(l.delta) filter (where l.created_at >= booked), 0)) into used from points_ledger l
      where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'route'
        and (l.created_at >= booked or l.occurred_at >= done);
    return used;
  elsif entry.source_type = 'checkin' then
    select c.guide_user_id into guide from check_in_points c where c.tenant_id = entry.tenant_id and c.id = entry.source_id;
    if guide is not null then
      select 300 - coalesce(sum(l.delta), 0) into used from points_ledger l
        join check_in_points c on c.tenant_id = l.tenant_id and c.id = l.source_id and c.guide_user_id = guide
        where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'checkin' and l.created_at >= booked;
      return used;
    end if;
  end if;
  return 1000;
end $$;

-- What a member has been at, for the points of an opinion on it: a reservation that took place, a package that has begun, a route walked, a check-in there
-- (deleted check-in points keep their row). An event or a story has nothing that shows it.
create function has_visited(tenant text, person uuid, kind text, object text) returns boolean language sql stable as $$
  select case kind
    when 'experience' then exists (
      select from reservations r where r.tenant_id = tenant and r.user_id = person and r.experience_id = object
        and r.status = 'completed' and r.outcome is distinct from 'no_show')
    when 'package' then exists (
      select from user_packages p join tenants t on t.id = p.tenant_id
      where p.tenant_id = tenant and p.user_id = person and p.package_id = object and p.starts_on <= (now() at time zone t.time_zone)::date)
    when 'route' then exists (
      select from points_ledger l where l.tenant_id = tenant and l.user_id = person and l.source_type = 'route' and l.source_id = object)
    when 'operator' then exists (
      select from reservations r join experiences e on e.tenant_id = r.tenant_id and e.id = r.experience_id and e.operator_id = object
      where r.tenant_id = tenant and r.user_id = person and r.status = 'completed' and r.outcome is distinct from 'no_show')
    else false end
  or exists (
    select from points_ledger l
    left join check_in_points c on c.tenant_id = l.tenant_id and c.id = l.source_id
    left join route_points p on p.tenant_id = l.tenant_id
      and p.id = case when c.poi_type = 'routePoint' then c.poi_id else substr(l.source_id, length('routePoint:') + 1) end
    where l.tenant_id = tenant and l.user_id = person and l.source_type = 'checkin' and case kind
      when 'route' then p.route_id = object
      when 'location' then c.poi_type = 'location' and c.poi_id = object
      when 'experience' then c.poi_type = 'experience' and c.poi_id = object
      when 'operator' then c.poi_type = 'establishment' and c.poi_id = object
      else false end)
$$;

-- A guide's own check-in points pay neither the guide nor colleagues of the same agency or operator, and a place from which a point was taken away pays
-- no one a second time under another id.
create function pays_at(tenant text, person uuid, point text) returns boolean language sql stable as $$
  select not exists (
    select from check_in_points c
    where c.tenant_id = tenant and c.id = point and c.guide_user_id is not null and (
      c.guide_user_id = person
      or exists (select from guide_profiles mine join guide_profiles theirs using (tenant_id)
        where mine.tenant_id = tenant and mine.user_id = person and theirs.user_id = c.guide_user_id
          and lower(mine.agency_name) = lower(theirs.agency_name))
      or exists (select from experiences mine join experiences theirs using (tenant_id, operator_id)
        where mine.tenant_id = tenant and mine.guide_user_id = person and theirs.guide_user_id = c.guide_user_id)
      or exists (select from points_ledger l join check_in_points gone on gone.tenant_id = l.tenant_id and gone.id = l.source_id
        where l.tenant_id = tenant and l.user_id = person and l.source_type = 'checkin' and l.delta > 0
          and gone.id <> c.id and gone.deleted_at is not null and gone.guide_user_id = c.guide_user_id
          -- some hundred metres
          and abs(gone.latitude - c.latitude) < 0.001
          and abs(gone.longitude - c.longitude) < 0.001 / greatest(0.01, cos(radians(c.latitude))))))
$$;
create trigger guard_count before insert on footprints for each row execute function guard_count('user_id', '500', 'true');
