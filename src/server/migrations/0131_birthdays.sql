-- Birthdays as months and days, to find those of a day.
create index member_by_birthday on member (brand, substr(profile ->> 'birthday', 6))
  where account_type = 0;
