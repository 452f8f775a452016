-- The trail is searched by the object of an act, and by who acted.
create index audit_entry_by_subject on audit_entry (subject, id desc);
create index audit_entry_by_staff on audit_entry (staff_id, id desc);
