-- How long money took is measured on what was credited last.
create index deposit_credited on deposit (brand, credited_at desc) where status = 'credited';
