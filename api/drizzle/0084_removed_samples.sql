-- Sample brands that an office has taken away: the start does not bring them in again. No office's data stands here, so it has no tenant.
create table removed_samples (
  id text primary key,
  removed_at timestamptz not null default now()
);
