-- Rows that a job could not deal with. Each fails alone, is tried again later, and is set aside (`retry_at` infinite) after eight tries.
create table job_failures (
  tenant_id text not null references tenants (id) on delete cascade,
  job text not null,
  row_id text not null,
  attempts integer not null default 1,
  -- kind and place of the error, no values
  error text not null,
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null default now() + interval '2 minutes',
  primary key (tenant_id, job, row_id)
);
select secure_tenant_table('job_failures');
