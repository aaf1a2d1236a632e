-- Rewards for points: stock, price and payment follow from one row.

create table rewards (
  tenant_id text not null references tenants (id),
  id text not null,
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  description jsonb not null,
  cost int not null check (cost > 0),
  stock int not null check (stock >= 0),
  level_required int not null default 1 check (level_required between 1 and 4),
  valid_until timestamptz,
  operator_id text,
  image text,
 image_alt jsonb,
 image_color text,
 image_widths int[] not null default '{}',
 image_credit text,
  active boolean not null default true,
  demo boolean not null default false,
  demo_fields text[] not null default '{}',
  sources text[] not null default '{}',
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Rewards that people take for points: how many are left, who took which, with a code that works once.
  once_per_person boolean not null default false,
  image_photo jsonb,
  primary key (tenant_id, id),
  foreign key (tenant_id, operator_id) references operators (tenant_id, id)
);
select secure_tenant_table('rewards');
select watch_content('rewards');
create trigger z_touch before update on rewards for each row execute function touch_updated_at();

-- Beside the reward and not in it: taking one is no change of an office's content.
create table reward_counts (
  tenant_id text not null,
  reward_id text not null,
  redeemed int not null default 0 check (redeemed >= 0),
  primary key (tenant_id, reward_id),
  foreign key (tenant_id, reward_id) references rewards (tenant_id, id) on delete cascade
);
select secure_tenant_table('reward_counts');

create table redemptions (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  reward_id text not null,
  -- what it cost then, and whether one was all, by the trigger
  cost int not null check (cost > 0),
  once boolean not null default false,
  code text not null,
  created_at timestamptz not null default date_trunc('milliseconds', now()),
  valid_until timestamptz not null,
  used_at timestamptz,
  used_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, reward_id) references rewards (tenant_id, id),
  constraint redemption_code_uq unique (tenant_id, code)
);
create unique index redemption_once_uq on redemptions (tenant_id, user_id, reward_id) where once;
create index redemptions_user_idx on redemptions (tenant_id, user_id, created_at desc, id desc);
create index redemptions_reward_idx on redemptions (tenant_id, reward_id);
select secure_tenant_table('redemptions');

-- One of the stock, under the lock of its counter: who comes second reads what the first has left.
create function take_reward() returns trigger language plpgsql as $$
declare
  reward rewards;
begin
  select * into reward from rewards r where r.tenant_id = new.tenant_id and r.id = new.reward_id;
  insert into reward_counts (tenant_id, reward_id) values (new.tenant_id, new.reward_id) on conflict do nothing;
  update reward_counts c set redeemed = c.redeemed + 1
    where c.tenant_id = new.tenant_id and c.reward_id = new.reward_id and c.redeemed < reward.stock;
  if not found then
    raise exception 'reward_stock' using errcode = '23514', constraint = 'reward_stock';
  end if;
  return new;
end $$;
create trigger take_reward before insert on redemptions for each row execute function take_reward();

-- Price and rule are the reward's own, whatever was sent. By its name it comes before take_reward.
create function price_redemption() returns trigger language plpgsql as $$
begin
  select r.cost, r.once_per_person into new.cost, new.once from rewards r
    where r.tenant_id = new.tenant_id and r.id = new.reward_id;
  return new;
end $$;
create trigger price_redemption before insert on redemptions for each row execute function price_redemption();

-- No redemption without its points: the ledger is debited here, and points_balance_ck refuses what no one has.
create function pay_redemption() returns trigger language plpgsql as $$
begin
  insert into points_ledger (tenant_id, user_id, source_type, source_id, delta, occurred_at)
    values (new.tenant_id, new.user_id, 'redemption', new.id::text, -new.cost, new.created_at);
  return null;
end $$;
create trigger pay_redemption after insert on redemptions for each row execute function pay_redemption();

-- A code is used once, and nothing else of a redemption changes.
create function guard_redemption() returns trigger language plpgsql as $$
begin
  if old.used_at is not null then
    raise exception 'redemption_used' using errcode = '23514', constraint = 'redemption_used';
  end if;
  if to_jsonb(old) - '{used_at,used_by}'::text[] is distinct from to_jsonb(new) - '{used_at,used_by}'::text[] then
    raise exception 'redemption_identity' using errcode = '23514', constraint = 'redemption_identity';
  end if;
  return new;
end $$;
create trigger guard_redemption before update on redemptions for each row execute function guard_redemption();

-- Must always be empty.
create view reward_drift with (security_invoker = true) as
  select c.tenant_id, c.reward_id, c.redeemed, count(r.id)::int as redemptions
  from reward_counts c left join redemptions r using (tenant_id, reward_id)
  group by c.tenant_id, c.reward_id, c.redeemed
  having c.redeemed < count(r.id);
