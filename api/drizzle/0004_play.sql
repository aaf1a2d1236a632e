-- What people do with the catalogue: favorites, dismissed cards, games played, points.

create table favorites (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  favoritable_type text not null check (favoritable_type in ('experience', 'package', 'route', 'restaurant', 'poi', 'story')),
  favoritable_id text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id, favoritable_type, favoritable_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- Everything that can be a favorite and is shown today. A restaurant is an experience too, and may be kept as either.
create view favoritables with (security_invoker = true) as
  select tenant_id, 'experience' as type, id, title, location_name as subtitle, image, image_alt, image_color, image_widths
    from experiences where status = 'active'
  union all
  select tenant_id, 'restaurant', id, title, location_name, image, image_alt, image_color, image_widths
    from experiences where status = 'active' and experiences.type = 'restaurant'
  union all
  select tenant_id, 'package', id, title, summary, image, image_alt, image_color, image_widths from travel_packages where active
  union all
  select tenant_id, 'route', id, title, to_jsonb(province), image, image_alt, image_color, image_widths from routes where active
  union all
  select tenant_id, 'poi', id, name, to_jsonb(municipality), image, image_alt, image_color, image_widths from locations where active
  union all
  select tenant_id, 'story', id, title, summary, image, image_alt, image_color, image_widths from stories where status = 'published';

create table notification_dismissals (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  card_id text not null,
  dismissed_at timestamptz not null default now(),
  primary key (tenant_id, user_id, card_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, card_id) references notification_cards (tenant_id, id) on delete cascade
);

-- Tries of the last minutes per game and player (`user:<id>` or `guest:<hash of the address>`); one row, so counting and adding is one lock.
create table game_attempts (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  tries timestamptz[] not null default '{}',
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);

-- A running hangman round: letters add up here, so that nobody can ask for them one at a time without paying for the misses.
create table game_rounds (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  locale text not null,
  letters text not null default '',
  started_at timestamptz not null default now(),
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);

create table game_completions (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  game_id text not null,
  score double precision not null,
  completed_at timestamptz not null default now(),
  primary key (tenant_id, user_id, game_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, game_id) references games (tenant_id, id)
);

-- Points: append-only, one row per source. The balance follows in the same statement and can never be negative.
create table points_accounts (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  balance int not null default 0 constraint points_balance_ck check (balance >= 0),
  lifetime int not null default 0 check (lifetime >= 0),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

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
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  constraint points_source_uq unique (tenant_id, user_id, source_type, source_id, occurrence)
);
create index points_ledger_user_idx on points_ledger (tenant_id, user_id, created_at desc, id);

create function post_points() returns trigger language plpgsql as $$
begin
  -- not one upsert: its check would be held against the row to insert, and refuse every spending
  insert into points_accounts (tenant_id, user_id) values (new.tenant_id, new.user_id) on conflict do nothing;
  update points_accounts as a
    set balance = a.balance + new.delta,
        -- spending does not lower the level; a reversal of earned points does
        lifetime = a.lifetime + case when new.source_type = 'redemption' then 0 else new.delta end
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

select secure_tenant_table('favorites');
select secure_tenant_table('notification_dismissals');
select secure_tenant_table('game_attempts');
select secure_tenant_table('game_rounds');
select secure_tenant_table('game_completions');
select secure_tenant_table('points_accounts');
select secure_tenant_table('points_ledger');
revoke update, delete on points_ledger from sureda_app;
