-- A new e-mail that waits for its link. One row per person: a newer wish replaces the older one and its link.
create table email_changes (
  tenant_id text not null,
  user_id uuid not null,
  token_hash text not null,
  new_email text not null check (new_email = lower(new_email)),
  -- approve: the link went to the old address, because there is no password to ask for; confirm: it went to the new one
  step text not null check (step in ('approve', 'confirm')),
  -- the session that asked: the only one that goes on after the change
  session_hash text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index email_changes_token_uq on email_changes (tenant_id, token_hash);
select secure_tenant_table('email_changes');
