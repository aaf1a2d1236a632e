-- Who may do what in an office's name is given and taken by a command on the server (npm run people); each change leaves a line here.
create table people_changes (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- no foreign key: the line outlives the person
  user_id uuid not null,
  email text not null,
  action text not null check (action in ('invited', 'granted', 'revoked')),
  roles text[] not null check (cardinality(roles) > 0),
  -- the account of the machine that ran the command
  actor text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index people_changes_idx on people_changes (tenant_id, created_at desc);
select secure_tenant_table('people_changes');
create trigger append_only before update on people_changes for each row execute function refuse_change();
revoke update, delete on people_changes from sureda_app;
