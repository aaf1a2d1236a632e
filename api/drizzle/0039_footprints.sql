-- Footprints of trips: what a member answered, and what came of it with the factors of that day.
create table footprints (
  tenant_id text not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object'),
  result jsonb not null check (jsonb_typeof(result) = 'object'),
  factors_version text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index footprints_user_idx on footprints (tenant_id, user_id, created_at desc, id desc);
select secure_tenant_table('footprints');
