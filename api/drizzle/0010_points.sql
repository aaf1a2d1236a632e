-- What members think of things, where they can check in, and when points were earned.

-- One opinion per member and object; changing it changes the row.
create table ratings (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  rateable_type text not null check (rateable_type in ('experience', 'event', 'route', 'package', 'story', 'location', 'operator')),
  rateable_id text not null,
  stars int not null constraint ratings_stars_ck check (stars between 1 and 5),
  -- the moment of the tap: of two sent out of order, the later one stands
  captured_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, rateable_type, rateable_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create trigger ratings_touch before update on ratings for each row execute function touch_updated_at();
select secure_tenant_table('ratings');

-- What lists show, without counting opinions each time. Public, hence watched; who rated is not in here.
create table rating_totals (
  tenant_id text not null references tenants (id),
  rateable_type text not null,
  rateable_id text not null,
  ratings int not null check (ratings >= 0),
  stars int not null,
  primary key (tenant_id, rateable_type, rateable_id)
);
select secure_tenant_table('rating_totals');
select watch_content('rating_totals');

create function count_ratings() returns trigger language plpgsql as $$
declare
  at ratings := case when tg_op = 'DELETE' then old else new end;
  votes int := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  change int := case tg_op when 'INSERT' then new.stars when 'DELETE' then -old.stars else new.stars - old.stars end;
begin
  -- not one upsert: its check would be held against the row to insert, and refuse every removal
  insert into rating_totals (tenant_id, rateable_type, rateable_id, ratings, stars)
    values (at.tenant_id, at.rateable_type, at.rateable_id, 0, 0) on conflict do nothing;
  update rating_totals as t set ratings = t.ratings + votes, stars = t.stars + change
    where t.tenant_id = at.tenant_id and t.rateable_type = at.rateable_type and t.rateable_id = at.rateable_id;
  return null;
end $$;
create trigger count_new_ratings after insert or delete on ratings for each row execute function count_ratings();
create trigger count_changed_ratings after update on ratings for each row when (old.stars <> new.stars) execute function count_ratings();

-- Must always be empty.
create view ratings_drift with (security_invoker = true) as
  select t.tenant_id, t.rateable_type, t.rateable_id, t.ratings, t.stars, count(r.user_id)::int as counted, coalesce(sum(r.stars), 0)::int as summed
  from rating_totals t left join ratings r using (tenant_id, rateable_type, rateable_id)
  group by 1, 2, 3, 4, 5
  having t.ratings <> count(r.user_id) or t.stars <> coalesce(sum(r.stars), 0);

-- Everything that can be rated and is shown today.
create view rateables with (security_invoker = true) as
  select tenant_id, 'experience' as type, id, title from experiences where status = 'active'
  union all select tenant_id, 'event', id, title from events where active
  union all select tenant_id, 'route', id, title from routes where active
  union all select tenant_id, 'package', id, title from travel_packages where active
  union all select tenant_id, 'story', id, title from stories where status = 'published'
  union all select tenant_id, 'location', id, name from locations where active
  union all select tenant_id, 'operator', id, name from operators where active;

-- Where one can check in: the points an office or a guide has set, and route points that bring points of their own. A route point at which
-- a check-in point stands is that check-in point, so that one place pays once.
create view check_in_places with (security_invoker = true) as
  select tenant_id, id, poi_type, poi_id, name, latitude, longitude, radius_m, points from check_in_points where active
  union all
  select p.tenant_id, 'routePoint:' || p.id, 'routePoint', p.id, p.name, p.latitude, p.longitude, p.radius_m, p.check_in_points
  from route_points p
  join routes r on r.tenant_id = p.tenant_id and r.id = p.route_id and r.active
  where p.check_in_points > 0 and not exists (
    select from check_in_points c
    where c.tenant_id = p.tenant_id and c.poi_type = 'routePoint' and c.poi_id = p.id and c.active);
create index check_in_points_poi_idx on check_in_points (tenant_id, poi_type, poi_id);

-- When something was done, which may lie before the moment it could be sent; `created_at` stays the moment of writing. Whole milliseconds: they
-- stand in cursors. Changed by a rewrite, because the ledger refuses updates.
alter table points_ledger add column occurred_at timestamptz not null default date_trunc('milliseconds', now());
alter table points_ledger alter column occurred_at type timestamptz using date_trunc('milliseconds', created_at);
drop index points_ledger_user_idx;
create index points_ledger_user_idx on points_ledger (tenant_id, user_id, occurred_at desc, id desc);
create index points_accounts_lifetime_idx on points_accounts (tenant_id, lifetime desc);

-- The names of what brings points, for the history of a person; ratings carry the kind of what was rated.
create view point_sources with (security_invoker = true) as
  select tenant_id, 'game' as kind, id, title from games
  union all select tenant_id, 'checkin', id, name from check_in_points
  union all select tenant_id, 'checkin', 'routePoint:' || id, name from route_points
  union all select tenant_id, 'route', id, title from routes
  union all select tenant_id, 'practice', id, title from regenerative_practices
  union all select tenant_id, 'rating:' || type, id, title from rateables;
