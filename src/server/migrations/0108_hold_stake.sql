-- A stake that is held before it is taken: a delay in play, the escrow of a seat.
alter table hold drop constraint hold_purpose_check;
alter table hold add constraint hold_purpose_check check (
  purpose in ('depositReturn', 'withdrawal', 'vendorTransfer', 'uplineTransfer', 'lotteryChase', 'stake')
);
