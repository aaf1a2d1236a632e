-- Notices to phones (web push): the keys that sign for a tenant, the phones that may be written to, and what is on its way to each of them.

-- P-256 keys of RFC 8292. A phone is bound to the key it was told at its sign-up, so a retired key stays while such phones are there.
create table push_keys (
  tenant_id text not null references tenants (id),
  kid text not null,
  public_key text not null,
  private_key text not null,
  is_sealed boolean not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  primary key (tenant_id, kid)
);

-- one that signs up phones, however many processes make one at the same moment
create unique index push_key_current_uq on push_keys (tenant_id) where retired_at is null;
select secure_tenant_table('push_keys');

-- A phone that is signed in and has said yes. It goes with its session, however that ends.
create table push_subscriptions (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  session_hash text not null,
  kid text not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint push_endpoint_uq unique (tenant_id, endpoint),
  constraint push_session_uq unique (tenant_id, session_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  foreign key (tenant_id, session_hash) references sessions (tenant_id, token_hash) on delete cascade,
  foreign key (tenant_id, kid) references push_keys (tenant_id, kid) on delete cascade
);
create index push_subscriptions_user_idx on push_subscriptions (tenant_id, user_id);
create index push_subscriptions_kid_idx on push_subscriptions (tenant_id, kid);
select secure_tenant_table('push_subscriptions');

-- One notice to one phone, once, no matter who notes it and however often.
create table push_messages (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  source text not null check (source in ('reservation', 'waitlist', 'closure', 'closure_lifted', 'message')),
  notice_id uuid not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts int not null default 0,
  -- from then on it is one sender's. What ended in between is not sent again: the card and the mail are there too.
  taken_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'void', 'refused', 'unclear', 'given_up')),
  primary key (tenant_id, id),
  foreign key (tenant_id, subscription_id) references push_subscriptions (tenant_id, id) on delete cascade,
  constraint push_once_uq unique (tenant_id, subscription_id, source, notice_id)
);
create index push_messages_due_idx on push_messages (tenant_id, due_at) where taken_at is null and ended_at is null;
select secure_tenant_table('push_messages');

-- Whatever is noted for a person is noted for the phones of that person, in the same transaction.
create function queue_push(of_tenant text, of_user uuid, of_source text, of_notice uuid) returns void language sql as $$
  insert into push_messages (tenant_id, subscription_id, source, notice_id)
  select s.tenant_id, s.id, of_source, of_notice
  from push_subscriptions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
  where s.tenant_id = of_tenant and s.user_id = of_user and u.notifications ->> 'push' = 'true'
  on conflict on constraint push_once_uq do nothing
$$;

create function push_reservation_notice() returns trigger language plpgsql as $$
begin
  perform queue_push(new.tenant_id, new.user_id, 'reservation', new.id);
  return null;
end $$;
create trigger push_reservation_notice after insert on reservation_notices
  for each row when (new.kind in ('confirmed', 'rejected', 'cancelled', 'expired', 'reminder')) execute function push_reservation_notice();

create function push_waitlist_notice() returns trigger language plpgsql as $$
begin
  perform queue_push(new.tenant_id, new.user_id, 'waitlist', new.id);
  return null;
end $$;
create trigger push_waitlist_notice after insert on waitlist_notices
  for each row execute function push_waitlist_notice();

create function push_closure_notice() returns trigger language plpgsql as $$
begin
  perform queue_push(new.tenant_id, new.user_id, case when new.lifted_at is null then 'closure' else 'closure_lifted' end, new.id);
  return null;
end $$;
create trigger push_closure_notice after insert on closure_notices
  for each row execute function push_closure_notice();
create trigger push_closure_lifted after update of lifted_at on closure_notices
  for each row when (new.lifted_at is not null and old.lifted_at is null) execute function push_closure_notice();

create function push_slot_message() returns trigger language plpgsql as $$
begin
  perform queue_push(new.tenant_id, new.user_id, 'message', new.message_id);
  return null;
end $$;
create trigger push_slot_message after insert on slot_message_recipients
  for each row execute function push_slot_message();

-- The line that a rotation of the keys of notices leaves (npm run people -- rotate-push-keys, docs/decisions/0089).
create table push_key_changes (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- the key that signs up phones from then on; no foreign key: the line outlives it
  kid text not null,
  -- how many phones were forgotten with their keys: one of these is feared stolen; null where they stay
  forgotten_phones int,
  -- the account of the machine that ran the command
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index push_key_changes_idx on push_key_changes (tenant_id, created_at desc);
select secure_tenant_table('push_key_changes');
create trigger append_only before update on push_key_changes for each row execute function refuse_change();
revoke update, delete on push_key_changes from sureda_app;
