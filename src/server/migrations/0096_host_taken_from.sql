-- A host that was moved from another brand goes back to it when its new holder gives it up.
alter table brand_host add column taken_from text;
