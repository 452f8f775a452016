// Generated from schemas/error-codes.json by `npm run codegen`. Do not edit.
export const errorCodes = {
  /** The body does not fit its schema; fields name the pointers. */
  INVALID_BODY: { status: 400 },
  /** The body is not JSON. */
  INVALID_JSON: { status: 400 },
  /** A query or path parameter does not fit its schema. */
  INVALID_QUERY: { status: 400 },
  /** The content type is not accepted here. */
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  /** The body is larger than this operation takes. */
  BODY_TOO_LARGE: { status: 413 },
  /** The request did not arrive in time. */
  REQUEST_TIMEOUT: { status: 408 },
  /** Nothing is at this address. */
  NOT_FOUND: { status: 404 },
  /** No Expect header but 100-continue is met. */
  EXPECTATION_FAILED: { status: 417 },
  /** This address does not take that method. */
  METHOD_NOT_ALLOWED: { status: 405 },
  /** No brand is served under this host name. */
  UNKNOWN_HOST: { status: 421 },
  /** The operation needs a session. */
  NOT_SIGNED_IN: { status: 401 },
  /** The session has ended. */
  SESSION_EXPIRED: { status: 401 },
  /** The session was ended by a later sign-in to the same account. */
  SESSION_REPLACED: { status: 401 },
  /** The caller may not do this. */
  FORBIDDEN: { status: 403 },
  /** The request did not prove that it comes from our own page. */
  CSRF_FAILED: { status: 403 },
  /** Too many requests; Retry-After tells when to try again. */
  RATE_LIMITED: { status: 429 },
  /** The header Idempotency-Key is needed. */
  IDEMPOTENCY_KEY_MISSING: { status: 400 },
  /** The key was used before with other content. */
  IDEMPOTENCY_MISMATCH: { status: 409 },
  /** Declared, and not built yet. */
  NOT_BUILT: { status: 501 },
  /** The site is under maintenance. */
  MAINTENANCE: { status: 503 },
  /** The site is not offered where the visitor is. */
  REGION_BLOCKED: { status: 403 },
  /** The service is at its limit; try again shortly. */
  OVERLOADED: { status: 503 },
  /** The database does not answer; nothing was changed. */
  DATABASE_UNAVAILABLE: { status: 503 },
  /** An unknown fault; the request id finds it in the log. */
  INTERNAL: { status: 500 },
  /** Name or password is wrong; never says which. */
  INVALID_CREDENTIALS: { status: 401 },
  /** The brand does not offer this way to sign in or register. */
  METHOD_NOT_OFFERED: { status: 403 },
  /** The balance does not cover the amount. */
  INSUFFICIENT_FUNDS: { status: 422 },
  /** The player is on a break or excluded; the value is the exclusion. */
  ACCOUNT_EXCLUDED: { status: 403 },
  /** Too many failed sign-ins; Retry-After tells when to try again. */
  ACCOUNT_LOCKED: { status: 429 },
  /** The account is not one of a member; it signs in elsewhere. */
  MEMBERS_ONLY: { status: 403 },
  /** The account is not one of an agent. */
  AGENTS_ONLY: { status: 403 },
  /** A trial player may not do this; a real account is needed. */
  TRIAL_NOT_ALLOWED: { status: 403 },
  /** Too many trials run from this address; Retry-After tells when the first of them ends. */
  TRIALS_USED_UP: { status: 429 },
  /** The member may not bet, deposit or take part; winnings and withdrawals are not touched. */
  MEMBER_BLOCKED: { status: 403 },
  /** The password has to be changed before anything else. */
  PASSWORD_CHANGE_DUE: { status: 403 },
  /** The code is not the one that was sent. */
  VERIFICATION_CODE_INVALID: { status: 422 },
  /** The code has run out; a new one has to be sent. */
  VERIFICATION_CODE_EXPIRED: { status: 422 },
  /** A captcha has to be solved first. */
  CAPTCHA_REQUIRED: { status: 422 },
  /** The captcha was not solved. */
  CAPTCHA_INVALID: { status: 422 },
  /** The password is right and the account asks for a second factor; the value is a SecondFactorChallenge. */
  SECOND_FACTOR_REQUIRED: { status: 422 },
  /** The code is wrong, was used before, or too many wrong ones came from here. */
  SECOND_FACTOR_INVALID: { status: 422 },
  /** The sign-in or set-up that the code belongs to has ended: begin again. */
  SECOND_FACTOR_EXPIRED: { status: 409 },
  /** Too many wrong codes for the account, wherever they came from; Retry-After tells when to try again. */
  TOO_MANY_WRONG_CODES: { status: 429 },
  /** A second factor is on already; turn it off first. */
  SECOND_FACTOR_IS_ON: { status: 409 },
  /** The device is the one that asks. */
  DEVICE_IN_USE: { status: 409 },
  /** The check for a person was not passed. */
  HUMAN_CHECK_FAILED: { status: 422 },
  /** No more messages are sent to this number for now. */
  SMS_QUOTA_EXCEEDED: { status: 429 },
  /** The number is not one that can be sent to. */
  INVALID_PHONE: { status: 422 },
  /** A value breaks the register rules; fields name it. */
  INVALID_REGISTRATION: { status: 422 },
  /** The name belongs to another member. */
  USERNAME_TAKEN: { status: 409 },
  /** The terms have to be accepted. */
  TERMS_NOT_ACCEPTED: { status: 422 },
  /** No agent has this invitation code. */
  INVALID_AFFILIATE_CODE: { status: 422 },
  /** The brand is not served in this language. */
  LANGUAGE_NOT_OFFERED: { status: 422 },
  /** The password breaks the rule; fields name it. */
  INVALID_PASSWORD: { status: 422 },
  /** The password is easy to guess; fields name it. */
  PASSWORD_TOO_COMMON: { status: 422 },
  /** The current password is not the one that was given. */
  WRONG_PASSWORD: { status: 422 },
  /** The player has set no payment password yet. */
  PAYMENT_PASSWORD_MISSING: { status: 409 },
  /** Too many wrong payment passwords; Retry-After tells when to try again. */
  PAYMENT_PASSWORD_LOCKED: { status: 429 },
  /** The link to a new password was used, has run out or was never sent. */
  RESET_LINK_INVALID: { status: 422 },
  /** The player has no such deposit. */
  DEPOSIT_NOT_FOUND: { status: 404 },
  /** The channel is unknown, closed or in maintenance. */
  CHANNEL_UNAVAILABLE: { status: 422 },
  /** The amount is outside the limits; params min and max as readable amounts. */
  AMOUNT_OUT_OF_RANGE: { status: 422 },
  /** The amount has more decimals than the currency or the channel knows; it is never rounded. */
  AMOUNT_NOT_CONVERTIBLE: { status: 422 },
  /** The deposit would exceed a limit that the player set; the value says from when the amount fits again, null if never. */
  DEPOSIT_LIMIT_REACHED: { status: 422 },
  /** No raise of this limit may be confirmed now. */
  LIMIT_CHANGE_NOT_DUE: { status: 409 },
  /** Too many deposits wait for their payment. */
  TOO_MANY_PENDING_DEPOSITS: { status: 429 },
  /** No payment has this reference. */
  PAYMENT_NOT_FOUND: { status: 404 },
  /** The payment has ended the other way already. */
  PAYMENT_SETTLED: { status: 409 },
  /** The payment was not made in time. */
  PAYMENT_EXPIRED: { status: 410 },
  /** Amount or currency is not that of the payment. */
  AMOUNT_MISMATCH: { status: 422 },
  /** There is no such round for this caller. */
  ROUND_NOT_FOUND: { status: 404 },
  /** The round has no proof to share: it is still open, or another vendor's. */
  ROUND_NOT_PROVEN: { status: 409 },
  /** The brand offers no such game. */
  GAME_NOT_FOUND: { status: 404 },
  /** The brand does not offer this game at present; value may recommend others. */
  GAME_NOT_OFFERED: { status: 403 },
  /** The game or its vendor is in maintenance. */
  GAME_MAINTENANCE: { status: 503 },
  /** The game has no demo mode. */
  DEMO_NOT_OFFERED: { status: 422 },
  /** The game takes no such bet; the field says where. */
  WAGER_NOT_ALLOWED: { status: 422 },
  /** The round allows no such action now; the field says where. */
  ACTION_NOT_ALLOWED: { status: 422 },
  /** The action is not the round's next one. */
  ACTION_OUT_OF_ORDER: { status: 409 },
  /** The stake is not one of those the game takes. */
  STAKE_NOT_ALLOWED: { status: 422 },
  /** A limit of the player, the game or the brand does not allow the stake. */
  BET_LIMIT_EXCEEDED: { status: 422 },
  /** A round has to be finished first. */
  ROUND_OPEN: { status: 409 },
  /** The least time between two rounds has not passed. */
  ROUND_TOO_SOON: { status: 429 },
  /** The player has to choose a client seed before the first round. */
  SEED_NOT_CHOSEN: { status: 409 },
  /** No pair of seeds has this commitment. */
  SEED_NOT_FOUND: { status: 404 },
  /** The signature is missing, wrong or too old. */
  INVALID_SIGNATURE: { status: 401 },
  /** The vendor is unknown or does not serve this brand. */
  INVALID_PARTNER: { status: 403 },
  /** The game token is unknown or belongs to another vendor or brand. */
  INVALID_TOKEN: { status: 401 },
  /** The game token has run out; wins and rollbacks are still taken. */
  TOKEN_EXPIRED: { status: 401 },
  /** The member is not the owner of the token. */
  WRONG_MEMBER: { status: 403 },
  /** The currency is not that of the session. */
  WRONG_CURRENCY: { status: 422 },
  /** The game is unknown, disabled or not that of the token. */
  INVALID_GAME: { status: 422 },
  /** A stake cannot be below zero. */
  NEGATIVE_STAKE: { status: 422 },
  /** Only a free round is staked with zero. */
  ZERO_STAKE: { status: 422 },
  /** The amount cannot be below zero. */
  NEGATIVE_AMOUNT: { status: 422 },
  /** The transaction id was used before with other content. */
  DUPLICATE_TRANSACTION: { status: 409 },
  /** No transaction has the reference. */
  TRANSACTION_DOES_NOT_EXIST: { status: 404 },
  /** The transaction was rolled back. */
  TRANSACTION_ROLLED_BACK: { status: 409 },
  /** The round has been paid; the bet can no longer be rolled back. */
  ALREADY_SETTLED: { status: 409 },
  /** Only a bet can be rolled back. */
  CANCEL_NON_WITHDRAW: { status: 422 },
  /** The round takes no more bets. */
  ROUND_CLOSED: { status: 409 },
  /** There is no such member for this caller. */
  MEMBER_NOT_FOUND: { status: 404 },
  /** There is no such brand for this caller. */
  BRAND_NOT_FOUND: { status: 404 },
  /** The draft was changed by another person in the meantime. */
  DRAFT_CONFLICT: { status: 409 },
  /** There is a brand with this id. */
  BRAND_EXISTS: { status: 409 },
  /** Another revision went live in the meantime; value carries its number. */
  LIVE_CHANGED: { status: 409 },
  /** Whoever wrote it cannot confirm it. */
  SECOND_PERSON_NEEDED: { status: 409 },
  /** It is stored and takes effect when a second person approves it. */
  SECOND_PERSON_ASKED: { status: 409 },
  /** No such act waits. */
  STAFF_ACT_NOT_FOUND: { status: 404 },
  /** The person who asked may no longer do it. */
  STAFF_ACT_LAPSED: { status: 409 },
  /** The time lies in the past, or more than a year ahead. */
  TIME_PASSED: { status: 422 },
  /** The edits do not fit the draft they name. */
  EDITS_DO_NOT_FIT: { status: 409 },
  /** The installation's default brand cannot be archived. */
  DEFAULT_BRAND_NEEDED: { status: 409 },
  /** A brand with players is closed by its site status, never archived: their bets are settled and their money is paid out. */
  BRAND_HAS_PLAYERS: { status: 409 },
  /** The entry of the registry has faults; fields name them. */
  INVALID_ENTRY: { status: 422 },
  /** Translations have faults; fields name them by their place in the list. */
  INVALID_TEXTS: { status: 422 },
  /** Another person changed this in the meantime; value carries what holds now. */
  FACTS_CONFLICT: { status: 409 },
  /** This brand has no such announcement. */
  ANNOUNCEMENT_NOT_FOUND: { status: 404 },
  /** An announcement contradicts itself or holds HTML that is not let through; fields name it. */
  INVALID_ANNOUNCEMENT: { status: 422 },
  /** The brand has as many announcements as are kept. */
  TOO_MANY_ANNOUNCEMENTS: { status: 422 },
  /** The switches would leave the site without a way to sign in; fields name them. */
  INVALID_FLAGS: { status: 422 },
  /** Help pages that stand twice, are shown without words, or hold HTML they may not; fields name them. */
  INVALID_HELP_PAGES: { status: 422 },
  /** The brand has no such help page. */
  HELP_PAGE_NOT_FOUND: { status: 404 },
  /** A register rule contradicts itself or the form; fields name it. */
  INVALID_REGISTER_RULES: { status: 422 },
  /** Vendors, categories or games that are not there, stand twice, or have names in languages the brand lacks; fields name them. */
  INVALID_GAME_SETTINGS: { status: 422 },
  /** Terms of a jackpot that give away too much, or that some stake cannot be drawn for; fields name them. */
  INVALID_JACKPOT: { status: 422 },
  /** A banner leads nowhere, is never shown, or names a picture that is not there; fields name it. */
  INVALID_BANNERS: { status: 422 },
  /** The file is no picture of a kind that is taken, or is too large or too small; fields say which. */
  INVALID_PICTURE: { status: 422 },
  /** The brand keeps as many pictures as it may, and banners show all of them. */
  TOO_MANY_PICTURES: { status: 422 },
  /** A region rule names no country or network; fields name it. */
  INVALID_REGION_RULES: { status: 422 },
  /** A way to customer service has no address that fits its kind, or its words are not all there; fields name it. */
  INVALID_SERVICE_CHANNELS: { status: 422 },
  /** A link has no type, no name or no address that a page may lead to; fields name it. */
  INVALID_SITE_RESOURCES: { status: 422 },
  /** This is no IP address. */
  INVALID_ADDRESS: { status: 422 },
  /** The draft does not differ from the live revision. */
  NOTHING_TO_PUBLISH: { status: 409 },
  /** A check found an error; value carries the findings. */
  PUBLISH_BLOCKED: { status: 422 },
  /** The manifest bears the id of another brand; fields name /id, its pointer in the manifest. */
  MANIFEST_ID_MISMATCH: { status: 422 },
  /** The brand has no such match, or it has been decided. */
  EXCLUSION_MATCH_NOT_FOUND: { status: 404 },
  /** The brand holds no such host. */
  HOST_NOT_HELD: { status: 404 },
  /** The live revision lists the host; publish without it first. */
  HOST_IN_USE: { status: 409 },
  /** The domain does not hold the proof record. */
  HOST_NOT_PROVEN: { status: 422 },
  /** Another brand holds a host of this revision; fields name the pointers in the manifest, value the hosts. */
  HOST_TAKEN: { status: 409 },
  /** The brand has no such revision. */
  REVISION_NOT_FOUND: { status: 404 },
  /** The preview has run out or is for another brand. */
  PREVIEW_TOKEN_INVALID: { status: 401 },
  /** The server should get no traffic now; value tells why. */
  NOT_READY: { status: 503 },
  /** The content is gone or was never there. */
  CONTENT_NOT_FOUND: { status: 404 },
  /** The brand has no such feedback. */
  FEEDBACK_NOT_FOUND: { status: 404 },
  /** The brand has no such failed message, or it has expired. */
  MESSAGE_NOT_FOUND: { status: 404 },
  /** The brand has no such failed event: it was retried meanwhile. */
  DEAD_EVENT_NOT_FOUND: { status: 404 },
  /** The list of favourites holds no more. */
  FAVOURITES_FULL: { status: 422 },
  /** The brand has no such promotion now. */
  PROMOTION_NOT_FOUND: { status: 404 },
  /** The conditions are not met; value tells which. */
  NOT_ELIGIBLE: { status: 422 },
  /** It was claimed before. */
  ALREADY_CLAIMED: { status: 409 },
  /** There is nothing to claim now. */
  NOTHING_TO_CLAIM: { status: 409 },
  /** The points mall has no such goods. */
  REWARD_NOT_FOUND: { status: 404 },
  /** None of these goods is left. */
  REWARD_OUT_OF_STOCK: { status: 409 },
  /** The goods have another price, or pay another amount by now. */
  GOOD_CHANGED: { status: 409 },
  /** Goods have no name, give nothing, or name a picture or a campaign that is not there; fields name it. */
  INVALID_GOODS: { status: 422 },
  /** No such redemption waits. */
  REDEMPTION_NOT_FOUND: { status: 404 },
  /** The brand gives no points. */
  POINTS_OFF: { status: 422 },
  /** The points do not cover it. */
  INSUFFICIENT_POINTS: { status: 422 },
  /** This kind of contract is not enabled for the player. */
  CONTRACT_NOT_OFFERED: { status: 403 },
  /** The agent has no contract of this kind to offer from. */
  CONTRACT_OWN_MISSING: { status: 409 },
  /** Terms that the brand or the offerer's own contract does not allow, with a pointer to each. */
  CONTRACT_TERMS_REFUSED: { status: 400 },
  /** An offer of this kind to the downline waits for its answer. */
  CONTRACT_OFFER_WAITING: { status: 409 },
  /** The agent owes a line of a contract for too long. */
  CONTRACT_ARREARS: { status: 409 },
  /** The caller has no such contract. */
  CONTRACT_NOT_FOUND: { status: 404 },
  /** The contract is not in the state that this needs. */
  CONTRACT_CHANGED: { status: 409 },
  /** The offer is too old to be accepted. */
  CONTRACT_EXPIRED: { status: 409 },
  /** Accepting ends contracts with downlines; the value lists them. */
  CONTRACT_ENDS_DOWNLINES: { status: 409 },
  /** The caller has no such line. */
  CONTRACT_LINE_NOT_FOUND: { status: 404 },
  /** The run was computed again or released since it was read. */
  CONTRACT_RUN_CHANGED: { status: 409 },
  /** Agents on the downline's level sign no contracts. */
  CONTRACT_TOO_DEEP: { status: 422 },
  /** The brand has no such run. */
  CONTRACT_RUN_NOT_FOUND: { status: 404 },
  /** The vendor has no wallet of its own, or takes no transfers now. */
  TRANSFER_NOT_OFFERED: { status: 422 },
  /** The player has limits, and the vendor plays from its own wallet, where they do not act. */
  LIMITS_NOT_KEPT: { status: 422 },
  /** Another transfer between the player and this vendor has not ended yet. */
  TRANSFER_UNDER_WAY: { status: 409 },
  /** The vendor does not answer now; nothing has moved. */
  VENDOR_UNREACHABLE: { status: 503 },
  /** Nobody is there to chat. */
  CHAT_UNAVAILABLE: { status: 503 },
  /** There is no such message for this caller. */
  INBOX_MESSAGE_NOT_FOUND: { status: 404 },
  /** A message to players breaks a rule; the fields say which. */
  INVALID_INBOX_MESSAGE: { status: 400 },
  /** The round takes no more bets. */
  TABLE_LOCKED: { status: 409 },
  /** The round has not begun. */
  TABLE_BETTING: { status: 409 },
  /** The player has a seat in this round. */
  SEAT_TAKEN: { status: 409 },
  /** The round ended before the cash-out. */
  CASH_OUT_TOO_LATE: { status: 409 },
  /** The round cost its player nothing, or has a refund already. */
  ROUND_NOT_REFUNDABLE: { status: 409 },
  /** No such refund waits for a decision. */
  ROUND_REFUND_NOT_FOUND: { status: 404 },
  /** The bank is unknown or serves none of the brand's countries. */
  BANK_NOT_OFFERED: { status: 422 },
  /** The payee or the account number is not right; fields name the pointers. */
  INVALID_BANK_ACCOUNT: { status: 422 },
  /** The player has this bank account already. */
  BANK_ACCOUNT_KNOWN: { status: 409 },
  /** The player has as many bank accounts as are allowed. */
  TOO_MANY_BANK_ACCOUNTS: { status: 409 },
  /** The player has no such bank account. */
  BANK_ACCOUNT_NOT_FOUND: { status: 404 },
  /** A new payee cannot be paid yet; the value names the moment. */
  PAYEE_COOLING_DOWN: { status: 409 },
  /** As many withdrawals as are allowed are under way. */
  TOO_MANY_OPEN_WITHDRAWALS: { status: 409 },
  /** There is no such account of staff, or not one that the caller may keep. */
  STAFF_NOT_FOUND: { status: 404 },
  /** The account of staff was changed since it was read. */
  STAFF_CHANGED: { status: 409 },
  /** Another person does this to one's own account. */
  STAFF_SELF: { status: 409 },
  /** No such change of an account of staff waits. */
  STAFF_CHANGE_NOT_FOUND: { status: 404 },
  /** The platform would have no administrator of every brand. */
  LAST_ADMINISTRATOR: { status: 409 },
  /** The invitation was used, replaced, or is too old. */
  INVITATION_EXPIRED: { status: 410 },
  /** The account of staff has to set up a second factor or a passkey first. */
  SECOND_FACTOR_DUE: { status: 403 },
  /** No list of staff goes by this operation, or this column. */
  DESK_NOT_FOUND: { status: 404 },
  /** The list has more rows than a file may hold; a filter narrows it. */
  EXPORT_TOO_LARGE: { status: 422 },
  /** There is no such withdrawal here. */
  WITHDRAWAL_NOT_FOUND: { status: 404 },
  /** The withdrawal was reviewed or has ended. */
  WITHDRAWAL_NOT_CANCELLABLE: { status: 409 },
  /** The withdrawal does not wait for a confirmation. */
  WITHDRAWAL_NOT_SENT: { status: 409 },
  /** Another reviewer has locked the withdrawal. */
  WITHDRAWAL_LOCKED: { status: 409 },
  /** The withdrawal is at another step: somebody was faster, or it has ended. */
  WITHDRAWAL_STEP_OVER: { status: 409 },
  /** A payment that did not arrive needs a proof. */
  PROOF_MISSING: { status: 422 },
  /** The withdrawal has as many proofs as are allowed. */
  TOO_MANY_PROOFS: { status: 409 },
  /** The link to the proof has run out. */
  PROOF_LINK_EXPIRED: { status: 410 },
  /** The deposit has ended. */
  DEPOSIT_SETTLED: { status: 409 },
  /** No voucher of this code can be redeemed: it is unknown, used, expired or revoked. */
  VOUCHER_INVALID: { status: 422 },
  /** There is no such batch of vouchers. */
  VOUCHER_BATCH_NOT_FOUND: { status: 404 },
  /** The file is no CSV with a date, an amount and a text in each line. */
  STATEMENT_UNREADABLE: { status: 422 },
  /** There is no such open line. */
  STATEMENT_LINE_NOT_FOUND: { status: 404 },
  /** The player has no such movement. */
  TRANSACTION_NOT_FOUND: { status: 404 },
  /** The stretch of time ends before it begins, is too long or is not over. */
  INVALID_PERIOD: { status: 422 },
  /** There is no such adjustment, or it does not wait or was reversed. */
  ADJUSTMENT_NOT_FOUND: { status: 404 },
  /** There is no such vendor or payment channel. */
  PARTY_NOT_FOUND: { status: 404 },
  /** A draw decides tickets of all brands: only staff of every brand act on it. */
  EVERY_BRAND_NEEDED: { status: 403 },
  /** The report of a vendor or a channel cannot be read; the fields name the line. */
  REPORT_UNREADABLE: { status: 422 },
  /** The vendor or channel has no address for reports: its report comes as a file. */
  REPORT_NOT_OFFERED: { status: 409 },
  /** There is no such difference. */
  DIFFERENCE_NOT_FOUND: { status: 404 },
  /** The difference, or what the ledger has of it, changed since it was read. */
  DIFFERENCE_CHANGED: { status: 409 },
  /** This repair does not fit the difference. */
  REPAIR_NOT_FITTING: { status: 409 },
  /** The member has money in the wallet or on its way. */
  MEMBER_HAS_FUNDS: { status: 409 },
  /** The draw takes no bets any more. */
  LOTTERY_CLOSED: { status: 409 },
  /** The lottery has no such bet. */
  PLAY_NOT_FOUND: { status: 422 },
  /** The selection is not on the board, or makes no bet. */
  SELECTION_INVALID: { status: 422 },
  /** The server counts other units; value says how many. */
  UNITS_MISMATCH: { status: 422 },
  /** The series is below the brand's floor or above the player's ceiling. */
  SERIES_OUT_OF_RANGE: { status: 422 },
  /** A line could win more than one line may. */
  PAYOUT_LIMIT_EXCEEDED: { status: 422 },
  /** So much has been bet on this that the draw takes no more of it. */
  EXPOSURE_REACHED: { status: 409 },
  /** The player has no such ticket. */
  TICKET_NOT_FOUND: { status: 404 },
  /** The ticket can no longer be taken back. */
  TICKET_FINAL: { status: 409 },
  /** There is no such draw, or it does not wait for this. */
  DRAW_NOT_FOUND: { status: 404 },
  /** These numbers cannot be drawn. */
  RESULT_INVALID: { status: 422 },
  /** The first person entered other numbers. */
  RESULT_DIFFERS: { status: 409 },
  /** The player has no such running chase. */
  CHASE_NOT_FOUND: { status: 404 },
  /** The brand offers no chase over so many draws. */
  CHASE_NOT_OFFERED: { status: 422 },
  /** The account type of this agent may not do that. */
  AGENT_POWER_MISSING: { status: 403 },
  /** A series or share above one's own, or above the upline's. */
  TERMS_ABOVE_OWN: { status: 422 },
  /** A direct downline has a higher series or share; it has to be lowered first. */
  TERMS_BELOW_DOWNLINE: { status: 422 },
  /** The agent's quota of downlines at this series is used up. */
  QUOTA_EXHAUSTED: { status: 409 },
  /** The brand's tree of agents may not get any deeper. */
  TREE_TOO_DEEP: { status: 422 },
  /** No registration link of this agent has this id. */
  LINK_NOT_FOUND: { status: 404 },
  /** The registration link has expired or was closed. */
  LINK_EXPIRED: { status: 422 },
  /** The registration link was used as often as it may be. */
  LINK_EXHAUSTED: { status: 422 },
  /** The brand is not served under this host. */
  UNKNOWN_LINK_HOST: { status: 422 },
  /** The brand does not offer this transfer. */
  TRANSFER_OFF: { status: 403 },
  /** More than may be sent in a day; the value says what is left. */
  TRANSFER_CAP_REACHED: { status: 422 },
  /** The transfer would exceed a deposit limit that the recipient set; the value says from when it may be sent again, null if never. */
  RECIPIENT_LIMIT_REACHED: { status: 422 },
  /** The account has no upline. */
  UPLINE_MISSING: { status: 409 },
  /** The account belongs to an agent. */
  UPLINE_EXISTS: { status: 409 },
  /** Turnover is owed on received money; the value says how much can be taken. */
  TURNOVER_OWED: { status: 422 },
  /** No offered terms wait for this member's answer under this id. */
  PROPOSAL_NOT_FOUND: { status: 404 },
  /** The brand does not offer rewards for invited friends. */
  REFERRAL_OFF: { status: 403 },
  /** No referral under this id waits for a decision. */
  REFERRAL_NOT_FOUND: { status: 404 },
  /** The brand takes no affiliate applications. */
  APPLICATIONS_OFF: { status: 403 },
  /** An application of this member is waiting. */
  APPLICATION_EXISTS: { status: 409 },
  /** No application under this id waits for a decision. */
  APPLICATION_NOT_FOUND: { status: 404 },
  /** An account cannot be moved to itself or into the own team. */
  MOVE_INTO_OWN_TEAM: { status: 422 },
  /** No move under this id waits for a decision. */
  MOVE_NOT_FOUND: { status: 404 },
  /** A move of this account waits for a decision. */
  MOVE_WAITING: { status: 409 },
  /** The promotion has not begun. */
  PROMOTION_NOT_STARTED: { status: 409 },
  /** The promotion is over. */
  PROMOTION_ENDED: { status: 409 },
  /** The terms have changed since they were read. */
  PROMOTION_CHANGED: { status: 409 },
  /** The promotion has given all it had. */
  BUDGET_SPENT: { status: 409 },
  /** An application is being looked at. */
  APPLICATION_OPEN: { status: 409 },
  /** The application needs a picture. */
  PICTURE_NEEDED: { status: 422 },
  /** The code is unknown, has expired or was revoked. */
  PROMO_CODE_INVALID: { status: 422 },
  /** The player used the code before, or its uses are spent. */
  PROMO_CODE_USED: { status: 409 },
  /** The brand has such a code. */
  PROMO_CODE_TAKEN: { status: 409 },
  /** Too many wrong codes; try later. */
  TOO_MANY_CODES: { status: 429 },
  /** The player has no such reward. */
  REWARD_NOT_HERE: { status: 404 },
  /** The reward was not claimed in time. */
  REWARD_EXPIRED: { status: 409 },
  /** Staff look at the reward first. */
  REWARD_HELD: { status: 409 },
  /** The bonus balance has changed since it was shown; value carries it. */
  BONUS_CHANGED: { status: 409 },
  /** A round staked with the bonus is under way. */
  BONUS_IN_PLAY: { status: 409 },
  /** The stake would exceed a limit that the player set; value names its kind and period. */
  PLAY_LIMIT_REACHED: { status: 422 },
  /** The player's reality check is due: stakes wait for its confirmation. */
  REALITY_CHECK_DUE: { status: 409 },
  /** The player blocked this kind of play; value says which. */
  CATEGORY_BLOCKED: { status: 409 },
  /** The budget or the time of the planned session is used up; value says until when stakes rest. */
  PLAN_REACHED: { status: 409 },
  /** A planned session runs and cannot be changed. */
  PLAN_RUNNING: { status: 409 },
  /** A limit on time is longer than its period. */
  LIMIT_ABOVE_PERIOD: { status: 422 },
  /** Staff may lower a player's limit and never raise it. */
  LIMIT_NOT_LOWER: { status: 409 },
  /** The sign-in at the third party was not begun in this browser, is over or was completed before. */
  SIGN_IN_STATE_INVALID: { status: 409 },
  /** The third party signed nobody in: the person or the third party ended it. */
  IDENTITY_CANCELLED: { status: 409 },
  /** What the third party sent does not prove an account: issuer, audience, nonce or signature is wrong. */
  IDENTITY_INVALID: { status: 422 },
  /** What the third party sent is of another time: it has expired, or a clock is wrong. */
  IDENTITY_EXPIRED: { status: 422 },
  /** The third party cannot be reached or answers wrongly. */
  IDENTITY_PROVIDER_UNAVAILABLE: { status: 503 },
  /** The ticket of a third party's account is unknown, used or over. */
  IDENTITY_TICKET_EXPIRED: { status: 409 },
  /** The third party's account is bound to another member, or the member has one of that third party. */
  IDENTITY_TAKEN: { status: 409 },
  /** A sign-in leads back to a page of this site alone. */
  REDIRECT_NOT_ALLOWED: { status: 422 },
  /** An encrypted body cannot be read, or is meant for another call or site. */
  PAYLOAD_UNREADABLE: { status: 400 },
  /** An encrypted body is to a key that is unknown or over: fetch the present one and send it again. */
  PAYLOAD_KEY_EXPIRED: { status: 409 },
  /** An encrypted body is from another time: it is too old, or a clock is wrong. */
  PAYLOAD_EXPIRED: { status: 400 },
  /** An encrypted body was sent before. */
  PAYLOAD_REPLAYED: { status: 409 },
  /** The challenge of a passkey is unknown, used or over. */
  PASSKEY_EXPIRED: { status: 409 },
  /** The passkey is unknown, or does not prove itself for this site. */
  PASSKEY_INVALID: { status: 422 },
  /** The member has no such passkey. */
  PASSKEY_NOT_FOUND: { status: 404 },
  /** A member has ten passkeys at most. */
  TOO_MANY_PASSKEYS: { status: 409 },
  /** The stake is above the most that the running bonus allows; value carries it. */
  BONUS_STAKE_LIMIT: { status: 422 },
  /** The running bonus allows no stake on this game. */
  BONUS_GAME_FORBIDDEN: { status: 409 },
  /** The brand gives no rebates. */
  REBATE_OFF: { status: 404 },
  /** The campaign contradicts itself; fields tell where. */
  INVALID_CAMPAIGN: { status: 422 },
  /** The brand has no such campaign. */
  CAMPAIGN_NOT_FOUND: { status: 404 },
  /** Somebody else has changed the campaign meanwhile. */
  CAMPAIGN_CHANGED: { status: 409 },
  /** The campaign has ended for good. */
  CAMPAIGN_ENDED: { status: 409 },
  /** The campaign is not live. */
  CAMPAIGN_NOT_LIVE: { status: 409 },
  /** The campaign waits for a second person. */
  CAMPAIGN_WAITING: { status: 409 },
  /** The campaign waits for nobody. */
  CAMPAIGN_NOT_WAITING: { status: 409 },
  /** No such application waits. */
  PROMOTION_APPLICATION_NOT_FOUND: { status: 404 },
  /** No such reward is held. */
  HELD_REWARD_NOT_FOUND: { status: 404 },
  /** No such board waits for a review. */
  BOARD_NOT_FOUND: { status: 404 },
  /** The places of the board have changed meanwhile. */
  BOARD_CHANGED: { status: 409 },
  /** All envelopes of the rain are taken. */
  RAIN_OVER: { status: 409 },
  /** The levels contradict each other. */
  INVALID_LEVELS: { status: 422 },
  /** No such grant waits. */
  GRANT_NOT_FOUND: { status: 404 },
  /** The player's grants of today would exceed the policy's limit. */
  GRANT_CAP_REACHED: { status: 409 },
  /** The brand has no such batch that is valid. */
  PROMO_CODE_BATCH_NOT_FOUND: { status: 404 },
  /** Only a credited deposit can be reversed. */
  DEPOSIT_NOT_REVERSIBLE: { status: 409 },
  /** The phone service's id token is not for this number, or not of this service. */
  PHONE_PROOF_INVALID: { status: 422 },
  /** The phone service proved the number too long ago. */
  PHONE_PROOF_EXPIRED: { status: 422 },
  /** The phone service's keys cannot be fetched. */
  PHONE_SERVICE_UNAVAILABLE: { status: 503 },
  /** Another account of the brand has proven this e-mail address. */
  EMAIL_TAKEN: { status: 409 },
  /** The brand takes no e-mail address of a service that gives addresses out for minutes. */
  EMAIL_REFUSED: { status: 422 },
  /** No such case waits on this brand; another person may have handled it. */
  HARM_CASE_NOT_FOUND: { status: 404 },
  /** Rows of the file cannot be taken; fields name each. */
  INVALID_VENDOR_FILE: { status: 422 },
  /** The code belongs to a vendor that the server brings itself, or to one that is there already. */
  VENDOR_CODE_TAKEN: { status: 409 },
  /** No outside vendor has this code. */
  VENDOR_NOT_FOUND: { status: 404 },
  /** Two keys hold already: one has to be retired first. */
  VENDOR_KEYS_FULL: { status: 409 },
  /** The public key is no RSA key of 2,048 bits or more in PEM. */
  VENDOR_KEY_UNREADABLE: { status: 422 },
  /** The vendor of the game does not answer at present; value may recommend other games. */
  VENDOR_DOWN: { status: 503 },
  /** The call is older, or newer, than the dialect allows. */
  STALE_CALL: { status: 401 },
  /** The call was seen before: its nonce has been used. */
  REPEATED_CALL: { status: 401 },
  /** The book has no such event now. */
  SPORTS_EVENT_NOT_FOUND: { status: 404 },
  /** The player has no such bet. */
  SPORTS_BET_NOT_FOUND: { status: 404 },
  /** The bet was settled, corrected or closed since it was seen. */
  SPORTS_BET_CHANGED: { status: 409 },
  /** The bet was accepted before that moment, or it is neither open nor settled. */
  SPORTS_BET_NOT_LATE: { status: 422 },
  /** The market has another result than the one that was seen. */
  SPORTS_MARKET_CHANGED: { status: 409 },
  /** The market has a result: it takes no more bets. */
  SPORTS_MARKET_SETTLED: { status: 409 },
  /** A result says nothing of an outcome that has bets, or names an outcome twice; value has the outcomes. */
  SPORTS_OUTCOME_MISSING: { status: 422 },
  /** An order names a spot that the table lacks, a stake that is not made of chips, or more than a spot takes; fields name each of them. */
  LIVE_BETS_REFUSED: { status: 422 },
  /** The player has no such order in the round, or took it back. */
  LIVE_ORDER_NOT_FOUND: { status: 404 },
  /** The table has no such seat, or the player does not hold it. */
  LIVE_SEAT_UNKNOWN: { status: 404 },
  /** Another player holds the seat. */
  LIVE_SEAT_TAKEN: { status: 409 },
  /** The question is not asked of the player, does not have this answer, or was answered. */
  LIVE_CHOICE_REFUSED: { status: 409 },
  /** Another person of staff has paused or resumed the table meanwhile. */
  LIVE_TABLE_CHANGED: { status: 409 },
  /** The round is paid at this moment, or is void. */
  LIVE_ROUND_NOT_VOIDABLE: { status: 409 },
  /** A trader has suspended this before. */
  SPORTS_ALREADY_HALTED: { status: 409 },
  /** Another trader has priced this meanwhile. */
  SPORTS_PRICE_CHANGED: { status: 409 },
  /** The event is played: its odds come from the feed, and only a margin lowers them. */
  SPORTS_PRICE_IN_PLAY: { status: 409 },
  /** With these odds, bets on every outcome return more than they cost. */
  SPORTS_PRICE_UNSAFE: { status: 422 },
  /** No trader has suspended this, or it was resumed. */
  SPORTS_NOT_HALTED: { status: 409 },
  /** No line can be made of these legs, bankers and sizes. */
  SLIP_INVALID: { status: 422 },
  /** A leg is not taken as the player saw it; fields name the legs, and value has the odds of this moment. */
  SLIP_REFUSED: { status: 409 },
  /** The stake is above what the book takes on these outcomes; value has the largest stake of a line. */
  SPORTS_STAKE_TOO_LARGE: { status: 422 },
  /** The bet cannot be cashed out now; params have the reason. */
  CASH_OUT_NOT_OFFERED: { status: 409 },
  /** The offer has fallen below what the player accepts; value has the offer of this moment. */
  CASH_OUT_CHANGED: { status: 409 },
} as const;

export type ErrorCode = keyof typeof errorCodes;
