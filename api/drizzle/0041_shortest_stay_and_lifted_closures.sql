-- The fewest nights a house lets its rooms for; of seats and tables it is 1 and means nothing.
alter table experience_schedules
  add column min_nights integer not null default 1
  constraint schedule_min_nights_ck check (min_nights between 1 and 30);

-- Whom a closure had told and who was told when it was lifted early.
alter table closure_notices add column lifted_at timestamptz;
