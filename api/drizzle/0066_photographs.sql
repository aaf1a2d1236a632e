-- What goes with a photograph of a pack: {author, licence, place, date, focus?, blur}. A drawing has none.
alter table operators add column image_photo jsonb;
alter table locations add column image_photo jsonb;
alter table routes add column image_photo jsonb;
alter table route_points add column image_photo jsonb;
alter table stories add column image_photo jsonb;
alter table story_tours add column image_photo jsonb;
alter table games add column image_photo jsonb;
alter table experiences add column image_photo jsonb;
alter table travel_packages add column image_photo jsonb;
alter table events add column image_photo jsonb;
alter table news add column image_photo jsonb;
alter table rewards add column image_photo jsonb;
alter table regenerative_practices add column image_photo jsonb;
