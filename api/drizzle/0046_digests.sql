-- The weekly mail about the territory: who has been dealt with in which week, whatever there was to say.
create table digests (
  tenant_id text not null references tenants (id),
  user_id uuid not null,
  -- the day on which it leaves
  period date not null,
  created_at timestamptz not null default now(),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade,
  -- once per person and week, however many jobs and processes there are
  constraint digest_once_uq primary key (tenant_id, user_id, period)
);
select secure_tenant_table('digests');

-- Signs the links that end such mails. They work as long as the mail is kept, so this key does not change.
create table mail_link_keys (
  tenant_id text primary key references tenants (id),
  secret text not null
);
select secure_tenant_table('mail_link_keys');

-- More header lines of a mail, by name.
alter table mail_outbox add column headers jsonb;
