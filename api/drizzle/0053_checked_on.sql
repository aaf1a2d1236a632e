-- The day on which an office last checked what people rely on: hours, price, telephone, place. It comes with the pack.

alter table operators add column checked_on date;
alter table locations add column checked_on date;
alter table experiences add column checked_on date;
alter table events add column checked_on date;
