-- The day on which routes were walked ends at its midnight, also where it has 23 or 25 hours: until now it had always 24.
create or replace function allowance_of(entry points_ledger, zone text) returns int language plpgsql as $$
declare
  booked constant timestamptz := ((entry.created_at at time zone zone)::date)::timestamp at time zone zone;
  done constant timestamptz := ((entry.occurred_at at time zone zone)::date)::timestamp at time zone zone;
  done_next constant timestamptz := ((entry.occurred_at at time zone zone)::date + 1)::timestamp at time zone zone;
  guide uuid;
  used int;
begin
  if entry.source_type = 'rating' then
    select 50 - coalesce(sum(l.delta), 0) into used from points_ledger l
      where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'rating' and l.created_at >= booked;
    return used;
  elsif entry.source_type = 'route' then
    select least(
      150 - coalesce(sum(l.delta) filter (where l.occurred_at >= done and l.occurred_at < done_next), 0),
      300 - coalesce(sum(l.delta) filter (where l.created_at >= booked), 0)) into used from points_ledger l
      where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'route'
        and (l.created_at >= booked or l.occurred_at >= done);
    return used;
  elsif entry.source_type = 'checkin' then
    select c.guide_user_id into guide from check_in_points c where c.tenant_id = entry.tenant_id and c.id = entry.source_id;
    if guide is not null then
      select 300 - coalesce(sum(l.delta), 0) into used from points_ledger l
        join check_in_points c on c.tenant_id = l.tenant_id and c.id = l.source_id and c.guide_user_id = guide
        where l.tenant_id = entry.tenant_id and l.user_id = entry.user_id and l.source_type = 'checkin' and l.created_at >= booked;
      return used;
    end if;
  end if;
  return 1000;
end $$;
