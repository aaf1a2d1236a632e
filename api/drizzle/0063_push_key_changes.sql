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
