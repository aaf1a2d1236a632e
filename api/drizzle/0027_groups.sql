-- Groups that a guide runs: animals as a list, room for so many people as a constraint, versions, invitations, and an end.

alter table groups
  add column pets jsonb not null default '[]' check (jsonb_typeof(pets) = 'array'),
  -- people listed in it, kept by keep_member_count
  add column member_count int not null default 0,
  add column version int not null default 1,
  -- Gone for everybody; the row stays only while reservations of the past name it.
  add column deleted_at timestamptz;
alter table group_members
  -- "Member 3" stays Member 3, whoever leaves
  add column number int,
  add column version int not null default 1;

-- The rows are of every tenant: their wall rests for a moment.
alter table groups no force row level security;
alter table group_members no force row level security;
update groups set pets = jsonb_build_array(pet) where type = 'pets' and pet is not null;
update group_members m set number = n.number from (
  select tenant_id, id, row_number() over (partition by tenant_id, group_id order by created_at, id) as number from group_members
) n where n.tenant_id = m.tenant_id and n.id = m.id;
-- a group that holds more than it said holds what it holds
update groups g set member_count = c.members, people = greatest(g.people, least(c.members, 50)) from (
  select tenant_id, group_id, count(*) as members from group_members group by 1, 2
) c where c.tenant_id = g.tenant_id and c.group_id = g.id;
alter table group_members force row level security;
alter table groups force row level security;

alter table groups
  drop column pet,
  add constraint group_pets_ck check (type = 'pets' or pets = '[]'),
  -- not valid: a row of before that breaks it stays, and is held to it from its next change on
  add constraint group_size_ck check (member_count <= people) not valid;
alter table group_members alter column number set not null;

-- Before the row: whoever adds to a group waits for whoever is adding to it.
create function number_group_member() returns trigger language plpgsql as $$
begin
  perform from groups g where g.tenant_id = new.tenant_id and g.id = new.group_id for no key update;
  new.number := coalesce((select max(m.number) from group_members m
    where m.tenant_id = new.tenant_id and m.group_id = new.group_id), 0) + 1;
  return new;
end $$;
create trigger number_group_member before insert on group_members
  for each row execute function number_group_member();

-- After the row: one that was there already (on conflict do nothing) is not counted.
create function keep_member_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update groups set member_count = member_count + 1 where tenant_id = new.tenant_id and id = new.group_id;
  else
    update groups set member_count = member_count - 1 where tenant_id = old.tenant_id and id = old.group_id;
  end if;
  return null;
end $$;
create trigger keep_member_count after insert or delete on group_members
  for each row execute function keep_member_count();

-- The version counts what somebody edits; the counter and the invitations are none of it.
create function raise_group_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - '{member_count,updated_at,version}'::text[] is distinct from to_jsonb(new) - '{member_count,updated_at,version}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger raise_group_version before update on groups for each row execute function raise_group_version();
create trigger raise_group_version before update on group_members for each row execute function raise_group_version();

-- A group with open reservations does not go, and a group that is gone is not booked for, whoever is first: both sides lock its row.
create function guard_group_end() returns trigger language plpgsql as $$
begin
  if exists (select from reservations r where r.tenant_id = old.tenant_id and r.group_id = old.id and r.status in ('pending', 'confirmed')) then
    raise exception 'group_has_reservations' using errcode = '23514', constraint = 'group_has_reservations';
  end if;
  return new;
end $$;
create trigger guard_group_end before update of deleted_at on groups
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function guard_group_end();

create function guard_group_reservation() returns trigger language plpgsql as $$
begin
  perform from groups g where g.tenant_id = new.tenant_id and g.id = new.group_id and g.deleted_at is null for share;
  if not found then
    raise exception 'group_gone' using errcode = '23503', constraint = 'group_gone';
  end if;
  return new;
end $$;
create trigger guard_group_reservation before insert on reservations
  for each row when (new.group_id is not null) execute function guard_group_reservation();

-- Whoever has the code joins, until the moment given. Only its hash is kept.
create table group_invitations (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  code_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
  constraint group_invitation_code_uq unique (tenant_id, code_hash)
);
create index group_invitations_group_idx on group_invitations (tenant_id, group_id, created_at);
select secure_tenant_table('group_invitations');
create index reservations_group_idx on reservations (tenant_id, group_id) where group_id is not null;
