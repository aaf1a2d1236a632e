-- What members think of things.

-- One opinion per member and object; changing it changes the row.
create table ratings (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  rateable_type text not null check (rateable_type in ('experience', 'event', 'route', 'package', 'story', 'location', 'operator')),
  rateable_id text not null,
  stars int not null constraint ratings_stars_ck check (stars between 1 and 5),
  -- the moment of the tap: of two sent out of order, the later one is
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

-- A rating is written all day and changes what shows ratings of its kind, an office's content changes seldom and may be seen anywhere: each kind
-- of rating has a version of its own beside that of the content.
create table rating_versions (
  tenant_id text not null references tenants (id) on delete cascade,
  rateable_type text not null,
  version bigint not null default 1,
  primary key (tenant_id, rateable_type)
);

-- Read with the tenants, before one is chosen; written by the trigger only.
grant select on rating_versions to sureda_app;
revoke insert, update, delete on rating_versions from sureda_app;

create function bump_rating_version() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into rating_versions (tenant_id, rateable_type)
    select distinct changed_rows.tenant_id, changed_rows.rateable_type
    from changed_rows join tenants on tenants.id = changed_rows.tenant_id
    -- one order for everybody: two statements that change several kinds do not wait for each other
    order by 1, 2
    on conflict (tenant_id, rateable_type) do update set version = rating_versions.version + 1;
  return null;
end $$;
create trigger ratings_inserted after insert on rating_totals referencing new table as changed_rows for each statement execute function bump_rating_version();
create trigger ratings_updated after update on rating_totals referencing new table as changed_rows for each statement execute function bump_rating_version();
create trigger ratings_deleted after delete on rating_totals referencing old table as changed_rows for each statement execute function bump_rating_version();
