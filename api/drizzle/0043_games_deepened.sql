-- Hints for points, the code at a post, previews, and what a guest has won.

alter table story_tours add column preview boolean not null default false;

-- A hint is bought once per person and game; the ledger pays in the same statement, and points_balance_ck refuses what nobody has.
create table game_hints (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  game_id text not null,
  price int not null check (price > 0),
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  constraint game_hint_once_pk primary key (tenant_id, user_id, game_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);

create function pay_hint() returns trigger language plpgsql as $$
begin
  insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, occurred_at, created_at)
    values (new.tenant_id, new.user_id, 'hint', new.game_id, -new.price, new.created_at, new.created_at);
  return null;
end $$;
create trigger pay_hint after insert on game_hints for each row execute function pay_hint();

create or replace function post_points() returns trigger language plpgsql as $$
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

-- A post that a printed code has opened for one player, where the phone cannot tell where it is.
create table game_posts (
  tenant_id text not null references tenants (id),
  game_id text not null,
  player text not null,
  open_until timestamptz not null,
  primary key (tenant_id, game_id, player),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade
);
create index game_posts_until_idx on game_posts (tenant_id, open_until);

-- What a guest has won at the place: who registers later takes it over, once, without points.
create table guest_wins (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  game_id text not null,
  score double precision not null,
  won_at timestamptz not null,
  claimed_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, game_id) references games (tenant_id, id) on delete cascade,
  foreign key (tenant_id, claimed_by) references users (tenant_id, id) on delete cascade
);
create index guest_wins_won_idx on guest_wins (tenant_id, won_at);
create index guest_wins_claimed_idx on guest_wins (tenant_id, claimed_by);

-- Taken over from a guest: finished, and not paid until the member plays it.
alter table game_completions add column claimed boolean not null default false;

select secure_tenant_table('game_hints');
select secure_tenant_table('game_posts');
select secure_tenant_table('guest_wins');
