-- Groups that a guide runs: their members, their size, invitations, an end.

create table groups (
  tenant_id text not null references tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- the guide or agency that made the group
  owner_id uuid not null,
  name text not null check (name <> ''),
  description text,
  type text not null default 'normal' check (type in ('normal', 'couple', 'pets')),
  people int not null check (people between 1 and 50),
  special_requirements text,
  preferred_language text check (preferred_language in ('es', 'ca', 'en', 'fr', 'de', 'nl')),
  difficulty_preference text check (difficulty_preference in ('easy', 'medium', 'hard')),
  budget_range text check (budget_range in ('low', 'medium', 'high')),
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pets jsonb not null default '[]' check (jsonb_typeof(pets) = 'array'),
  -- people listed in it, stored by keep_member_count
  member_count int not null default 0,
  version int not null default 1,
  -- Gone for everybody; the row stays only while reservations of the past name it.
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id),
  constraint group_pets_ck check (type = 'pets' or pets = '[]'),
  constraint group_size_ck check (member_count <= people) not valid
);
create index groups_owner_ix on groups (tenant_id, owner_id);
create trigger groups_touch before update on groups for each row execute function touch_updated_at();
select secure_tenant_table('groups');

create table group_members (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  group_id uuid not null,
  -- the app user behind the member, once known
  user_id uuid,
  name text not null,
  email text,
  phone text,
  age int check (age between 0 and 130),
  role text not null default 'none' check (role in ('leader', 'contact', 'participant', 'none')),
  notes text,
  created_at timestamptz not null default now(),
  -- "Member 3" stays Member 3, no matter who leaves
  number int not null,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index group_members_user_uq on group_members (tenant_id, group_id, user_id) where user_id is not null;
create index group_members_user_ix on group_members (tenant_id, user_id);
select secure_tenant_table('group_members');

-- Before the row: anyone who adds to a group waits for anyone who is adding to it.
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

-- The version counts what a person edits; the counter and the invitations are none of it.
create function raise_group_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - '{member_count,updated_at,version}'::text[] is distinct from to_jsonb(new) - '{member_count,updated_at,version}'::text[] then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger raise_group_version before update on groups for each row execute function raise_group_version();
create trigger raise_group_version before update on group_members for each row execute function raise_group_version();

-- A group with open reservations does not go, and a group that is gone is not booked for, whichever comes first: both sides lock its row.
create function guard_group_end() returns trigger language plpgsql as $$
begin
  if exists (select from reservations r where r.tenant_id = old.tenant_id and r.group_id = old.id and r.status in ('pending', 'confirmed')) then
    raise exception 'group_has_reservations' using errcode = '23514', constraint = 'group_has_reservations';
  end if;
  return new;
end $$;
create trigger guard_group_end before update of deleted_at on groups
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function guard_group_end();

-- Anyone who has the code joins, until the moment given. Only its hash is stored.
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
create trigger guard_count before insert on groups for each row execute function guard_count('owner_id', '200', 'deleted_at is null');
create trigger guard_count before insert on group_invitations for each row execute function guard_count('group_id', '50', 'expires_at > now()');
