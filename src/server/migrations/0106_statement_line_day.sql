-- Lines that may be one payment in two exports are looked for by their day and amount.
create index statement_line_by_day on statement_line (brand, booked_on, amount_micro);
