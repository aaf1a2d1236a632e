-- Groups of an agency and the packages people travel with. Package and experience are content: their foreign keys are added by the migration
-- that makes those tables.

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
  -- name, breed, size, age, notes of the animal, for groups with pets
  pet jsonb,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users (tenant_id, id)
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
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create unique index group_members_user_uq on group_members (tenant_id, group_id, user_id) where user_id is not null;
create index group_members_user_ix on group_members (tenant_id, user_id);
select secure_tenant_table('group_members');

create table user_packages (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  package_id text not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- the line drawn as "my route"
  route_id text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create unique index user_packages_once_uq on user_packages (tenant_id, user_id, package_id, starts_on);
select secure_tenant_table('user_packages');
