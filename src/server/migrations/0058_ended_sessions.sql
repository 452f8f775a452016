-- Every node asks twice a second which sessions have just ended, to close their sockets.
create index member_session_ended on member_session (ended_at) where ended_at is not null;
create index staff_session_ended on staff_session (ended_at) where ended_at is not null;
