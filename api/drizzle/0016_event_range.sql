-- A calendar asks for the events of some days: what begins before their end (events_start_idx) and is not over at their beginning.
create index events_last_moment_idx on events (tenant_id, coalesce(end_at, start_at));
