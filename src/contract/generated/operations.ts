// Generated from schemas/ by `npm run codegen`. Do not edit.
import type {
  AcceptStaffInvitationBody,
  AcceptStaffInvitationValue,
  ActHouseRoundBody,
  ActHouseRoundParams,
  ActivityStatement,
  AddBankAccountBody,
  AddBannerPictureBody,
  AddBannerPictureParams,
  AddBannerPictureValue,
  AddDepositProofBody,
  AddDepositProofParams,
  AddMemberNoteBody,
  AddMemberNoteParams,
  AddMemberNoteValue,
  AddPasskeyBody,
  AddStaffPasskeyBody,
  AddVendorKeyBody,
  AddVendorKeyParams,
  AddVendorKeyValue,
  AddWithdrawalProofBody,
  AddWithdrawalProofParams,
  Adjustment,
  AffiliateApplication,
  AffiliateValue,
  AgentContract,
  AgentMove,
  AgentPolicySettings,
  AgentSummary,
  AnswerContractBody,
  AnswerContractEndBody,
  AnswerContractEndParams,
  AnswerContractParams,
  AnswerSecondFactorBody,
  AnswerTermProposalBody,
  AnswerTermProposalParams,
  AnswerTermProposalValue,
  ApplyForAffiliateBody,
  ApplyForPromotionBody,
  ApplyForPromotionParams,
  AppointAgentBody,
  AppointAgentParams,
  AppointAgentValue,
  ApproveContractRunBody,
  ApproveContractRunParams,
  ArchiveBrandBody,
  ArchiveBrandParams,
  ArchiveBrandValue,
  ArrangeHelpPagesBody,
  ArrangeHelpPagesParams,
  AskContractEndParams,
  AskRepairBody,
  AskRepairParams,
  BankAccount,
  BannerSettings,
  BeginPasskeyBody,
  BeginPasskeySignInValue,
  BeginPasskeyValue,
  BeginSecondFactorBody,
  BeginSecondFactorValue,
  BeginStaffPasskeyBody,
  BeginStaffPasskeySignInValue,
  BeginStaffPasskeyValue,
  BeginStaffSecondFactorBody,
  BeginStaffSecondFactorValue,
  BeginThirdPartySignInBody,
  BeginThirdPartySignInParams,
  BeginThirdPartySignInValue,
  BindThirdPartyBody,
  BindThirdPartyValue,
  BlockAgentBody,
  BlockAgentParams,
  BlockCategoryParams,
  Bonus,
  BrandAssetFile,
  BrandDaySettings,
  BrandDraft,
  BrandStatus,
  CampaignRecord,
  CampaignSimulation,
  CancelLotteryTicketBody,
  CancelLotteryTicketParams,
  CancelScheduleParams,
  CancelWithdrawalParams,
  CashOutSportsBetBody,
  CashOutSportsBetParams,
  CashOutTableSeatParams,
  CategoryBlocks,
  ChangeCampaignBody,
  ChangeCampaignParams,
  ChangeLanguageBody,
  ChangePasswordBody,
  CheckAffiliateQuery,
  CheckBrandNameQuery,
  CheckBrandNameValue,
  CheckDraftBody,
  CheckDraftParams,
  CheckDraftValue,
  ChooseAtLiveTableBody,
  ChooseAtLiveTableParams,
  ClaimAllRewardsBody,
  ClaimAllRewardsValue,
  ClaimRafflePromotionBody,
  ClaimRafflePromotionValue,
  ClaimRebateBody,
  ClaimRebateValue,
  ClaimRewardBody,
  ClaimRewardParams,
  ClaimSignUpRewardBody,
  CloseAccountBody,
  CloseAccountValue,
  CloseRegistrationLinkParams,
  CollectWalletsBody,
  CollectWalletsValue,
  CompleteThirdPartySignInBody,
  ConfirmCategoryUnblockParams,
  ConfirmInboxMessageBody,
  ConfirmInboxMessageParams,
  ConfirmPlayerLimitParams,
  ConfirmReceiptBody,
  ConfirmReceiptParams,
  ConfirmSecondFactorBody,
  ConfirmSecondFactorValue,
  ConfirmStaffSecondFactorBody,
  ConfirmStaffSecondFactorValue,
  ConfirmVendorKeyBody,
  ConfirmVendorKeyParams,
  ConsolidatedFunds,
  ContractPolicySettings,
  ContractRules,
  ContractRun,
  ConvertPointsBody,
  ConvertPointsValue,
  CountInboxAudienceParams,
  CountInboxAudienceQuery,
  CountInboxAudienceValue,
  CountInvitationVisitBody,
  CountInvitationVisitValue,
  CreateAnnouncementBody,
  CreateAnnouncementParams,
  CreateBrandBody,
  CreateBrandValue,
  CreateCampaignBody,
  CreateCampaignParams,
  CreateDepositBody,
  CreateDownlineBody,
  CreateDownlineValue,
  CreatePreviewTokenParams,
  CreatePreviewTokenValue,
  CreatePromoCodeBatchBody,
  CreatePromoCodeBatchParams,
  CreatePromoCodeBatchValue,
  CreateRegistrationLinkBody,
  CreateTopAgentBody,
  CreateTopAgentParams,
  CreateVoucherBatchBody,
  CreateVoucherBatchParams,
  CreateVoucherBatchValue,
  CreditDepositBody,
  CreditDepositParams,
  CreditTransfer,
  DecideAdjustmentBody,
  DecideAdjustmentParams,
  DecideAffiliateApplicationBody,
  DecideAffiliateApplicationParams,
  DecideAgentMoveBody,
  DecideAgentMoveParams,
  DecideBoardBody,
  DecideBoardParams,
  DecideCampaignBody,
  DecideCampaignParams,
  DecideExclusionMatchBody,
  DecideExclusionMatchParams,
  DecideExclusionMatchValue,
  DecideHeldRewardBody,
  DecideHeldRewardParams,
  DecidePointRedemptionBody,
  DecidePointRedemptionParams,
  DecidePromotionApplicationBody,
  DecidePromotionApplicationParams,
  DecideReferralBody,
  DecideReferralParams,
  DecideRepairBody,
  DecideRepairParams,
  DecideRewardGrantBody,
  DecideRewardGrantParams,
  DecideRoundRefundBody,
  DecideRoundRefundParams,
  DecideRoundRefundValue,
  DecideStaffActBody,
  DecideStaffActParams,
  DecideStaffActValue,
  DecideStaffChangeBody,
  DecideStaffChangeParams,
  DecideStaffChangeValue,
  DeclineDepositBody,
  DeclineDepositParams,
  DeleteAnnouncementBody,
  DeleteAnnouncementParams,
  DeleteAnnouncementValue,
  DeleteInboxMessageParams,
  Deposit,
  DepositRouteSettings,
  DeskFile,
  DifferenceEvidence,
  DiscardDraftParams,
  DiscardDraftQuery,
  DiscardDraftValue,
  DomainRoutesValue,
  DraftState,
  EditAnnouncementBody,
  EditAnnouncementParams,
  EndContractBody,
  EndContractParams,
  EndSecondFactorBody,
  EndStaffSecondFactorBody,
  EndStaffSessionsBody,
  EndStaffSessionsParams,
  EnterLotteryResultBody,
  EnterLotteryResultParams,
  ExcludeMemberBody,
  ExcludeMemberParams,
  Exclusion,
  ExplainDifferenceBody,
  ExplainDifferenceParams,
  ExportDeskParams,
  ExportDeskQuery,
  Favourite,
  FindRecordsQuery,
  FindRecordsValue,
  FinishHouseRoundParams,
  FinishHouseRoundValue,
  FlagSettings,
  ForfeitBonusBody,
  ForfeitBonusParams,
  ForgetDeviceParams,
  ForgetDeviceValue,
  GameHostSettings,
  GameMenusValue,
  GamePolicySettings,
  GameSettings,
  GetActivityStatementQuery,
  GetAffiliateApplicationValue,
  GetAgentHomeValue,
  GetAgentPolicyParams,
  GetBannersParams,
  GetBrandDayParams,
  GetBrandDraftParams,
  GetBrandStatusParams,
  GetCampaignParams,
  GetContractPolicyParams,
  GetDepositParams,
  GetDepositRoutesParams,
  GetDifferenceEvidenceParams,
  GetDownlineParams,
  GetDownlineValue,
  GetGameHostsParams,
  GetGamePolicyParams,
  GetGameSettingsParams,
  GetGameTableReply,
  GetHelpCentreQuery,
  GetHelpPageParams,
  GetHelpPagesParams,
  GetJackpotSettingsParams,
  GetJackpotValue,
  GetLanguageProgressParams,
  GetLanguageProgressValue,
  GetLivePlaceParams,
  GetLiveProofParams,
  GetLiveTableParams,
  GetLiveTableValue,
  GetLotteryBoardQuery,
  GetLotteryDrawQuery,
  GetLotteryLobbyQuery,
  GetLotterySettingsParams,
  GetLotteryTicketParams,
  GetMemberOffersParams,
  GetMemberParams,
  GetMemberTagsParams,
  GetMemberTagsValue,
  GetMerchantWalletQuery,
  GetMessageTemplatesParams,
  GetMissionLeaderboardQuery,
  GetOfficeRoundParams,
  GetOfficeRoundValue,
  GetOfficeWithdrawalParams,
  GetPermissionQuery,
  GetPersonalLossQuery,
  GetPlanQuery,
  GetPointGoodsParams,
  GetPointsPolicyParams,
  GetPromotionParams,
  GetRebateValue,
  GetReferralValue,
  GetRegionRulesParams,
  GetRegisterRulesParams,
  GetRegistryValue,
  GetResponsibleContactParams,
  GetRevisionParams,
  GetRevisionValue,
  GetRewardPolicyParams,
  GetRoundParams,
  GetSandboxPaymentParams,
  GetSecondFactorPolicyParams,
  GetServiceChannelsParams,
  GetSessionLimitsParams,
  GetSharedRoundParams,
  GetSiteLinksParams,
  GetSportsBetParams,
  GetSportsCashOutParams,
  GetSportsEventParams,
  GetSportsReportParams,
  GetSportsReportQuery,
  GetSportsReportValue,
  GetSportsSettingsParams,
  GetTeamOverviewQuery,
  GetTeamOverviewValue,
  GetTradedEventParams,
  GetTradedEventValue,
  GetTransactionParams,
  GetUplineValue,
  GetVipPolicyParams,
  GetVnGameMenusQuery,
  GetWalletPolicyParams,
  GetWhitelabelFlagsParams,
  GetWithdrawalParams,
  GetWithdrawalTermsParams,
  HaltSportsBody,
  HaltSportsParams,
  HaltSportsValue,
  HandleFeedbackBody,
  HandleFeedbackParams,
  HandleHarmCaseBody,
  HandleHarmCaseParams,
  HarmCase,
  HealthValue,
  HeldHost,
  HelpCentreValue,
  HelpPageSettings,
  HelpSettings,
  HouseRound,
  HouseSession,
  HumanChallenge,
  IgnoreStatementLineBody,
  IgnoreStatementLineParams,
  ImportStatementBody,
  ImportStatementParams,
  ImportStatementValue,
  ImportVendorBody,
  ImportVendorValue,
  InboxSending,
  JackpotSettings,
  JoinPromotionBody,
  JoinPromotionParams,
  JoinSignUpPromotionBody,
  JoinSignUpPromotionValue,
  LaunchGameBody,
  LaunchGameValue,
  LaunchLiveChatParams,
  LaunchLiveChatValue,
  LaunchSportsQuery,
  LaunchSportsValue,
  LeaveGameBody,
  LeaveGameValue,
  LeaveLiveSeatParams,
  LedgerHealthValue,
  LinkEmailBody,
  LinkedEmail,
  ListAdjustmentsParams,
  ListAdjustmentsQuery,
  ListAdjustmentsValue,
  ListAffiliateApplicationsParams,
  ListAffiliateApplicationsQuery,
  ListAffiliateApplicationsValue,
  ListAgentMovesParams,
  ListAgentMovesQuery,
  ListAgentMovesValue,
  ListAgentsParams,
  ListAgentsQuery,
  ListAgentsValue,
  ListAnnouncementsQuery,
  ListAnnouncementsValue,
  ListAssetsParams,
  ListAssetsValue,
  ListAuditEntriesParams,
  ListAuditEntriesQuery,
  ListAuditEntriesValue,
  ListBankAccountsValue,
  ListBetMarketsParams,
  ListBetMarketsQuery,
  ListBetMarketsValue,
  ListBoardsParams,
  ListBoardsQuery,
  ListBoardsValue,
  ListBonusesQuery,
  ListBonusesValue,
  ListBrandsValue,
  ListCampaignsParams,
  ListCampaignsQuery,
  ListCampaignsValue,
  ListContractLineMembersParams,
  ListContractLineMembersValue,
  ListContractLinesQuery,
  ListContractLinesValue,
  ListContractRunLinesParams,
  ListContractRunLinesQuery,
  ListContractRunLinesValue,
  ListContractRunsParams,
  ListContractRunsQuery,
  ListContractRunsValue,
  ListContractsQuery,
  ListContractsValue,
  ListCreditTransfersQuery,
  ListCreditTransfersValue,
  ListDailySalaryRequestsQuery,
  ListDailySalaryRequestsValue,
  ListDeadEventsParams,
  ListDeadEventsQuery,
  ListDeadEventsValue,
  ListDepositChannelsValue,
  ListDepositsQuery,
  ListDepositsValue,
  ListDevicesValue,
  ListDifferencesParams,
  ListDifferencesQuery,
  ListDifferencesValue,
  ListDividendRequestsQuery,
  ListDividendRequestsValue,
  ListDownlineRoundsParams,
  ListDownlineRoundsQuery,
  ListDownlineRoundsValue,
  ListDownlinesQuery,
  ListDownlinesValue,
  ListExclusionMatchesParams,
  ListExclusionMatchesQuery,
  ListExclusionMatchesValue,
  ListFavouriteIdsValue,
  ListFavouritesQuery,
  ListFavouritesValue,
  ListFeedbackParams,
  ListFeedbackQuery,
  ListFeedbackValue,
  ListGameReturnsParams,
  ListGameReturnsValue,
  ListGameTypesQuery,
  ListGameTypesValue,
  ListGamesQuery,
  ListGamesValue,
  ListHarmCasesParams,
  ListHarmCasesQuery,
  ListHarmCasesValue,
  ListHeldHostsParams,
  ListHeldHostsValue,
  ListHeldRewardsParams,
  ListHeldRewardsQuery,
  ListHeldRewardsValue,
  ListHotGamesQuery,
  ListHotGamesValue,
  ListHourlySalaryRequestsQuery,
  ListHourlySalaryRequestsValue,
  ListInboxQuery,
  ListInboxSendingsParams,
  ListInboxSendingsQuery,
  ListInboxSendingsValue,
  ListInboxValue,
  ListIncomeQuery,
  ListIncomeValue,
  ListJackpotWinsParams,
  ListJackpotWinsQuery,
  ListJackpotWinsValue,
  ListLanguageTextsParams,
  ListLanguageTextsQuery,
  ListLanguageTextsValue,
  ListLikelyAccountsParams,
  ListLikelyAccountsValue,
  ListLiveModelsQuery,
  ListLiveModelsValue,
  ListLiveTablesValue,
  ListLotteryChasesQuery,
  ListLotteryChasesValue,
  ListLotteryDrawsParams,
  ListLotteryDrawsQuery,
  ListLotteryDrawsValue,
  ListLotteryExposureParams,
  ListLotteryExposureValue,
  ListLotteryGamesQuery,
  ListLotteryGamesValue,
  ListLotteryTicketsQuery,
  ListLotteryTicketsValue,
  ListMemberHarmCasesParams,
  ListMemberHarmCasesQuery,
  ListMemberHarmCasesValue,
  ListMemberLedgerParams,
  ListMemberLedgerQuery,
  ListMemberLedgerValue,
  ListMemberNotesParams,
  ListMemberNotesValue,
  ListMembersQuery,
  ListMembersValue,
  ListMessagesParams,
  ListMessagesQuery,
  ListMessagesValue,
  ListOfficeAnnouncementsParams,
  ListOfficeContractsParams,
  ListOfficeContractsQuery,
  ListOfficeContractsValue,
  ListOfficeLotteryTicketsParams,
  ListOfficeLotteryTicketsQuery,
  ListOfficeLotteryTicketsValue,
  ListOfficeSportsBetsParams,
  ListOfficeSportsBetsQuery,
  ListOfficeSportsBetsValue,
  ListOpenedNumeroQuery,
  ListOpenedNumeroValue,
  ListPointRedemptionsParams,
  ListPointRedemptionsQuery,
  ListPointRedemptionsValue,
  ListPointRewardsQuery,
  ListPointRewardsValue,
  ListPointTransactionsQuery,
  ListPointTransactionsValue,
  ListPopularGamesQuery,
  ListPopularGamesValue,
  ListPromoCodeBatchesParams,
  ListPromoCodeBatchesQuery,
  ListPromoCodeBatchesValue,
  ListPromotionApplicationsParams,
  ListPromotionApplicationsQuery,
  ListPromotionApplicationsValue,
  ListPromotionsQuery,
  ListPromotionsValue,
  ListPvpRoomsQuery,
  ListPvpRoomsValue,
  ListRealTimeSalaryRequestsQuery,
  ListRealTimeSalaryRequestsValue,
  ListRebatesQuery,
  ListRebatesValue,
  ListRecentGamesQuery,
  ListRecentGamesValue,
  ListRecentLotteriesQuery,
  ListRecentLotteriesValue,
  ListReconciliationsValue,
  ListRedemptionsQuery,
  ListRedemptionsValue,
  ListReferralReviewsParams,
  ListReferralReviewsQuery,
  ListReferralReviewsValue,
  ListReferralsQuery,
  ListReferralsValue,
  ListRegistrationLinksQuery,
  ListRegistrationLinksValue,
  ListRegistryEntriesParams,
  ListRegistryEntriesValue,
  ListReturnableDepositsParams,
  ListReturnableDepositsQuery,
  ListReturnableDepositsValue,
  ListRevisionsParams,
  ListRevisionsQuery,
  ListRevisionsValue,
  ListRewardGrantsParams,
  ListRewardGrantsQuery,
  ListRewardGrantsValue,
  ListRewardsQuery,
  ListRewardsValue,
  ListRollupDaysParams,
  ListRollupDaysValue,
  ListRoundRefundsParams,
  ListRoundRefundsQuery,
  ListRoundRefundsValue,
  ListRoundsQuery,
  ListRoundsValue,
  ListSharpPlayersParams,
  ListSharpPlayersValue,
  ListSignInsQuery,
  ListSignInsValue,
  ListSportsBetsQuery,
  ListSportsBetsValue,
  ListSportsEventsQuery,
  ListSportsResultsQuery,
  ListSportsResultsValue,
  ListSportsTablesQuery,
  ListSportsTablesValue,
  ListStaffAccountsParams,
  ListStaffAccountsQuery,
  ListStaffAccountsValue,
  ListStaffActsParams,
  ListStaffActsQuery,
  ListStaffActsValue,
  ListStaffChangesParams,
  ListStaffChangesQuery,
  ListStaffChangesValue,
  ListStatementLinesParams,
  ListStatementLinesQuery,
  ListStatementLinesValue,
  ListStudioRoundsParams,
  ListStudioRoundsQuery,
  ListStudioRoundsValue,
  ListStudioTablesParams,
  ListStudioTablesValue,
  ListTeamLinesQuery,
  ListTeamLinesValue,
  ListTeamMovementsQuery,
  ListTeamMovementsValue,
  ListThirdPartiesValue,
  ListTradedEventsParams,
  ListTradedEventsQuery,
  ListTradedEventsValue,
  ListTransactionsQuery,
  ListTransactionsValue,
  ListVendorRecordsValue,
  ListVendorsQuery,
  ListVendorsValue,
  ListVoucherBatchesParams,
  ListVoucherBatchesQuery,
  ListVoucherBatchesValue,
  ListWaitingValue,
  ListWinnersQuery,
  ListWinnersValue,
  ListWithdrawalsQuery,
  ListWithdrawalsValue,
  LivePlace,
  LiveProof,
  LocateAddressParams,
  LocateAddressQuery,
  Location,
  LockStaffBody,
  LockStaffParams,
  LoginBody,
  LoginFreePlayBody,
  LoginValue,
  LotteryBoardValue,
  LotteryChase,
  LotteryDrawProof,
  LotteryLobbyValue,
  LotterySettings,
  LotteryTicket,
  LowerPlayerLimitBody,
  LowerPlayerLimitParams,
  MatchStatementLineBody,
  MatchStatementLineParams,
  MemberDetail,
  MemberIconValue,
  MemberInfo,
  MerchantWalletValue,
  MessageDownlineBody,
  MessageDownlineParams,
  MessageDownlineValue,
  MessageTemplateSettings,
  MetricsText,
  MissionLeaderboardValue,
  MissionSummaryValue,
  MoveCreditBody,
  MoveCreditValue,
  NotePresenceBody,
  NotePresenceParams,
  NoteWithdrawalBody,
  NoteWithdrawalParams,
  NotifyPaymentBody,
  NotifyPaymentParams,
  NotifyPaymentValue,
  OfferBrandContractBody,
  OfferBrandContractParams,
  OfferChoice,
  OfferContractsBody,
  OfferContractsValue,
  OfficeAnnouncement,
  OfficeAnnouncements,
  OfficeApplication,
  OfficeBoard,
  OfficeContract,
  OfficeDeposit,
  OfficeFeedback,
  OfficeLotteryDraw,
  OfficeRedemption,
  OfficeReferral,
  OfficeReward,
  OfficeSportsBet,
  OfficeWithdrawal,
  OfficeWithdrawalDetail,
  OwnTableSeat,
  Passkeys,
  PauseLiveTableBody,
  PauseLiveTableParams,
  PauseLiveTableValue,
  PayWithdrawalBody,
  PayWithdrawalParams,
  PayloadKey,
  PaymentPasswordState,
  PermissionInfo,
  PersonalLoss,
  PlaceLiveOrderBody,
  PlaceLiveOrderParams,
  PlaceLotteryChaseBody,
  PlaceLotteryTicketBody,
  PlanSessionBody,
  PlayHouseRoundBody,
  PlaySession,
  PlayerLimits,
  PointGoodsSettings,
  PointsBalance,
  PointsConfigValue,
  PointsPolicySettings,
  PreviewVipPolicyBody,
  PreviewVipPolicyParams,
  PromoCodeBatch,
  PromotionDetail,
  ProveHostBody,
  ProveHostParams,
  Publication,
  PublishAnnouncementBody,
  PublishAnnouncementParams,
  PublishCampaignBody,
  PublishCampaignParams,
  PublishDraftBody,
  PublishDraftParams,
  ReadInboxMessageParams,
  ReadTopicsQuery,
  ReadTopicsValue,
  ReadinessValue,
  RecallInboxMessageBody,
  RecallInboxMessageParams,
  RecheckRollupDayParams,
  RecomputeContractRunBody,
  RecomputeContractRunParams,
  ReconciliationDifference,
  ReconciliationRun,
  RecordPayoutBody,
  RecordPayoutParams,
  RedeemPointRewardBody,
  RedeemPromoCodeBody,
  RedeemVoucherBody,
  Redemption,
  RegionSettings,
  RegisterByMobileBody,
  RegisterByMobileValue,
  RegisterRuleSettings,
  RegisterSettingsValue,
  RegisterValue,
  RegistrationLink,
  RegistrationUser,
  RegistryDeskEntry,
  ReleaseHostBody,
  ReleaseHostParams,
  ReleaseWithdrawalParams,
  RemoveBankAccountBody,
  RemoveBankAccountParams,
  RemoveBankAccountValue,
  RemoveBoardPlaceBody,
  RemoveBoardPlaceParams,
  RemoveFavouriteParams,
  RemovePasskeyParams,
  RemoveStaffPasskeyParams,
  RequestAdjustmentBody,
  RequestAdjustmentParams,
  RequestAgentMoveBody,
  RequestAgentMoveParams,
  RequestCategoryUnblockParams,
  RequestPasswordByEmailBody,
  RequestRewardGrantBody,
  RequestRewardGrantParams,
  RequestRoundRefundBody,
  RequestRoundRefundParams,
  RequestRoundRefundValue,
  RequestStaffChangeBody,
  RequestWithdrawalBody,
  RequirePasswordChangeBody,
  RequirePasswordChangeParams,
  RequirePasswordChangeValue,
  ResetPaymentPasswordBody,
  ResetPaymentPasswordParams,
  ResetPaymentPasswordValue,
  ResetSecondFactorBody,
  ResetSecondFactorParams,
  ResetSecondFactorValue,
  ResponsibleContactSettings,
  ResumeLiveTableBody,
  ResumeLiveTableParams,
  ResumeLiveTableValue,
  ResumeSportsBody,
  ResumeSportsParams,
  ResumeSportsValue,
  RetireRegistryEntryBody,
  RetireRegistryEntryParams,
  RetireVendorKeyBody,
  RetireVendorKeyParams,
  RetryDeadEventBody,
  RetryDeadEventParams,
  RetryDeadEventValue,
  RetryMessageParams,
  RetryMessageValue,
  ReturnDepositBody,
  ReturnDepositParams,
  ReturnDepositValue,
  ReturnLiveOrderParams,
  ReverseAdjustmentBody,
  ReverseAdjustmentParams,
  ReverseDepositBody,
  ReverseDepositParams,
  ReviewStaffAccessBody,
  ReviewStaffAccessParams,
  ReviewWithdrawalBody,
  ReviewWithdrawalParams,
  RevokePromoCodeBatchBody,
  RevokePromoCodeBatchParams,
  RevokeVoucherBatchBody,
  RevokeVoucherBatchParams,
  Reward,
  RewardCredited,
  RewardGrant,
  RewardPolicySettings,
  RewardSummary,
  RollBackRevisionBody,
  RollBackRevisionParams,
  RollupDay,
  RotateHouseSeedBody,
  RotateHouseSeedValue,
  RoundDetail,
  RoundSharing,
  SandboxPayment,
  SaveDraftBody,
  SaveDraftParams,
  SaveDraftValue,
  SaveLanguageTextsBody,
  SaveLanguageTextsParams,
  SaveLanguageTextsValue,
  SaveRegistryEntryBody,
  SaveRegistryEntryParams,
  ScheduleDraftBody,
  ScheduleDraftParams,
  ScheduleDraftValue,
  SearchDepositsParams,
  SearchDepositsQuery,
  SearchDepositsValue,
  SearchRoundsParams,
  SearchRoundsQuery,
  SearchRoundsValue,
  SearchWithdrawalsParams,
  SearchWithdrawalsQuery,
  SearchWithdrawalsValue,
  SecondFactor,
  SecondFactorPolicySettings,
  SendCreditBody,
  SendEmailCodeBody,
  SendFeedbackBody,
  SendFeedbackValue,
  SendInboxMessageBody,
  SendInboxMessageParams,
  SendLoginSmsBody,
  SendPasswordSmsBody,
  SendRegisterSmsBody,
  SendSecondFactorEmailBody,
  SendSecondFactorSmsBody,
  SendToUplineBody,
  ServiceChannelSettings,
  SessionInfo,
  SessionLimitSettings,
  SetAgentPolicyBody,
  SetAgentPolicyParams,
  SetAgentTermsBody,
  SetAgentTermsParams,
  SetBannersBody,
  SetBannersParams,
  SetBrandDayBody,
  SetBrandDayParams,
  SetBrandStatusBody,
  SetBrandStatusParams,
  SetCampaignStateBody,
  SetCampaignStateParams,
  SetContractPolicyBody,
  SetContractPolicyParams,
  SetDefaultBankAccountParams,
  SetDepositRoutesBody,
  SetDepositRoutesParams,
  SetDownlineNoteBody,
  SetDownlineNoteParams,
  SetDownlineNoteValue,
  SetDownlineTermsBody,
  SetDownlineTermsParams,
  SetDownlineTermsValue,
  SetGameHostsBody,
  SetGameHostsParams,
  SetGamePolicyBody,
  SetGamePolicyParams,
  SetGameSettingsBody,
  SetGameSettingsParams,
  SetHelpPageBody,
  SetHelpPageParams,
  SetJackpotSettingsBody,
  SetJackpotSettingsParams,
  SetLotterySettingsBody,
  SetLotterySettingsParams,
  SetMemberOffersBody,
  SetMemberOffersParams,
  SetMemberStatusBody,
  SetMemberStatusParams,
  SetMemberStatusValue,
  SetMemberTagsBody,
  SetMemberTagsParams,
  SetMemberTagsValue,
  SetMessageTemplatesBody,
  SetMessageTemplatesParams,
  SetOfferChoiceBody,
  SetPasswordByEmailBody,
  SetPasswordByPhoneBody,
  SetPaymentPasswordBody,
  SetPlayerLimitBody,
  SetPlayerLimitParams,
  SetPointGoodsBody,
  SetPointGoodsParams,
  SetPointsPolicyBody,
  SetPointsPolicyParams,
  SetPublishRuleBody,
  SetPublishRuleParams,
  SetPublishRuleValue,
  SetRealityCheckBody,
  SetRegionRulesBody,
  SetRegionRulesParams,
  SetRegisterRulesBody,
  SetRegisterRulesParams,
  SetResponsibleContactBody,
  SetResponsibleContactParams,
  SetRewardPolicyBody,
  SetRewardPolicyParams,
  SetSecondFactorPolicyBody,
  SetSecondFactorPolicyParams,
  SetServiceChannelsBody,
  SetServiceChannelsParams,
  SetSessionLimitsBody,
  SetSessionLimitsParams,
  SetSiteLinksBody,
  SetSiteLinksParams,
  SetSportsAutoCashOutBody,
  SetSportsAutoCashOutParams,
  SetSportsSettingsBody,
  SetSportsSettingsParams,
  SetTradedPriceBody,
  SetTradedPriceParams,
  SetTradedPriceValue,
  SetVendorBody,
  SetVendorParams,
  SetVipPolicyBody,
  SetVipPolicyParams,
  SetWalletPolicyBody,
  SetWalletPolicyParams,
  SetWhitelabelFlagsBody,
  SetWhitelabelFlagsParams,
  SetWithdrawalTermsBody,
  SetWithdrawalTermsParams,
  SettleBetMarketBody,
  SettleBetMarketParams,
  SettleBetMarketValue,
  SettleSandboxPaymentBody,
  SettleSandboxPaymentParams,
  SettleWithdrawalBody,
  SettleWithdrawalParams,
  ShareRoundParams,
  SharedRound,
  SignInStaffWithPasskeyBody,
  SignInWithPasskeyBody,
  SimulateCampaignBody,
  SimulateCampaignParams,
  SimulateContractParams,
  SimulateContractValue,
  SiteLinkSettings,
  SitePlanValue,
  SmsSent,
  SportsBet,
  SportsCashOut,
  SportsEvent,
  SportsEventList,
  SportsSettings,
  SportsSlip,
  SportsSlipPrice,
  StaffChange,
  StaffLoginBody,
  StaffMember,
  StaffPasskeys,
  StaffSecondFactor,
  StaffSession,
  StartExclusionBody,
  StartHumanCheckQuery,
  StartReconciliationBody,
  StatementLine,
  StopLotteryChaseBody,
  StopLotteryChaseParams,
  StudioDeskRound,
  SystemStatusValue,
  TakeEnvelopeBody,
  TakeEnvelopeParams,
  TakeEnvelopeValue,
  TakeLiveSeatParams,
  TakeTableSeatBody,
  TakeTableSeatReply,
  TakeWithdrawalParams,
  ThirdPartyOutcome,
  TransactionDetail,
  TransferWalletBody,
  TrialBalance,
  UnreadCountValue,
  UnshareRoundParams,
  UploadAssetBody,
  UploadAssetParams,
  VendorDeskEntry,
  VendorTransfer,
  VendorWalletList,
  VipPolicySettings,
  VipPreview,
  VipState,
  VnGameMenusValue,
  VoidLiveRoundBody,
  VoidLiveRoundParams,
  VoidLotteryDrawBody,
  VoidLotteryDrawParams,
  VoidSportsBetBody,
  VoidSportsBetParams,
  VoucherBatch,
  WalletAnswer,
  WalletBalance,
  WalletBalanceBody,
  WalletBalanceValue,
  WalletBetBody,
  WalletCloseRoundBody,
  WalletCloseRoundValue,
  WalletPolicySettings,
  WalletRollbackBody,
  WalletSessionCheckBody,
  WalletSessionValue,
  WalletWinBody,
  WhitelabelValue,
  WithdrawContractParams,
  Withdrawal,
  WithdrawalOffer,
  WithdrawalTermSettings,
} from './types.ts';

export const operations = {
  decideAdjustment: {"operation":"decideAdjustment","area":"adjustment","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/adjustments/{adjustmentId}/decision","callers":["staff"],"permission":"adjustment.make","errors":["BRAND_NOT_FOUND","ADJUSTMENT_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","INSUFFICIENT_FUNDS"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listAdjustments: {"operation":"listAdjustments","area":"adjustment","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/adjustments","callers":["staff"],"permission":"adjustment.make","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  requestAdjustment: {"operation":"requestAdjustment","area":"adjustment","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/adjustments","callers":["staff"],"permission":"adjustment.make","errors":["MEMBER_NOT_FOUND","AMOUNT_NOT_CONVERTIBLE","AMOUNT_OUT_OF_RANGE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  reverseAdjustment: {"operation":"reverseAdjustment","area":"adjustment","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/adjustments/{adjustmentId}/reversal","callers":["staff"],"permission":"adjustment.make","errors":["BRAND_NOT_FOUND","ADJUSTMENT_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  answerTermProposal: {"operation":"answerTermProposal","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/upline/proposals/{proposalId}","callers":["member","agent"],"errors":["PROPOSAL_NOT_FOUND"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  appointAgent: {"operation":"appointAgent","area":"agent","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/agent","callers":["staff"],"permission":"agent.appoint","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  blockAgent: {"operation":"blockAgent","area":"agent","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/agents/{agentId}/block","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  closeRegistrationLink: {"operation":"closeRegistrationLink","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/links/{linkId}/close","callers":["agent"],"errors":["LINK_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  countInvitationVisit: {"operation":"countInvitationVisit","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/agent/affiliate/visit","callers":["visitor"],"errors":["INVALID_AFFILIATE_CODE","LINK_EXPIRED","LINK_EXHAUSTED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  createDownline: {"operation":"createDownline","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/downlines","callers":["agent"],"errors":["AGENT_POWER_MISSING","INVALID_REGISTRATION","USERNAME_TAKEN","PASSWORD_TOO_COMMON","TERMS_ABOVE_OWN","QUOTA_EXHAUSTED","TREE_TOO_DEEP"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createRegistrationLink: {"operation":"createRegistrationLink","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/links","callers":["agent"],"errors":["AGENT_POWER_MISSING","TERMS_ABOVE_OWN","TREE_TOO_DEEP","INVALID_PERIOD","UNKNOWN_LINK_HOST"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createTopAgent: {"operation":"createTopAgent","area":"agent","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/agents","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","INVALID_REGISTRATION","USERNAME_TAKEN","PASSWORD_TOO_COMMON","TERMS_ABOVE_OWN"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideAgentMove: {"operation":"decideAgentMove","area":"agent","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/agent-moves/{moveId}/decision","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","MOVE_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","MOVE_INTO_OWN_TEAM","TREE_TOO_DEEP","TERMS_ABOVE_OWN"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getAgentHome: {"operation":"getAgentHome","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/home","callers":["agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getAgentPolicy: {"operation":"getAgentPolicy","area":"agent","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/agent-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getDownline: {"operation":"getDownline","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/downlines/{memberId}","callers":["agent"],"errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getUpline: {"operation":"getUpline","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/upline","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAgentMoves: {"operation":"listAgentMoves","area":"agent","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/agent-moves","callers":["staff"],"permission":"agent.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAgents: {"operation":"listAgents","area":"agent","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/agents","callers":["staff"],"permission":"agent.read","errors":["BRAND_NOT_FOUND","MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDailySalaryRequests: {"operation":"listDailySalaryRequests","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/contract/dailySalary/requests","callers":["member","agent"],"errors":["CONTRACT_NOT_OFFERED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDividendRequests: {"operation":"listDividendRequests","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/contract/dividend/requests","callers":["member","agent"],"errors":["CONTRACT_NOT_OFFERED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDownlines: {"operation":"listDownlines","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/downlines","callers":["agent"],"errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listHourlySalaryRequests: {"operation":"listHourlySalaryRequests","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/contract/hourlySalary/requests","callers":["member","agent"],"errors":["CONTRACT_NOT_OFFERED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRealTimeSalaryRequests: {"operation":"listRealTimeSalaryRequests","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/contract/realTimeSalary/requests","callers":["member","agent"],"errors":["CONTRACT_NOT_OFFERED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRegistrationLinks: {"operation":"listRegistrationLinks","area":"agent","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/links","callers":["agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  messageDownline: {"operation":"messageDownline","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/downlines/{memberId}/message","callers":["agent"],"errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  requestAgentMove: {"operation":"requestAgentMove","area":"agent","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/agent-moves","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","MEMBER_NOT_FOUND","MOVE_INTO_OWN_TEAM","TREE_TOO_DEEP","TERMS_ABOVE_OWN","MOVE_WAITING"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setAgentPolicy: {"operation":"setAgentPolicy","area":"agent","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/agent-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setAgentTerms: {"operation":"setAgentTerms","area":"agent","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/agents/{agentId}/terms","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","MEMBER_NOT_FOUND","FACTS_CONFLICT","TERMS_ABOVE_OWN","TERMS_BELOW_DOWNLINE","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setDownlineNote: {"operation":"setDownlineNote","area":"agent","status":"built","surface":"site","method":"PUT","path":"/wps/relay/agent/downlines/{memberId}/note","callers":["agent"],"errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setDownlineTerms: {"operation":"setDownlineTerms","area":"agent","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/downlines/{memberId}/terms","callers":["agent"],"errors":["MEMBER_NOT_FOUND","AGENT_POWER_MISSING","TERMS_ABOVE_OWN","TERMS_BELOW_DOWNLINE","QUOTA_EXHAUSTED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  addBankAccount: {"operation":"addBankAccount","area":"bank-account","status":"built","surface":"site","method":"POST","path":"/wps/relay/bank-accounts","callers":["member","agent"],"errors":["BANK_NOT_OFFERED","INVALID_BANK_ACCOUNT","BANK_ACCOUNT_KNOWN","TOO_MANY_BANK_ACCOUNTS","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listBankAccounts: {"operation":"listBankAccounts","area":"bank-account","status":"built","surface":"site","method":"GET","path":"/wps/relay/bank-accounts","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  removeBankAccount: {"operation":"removeBankAccount","area":"bank-account","status":"built","surface":"site","method":"POST","path":"/wps/relay/bank-accounts/{bankAccountId}/removal","callers":["member","agent"],"errors":["BANK_ACCOUNT_NOT_FOUND","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setDefaultBankAccount: {"operation":"setDefaultBankAccount","area":"bank-account","status":"built","surface":"site","method":"PUT","path":"/wps/relay/bank-accounts/{bankAccountId}/default","callers":["member","agent"],"errors":["BANK_ACCOUNT_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  archiveBrand: {"operation":"archiveBrand","area":"brand","status":"built","surface":"builder","method":"PUT","path":"/builder/api/brands/{brand}/archive","callers":["staff"],"permission":"brand.create","errors":["BRAND_NOT_FOUND","DEFAULT_BRAND_NEEDED","BRAND_HAS_PLAYERS"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  cancelSchedule: {"operation":"cancelSchedule","area":"brand","status":"built","surface":"builder","method":"DELETE","path":"/builder/api/brands/{brand}/schedule","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  checkBrandName: {"operation":"checkBrandName","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brand-names","callers":["staff"],"permission":"brand.create","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  checkDraft: {"operation":"checkDraft","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/check","callers":["staff"],"permission":"brand.read","bodyLimitBytes":524288,"errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  createBrand: {"operation":"createBrand","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands","callers":["staff"],"permission":"brand.create","errors":["BRAND_EXISTS","BRAND_NOT_FOUND","HOST_TAKEN"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createPreviewToken: {"operation":"createPreviewToken","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/preview","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  discardDraft: {"operation":"discardDraft","area":"brand","status":"built","surface":"builder","method":"DELETE","path":"/builder/api/brands/{brand}/draft","callers":["staff"],"permission":"brand.edit","errors":["BRAND_NOT_FOUND","DRAFT_CONFLICT"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getBrandDay: {"operation":"getBrandDay","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/day","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getBrandDraft: {"operation":"getBrandDraft","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands/{brand}/draft","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getBrandStatus: {"operation":"getBrandStatus","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/status","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getGameHosts: {"operation":"getGameHosts","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/game-hosts","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getGamePolicy: {"operation":"getGamePolicy","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/game-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getGameSettings: {"operation":"getGameSettings","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/games","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRegionRules: {"operation":"getRegionRules","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/region-rules","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRegisterRules: {"operation":"getRegisterRules","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/register-rules","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRegistry: {"operation":"getRegistry","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/registry","callers":["staff"],"permission":"brand.read","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getResponsibleContact: {"operation":"getResponsibleContact","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/responsible-contact","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRevision: {"operation":"getRevision","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands/{brand}/revisions/{revision}","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND","REVISION_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSecondFactorPolicy: {"operation":"getSecondFactorPolicy","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/second-factor-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSessionLimits: {"operation":"getSessionLimits","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/session-limits","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getWalletPolicy: {"operation":"getWalletPolicy","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/wallet-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getWhitelabelFlags: {"operation":"getWhitelabelFlags","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/flags","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAssets: {"operation":"listAssets","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands/{brand}/assets","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAuditEntries: {"operation":"listAuditEntries","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/audit","callers":["staff"],"permission":"audit.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listBrands: {"operation":"listBrands","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands","callers":["staff"],"permission":"brand.read","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listHeldHosts: {"operation":"listHeldHosts","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands/{brand}/hosts","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRevisions: {"operation":"listRevisions","area":"brand","status":"built","surface":"builder","method":"GET","path":"/builder/api/brands/{brand}/revisions","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  locateAddress: {"operation":"locateAddress","area":"brand","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/region-rules/location","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND","INVALID_ADDRESS"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  notePresence: {"operation":"notePresence","area":"brand","status":"built","surface":"builder","method":"PUT","path":"/builder/api/brands/{brand}/presence","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  proveHost: {"operation":"proveHost","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/hosts/prove","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND","HOST_NOT_HELD","HOST_NOT_PROVEN"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  publishDraft: {"operation":"publishDraft","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/publish","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND","DRAFT_CONFLICT","NOTHING_TO_PUBLISH","PUBLISH_BLOCKED","LIVE_CHANGED","SECOND_PERSON_NEEDED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  releaseHost: {"operation":"releaseHost","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/hosts/release","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND","HOST_NOT_HELD","HOST_IN_USE"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  rollBackRevision: {"operation":"rollBackRevision","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/rollback","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND","REVISION_NOT_FOUND","MANIFEST_ID_MISMATCH","HOST_TAKEN","LIVE_CHANGED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  saveDraft: {"operation":"saveDraft","area":"brand","status":"built","surface":"builder","method":"PUT","path":"/builder/api/brands/{brand}/draft","callers":["staff"],"permission":"brand.edit","bodyLimitBytes":524288,"errors":["BRAND_NOT_FOUND","DRAFT_CONFLICT","MANIFEST_ID_MISMATCH","EDITS_DO_NOT_FIT"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  scheduleDraft: {"operation":"scheduleDraft","area":"brand","status":"built","surface":"builder","method":"PUT","path":"/builder/api/brands/{brand}/schedule","callers":["staff"],"permission":"brand.publish","errors":["BRAND_NOT_FOUND","DRAFT_CONFLICT","LIVE_CHANGED","NOTHING_TO_PUBLISH","SECOND_PERSON_NEEDED","TIME_PASSED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setBrandDay: {"operation":"setBrandDay","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/day","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setBrandStatus: {"operation":"setBrandStatus","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/status","callers":["staff"],"permission":"brand.status","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setGameHosts: {"operation":"setGameHosts","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/game-hosts","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setGamePolicy: {"operation":"setGamePolicy","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/game-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setGameSettings: {"operation":"setGameSettings","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/games","callers":["staff"],"permission":"brand.rules","bodyLimitBytes":2097152,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_GAME_SETTINGS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setPublishRule: {"operation":"setPublishRule","area":"brand","status":"built","surface":"builder","method":"PUT","path":"/builder/api/brands/{brand}/publish-rule","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setRegionRules: {"operation":"setRegionRules","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/region-rules","callers":["staff"],"permission":"brand.rules","bodyLimitBytes":262144,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_REGION_RULES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setRegisterRules: {"operation":"setRegisterRules","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/register-rules","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_REGISTER_RULES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setResponsibleContact: {"operation":"setResponsibleContact","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/responsible-contact","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setSecondFactorPolicy: {"operation":"setSecondFactorPolicy","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/second-factor-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setSessionLimits: {"operation":"setSessionLimits","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/session-limits","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setWalletPolicy: {"operation":"setWalletPolicy","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/wallet-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setWhitelabelFlags: {"operation":"setWhitelabelFlags","area":"brand","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/flags","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_FLAGS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  uploadAsset: {"operation":"uploadAsset","area":"brand","status":"built","surface":"builder","method":"POST","path":"/builder/api/brands/{brand}/assets","callers":["staff"],"permission":"brand.edit","bodyLimitBytes":7340032,"errors":["BRAND_NOT_FOUND","INVALID_PICTURE","TOO_MANY_PICTURES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  changeCampaign: {"operation":"changeCampaign","area":"campaign","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/campaigns/{campaignId}","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND","CAMPAIGN_CHANGED","CAMPAIGN_ENDED","INVALID_CAMPAIGN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createCampaign: {"operation":"createCampaign","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/campaigns","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","INVALID_CAMPAIGN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createPromoCodeBatch: {"operation":"createPromoCodeBatch","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/promo-codes","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND","PROMO_CODE_TAKEN","SECOND_PERSON_ASKED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideCampaign: {"operation":"decideCampaign","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND","CAMPAIGN_CHANGED","CAMPAIGN_NOT_WAITING","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","INVALID_CAMPAIGN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideHeldReward: {"operation":"decideHeldReward","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/held-rewards/{heldRewardId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","HELD_REWARD_NOT_FOUND","SECOND_PERSON_ASKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decidePromotionApplication: {"operation":"decidePromotionApplication","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/promotion-applications/{promotionApplicationId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","PROMOTION_APPLICATION_NOT_FOUND","BUDGET_SPENT","NOT_ELIGIBLE","SECOND_PERSON_ASKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideRewardGrant: {"operation":"decideRewardGrant","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/reward-grants/{grantId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","GRANT_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","BUDGET_SPENT","NOT_ELIGIBLE","CAMPAIGN_NOT_LIVE"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getCampaign: {"operation":"getCampaign","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/campaigns/{campaignId}","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMemberOffers: {"operation":"getMemberOffers","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/offers","callers":["staff"],"permission":"promotion.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listCampaigns: {"operation":"listCampaigns","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/campaigns","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listHeldRewards: {"operation":"listHeldRewards","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/held-rewards","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listPromoCodeBatches: {"operation":"listPromoCodeBatches","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/promo-codes","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listPromotionApplications: {"operation":"listPromotionApplications","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/promotion-applications","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRewardGrants: {"operation":"listRewardGrants","area":"campaign","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/reward-grants","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  publishCampaign: {"operation":"publishCampaign","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/publication","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND","CAMPAIGN_CHANGED","CAMPAIGN_ENDED","CAMPAIGN_WAITING","INVALID_CAMPAIGN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  requestRewardGrant: {"operation":"requestRewardGrant","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/reward-grants","callers":["staff"],"permission":"promotion.edit","errors":["MEMBER_NOT_FOUND","CAMPAIGN_NOT_FOUND","CAMPAIGN_NOT_LIVE","GRANT_CAP_REACHED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  revokePromoCodeBatch: {"operation":"revokePromoCodeBatch","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/promo-codes/{batchId}/revocation","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","PROMO_CODE_BATCH_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setCampaignState: {"operation":"setCampaignState","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/state","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","CAMPAIGN_NOT_FOUND","CAMPAIGN_CHANGED","CAMPAIGN_ENDED","CAMPAIGN_NOT_LIVE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setMemberOffers: {"operation":"setMemberOffers","area":"campaign","status":"built","surface":"office","method":"PUT","path":"/office/api/members/{memberId}/offers","callers":["staff"],"permission":"promotion.edit","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  simulateCampaign: {"operation":"simulateCampaign","area":"campaign","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/campaign-simulations","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","INVALID_CAMPAIGN"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  addBannerPicture: {"operation":"addBannerPicture","area":"content","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/banner-pictures","callers":["staff"],"permission":"content.edit","bodyLimitBytes":7340032,"errors":["BRAND_NOT_FOUND","INVALID_PICTURE","TOO_MANY_PICTURES"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  createAnnouncement: {"operation":"createAnnouncement","area":"content","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/announcements","callers":["staff"],"permission":"content.edit","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","INVALID_ANNOUNCEMENT","TOO_MANY_ANNOUNCEMENTS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  deleteAnnouncement: {"operation":"deleteAnnouncement","area":"content","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/announcements/{announcementId}/deletion","callers":["staff"],"permission":"content.edit","errors":["BRAND_NOT_FOUND","ANNOUNCEMENT_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  editAnnouncement: {"operation":"editAnnouncement","area":"content","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/announcements/{announcementId}","callers":["staff"],"permission":"content.edit","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","ANNOUNCEMENT_NOT_FOUND","FACTS_CONFLICT","INVALID_ANNOUNCEMENT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getBanners: {"operation":"getBanners","area":"content","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/banners","callers":["staff"],"permission":"content.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getServiceChannels: {"operation":"getServiceChannels","area":"content","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/service-channels","callers":["staff"],"permission":"content.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSiteLinks: {"operation":"getSiteLinks","area":"content","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/site-links","callers":["staff"],"permission":"content.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAnnouncements: {"operation":"listAnnouncements","area":"content","status":"built","surface":"site","method":"GET","path":"/wps/relay/announcements","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listOfficeAnnouncements: {"operation":"listOfficeAnnouncements","area":"content","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/announcements","callers":["staff"],"permission":"content.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  publishAnnouncement: {"operation":"publishAnnouncement","area":"content","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/announcements/{announcementId}/published","callers":["staff"],"permission":"content.edit","errors":["BRAND_NOT_FOUND","ANNOUNCEMENT_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setBanners: {"operation":"setBanners","area":"content","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/banners","callers":["staff"],"permission":"content.edit","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_BANNERS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setServiceChannels: {"operation":"setServiceChannels","area":"content","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/service-channels","callers":["staff"],"permission":"content.edit","bodyLimitBytes":262144,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_SERVICE_CHANNELS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setSiteLinks: {"operation":"setSiteLinks","area":"content","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/site-links","callers":["staff"],"permission":"content.edit","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_SITE_RESOURCES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  answerContract: {"operation":"answerContract","area":"contract","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/contracts/{contractId}/answer","callers":["agent"],"errors":["CONTRACT_NOT_OFFERED","CONTRACT_NOT_FOUND","CONTRACT_CHANGED","CONTRACT_EXPIRED","CONTRACT_TERMS_REFUSED","CONTRACT_ENDS_DOWNLINES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  answerContractEnd: {"operation":"answerContractEnd","area":"contract","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/contracts/{contractId}/end/answer","callers":["agent"],"errors":["CONTRACT_NOT_FOUND","CONTRACT_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  approveContractRun: {"operation":"approveContractRun","area":"contract","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/contract-runs/{runId}/approval","callers":["staff"],"permission":"contract.run","errors":["BRAND_NOT_FOUND","CONTRACT_RUN_NOT_FOUND","CONTRACT_RUN_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  askContractEnd: {"operation":"askContractEnd","area":"contract","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/contracts/{contractId}/end","callers":["agent"],"errors":["CONTRACT_NOT_FOUND","CONTRACT_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  endContract: {"operation":"endContract","area":"contract","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/contracts/{contractId}/end","callers":["staff"],"permission":"contract.run","errors":["BRAND_NOT_FOUND","CONTRACT_NOT_FOUND","CONTRACT_CHANGED","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getContractPolicy: {"operation":"getContractPolicy","area":"contract","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/contract-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getContractRules: {"operation":"getContractRules","area":"contract","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/contract-rules","callers":["agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listContractLineMembers: {"operation":"listContractLineMembers","area":"contract","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/contract-lines/{contractLineId}/members","callers":["agent"],"errors":["CONTRACT_LINE_NOT_FOUND"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listContractLines: {"operation":"listContractLines","area":"contract","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/contract-lines","callers":["agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listContractRunLines: {"operation":"listContractRunLines","area":"contract","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/contract-runs/{runId}/lines","callers":["staff"],"permission":"contract.read","errors":["BRAND_NOT_FOUND","CONTRACT_RUN_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listContractRuns: {"operation":"listContractRuns","area":"contract","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/contract-runs","callers":["staff"],"permission":"contract.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listContracts: {"operation":"listContracts","area":"contract","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/contracts","callers":["agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listOfficeContracts: {"operation":"listOfficeContracts","area":"contract","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/contracts","callers":["staff"],"permission":"contract.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  offerBrandContract: {"operation":"offerBrandContract","area":"contract","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/agents/{agentId}/contracts","callers":["staff"],"permission":"contract.run","errors":["BRAND_NOT_FOUND","MEMBER_NOT_FOUND","CONTRACT_NOT_OFFERED","CONTRACT_TERMS_REFUSED","CONTRACT_OFFER_WAITING","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  offerContracts: {"operation":"offerContracts","area":"contract","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/contracts","callers":["agent"],"errors":["CONTRACT_NOT_OFFERED","CONTRACT_OWN_MISSING","CONTRACT_TERMS_REFUSED","CONTRACT_OFFER_WAITING","CONTRACT_ARREARS","CONTRACT_TOO_DEEP","MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  recomputeContractRun: {"operation":"recomputeContractRun","area":"contract","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/contract-runs/{runId}/recomputation","callers":["staff"],"permission":"contract.run","errors":["BRAND_NOT_FOUND","CONTRACT_RUN_NOT_FOUND","CONTRACT_RUN_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setContractPolicy: {"operation":"setContractPolicy","area":"contract","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/contract-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  simulateContract: {"operation":"simulateContract","area":"contract","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/contracts/{contractId}/simulation","callers":["agent"],"errors":["CONTRACT_NOT_FOUND"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  withdrawContract: {"operation":"withdrawContract","area":"contract","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/contracts/{contractId}/withdraw","callers":["agent"],"errors":["CONTRACT_NOT_FOUND","CONTRACT_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listCreditTransfers: {"operation":"listCreditTransfers","area":"credit","status":"built","surface":"site","method":"GET","path":"/wps/relay/credit/transfers","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  moveCredit: {"operation":"moveCredit","area":"credit","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/credit/moves","callers":["agent"],"errors":["TRANSFER_OFF","AGENT_POWER_MISSING","MEMBER_BLOCKED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  sendCredit: {"operation":"sendCredit","area":"credit","status":"built","surface":"site","method":"POST","path":"/wps/relay/agent/credit/transfers","callers":["agent"],"errors":["TRANSFER_OFF","AGENT_POWER_MISSING","MEMBER_NOT_FOUND","MEMBER_BLOCKED","TRANSFER_CAP_REACHED","RECIPIENT_LIMIT_REACHED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD","CONTRACT_ARREARS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  sendToUpline: {"operation":"sendToUpline","area":"credit","status":"built","surface":"site","method":"POST","path":"/wps/relay/upline/transfers","callers":["member","agent"],"errors":["TRANSFER_OFF","UPLINE_MISSING","MEMBER_BLOCKED","TRANSFER_CAP_REACHED","TURNOVER_OWED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD","CONTRACT_ARREARS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  addDepositProof: {"operation":"addDepositProof","area":"deposit","status":"built","surface":"site","method":"POST","path":"/wps/relay/deposits/{depositId}/proofs","callers":["member","agent"],"bodyLimitBytes":7340032,"errors":["DEPOSIT_NOT_FOUND","DEPOSIT_SETTLED","INVALID_PICTURE","TOO_MANY_PROOFS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createDeposit: {"operation":"createDeposit","area":"deposit","status":"built","surface":"site","method":"POST","path":"/wps/relay/deposits","callers":["member","agent"],"errors":["CHANNEL_UNAVAILABLE","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","TOO_MANY_PENDING_DEPOSITS","MEMBER_BLOCKED","DEPOSIT_LIMIT_REACHED","ACCOUNT_EXCLUDED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  createVoucherBatch: {"operation":"createVoucherBatch","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/voucher-batches","callers":["staff"],"permission":"voucher.make","errors":["BRAND_NOT_FOUND","AMOUNT_NOT_CONVERTIBLE","AMOUNT_OUT_OF_RANGE","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  creditDeposit: {"operation":"creditDeposit","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/credit","callers":["staff"],"permission":"deposit.match","errors":["BRAND_NOT_FOUND","DEPOSIT_NOT_FOUND","DEPOSIT_SETTLED","FACTS_CONFLICT","AMOUNT_NOT_CONVERTIBLE","AMOUNT_OUT_OF_RANGE","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  declineDeposit: {"operation":"declineDeposit","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/decline","callers":["staff"],"permission":"deposit.match","errors":["BRAND_NOT_FOUND","DEPOSIT_NOT_FOUND","DEPOSIT_SETTLED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getDeposit: {"operation":"getDeposit","area":"deposit","status":"built","surface":"site","method":"GET","path":"/wps/relay/deposits/{depositId}","callers":["member","agent"],"errors":["DEPOSIT_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getDepositRoutes: {"operation":"getDepositRoutes","area":"deposit","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/deposit-routes","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  ignoreStatementLine: {"operation":"ignoreStatementLine","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/statement-lines/{lineId}/ignore","callers":["staff"],"permission":"deposit.match","errors":["BRAND_NOT_FOUND","STATEMENT_LINE_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  importStatement: {"operation":"importStatement","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/statements","callers":["staff"],"permission":"deposit.match","bodyLimitBytes":4000000,"errors":["BRAND_NOT_FOUND","STATEMENT_UNREADABLE","CHANNEL_UNAVAILABLE"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listDepositChannels: {"operation":"listDepositChannels","area":"deposit","status":"built","surface":"site","method":"GET","path":"/wps/relay/deposit/channels","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDeposits: {"operation":"listDeposits","area":"deposit","status":"built","surface":"site","method":"GET","path":"/wps/relay/deposits","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listReturnableDeposits: {"operation":"listReturnableDeposits","area":"deposit","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/returnable-deposits","callers":["staff"],"permission":"deposit.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listStatementLines: {"operation":"listStatementLines","area":"deposit","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/statement-lines","callers":["staff"],"permission":"deposit.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listVoucherBatches: {"operation":"listVoucherBatches","area":"deposit","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/voucher-batches","callers":["staff"],"permission":"voucher.make","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  matchStatementLine: {"operation":"matchStatementLine","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/statement-lines/{lineId}/match","callers":["staff"],"permission":"deposit.match","errors":["BRAND_NOT_FOUND","STATEMENT_LINE_NOT_FOUND","DEPOSIT_NOT_FOUND","DEPOSIT_SETTLED","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  redeemVoucher: {"operation":"redeemVoucher","area":"deposit","status":"built","surface":"site","method":"POST","path":"/wps/relay/vouchers/redemption","callers":["member","agent"],"acceptsEncrypted":true,"errors":["VOUCHER_INVALID","DEPOSIT_LIMIT_REACHED","ACCOUNT_EXCLUDED","MEMBER_BLOCKED","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  returnDeposit: {"operation":"returnDeposit","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/returnable-deposits/{returnableId}/return","callers":["staff"],"permission":"deposit.return","errors":["BRAND_NOT_FOUND","DEPOSIT_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  reverseDeposit: {"operation":"reverseDeposit","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/reversal","callers":["staff"],"permission":"deposit.return","errors":["BRAND_NOT_FOUND","DEPOSIT_NOT_FOUND","DEPOSIT_NOT_REVERSIBLE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  revokeVoucherBatch: {"operation":"revokeVoucherBatch","area":"deposit","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/voucher-batches/{batchId}/revocation","callers":["staff"],"permission":"voucher.make","errors":["BRAND_NOT_FOUND","VOUCHER_BATCH_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  searchDeposits: {"operation":"searchDeposits","area":"deposit","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/deposits","callers":["staff"],"permission":"deposit.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setDepositRoutes: {"operation":"setDepositRoutes","area":"deposit","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/deposit-routes","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  exportDesk: {"operation":"exportDesk","area":"desk","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/export/{operation}","callers":["staff"],"permission":"desk.export","rawReply":"application/octet-stream","errors":["BRAND_NOT_FOUND","DESK_NOT_FOUND","EXPORT_TOO_LARGE"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  findRecords: {"operation":"findRecords","area":"desk","status":"built","surface":"office","method":"GET","path":"/office/api/records","callers":["staff"],"permission":"staff.self","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listWaiting: {"operation":"listWaiting","area":"desk","status":"built","surface":"office","method":"GET","path":"/office/api/waiting","callers":["staff"],"permission":"staff.self","errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  decideExclusionMatch: {"operation":"decideExclusionMatch","area":"exclusion","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/exclusion-matches/{matchId}/decision","callers":["staff"],"permission":"member.protect","errors":["BRAND_NOT_FOUND","EXCLUSION_MATCH_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  excludeMember: {"operation":"excludeMember","area":"exclusion","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/exclusion","callers":["staff"],"permission":"member.protect","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listExclusionMatches: {"operation":"listExclusionMatches","area":"exclusion","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/exclusion-matches","callers":["staff"],"permission":"member.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  startExclusion: {"operation":"startExclusion","area":"exclusion","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/exclusion","callers":["member","agent"],"errors":[],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  addFavourite: {"operation":"addFavourite","area":"favourite","status":"built","surface":"site","method":"POST","path":"/wps/relay/favourites","callers":["member","agent"],"errors":["GAME_NOT_FOUND","FAVOURITES_FULL"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  listFavouriteIds: {"operation":"listFavouriteIds","area":"favourite","status":"built","surface":"site","method":"GET","path":"/wps/relay/favourites/ids","callers":["member","agent"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listFavourites: {"operation":"listFavourites","area":"favourite","status":"built","surface":"site","method":"GET","path":"/wps/relay/favourites","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  removeFavourite: {"operation":"removeFavourite","area":"favourite","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/favourites/{nodeId}","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  handleFeedback: {"operation":"handleFeedback","area":"feedback","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/feedback/{feedbackId}/handled","callers":["staff"],"permission":"feedback.handle","errors":["BRAND_NOT_FOUND","FEEDBACK_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listFeedback: {"operation":"listFeedback","area":"feedback","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/feedback","callers":["staff"],"permission":"feedback.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  sendFeedback: {"operation":"sendFeedback","area":"feedback","status":"built","surface":"site","method":"PUT","path":"/wps/feedback","callers":["visitor"],"errors":[],"rateLimit":{"max":5,"windowSeconds":300,"by":"ip"},"idempotency":"key"},
  getGameMenus: {"operation":"getGameMenus","area":"game","status":"built","surface":"site","method":"GET","path":"/lgw/games/game_menus","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  launchGame: {"operation":"launchGame","area":"game","status":"built","surface":"site","method":"POST","path":"/wps/game/launchGame","callers":["member","agent","trial"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","GAME_NOT_OFFERED","VENDOR_DOWN","DEMO_NOT_OFFERED","TRIAL_NOT_ALLOWED","MEMBER_BLOCKED","CATEGORY_BLOCKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  launchSports: {"operation":"launchSports","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/sports/launch","callers":["visitor"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","TRIAL_NOT_ALLOWED","MEMBER_BLOCKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  leaveGame: {"operation":"leaveGame","area":"game","status":"built","surface":"site","method":"POST","path":"/wps/game/leaveGame","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  listGameTypes: {"operation":"listGameTypes","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/types","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listGames: {"operation":"listGames","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/list","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listHotGames: {"operation":"listHotGames","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/hot","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listPopularGames: {"operation":"listPopularGames","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/popular","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listPvpRooms: {"operation":"listPvpRooms","area":"game","status":"planned","surface":"site","method":"GET","path":"/wps/relay/game/pvp/rooms","callers":["visitor"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listRecentGames: {"operation":"listRecentGames","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/recent","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listVendors: {"operation":"listVendors","area":"game","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/vendors","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  handleHarmCase: {"operation":"handleHarmCase","area":"harm-case","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/harm-cases/{caseId}/handling","callers":["staff"],"permission":"member.protect","errors":["BRAND_NOT_FOUND","HARM_CASE_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listHarmCases: {"operation":"listHarmCases","area":"harm-case","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/harm-cases","callers":["staff"],"permission":"member.protect","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listMemberHarmCases: {"operation":"listMemberHarmCases","area":"harm-case","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/harm-cases","callers":["staff"],"permission":"member.protect","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  arrangeHelpPages: {"operation":"arrangeHelpPages","area":"help","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/help","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_HELP_PAGES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getHelpCentre: {"operation":"getHelpCentre","area":"help","status":"built","surface":"site","method":"GET","path":"/wps/system/helpCenter","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getHelpPage: {"operation":"getHelpPage","area":"help","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/help/{page}","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND","HELP_PAGE_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getHelpPages: {"operation":"getHelpPages","area":"help","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/help","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setHelpPage: {"operation":"setHelpPage","area":"help","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/help/{page}","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","HELP_PAGE_NOT_FOUND","FACTS_CONFLICT","INVALID_HELP_PAGES"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  actHouseRound: {"operation":"actHouseRound","area":"house","status":"built","surface":"site","method":"POST","path":"/house/rounds/{roundId}/actions","callers":["visitor"],"openWhileClosed":true,"errors":["INVALID_TOKEN","TOKEN_EXPIRED","ROUND_NOT_FOUND","ROUND_OPEN","ROUND_CLOSED","ACTION_OUT_OF_ORDER","ACTION_NOT_ALLOWED","IDEMPOTENCY_MISMATCH","INSUFFICIENT_FUNDS","BET_LIMIT_EXCEEDED","MEMBER_BLOCKED","GAME_NOT_OFFERED","GAME_MAINTENANCE","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":600,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  cashOutTableSeat: {"operation":"cashOutTableSeat","area":"house","status":"built","surface":"site","method":"POST","path":"/house/table/rounds/{tableRoundId}/cash-out","callers":["visitor"],"openWhileClosed":true,"errors":["INVALID_TOKEN","TOKEN_EXPIRED","INVALID_GAME","ROUND_NOT_FOUND","TABLE_BETTING","CASH_OUT_TOO_LATE"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  finishHouseRound: {"operation":"finishHouseRound","area":"house","status":"built","surface":"site","method":"POST","path":"/house/rounds/{roundId}/finish","callers":["visitor"],"openWhileClosed":true,"errors":["INVALID_TOKEN","TOKEN_EXPIRED","ROUND_NOT_FOUND","ROUND_OPEN","ROUND_CLOSED"],"rateLimit":{"max":600,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getGameTable: {"operation":"getGameTable","area":"house","status":"built","surface":"site","method":"GET","path":"/house/table","callers":["visitor"],"openWhileClosed":true,"errors":["INVALID_TOKEN","TOKEN_EXPIRED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getHouseSession: {"operation":"getHouseSession","area":"house","status":"built","surface":"site","method":"GET","path":"/house/session","callers":["visitor"],"errors":["INVALID_TOKEN","TOKEN_EXPIRED","GAME_MAINTENANCE"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listGameReturns: {"operation":"listGameReturns","area":"house","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/game-returns","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  playHouseRound: {"operation":"playHouseRound","area":"house","status":"built","surface":"site","method":"POST","path":"/house/rounds","callers":["visitor"],"errors":["INVALID_TOKEN","TOKEN_EXPIRED","STAKE_NOT_ALLOWED","WAGER_NOT_ALLOWED","INSUFFICIENT_FUNDS","BET_LIMIT_EXCEEDED","ROUND_OPEN","ROUND_TOO_SOON","SEED_NOT_CHOSEN","MEMBER_BLOCKED","GAME_MAINTENANCE","GAME_NOT_OFFERED","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":600,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  rotateHouseSeed: {"operation":"rotateHouseSeed","area":"house","status":"built","surface":"site","method":"POST","path":"/house/seed/rotate","callers":["visitor"],"errors":["INVALID_TOKEN","TOKEN_EXPIRED","ROUND_OPEN","SEED_NOT_FOUND"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  takeTableSeat: {"operation":"takeTableSeat","area":"house","status":"built","surface":"site","method":"POST","path":"/house/table/seats","callers":["visitor"],"errors":["INVALID_TOKEN","TOKEN_EXPIRED","INVALID_GAME","SEED_NOT_CHOSEN","STAKE_NOT_ALLOWED","WAGER_NOT_ALLOWED","TABLE_LOCKED","SEAT_TAKEN","INSUFFICIENT_FUNDS","BET_LIMIT_EXCEEDED","MEMBER_BLOCKED","GAME_MAINTENANCE","GAME_NOT_OFFERED","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  confirmInboxMessage: {"operation":"confirmInboxMessage","area":"inbox","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/inbox/{sendingId}/confirm","callers":["staff"],"permission":"inbox.send","errors":["BRAND_NOT_FOUND","INBOX_MESSAGE_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  countInboxAudience: {"operation":"countInboxAudience","area":"inbox","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/inbox/audience","callers":["staff"],"permission":"inbox.send","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  deleteInboxMessage: {"operation":"deleteInboxMessage","area":"inbox","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/message/{inboxMessageId}","callers":["member","agent"],"errors":["INBOX_MESSAGE_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getMessageTemplates: {"operation":"getMessageTemplates","area":"inbox","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/message-templates","callers":["staff"],"permission":"inbox.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getUnreadCount: {"operation":"getUnreadCount","area":"inbox","status":"built","surface":"site","method":"GET","path":"/wps/relay/message/unread","callers":["member","agent"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listInbox: {"operation":"listInbox","area":"inbox","status":"built","surface":"site","method":"GET","path":"/wps/relay/message/list","callers":["member","agent"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listInboxSendings: {"operation":"listInboxSendings","area":"inbox","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/inbox","callers":["staff"],"permission":"inbox.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  readInboxMessage: {"operation":"readInboxMessage","area":"inbox","status":"built","surface":"site","method":"PUT","path":"/wps/relay/message/{inboxMessageId}/read","callers":["member","agent"],"errors":["INBOX_MESSAGE_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  readWholeInbox: {"operation":"readWholeInbox","area":"inbox","status":"built","surface":"site","method":"PUT","path":"/wps/relay/message/read","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  recallInboxMessage: {"operation":"recallInboxMessage","area":"inbox","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/inbox/{sendingId}/recall","callers":["staff"],"permission":"inbox.send","errors":["BRAND_NOT_FOUND","INBOX_MESSAGE_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  sendInboxMessage: {"operation":"sendInboxMessage","area":"inbox","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/inbox","callers":["staff"],"permission":"inbox.send","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","INVALID_INBOX_MESSAGE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setMessageTemplates: {"operation":"setMessageTemplates","area":"inbox","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/message-templates","callers":["staff"],"permission":"inbox.send","bodyLimitBytes":1048576,"errors":["BRAND_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getJackpot: {"operation":"getJackpot","area":"jackpot","status":"built","surface":"site","method":"GET","path":"/wps/relay/game/jackpot","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getJackpotSettings: {"operation":"getJackpotSettings","area":"jackpot","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/jackpot","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listJackpotWins: {"operation":"listJackpotWins","area":"jackpot","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/jackpot/wins","callers":["staff"],"permission":"member.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setJackpotSettings: {"operation":"setJackpotSettings","area":"jackpot","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/jackpot","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_JACKPOT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getLedgerHealth: {"operation":"getLedgerHealth","area":"ledger","status":"built","surface":"office","method":"GET","path":"/office/api/ledger-health","callers":["staff"],"permission":"audit.read","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getLinkedEmail: {"operation":"getLinkedEmail","area":"linked-email","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/email","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  linkEmail: {"operation":"linkEmail","area":"linked-email","status":"built","surface":"site","method":"PUT","path":"/wps/relay/member/email","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","VERIFICATION_CODE_INVALID","TOO_MANY_WRONG_CODES","VERIFICATION_CODE_EXPIRED","WRONG_PASSWORD","EMAIL_TAKEN"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  sendEmailCode: {"operation":"sendEmailCode","area":"linked-email","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/email/code","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","SMS_QUOTA_EXCEEDED","EMAIL_REFUSED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  launchLiveChat: {"operation":"launchLiveChat","area":"live","status":"planned","surface":"site","method":"GET","path":"/wps/relay/live/models/{modelId}/chat","callers":["member","agent"],"errors":["CONTENT_NOT_FOUND","CHAT_UNAVAILABLE","TRIAL_NOT_ALLOWED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLiveModels: {"operation":"listLiveModels","area":"live","status":"planned","surface":"site","method":"GET","path":"/wps/relay/live/models","callers":["visitor"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  readTopics: {"operation":"readTopics","area":"live","status":"built","surface":"site","method":"GET","path":"/wps/relay/live/topics","callers":["visitor"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  cancelLotteryTicket: {"operation":"cancelLotteryTicket","area":"lottery","status":"built","surface":"site","method":"POST","path":"/wps/relay/lottery/tickets/{ticketId}/cancel","callers":["member","agent"],"errors":["TICKET_NOT_FOUND","TICKET_FINAL","LOTTERY_CLOSED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  enterLotteryResult: {"operation":"enterLotteryResult","area":"lottery","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/lottery/draws/{drawId}/result","callers":["staff"],"permission":"lottery.draw","errors":["BRAND_NOT_FOUND","DRAW_NOT_FOUND","RESULT_INVALID","RESULT_DIFFERS","SECOND_PERSON_NEEDED","EVERY_BRAND_NEEDED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getLotteryBoard: {"operation":"getLotteryBoard","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/board","callers":["visitor"],"errors":["GAME_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getLotteryDraw: {"operation":"getLotteryDraw","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/draw","callers":["visitor"],"errors":["GAME_NOT_FOUND","DRAW_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getLotteryLobby: {"operation":"getLotteryLobby","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/lobby","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getLotterySettings: {"operation":"getLotterySettings","area":"lottery","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/lottery/settings","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getLotteryTicket: {"operation":"getLotteryTicket","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/tickets/{ticketId}","callers":["member","agent"],"errors":["TICKET_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getVnGameMenus: {"operation":"getVnGameMenus","area":"lottery","status":"planned","surface":"site","method":"GET","path":"/lgw/vn/games/game_menu","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listLotteryChases: {"operation":"listLotteryChases","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/chases","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLotteryDraws: {"operation":"listLotteryDraws","area":"lottery","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/lottery/draws","callers":["staff"],"permission":"lottery.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLotteryExposure: {"operation":"listLotteryExposure","area":"lottery","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/lottery/exposure","callers":["staff"],"permission":"lottery.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLotteryGames: {"operation":"listLotteryGames","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/games","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listLotteryTickets: {"operation":"listLotteryTickets","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/tickets","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listOfficeLotteryTickets: {"operation":"listOfficeLotteryTickets","area":"lottery","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/lottery/tickets","callers":["staff"],"permission":"lottery.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listOpenedNumero: {"operation":"listOpenedNumero","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/opened","callers":["visitor"],"errors":["GAME_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listRecentLotteries: {"operation":"listRecentLotteries","area":"lottery","status":"built","surface":"site","method":"GET","path":"/wps/relay/lottery/recent","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  placeLotteryChase: {"operation":"placeLotteryChase","area":"lottery","status":"built","surface":"site","method":"POST","path":"/wps/relay/lottery/chases","callers":["member","agent"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","MEMBER_BLOCKED","LOTTERY_CLOSED","PLAY_NOT_FOUND","SELECTION_INVALID","UNITS_MISMATCH","SERIES_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PAYOUT_LIMIT_EXCEEDED","EXPOSURE_REACHED","CHASE_NOT_OFFERED","BET_LIMIT_EXCEEDED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  placeLotteryTicket: {"operation":"placeLotteryTicket","area":"lottery","status":"built","surface":"site","method":"POST","path":"/wps/relay/lottery/tickets","callers":["member","agent"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","MEMBER_BLOCKED","LOTTERY_CLOSED","PLAY_NOT_FOUND","SELECTION_INVALID","UNITS_MISMATCH","SERIES_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PAYOUT_LIMIT_EXCEEDED","EXPOSURE_REACHED","BET_LIMIT_EXCEEDED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setLotterySettings: {"operation":"setLotterySettings","area":"lottery","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/lottery/settings","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  stopLotteryChase: {"operation":"stopLotteryChase","area":"lottery","status":"built","surface":"site","method":"POST","path":"/wps/relay/lottery/chases/{chaseId}/stop","callers":["member","agent"],"errors":["CHASE_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  voidLotteryDraw: {"operation":"voidLotteryDraw","area":"lottery","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/lottery/draws/{drawId}/void","callers":["staff"],"permission":"lottery.draw","errors":["BRAND_NOT_FOUND","DRAW_NOT_FOUND","EVERY_BRAND_NEEDED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  addMemberNote: {"operation":"addMemberNote","area":"member","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/notes","callers":["staff"],"permission":"member.note","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  changeLanguage: {"operation":"changeLanguage","area":"member","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/language","callers":["member","agent","trial"],"errors":["LANGUAGE_NOT_OFFERED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  checkAffiliate: {"operation":"checkAffiliate","area":"member","status":"built","surface":"site","method":"GET","path":"/wps/agent/affiliate","callers":["visitor"],"errors":["INVALID_AFFILIATE_CODE","LINK_EXPIRED","LINK_EXHAUSTED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getConsolidatedFunds: {"operation":"getConsolidatedFunds","area":"member","status":"built","surface":"site","method":"GET","path":"/wps/member/info/funds/consolidated","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMember: {"operation":"getMember","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}","callers":["staff"],"permission":"member.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMemberIcon: {"operation":"getMemberIcon","area":"member","status":"built","surface":"site","method":"GET","path":"/wps/member/info/icon","callers":["member","agent","trial"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMemberInfo: {"operation":"getMemberInfo","area":"member","status":"built","surface":"site","method":"GET","path":"/wps/member/info","callers":["member","agent","trial"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMemberTags: {"operation":"getMemberTags","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/tags","callers":["staff"],"permission":"member.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLikelyAccounts: {"operation":"listLikelyAccounts","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/likely-accounts","callers":["staff"],"permission":"member.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listMemberLedger: {"operation":"listMemberLedger","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/ledger","callers":["staff"],"permission":"ledger.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listMemberNotes: {"operation":"listMemberNotes","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members/{memberId}/notes","callers":["staff"],"permission":"member.read","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listMembers: {"operation":"listMembers","area":"member","status":"built","surface":"office","method":"GET","path":"/office/api/members","callers":["staff"],"permission":"member.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  register: {"operation":"register","area":"member","status":"built","surface":"site","method":"PUT","path":"/wps/member/register","callers":["visitor"],"acceptsEncrypted":true,"errors":["INVALID_REGISTRATION","PASSWORD_TOO_COMMON","USERNAME_TAKEN","METHOD_NOT_OFFERED","TERMS_NOT_ACCEPTED","CAPTCHA_REQUIRED","CAPTCHA_INVALID","VERIFICATION_CODE_INVALID","VERIFICATION_CODE_EXPIRED","INVALID_AFFILIATE_CODE","INVALID_PHONE","LINK_EXPIRED","LINK_EXHAUSTED","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED","PHONE_PROOF_INVALID","PHONE_PROOF_EXPIRED","PHONE_SERVICE_UNAVAILABLE"],"rateLimit":{"max":10,"windowSeconds":600,"by":"ip"},"idempotency":"natural"},
  registerByMobile: {"operation":"registerByMobile","area":"member","status":"built","surface":"site","method":"PUT","path":"/wps/member/register/mobile","callers":["visitor"],"acceptsEncrypted":true,"errors":["INVALID_REGISTRATION","PASSWORD_TOO_COMMON","USERNAME_TAKEN","METHOD_NOT_OFFERED","TERMS_NOT_ACCEPTED","VERIFICATION_CODE_INVALID","VERIFICATION_CODE_EXPIRED","INVALID_AFFILIATE_CODE","INVALID_PHONE","CAPTCHA_REQUIRED","CAPTCHA_INVALID","LINK_EXPIRED","LINK_EXHAUSTED","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED","PHONE_PROOF_INVALID","PHONE_PROOF_EXPIRED","PHONE_SERVICE_UNAVAILABLE"],"rateLimit":{"max":10,"windowSeconds":600,"by":"ip"},"idempotency":"natural"},
  resetPaymentPassword: {"operation":"resetPaymentPassword","area":"member","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/payment-password-reset","callers":["staff"],"permission":"member.act","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  resetSecondFactor: {"operation":"resetSecondFactor","area":"member","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/second-factor-reset","callers":["staff"],"permission":"member.act","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setMemberStatus: {"operation":"setMemberStatus","area":"member","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/status","callers":["staff"],"permission":"member.act","errors":["MEMBER_NOT_FOUND","MEMBER_HAS_FUNDS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setMemberTags: {"operation":"setMemberTags","area":"member","status":"built","surface":"office","method":"PUT","path":"/office/api/members/{memberId}/tags","callers":["staff"],"permission":"member.tag","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listMessages: {"operation":"listMessages","area":"message","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/messages","callers":["staff"],"permission":"message.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  retryMessage: {"operation":"retryMessage","area":"message","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/messages/{messageId}/retry","callers":["staff"],"permission":"message.retry","errors":["BRAND_NOT_FOUND","MESSAGE_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideBoard: {"operation":"decideBoard","area":"mission","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/boards/{boardId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","BOARD_NOT_FOUND","BOARD_CHANGED","SECOND_PERSON_ASKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getMissionLeaderboard: {"operation":"getMissionLeaderboard","area":"mission","status":"built","surface":"site","method":"GET","path":"/wps/relay/mission/leaderboard","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getMissionSummary: {"operation":"getMissionSummary","area":"mission","status":"built","surface":"site","method":"GET","path":"/wps/relay/mission/summary","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listBoards: {"operation":"listBoards","area":"mission","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/boards","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  removeBoardPlace: {"operation":"removeBoardPlace","area":"mission","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/boards/{boardId}/removal","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","BOARD_NOT_FOUND","BOARD_CHANGED","MEMBER_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  addPasskey: {"operation":"addPasskey","area":"passkey","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/passkeys","callers":["member","agent"],"errors":["PASSKEY_EXPIRED","PASSKEY_INVALID","TOO_MANY_PASSKEYS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  beginPasskey: {"operation":"beginPasskey","area":"passkey","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/passkeys/options","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","WRONG_PASSWORD","SECOND_FACTOR_REQUIRED","SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES","TOO_MANY_PASSKEYS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  beginPasskeySignIn: {"operation":"beginPasskeySignIn","area":"passkey","status":"built","surface":"site","method":"POST","path":"/wps/session/passkey/options","callers":["visitor"],"errors":["METHOD_NOT_OFFERED"],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  listPasskeys: {"operation":"listPasskeys","area":"passkey","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/passkeys","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  removePasskey: {"operation":"removePasskey","area":"passkey","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/member/passkeys/{passkeyId}","callers":["member","agent"],"errors":["PASSKEY_NOT_FOUND"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  signInWithPasskey: {"operation":"signInWithPasskey","area":"passkey","status":"built","surface":"site","method":"POST","path":"/wps/session/passkey","callers":["visitor"],"errors":["PASSKEY_EXPIRED","PASSKEY_INVALID","ACCOUNT_EXCLUDED","MEMBERS_ONLY","AGENTS_ONLY"],"rateLimit":{"max":20,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  changePassword: {"operation":"changePassword","area":"password","status":"built","surface":"site","method":"POST","path":"/wps/member/password","callers":["member","agent"],"acceptsEncrypted":true,"errors":["WRONG_PASSWORD","INVALID_PASSWORD","PASSWORD_TOO_COMMON","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getPaymentPassword: {"operation":"getPaymentPassword","area":"password","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/password/payment","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  requestPasswordByEmail: {"operation":"requestPasswordByEmail","area":"password","status":"built","surface":"site","method":"POST","path":"/wps/member/password/email","callers":["visitor"],"acceptsForm":true,"errors":["METHOD_NOT_OFFERED"],"rateLimit":{"max":5,"windowSeconds":300,"by":"ip"},"idempotency":"natural"},
  requirePasswordChange: {"operation":"requirePasswordChange","area":"password","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/password-change","callers":["staff"],"permission":"member.protect","errors":["MEMBER_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setPasswordByEmail: {"operation":"setPasswordByEmail","area":"password","status":"built","surface":"site","method":"POST","path":"/wps/member/password/email/verification","callers":["visitor"],"errors":["RESET_LINK_INVALID","INVALID_PASSWORD","PASSWORD_TOO_COMMON"],"rateLimit":{"max":10,"windowSeconds":300,"by":"ip"},"idempotency":"natural"},
  setPasswordByPhone: {"operation":"setPasswordByPhone","area":"password","status":"built","surface":"site","method":"POST","path":"/wps/member/password/verification","callers":["visitor"],"acceptsEncrypted":true,"errors":["VERIFICATION_CODE_INVALID","VERIFICATION_CODE_EXPIRED","INVALID_PASSWORD","PASSWORD_TOO_COMMON","METHOD_NOT_OFFERED","INVALID_PHONE","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":5,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  setPaymentPassword: {"operation":"setPaymentPassword","area":"password","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/password/payment","callers":["member","agent"],"errors":["WRONG_PASSWORD","INVALID_PASSWORD","PAYMENT_PASSWORD_LOCKED","VERIFICATION_CODE_INVALID","TOO_MANY_WRONG_CODES","VERIFICATION_CODE_EXPIRED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getSandboxPayment: {"operation":"getSandboxPayment","area":"payment","status":"built","surface":"payment","method":"GET","path":"/payments/sandbox/{reference}","callers":["visitor"],"errors":["PAYMENT_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  notifyPayment: {"operation":"notifyPayment","area":"payment","status":"built","surface":"payment","method":"POST","path":"/payments/notify/{channel}","callers":["payment"],"errors":["INVALID_SIGNATURE","PAYMENT_NOT_FOUND","AMOUNT_MISMATCH","PAYMENT_EXPIRED","PAYMENT_SETTLED"],"rateLimit":{"max":6000,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  settleSandboxPayment: {"operation":"settleSandboxPayment","area":"payment","status":"built","surface":"payment","method":"POST","path":"/payments/sandbox/{reference}/settle","callers":["visitor"],"errors":["PAYMENT_NOT_FOUND","PAYMENT_SETTLED","PAYMENT_EXPIRED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  health: {"operation":"health","area":"platform","status":"built","surface":"platform","method":"GET","path":"/healthz","callers":["visitor"],"errors":[],"rateLimit":{"max":6000,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  metrics: {"operation":"metrics","area":"platform","status":"built","surface":"platform","method":"GET","path":"/metrics","callers":["visitor"],"rawReply":"text/plain; version=0.0.4; charset=utf-8","errors":["NOT_FOUND"],"rateLimit":{"max":600,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  readiness: {"operation":"readiness","area":"platform","status":"built","surface":"platform","method":"GET","path":"/readyz","callers":["visitor"],"errors":["NOT_READY"],"rateLimit":{"max":6000,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  convertPoints: {"operation":"convertPoints","area":"points","status":"built","surface":"site","method":"POST","path":"/wps/relay/points/convert","callers":["member","agent"],"acceptsEncrypted":true,"errors":["POINTS_OFF","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD","INSUFFICIENT_POINTS","AMOUNT_OUT_OF_RANGE","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decidePointRedemption: {"operation":"decidePointRedemption","area":"points","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/point-redemptions/{redemptionId}/decision","callers":["staff"],"permission":"promotion.decide","errors":["BRAND_NOT_FOUND","REDEMPTION_NOT_FOUND","NOT_ELIGIBLE","BUDGET_SPENT","PROMOTION_ENDED","MEMBER_BLOCKED","SECOND_PERSON_ASKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getPointGoods: {"operation":"getPointGoods","area":"points","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/point-goods","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getPointsBalance: {"operation":"getPointsBalance","area":"points","status":"built","surface":"site","method":"GET","path":"/wps/relay/points/balance","callers":["member","agent"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getPointsConfig: {"operation":"getPointsConfig","area":"points","status":"built","surface":"site","method":"GET","path":"/wps/relay/points/config","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getPointsPolicy: {"operation":"getPointsPolicy","area":"points","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/points-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listPointRedemptions: {"operation":"listPointRedemptions","area":"points","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/point-redemptions","callers":["staff"],"permission":"promotion.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listPointRewards: {"operation":"listPointRewards","area":"points","status":"built","surface":"site","method":"GET","path":"/wps/relay/points/rewards","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listPointTransactions: {"operation":"listPointTransactions","area":"points","status":"built","surface":"site","method":"GET","path":"/wps/relay/points/transactions","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRedemptions: {"operation":"listRedemptions","area":"points","status":"built","surface":"site","method":"GET","path":"/wps/relay/points/redemptions","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  redeemPointReward: {"operation":"redeemPointReward","area":"points","status":"built","surface":"site","method":"POST","path":"/wps/relay/points/redeem","callers":["member","agent"],"acceptsEncrypted":true,"errors":["WRONG_PASSWORD","POINTS_OFF","INSUFFICIENT_POINTS","REWARD_NOT_FOUND","REWARD_OUT_OF_STOCK","GOOD_CHANGED","NOT_ELIGIBLE","ALREADY_CLAIMED","BUDGET_SPENT","PROMOTION_ENDED","MEMBER_BLOCKED","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setPointGoods: {"operation":"setPointGoods","area":"points","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/point-goods","callers":["staff"],"permission":"promotion.edit","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_GOODS","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setPointsPolicy: {"operation":"setPointsPolicy","area":"points","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/points-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  applyForPromotion: {"operation":"applyForPromotion","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotions/{promotionId}/applications","callers":["member","agent"],"bodyLimitBytes":20971520,"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","APPLICATION_OPEN","PICTURE_NEEDED","INVALID_PICTURE","ALREADY_CLAIMED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  claimRafflePromotion: {"operation":"claimRafflePromotion","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotion/raffle/claim","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","NOTHING_TO_CLAIM","BUDGET_SPENT"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  claimSignUpReward: {"operation":"claimSignUpReward","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotion/signUp/reward","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","ALREADY_CLAIMED","NOTHING_TO_CLAIM","BUDGET_SPENT","REWARD_HELD","REWARD_EXPIRED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getOfferChoice: {"operation":"getOfferChoice","area":"promotion","status":"built","surface":"site","method":"GET","path":"/wps/relay/promotions/choice","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getPromotion: {"operation":"getPromotion","area":"promotion","status":"built","surface":"site","method":"GET","path":"/wps/relay/promotions/{promotionId}","callers":["visitor"],"errors":["PROMOTION_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  joinPromotion: {"operation":"joinPromotion","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotions/{promotionId}/join","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","PROMOTION_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  joinSignUpPromotion: {"operation":"joinSignUpPromotion","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotion/signUp/join","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  listPromotions: {"operation":"listPromotions","area":"promotion","status":"built","surface":"site","method":"GET","path":"/wps/relay/promotions","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  redeemPromoCode: {"operation":"redeemPromoCode","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotions/codes","callers":["member","agent"],"errors":["PROMO_CODE_INVALID","PROMO_CODE_USED","TOO_MANY_CODES","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","BUDGET_SPENT","ALREADY_CLAIMED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setOfferChoice: {"operation":"setOfferChoice","area":"promotion","status":"built","surface":"site","method":"PUT","path":"/wps/relay/promotions/choice","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  takeEnvelope: {"operation":"takeEnvelope","area":"promotion","status":"built","surface":"site","method":"POST","path":"/wps/relay/promotions/{promotionId}/envelope","callers":["member","agent"],"errors":["PROMOTION_NOT_FOUND","PROMOTION_NOT_STARTED","PROMOTION_ENDED","NOT_ELIGIBLE","MEMBER_BLOCKED","NOTHING_TO_CLAIM","RAIN_OVER","BUDGET_SPENT"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  claimRebate: {"operation":"claimRebate","area":"rebate","status":"built","surface":"site","method":"POST","path":"/wps/relay/rebate/claim","callers":["member","agent"],"errors":["REBATE_OFF","NOTHING_TO_CLAIM","NOT_ELIGIBLE","MEMBER_BLOCKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getRebate: {"operation":"getRebate","area":"rebate","status":"built","surface":"site","method":"GET","path":"/wps/relay/rebate","callers":["member","agent"],"errors":["REBATE_OFF"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRewardPolicy: {"operation":"getRewardPolicy","area":"rebate","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/reward-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRebates: {"operation":"listRebates","area":"rebate","status":"built","surface":"site","method":"GET","path":"/wps/relay/rebate/lines","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setRewardPolicy: {"operation":"setRewardPolicy","area":"rebate","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/reward-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  askRepair: {"operation":"askRepair","area":"reconciliation","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/repair","callers":["staff"],"permission":"reconciliation.repair","errors":["BRAND_NOT_FOUND","DIFFERENCE_NOT_FOUND","DIFFERENCE_CHANGED","REPAIR_NOT_FITTING"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideRepair: {"operation":"decideRepair","area":"reconciliation","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/decision","callers":["staff"],"permission":"reconciliation.repair","errors":["BRAND_NOT_FOUND","DIFFERENCE_NOT_FOUND","DIFFERENCE_CHANGED","REPAIR_NOT_FITTING","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","INSUFFICIENT_FUNDS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  explainDifference: {"operation":"explainDifference","area":"reconciliation","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/explanation","callers":["staff"],"permission":"reconciliation.repair","errors":["BRAND_NOT_FOUND","DIFFERENCE_NOT_FOUND","DIFFERENCE_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getDifferenceEvidence: {"operation":"getDifferenceEvidence","area":"reconciliation","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/differences/{differenceId}/evidence","callers":["staff"],"permission":"reconciliation.read","errors":["BRAND_NOT_FOUND","DIFFERENCE_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDifferences: {"operation":"listDifferences","area":"reconciliation","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/differences","callers":["staff"],"permission":"reconciliation.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listReconciliations: {"operation":"listReconciliations","area":"reconciliation","status":"built","surface":"office","method":"GET","path":"/office/api/reconciliations","callers":["staff"],"permission":"reconciliation.read","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  startReconciliation: {"operation":"startReconciliation","area":"reconciliation","status":"built","surface":"office","method":"POST","path":"/office/api/reconciliations","callers":["staff"],"permission":"reconciliation.repair","errors":["EVERY_BRAND_NEEDED","PARTY_NOT_FOUND","REPORT_UNREADABLE","REPORT_NOT_OFFERED","INVALID_PERIOD"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getPersonalLoss: {"operation":"getPersonalLoss","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/personal-loss","callers":["member","agent"],"errors":["INVALID_PERIOD"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getRound: {"operation":"getRound","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/rounds/{roundId}","callers":["member","agent"],"errors":["ROUND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSharedRound: {"operation":"getSharedRound","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/shared-rounds/{shareToken}","callers":["visitor","member","agent","trial"],"errors":["ROUND_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getTransaction: {"operation":"getTransaction","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/transactions/{transactionId}","callers":["member","agent"],"errors":["TRANSACTION_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRounds: {"operation":"listRounds","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/rounds","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listTransactions: {"operation":"listTransactions","area":"record","status":"built","surface":"site","method":"GET","path":"/wps/relay/transactions","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  shareRound: {"operation":"shareRound","area":"record","status":"built","surface":"site","method":"POST","path":"/wps/relay/rounds/{roundId}/share","callers":["member","agent"],"errors":["ROUND_NOT_FOUND","ROUND_NOT_PROVEN"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  unshareRound: {"operation":"unshareRound","area":"record","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/rounds/{roundId}/share","callers":["member","agent"],"errors":["ROUND_NOT_FOUND"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  applyForAffiliate: {"operation":"applyForAffiliate","area":"referral","status":"built","surface":"site","method":"POST","path":"/wps/relay/affiliate/application","callers":["member"],"errors":["APPLICATIONS_OFF","APPLICATION_EXISTS","UPLINE_EXISTS"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideAffiliateApplication: {"operation":"decideAffiliateApplication","area":"referral","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/affiliate-applications/{applicationId}/decision","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","APPLICATION_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideReferral: {"operation":"decideReferral","area":"referral","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/referrals/{referralId}/decision","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","REFERRAL_NOT_FOUND","SECOND_PERSON_ASKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getAffiliateApplication: {"operation":"getAffiliateApplication","area":"referral","status":"built","surface":"site","method":"GET","path":"/wps/relay/affiliate/application","callers":["member"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getReferral: {"operation":"getReferral","area":"referral","status":"built","surface":"site","method":"GET","path":"/wps/relay/referral","callers":["member"],"errors":["REFERRAL_OFF"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listAffiliateApplications: {"operation":"listAffiliateApplications","area":"referral","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/affiliate-applications","callers":["staff"],"permission":"agent.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listReferralReviews: {"operation":"listReferralReviews","area":"referral","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/referrals","callers":["staff"],"permission":"agent.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listReferrals: {"operation":"listReferrals","area":"referral","status":"built","surface":"site","method":"GET","path":"/wps/relay/referral/friends","callers":["member"],"errors":["REFERRAL_OFF"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getLanguageProgress: {"operation":"getLanguageProgress","area":"registry","status":"built","surface":"builder","method":"GET","path":"/builder/api/languages/{language}/progress","callers":["staff"],"permission":"brand.read","errors":["NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listLanguageTexts: {"operation":"listLanguageTexts","area":"registry","status":"built","surface":"builder","method":"GET","path":"/builder/api/languages/{language}/texts","callers":["staff"],"permission":"brand.read","errors":["NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRegistryEntries: {"operation":"listRegistryEntries","area":"registry","status":"built","surface":"builder","method":"GET","path":"/builder/api/registry/{kind}","callers":["staff"],"permission":"brand.read","errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  retireRegistryEntry: {"operation":"retireRegistryEntry","area":"registry","status":"built","surface":"builder","method":"PUT","path":"/builder/api/registry/{kind}/{id}/retired","callers":["staff"],"permission":"registry.edit","errors":["FACTS_CONFLICT","NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  saveLanguageTexts: {"operation":"saveLanguageTexts","area":"registry","status":"built","surface":"builder","method":"PUT","path":"/builder/api/languages/{language}/texts","callers":["staff"],"permission":"registry.edit","bodyLimitBytes":2097152,"errors":["NOT_FOUND","INVALID_TEXTS"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  saveRegistryEntry: {"operation":"saveRegistryEntry","area":"registry","status":"built","surface":"builder","method":"PUT","path":"/builder/api/registry/{kind}/{id}","callers":["staff"],"permission":"registry.edit","bodyLimitBytes":524288,"errors":["FACTS_CONFLICT","INVALID_ENTRY"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  claimAllRewards: {"operation":"claimAllRewards","area":"reward","status":"built","surface":"site","method":"POST","path":"/wps/relay/rewards/claims","callers":["member","agent"],"errors":["NOTHING_TO_CLAIM","NOT_ELIGIBLE","MEMBER_BLOCKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  claimReward: {"operation":"claimReward","area":"reward","status":"built","surface":"site","method":"POST","path":"/wps/relay/rewards/{rewardId}/claim","callers":["member","agent"],"errors":["REWARD_NOT_HERE","ALREADY_CLAIMED","REWARD_EXPIRED","REWARD_HELD","NOT_ELIGIBLE","MEMBER_BLOCKED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  forfeitBonus: {"operation":"forfeitBonus","area":"reward","status":"built","surface":"site","method":"POST","path":"/wps/relay/bonuses/{rewardId}/forfeit","callers":["member","agent"],"errors":["REWARD_NOT_HERE","BONUS_CHANGED","BONUS_IN_PLAY"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getRewardSummary: {"operation":"getRewardSummary","area":"reward","status":"built","surface":"site","method":"GET","path":"/wps/relay/rewards/summary","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listBonuses: {"operation":"listBonuses","area":"reward","status":"built","surface":"site","method":"GET","path":"/wps/relay/bonuses","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRewards: {"operation":"listRewards","area":"reward","status":"built","surface":"site","method":"GET","path":"/wps/relay/rewards","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  decideRoundRefund: {"operation":"decideRoundRefund","area":"round","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/round-refunds/{refundId}/decision","callers":["staff"],"permission":"round.refund","errors":["BRAND_NOT_FOUND","ROUND_REFUND_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getOfficeRound: {"operation":"getOfficeRound","area":"round","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/rounds/{roundId}","callers":["staff"],"permission":"member.read","errors":["BRAND_NOT_FOUND","ROUND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRoundRefunds: {"operation":"listRoundRefunds","area":"round","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/round-refunds","callers":["staff"],"permission":"round.refund","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  requestRoundRefund: {"operation":"requestRoundRefund","area":"round","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/rounds/{roundId}/refund","callers":["staff"],"permission":"round.refund","errors":["BRAND_NOT_FOUND","ROUND_NOT_FOUND","ROUND_OPEN","ROUND_NOT_REFUNDABLE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  searchRounds: {"operation":"searchRounds","area":"round","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/rounds","callers":["staff"],"permission":"member.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  blockCategory: {"operation":"blockCategory","area":"safer-play","status":"built","surface":"site","method":"PUT","path":"/wps/relay/category-blocks/{category}","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  closeAccount: {"operation":"closeAccount","area":"safer-play","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/closing","callers":["member","agent"],"errors":["WRONG_PASSWORD","AMOUNT_OUT_OF_RANGE","BANK_ACCOUNT_NOT_FOUND","PAYEE_COOLING_DOWN","TOO_MANY_OPEN_WITHDRAWALS","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","TURNOVER_OWED","INSUFFICIENT_FUNDS"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmCategoryUnblock: {"operation":"confirmCategoryUnblock","area":"safer-play","status":"built","surface":"site","method":"POST","path":"/wps/relay/category-blocks/{category}/confirmation","callers":["member","agent"],"errors":["LIMIT_CHANGE_NOT_DUE"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmLimitReview: {"operation":"confirmLimitReview","area":"safer-play","status":"built","surface":"site","method":"POST","path":"/wps/relay/limits/review","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmPlayerLimit: {"operation":"confirmPlayerLimit","area":"safer-play","status":"built","surface":"site","method":"POST","path":"/wps/relay/limits/{kind}/{period}/confirmation","callers":["member","agent"],"errors":["LIMIT_CHANGE_NOT_DUE"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmRealityCheck: {"operation":"confirmRealityCheck","area":"safer-play","status":"built","surface":"site","method":"POST","path":"/wps/relay/reality-check/confirmation","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getActivityStatement: {"operation":"getActivityStatement","area":"safer-play","status":"built","surface":"site","method":"GET","path":"/wps/relay/activity-statement","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getCategoryBlocks: {"operation":"getCategoryBlocks","area":"safer-play","status":"built","surface":"site","method":"GET","path":"/wps/relay/category-blocks","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getPlaySession: {"operation":"getPlaySession","area":"safer-play","status":"built","surface":"site","method":"GET","path":"/wps/relay/play-session","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getPlayerLimits: {"operation":"getPlayerLimits","area":"safer-play","status":"built","surface":"site","method":"GET","path":"/wps/relay/limits","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  lowerPlayerLimit: {"operation":"lowerPlayerLimit","area":"safer-play","status":"built","surface":"office","method":"POST","path":"/office/api/members/{memberId}/limits/{kind}/{period}","callers":["staff"],"permission":"member.act","errors":["MEMBER_NOT_FOUND","LIMIT_NOT_LOWER","AMOUNT_NOT_CONVERTIBLE","LIMIT_ABOVE_PERIOD"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  planSession: {"operation":"planSession","area":"safer-play","status":"built","surface":"site","method":"PUT","path":"/wps/relay/planned-session","callers":["member","agent"],"errors":["PLAN_RUNNING","AMOUNT_NOT_CONVERTIBLE"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  requestCategoryUnblock: {"operation":"requestCategoryUnblock","area":"safer-play","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/category-blocks/{category}","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setPlayerLimit: {"operation":"setPlayerLimit","area":"safer-play","status":"built","surface":"site","method":"PUT","path":"/wps/relay/limits/{kind}/{period}","callers":["member","agent"],"errors":["AMOUNT_NOT_CONVERTIBLE","LIMIT_ABOVE_PERIOD"],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setRealityCheck: {"operation":"setRealityCheck","area":"safer-play","status":"built","surface":"site","method":"PUT","path":"/wps/relay/reality-check","callers":["member","agent"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  answerSecondFactor: {"operation":"answerSecondFactor","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/session/second-factor","callers":["visitor"],"errors":["SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES","SECOND_FACTOR_EXPIRED","ACCOUNT_EXCLUDED","MEMBERS_ONLY","AGENTS_ONLY","VERIFICATION_CODE_INVALID","VERIFICATION_CODE_EXPIRED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  beginSecondFactor: {"operation":"beginSecondFactor","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/second-factor","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","WRONG_PASSWORD","SECOND_FACTOR_IS_ON"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmSecondFactor: {"operation":"confirmSecondFactor","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/second-factor/confirm","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","SECOND_FACTOR_INVALID","SECOND_FACTOR_EXPIRED","SECOND_FACTOR_IS_ON"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  endSecondFactor: {"operation":"endSecondFactor","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/second-factor/end","callers":["member","agent"],"errors":["WRONG_PASSWORD","SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES","SECOND_FACTOR_EXPIRED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  forgetDevice: {"operation":"forgetDevice","area":"session","status":"built","surface":"site","method":"DELETE","path":"/wps/relay/member/devices/{deviceId}","callers":["member","agent"],"errors":["DEVICE_IN_USE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  getSecondFactor: {"operation":"getSecondFactor","area":"session","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/second-factor","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSession: {"operation":"getSession","area":"session","status":"built","surface":"site","method":"GET","path":"/wps/session","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listDevices: {"operation":"listDevices","area":"session","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/devices","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listSignIns: {"operation":"listSignIns","area":"session","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/sign-ins","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  login: {"operation":"login","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/session/login","callers":["visitor"],"acceptsEncrypted":true,"errors":["INVALID_CREDENTIALS","METHOD_NOT_OFFERED","ACCOUNT_LOCKED","CAPTCHA_REQUIRED","CAPTCHA_INVALID","SECOND_FACTOR_REQUIRED","MEMBERS_ONLY","INVALID_PHONE","VERIFICATION_CODE_INVALID","VERIFICATION_CODE_EXPIRED","ACCOUNT_EXCLUDED","AGENTS_ONLY","PAYLOAD_UNREADABLE","PAYLOAD_KEY_EXPIRED","PAYLOAD_EXPIRED","PAYLOAD_REPLAYED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  loginFreePlay: {"operation":"loginFreePlay","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/session/login/freeplay","callers":["visitor"],"errors":["METHOD_NOT_OFFERED","ACCOUNT_EXCLUDED","TRIALS_USED_UP"],"rateLimit":{"max":5,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  logout: {"operation":"logout","area":"session","status":"built","surface":"site","method":"DELETE","path":"/wps/session/logout","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  sendSecondFactorEmail: {"operation":"sendSecondFactorEmail","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/session/second-factor/email","callers":["visitor"],"errors":["SECOND_FACTOR_EXPIRED","METHOD_NOT_OFFERED","SMS_QUOTA_EXCEEDED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  sendSecondFactorSms: {"operation":"sendSecondFactorSms","area":"session","status":"built","surface":"site","method":"POST","path":"/wps/session/second-factor/sms","callers":["visitor"],"errors":["SECOND_FACTOR_EXPIRED","METHOD_NOT_OFFERED","SMS_QUOTA_EXCEEDED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  getPlan: {"operation":"getPlan","area":"site","status":"built","surface":"site","method":"GET","path":"/wps/relay/site/plan","callers":["visitor"],"openWhileClosed":true,"errors":["PREVIEW_TOKEN_INVALID"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  cashOutSportsBet: {"operation":"cashOutSportsBet","area":"sports","status":"built","surface":"site","method":"POST","path":"/wps/relay/sports/bets/{betId}/cash-out","callers":["member","agent"],"errors":["SPORTS_BET_NOT_FOUND","CASH_OUT_NOT_OFFERED","CASH_OUT_CHANGED","AMOUNT_NOT_CONVERTIBLE"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getSportsBet: {"operation":"getSportsBet","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/bets/{betId}","callers":["member","agent"],"errors":["SPORTS_BET_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSportsCashOut: {"operation":"getSportsCashOut","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/bets/{betId}/cash-out","callers":["member","agent"],"errors":["SPORTS_BET_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSportsEvent: {"operation":"getSportsEvent","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/events/{sportsEventId}","callers":["visitor"],"errors":["SPORTS_EVENT_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getSportsReport: {"operation":"getSportsReport","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/report","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND","INVALID_PERIOD"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getSportsSettings: {"operation":"getSportsSettings","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/settings","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getTradedEvent: {"operation":"getTradedEvent","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/events/{sportsEventId}","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND","SPORTS_EVENT_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  haltSports: {"operation":"haltSports","area":"sports","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/sports/halts","callers":["staff"],"permission":"sports.trade","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","SPORTS_EVENT_NOT_FOUND","SPORTS_ALREADY_HALTED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listBetMarkets: {"operation":"listBetMarkets","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/bet-markets","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listOfficeSportsBets: {"operation":"listOfficeSportsBets","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/bets","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listSharpPlayers: {"operation":"listSharpPlayers","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/sharp-players","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listSportsBets: {"operation":"listSportsBets","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/bets","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listSportsEvents: {"operation":"listSportsEvents","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/events","callers":["visitor"],"errors":[],"rateLimit":{"max":240,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listSportsResults: {"operation":"listSportsResults","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/results","callers":["visitor"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listSportsTables: {"operation":"listSportsTables","area":"sports","status":"built","surface":"site","method":"GET","path":"/wps/relay/sports/tables","callers":["visitor"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listTradedEvents: {"operation":"listTradedEvents","area":"sports","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/sports/events","callers":["staff"],"permission":"sports.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  placeSportsBet: {"operation":"placeSportsBet","area":"sports","status":"built","surface":"site","method":"POST","path":"/wps/relay/sports/bets","callers":["member","agent"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","GAME_NOT_OFFERED","SLIP_REFUSED","SLIP_INVALID","SPORTS_STAKE_TOO_LARGE","MEMBER_BLOCKED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  priceSportsSlip: {"operation":"priceSportsSlip","area":"sports","status":"built","surface":"site","method":"POST","path":"/wps/relay/sports/slip","callers":["visitor"],"errors":["SLIP_INVALID","AMOUNT_OUT_OF_RANGE"],"rateLimit":{"max":240,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  resumeSports: {"operation":"resumeSports","area":"sports","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/sports/halts/resume","callers":["staff"],"permission":"sports.trade","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","SPORTS_EVENT_NOT_FOUND","SPORTS_NOT_HALTED","SPORTS_MARKET_SETTLED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setSportsAutoCashOut: {"operation":"setSportsAutoCashOut","area":"sports","status":"built","surface":"site","method":"PUT","path":"/wps/relay/sports/bets/{betId}/auto-cash-out","callers":["member","agent"],"errors":["SPORTS_BET_NOT_FOUND","CASH_OUT_NOT_OFFERED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setSportsSettings: {"operation":"setSportsSettings","area":"sports","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/sports/settings","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  setTradedPrice: {"operation":"setTradedPrice","area":"sports","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/sports/prices","callers":["staff"],"permission":"sports.trade","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","SPORTS_EVENT_NOT_FOUND","SPORTS_PRICE_CHANGED","SPORTS_PRICE_IN_PLAY","SPORTS_PRICE_UNSAFE","SECOND_PERSON_ASKED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  settleBetMarket: {"operation":"settleBetMarket","area":"sports","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/sports/bet-markets/settlement","callers":["staff"],"permission":"sports.trade","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","SPORTS_EVENT_NOT_FOUND","SPORTS_MARKET_CHANGED","SPORTS_OUTCOME_MISSING","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  voidSportsBet: {"operation":"voidSportsBet","area":"sports","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/sports/bets/{betId}/void","callers":["staff"],"permission":"sports.trade","errors":["BRAND_NOT_FOUND","SPORTS_BET_NOT_FOUND","SPORTS_BET_CHANGED","SPORTS_BET_NOT_LATE","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  decideStaffAct: {"operation":"decideStaffAct","area":"staff-act","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/staff-acts/{staffActId}/decision","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND","STAFF_ACT_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","FORBIDDEN"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listStaffActs: {"operation":"listStaffActs","area":"staff-act","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/staff-acts","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  acceptStaffInvitation: {"operation":"acceptStaffInvitation","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/invitation","callers":["visitor"],"errors":["INVITATION_EXPIRED","PASSWORD_TOO_COMMON"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  addStaffPasskey: {"operation":"addStaffPasskey","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/passkeys","callers":["staff"],"permission":"staff.self","errors":["PASSKEY_EXPIRED","PASSKEY_INVALID","TOO_MANY_PASSKEYS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  beginStaffPasskey: {"operation":"beginStaffPasskey","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/passkeys/options","callers":["staff"],"permission":"staff.self","errors":["WRONG_PASSWORD","SECOND_FACTOR_REQUIRED","SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES","TOO_MANY_PASSKEYS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  beginStaffPasskeySignIn: {"operation":"beginStaffPasskeySignIn","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/passkey/options","callers":["visitor"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  beginStaffSecondFactor: {"operation":"beginStaffSecondFactor","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/second-factor","callers":["staff"],"permission":"staff.self","errors":["WRONG_PASSWORD","SECOND_FACTOR_IS_ON"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmStaffSecondFactor: {"operation":"confirmStaffSecondFactor","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/second-factor/confirmation","callers":["staff"],"permission":"staff.self","errors":["SECOND_FACTOR_INVALID","SECOND_FACTOR_IS_ON"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  decideStaffChange: {"operation":"decideStaffChange","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/staff-changes/{changeId}/decision","callers":["staff"],"permission":"staff.manage","errors":["STAFF_CHANGE_NOT_FOUND","SECOND_PERSON_NEEDED","STAFF_ACT_LAPSED","STAFF_CHANGED","USERNAME_TAKEN","LAST_ADMINISTRATOR"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  endStaffSecondFactor: {"operation":"endStaffSecondFactor","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/second-factor/end","callers":["staff"],"permission":"staff.self","errors":["WRONG_PASSWORD","SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES","SECOND_FACTOR_EXPIRED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  endStaffSessions: {"operation":"endStaffSessions","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/staff/{staffId}/end-sessions","callers":["staff"],"permission":"staff.manage","errors":["STAFF_NOT_FOUND","STAFF_CHANGED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getStaffSecondFactor: {"operation":"getStaffSecondFactor","area":"staff","status":"built","surface":"staff","method":"GET","path":"/office/api/session/second-factor","callers":["staff"],"permission":"staff.self","errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getStaffSession: {"operation":"getStaffSession","area":"staff","status":"built","surface":"staff","method":"GET","path":"/office/api/session","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listDeadEvents: {"operation":"listDeadEvents","area":"staff","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/dead-events","callers":["staff"],"permission":"event.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listStaffAccounts: {"operation":"listStaffAccounts","area":"staff","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/staff","callers":["staff"],"permission":"staff.manage","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listStaffChanges: {"operation":"listStaffChanges","area":"staff","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/staff-changes","callers":["staff"],"permission":"staff.manage","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listStaffPasskeys: {"operation":"listStaffPasskeys","area":"staff","status":"built","surface":"staff","method":"GET","path":"/office/api/session/passkeys","callers":["staff"],"permission":"staff.self","errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  lockStaff: {"operation":"lockStaff","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/staff/{staffId}/lock","callers":["staff"],"permission":"staff.manage","errors":["STAFF_NOT_FOUND","STAFF_CHANGED","STAFF_SELF","LAST_ADMINISTRATOR"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  removeStaffPasskey: {"operation":"removeStaffPasskey","area":"staff","status":"built","surface":"staff","method":"DELETE","path":"/office/api/session/passkeys/{passkeyId}","callers":["staff"],"permission":"staff.self","errors":["PASSKEY_NOT_FOUND"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  requestStaffChange: {"operation":"requestStaffChange","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/staff-changes","callers":["staff"],"permission":"staff.manage","errors":["STAFF_NOT_FOUND","STAFF_CHANGED","STAFF_SELF","USERNAME_TAKEN","LAST_ADMINISTRATOR","FORBIDDEN"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  retryDeadEvent: {"operation":"retryDeadEvent","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/dead-events/{eventId}/retry","callers":["staff"],"permission":"event.retry","errors":["BRAND_NOT_FOUND","DEAD_EVENT_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  reviewStaffAccess: {"operation":"reviewStaffAccess","area":"staff","status":"built","surface":"office","method":"POST","path":"/office/api/staff/{staffId}/review","callers":["staff"],"permission":"staff.manage","errors":["STAFF_NOT_FOUND","STAFF_CHANGED","STAFF_SELF"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  signInStaffWithPasskey: {"operation":"signInStaffWithPasskey","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session/passkey","callers":["visitor"],"errors":["PASSKEY_EXPIRED","PASSKEY_INVALID"],"rateLimit":{"max":20,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  staffLogin: {"operation":"staffLogin","area":"staff","status":"built","surface":"staff","method":"POST","path":"/office/api/session","callers":["visitor"],"errors":["INVALID_CREDENTIALS","ACCOUNT_LOCKED","SECOND_FACTOR_REQUIRED","SECOND_FACTOR_INVALID","TOO_MANY_WRONG_CODES"],"rateLimit":{"max":10,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  staffLogout: {"operation":"staffLogout","area":"staff","status":"built","surface":"staff","method":"DELETE","path":"/office/api/session","callers":["visitor"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  chooseAtLiveTable: {"operation":"chooseAtLiveTable","area":"studio","status":"built","surface":"site","method":"POST","path":"/wps/relay/live/tables/{table}/choices","callers":["member","agent"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","GAME_NOT_OFFERED","TABLE_LOCKED","LIVE_CHOICE_REFUSED","MEMBER_BLOCKED","INSUFFICIENT_FUNDS","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getLivePlace: {"operation":"getLivePlace","area":"studio","status":"built","surface":"site","method":"GET","path":"/wps/relay/live/tables/{table}/place","callers":["member","agent"],"errors":["GAME_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getLiveProof: {"operation":"getLiveProof","area":"studio","status":"built","surface":"site","method":"GET","path":"/wps/relay/live/tables/{table}/rounds/{roundNumber}","callers":["visitor"],"errors":["GAME_NOT_FOUND","ROUND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getLiveTable: {"operation":"getLiveTable","area":"studio","status":"built","surface":"site","method":"GET","path":"/wps/relay/live/tables/{table}","callers":["visitor"],"errors":["GAME_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  leaveLiveSeat: {"operation":"leaveLiveSeat","area":"studio","status":"built","surface":"site","method":"POST","path":"/wps/relay/live/tables/{table}/seats/{seat}/leave","callers":["member","agent"],"errors":["GAME_NOT_FOUND","LIVE_SEAT_UNKNOWN","TABLE_LOCKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  listLiveTables: {"operation":"listLiveTables","area":"studio","status":"built","surface":"site","method":"GET","path":"/wps/relay/live/tables","callers":["visitor"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  listStudioRounds: {"operation":"listStudioRounds","area":"studio","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/studio/tables/{table}/rounds","callers":["staff"],"permission":"studio.read","errors":["BRAND_NOT_FOUND","GAME_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listStudioTables: {"operation":"listStudioTables","area":"studio","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/studio/tables","callers":["staff"],"permission":"studio.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  pauseLiveTable: {"operation":"pauseLiveTable","area":"studio","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/pause","callers":["staff"],"permission":"studio.run","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","GAME_NOT_FOUND","LIVE_TABLE_CHANGED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  placeLiveOrder: {"operation":"placeLiveOrder","area":"studio","status":"built","surface":"site","method":"POST","path":"/wps/relay/live/tables/{table}/orders","callers":["member","agent"],"errors":["GAME_NOT_FOUND","GAME_MAINTENANCE","GAME_NOT_OFFERED","TABLE_LOCKED","LIVE_BETS_REFUSED","MEMBER_BLOCKED","INSUFFICIENT_FUNDS","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  resumeLiveTable: {"operation":"resumeLiveTable","area":"studio","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/resume","callers":["staff"],"permission":"studio.run","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","GAME_NOT_FOUND","LIVE_TABLE_CHANGED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  returnLiveOrder: {"operation":"returnLiveOrder","area":"studio","status":"built","surface":"site","method":"POST","path":"/wps/relay/live/tables/{table}/orders/{orderId}/return","callers":["member","agent"],"errors":["GAME_NOT_FOUND","TABLE_LOCKED","LIVE_ORDER_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  takeLiveSeat: {"operation":"takeLiveSeat","area":"studio","status":"built","surface":"site","method":"POST","path":"/wps/relay/live/tables/{table}/seats/{seat}","callers":["member","agent"],"errors":["GAME_NOT_FOUND","LIVE_SEAT_UNKNOWN","LIVE_SEAT_TAKEN","TABLE_LOCKED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  voidLiveRound: {"operation":"voidLiveRound","area":"studio","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/rounds/{roundNumber}/void","callers":["staff"],"permission":"studio.run","errors":["BRAND_NOT_FOUND","EVERY_BRAND_NEEDED","GAME_NOT_FOUND","ROUND_NOT_FOUND","LIVE_ROUND_NOT_VOIDABLE","SECOND_PERSON_ASKED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getDomainRoutes: {"operation":"getDomainRoutes","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/domainRoute","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getMerchantWallet: {"operation":"getMerchantWallet","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/relay/merchant/wallet","callers":["visitor"],"errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getPayloadKey: {"operation":"getPayloadKey","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/payload-key","callers":["visitor","member","agent","trial"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getPermission: {"operation":"getPermission","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/permission","callers":["visitor"],"openWhileClosed":true,"errors":["UNKNOWN_HOST"],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getRegisterSettings: {"operation":"getRegisterSettings","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/setting/register","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getSystemStatus: {"operation":"getSystemStatus","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/status","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getWhitelabel: {"operation":"getWhitelabel","area":"system","status":"built","surface":"site","method":"GET","path":"/wps/system/whitelabel","callers":["visitor"],"openWhileClosed":true,"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getTeamOverview: {"operation":"getTeamOverview","area":"team","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/team","callers":["agent"],"errors":["INVALID_PERIOD"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listDownlineRounds: {"operation":"listDownlineRounds","area":"team","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/downlines/{memberId}/rounds","callers":["agent"],"errors":["MEMBER_NOT_FOUND","AGENT_POWER_MISSING"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listIncome: {"operation":"listIncome","area":"team","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/income","callers":["agent"],"errors":["INVALID_PERIOD"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listRollupDays: {"operation":"listRollupDays","area":"team","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/team-figures","callers":["staff"],"permission":"agent.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listTeamLines: {"operation":"listTeamLines","area":"team","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/team/lines","callers":["agent"],"errors":["INVALID_PERIOD","MEMBER_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listTeamMovements: {"operation":"listTeamMovements","area":"team","status":"built","surface":"site","method":"GET","path":"/wps/relay/agent/movements","callers":["agent"],"errors":["MEMBER_NOT_FOUND","AGENT_POWER_MISSING"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  recheckRollupDay: {"operation":"recheckRollupDay","area":"team","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/team-figures/{day}/recheck","callers":["staff"],"permission":"agent.edit","errors":["BRAND_NOT_FOUND","INVALID_PERIOD"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  beginThirdPartySignIn: {"operation":"beginThirdPartySignIn","area":"third-party","status":"built","surface":"site","method":"POST","path":"/wps/session/third-party/{provider}","callers":["visitor"],"errors":["METHOD_NOT_OFFERED","IDENTITY_PROVIDER_UNAVAILABLE","REDIRECT_NOT_ALLOWED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  bindThirdParty: {"operation":"bindThirdParty","area":"third-party","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/third-parties","callers":["member","agent"],"errors":["IDENTITY_TICKET_EXPIRED","IDENTITY_TAKEN","WRONG_PASSWORD"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  completeThirdPartySignIn: {"operation":"completeThirdPartySignIn","area":"third-party","status":"built","surface":"site","method":"POST","path":"/wps/session/third-party","callers":["visitor"],"errors":["SIGN_IN_STATE_INVALID","IDENTITY_CANCELLED","IDENTITY_INVALID","IDENTITY_EXPIRED","IDENTITY_PROVIDER_UNAVAILABLE","SECOND_FACTOR_REQUIRED","ACCOUNT_EXCLUDED","MEMBERS_ONLY","AGENTS_ONLY"],"rateLimit":{"max":20,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  listThirdParties: {"operation":"listThirdParties","area":"third-party","status":"built","surface":"site","method":"GET","path":"/wps/relay/member/third-parties","callers":["member","agent"],"errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  addVendorKey: {"operation":"addVendorKey","area":"vendor","status":"built","surface":"office","method":"POST","path":"/office/api/vendors/{vendor}/keys","callers":["staff"],"permission":"vendor.edit","errors":["VENDOR_NOT_FOUND","VENDOR_KEYS_FULL","VENDOR_KEY_UNREADABLE","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  confirmVendorKey: {"operation":"confirmVendorKey","area":"vendor","status":"built","surface":"office","method":"POST","path":"/office/api/vendors/{vendor}/keys/{key}/confirm","callers":["staff"],"permission":"vendor.confirm","errors":["VENDOR_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_NEEDED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  importVendor: {"operation":"importVendor","area":"vendor","status":"built","surface":"office","method":"POST","path":"/office/api/vendors","callers":["staff"],"permission":"vendor.edit","bodyLimitBytes":20971520,"errors":["INVALID_VENDOR_FILE","VENDOR_CODE_TAKEN","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  listVendorRecords: {"operation":"listVendorRecords","area":"vendor","status":"built","surface":"office","method":"GET","path":"/office/api/vendors","callers":["staff"],"permission":"vendor.read","errors":[],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  retireVendorKey: {"operation":"retireVendorKey","area":"vendor","status":"built","surface":"office","method":"POST","path":"/office/api/vendors/{vendor}/keys/{key}/retire","callers":["staff"],"permission":"vendor.edit","errors":["VENDOR_NOT_FOUND","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  setVendor: {"operation":"setVendor","area":"vendor","status":"built","surface":"office","method":"PUT","path":"/office/api/vendors/{vendor}","callers":["staff"],"permission":"vendor.edit","errors":["VENDOR_NOT_FOUND","INVALID_VENDOR_FILE","FACTS_CONFLICT"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  sendLoginSms: {"operation":"sendLoginSms","area":"verification","status":"built","surface":"site","method":"POST","path":"/wps/verification/sms/noLogin","callers":["visitor"],"errors":["INVALID_PHONE","HUMAN_CHECK_FAILED","SMS_QUOTA_EXCEEDED","METHOD_NOT_OFFERED"],"rateLimit":{"max":5,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  sendPasswordSms: {"operation":"sendPasswordSms","area":"verification","status":"built","surface":"site","method":"POST","path":"/wps/verification/sms/password","callers":["visitor"],"errors":["INVALID_PHONE","HUMAN_CHECK_FAILED","SMS_QUOTA_EXCEEDED","METHOD_NOT_OFFERED"],"rateLimit":{"max":5,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  sendPaymentSms: {"operation":"sendPaymentSms","area":"verification","status":"built","surface":"site","method":"POST","path":"/wps/relay/member/password/payment/sms","callers":["member","agent"],"errors":["METHOD_NOT_OFFERED","SMS_QUOTA_EXCEEDED"],"rateLimit":{"max":10,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  sendRegisterSms: {"operation":"sendRegisterSms","area":"verification","status":"built","surface":"site","method":"POST","path":"/wps/verification/sms/register","callers":["visitor"],"errors":["INVALID_PHONE","HUMAN_CHECK_FAILED","SMS_QUOTA_EXCEEDED","METHOD_NOT_OFFERED"],"rateLimit":{"max":5,"windowSeconds":60,"by":"ip"},"idempotency":"natural"},
  startHumanCheck: {"operation":"startHumanCheck","area":"verification","status":"built","surface":"site","method":"GET","path":"/wps/captcha","callers":["visitor","member","agent","trial"],"errors":[],"rateLimit":{"max":30,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  getVip: {"operation":"getVip","area":"vip","status":"built","surface":"site","method":"GET","path":"/wps/relay/vip","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getVipPolicy: {"operation":"getVipPolicy","area":"vip","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/vip-policy","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  previewVipPolicy: {"operation":"previewVipPolicy","area":"vip","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/vip-policy/preview","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND","INVALID_LEVELS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setVipPolicy: {"operation":"setVipPolicy","area":"vip","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/vip-policy","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","INVALID_LEVELS","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  collectWallets: {"operation":"collectWallets","area":"wallet","status":"built","surface":"site","method":"POST","path":"/wps/v2/wallets/collect","callers":["member","agent"],"errors":["TRANSFER_NOT_OFFERED","TRIAL_NOT_ALLOWED"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getBalance: {"operation":"getBalance","area":"wallet","status":"built","surface":"site","method":"GET","path":"/wps/v2/wallets/balance","callers":["member","agent"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getTrialBalance: {"operation":"getTrialBalance","area":"wallet","status":"built","surface":"site","method":"GET","path":"/wps/v2/wallets/trial","callers":["trial"],"errors":["SESSION_EXPIRED"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listVendorWallets: {"operation":"listVendorWallets","area":"wallet","status":"built","surface":"site","method":"GET","path":"/wps/v2/wallets/vendors","callers":["member","agent"],"errors":["TRIAL_NOT_ALLOWED"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  transferWallet: {"operation":"transferWallet","area":"wallet","status":"built","surface":"site","method":"POST","path":"/wps/relay/GCS_walletTransfer","callers":["member","agent"],"errors":["INSUFFICIENT_FUNDS","TRANSFER_NOT_OFFERED","TRANSFER_UNDER_WAY","AMOUNT_NOT_CONVERTIBLE","AMOUNT_OUT_OF_RANGE","VENDOR_UNREACHABLE","TRIAL_NOT_ALLOWED","MEMBER_BLOCKED","ACCOUNT_EXCLUDED","LIMITS_NOT_KEPT"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  walletBalance: {"operation":"walletBalance","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/balance","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","TOKEN_EXPIRED","WRONG_MEMBER","WRONG_CURRENCY","INVALID_GAME"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  walletBet: {"operation":"walletBet","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/bet","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","TOKEN_EXPIRED","WRONG_MEMBER","WRONG_CURRENCY","INVALID_GAME","GAME_MAINTENANCE","GAME_NOT_OFFERED","NEGATIVE_STAKE","ZERO_STAKE","AMOUNT_NOT_CONVERTIBLE","STAKE_NOT_ALLOWED","INSUFFICIENT_FUNDS","BET_LIMIT_EXCEEDED","MEMBER_BLOCKED","DUPLICATE_TRANSACTION","TRANSACTION_ROLLED_BACK","ROUND_CLOSED","BONUS_STAKE_LIMIT","PLAY_LIMIT_REACHED","REALITY_CHECK_DUE","PLAN_REACHED","CATEGORY_BLOCKED","BONUS_GAME_FORBIDDEN"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  walletCloseRound: {"operation":"walletCloseRound","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/round/close","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","WRONG_MEMBER","INVALID_GAME","ROUND_NOT_FOUND"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  walletRollback: {"operation":"walletRollback","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/rollback","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","WRONG_MEMBER","WRONG_CURRENCY","DUPLICATE_TRANSACTION","ALREADY_SETTLED","CANCEL_NON_WITHDRAW"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  walletSessionCheck: {"operation":"walletSessionCheck","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/session/check","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","TOKEN_EXPIRED","INVALID_GAME"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  walletWin: {"operation":"walletWin","area":"wallet","status":"built","surface":"vendor","method":"POST","path":"/wallet/v1/win","callers":["vendor"],"errors":["INVALID_SIGNATURE","INVALID_PARTNER","INVALID_TOKEN","WRONG_MEMBER","WRONG_CURRENCY","INVALID_GAME","NEGATIVE_AMOUNT","AMOUNT_NOT_CONVERTIBLE","DUPLICATE_TRANSACTION","TRANSACTION_DOES_NOT_EXIST","TRANSACTION_ROLLED_BACK"],"rateLimit":{"max":6000000,"windowSeconds":60,"by":"caller"},"idempotency":"natural"},
  listWinners: {"operation":"listWinners","area":"winner","status":"built","surface":"site","method":"GET","path":"/wps/relay/winner/board","callers":["visitor"],"errors":[],"rateLimit":{"max":300,"windowSeconds":60,"by":"ip"},"idempotency":"safe"},
  addWithdrawalProof: {"operation":"addWithdrawalProof","area":"withdrawal","status":"built","surface":"site","method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/proofs","callers":["member","agent"],"bodyLimitBytes":7340032,"errors":["WITHDRAWAL_NOT_FOUND","WITHDRAWAL_NOT_SENT","INVALID_PICTURE","TOO_MANY_PROOFS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  cancelWithdrawal: {"operation":"cancelWithdrawal","area":"withdrawal","status":"built","surface":"site","method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/cancellation","callers":["member","agent"],"errors":["WITHDRAWAL_NOT_FOUND","WITHDRAWAL_NOT_CANCELLABLE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  confirmReceipt: {"operation":"confirmReceipt","area":"withdrawal","status":"built","surface":"site","method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/receipt","callers":["member","agent"],"errors":["WITHDRAWAL_NOT_FOUND","WITHDRAWAL_NOT_SENT","AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","PROOF_MISSING"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  getOfficeWithdrawal: {"operation":"getOfficeWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}","callers":["staff"],"permission":"withdrawal.read","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getWithdrawal: {"operation":"getWithdrawal","area":"withdrawal","status":"built","surface":"site","method":"GET","path":"/wps/relay/withdrawals/{withdrawalId}","callers":["member","agent"],"errors":["WITHDRAWAL_NOT_FOUND"],"rateLimit":{"max":300,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getWithdrawalOffer: {"operation":"getWithdrawalOffer","area":"withdrawal","status":"built","surface":"site","method":"GET","path":"/wps/relay/withdrawal/offer","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  getWithdrawalTerms: {"operation":"getWithdrawalTerms","area":"withdrawal","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/withdrawal-terms","callers":["staff"],"permission":"brand.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  listWithdrawals: {"operation":"listWithdrawals","area":"withdrawal","status":"built","surface":"site","method":"GET","path":"/wps/relay/withdrawals","callers":["member","agent"],"errors":[],"rateLimit":{"max":120,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  noteWithdrawal: {"operation":"noteWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/notes","callers":["staff"],"permission":"withdrawal.review","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  payWithdrawal: {"operation":"payWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/payment","callers":["staff"],"permission":"withdrawal.pay","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND","WITHDRAWAL_LOCKED","WITHDRAWAL_STEP_OVER","CHANNEL_UNAVAILABLE"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  recordPayout: {"operation":"recordPayout","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/manual-payment","callers":["staff"],"permission":"withdrawal.pay","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND","WITHDRAWAL_LOCKED","WITHDRAWAL_STEP_OVER"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  releaseWithdrawal: {"operation":"releaseWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/release","callers":["staff"],"permission":"withdrawal.review","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  requestWithdrawal: {"operation":"requestWithdrawal","area":"withdrawal","status":"built","surface":"site","method":"POST","path":"/wps/relay/withdrawals","callers":["member","agent"],"errors":["AMOUNT_OUT_OF_RANGE","AMOUNT_NOT_CONVERTIBLE","INSUFFICIENT_FUNDS","BANK_ACCOUNT_NOT_FOUND","PAYEE_COOLING_DOWN","TOO_MANY_OPEN_WITHDRAWALS","PAYMENT_PASSWORD_MISSING","PAYMENT_PASSWORD_LOCKED","WRONG_PASSWORD","TURNOVER_OWED","CONTRACT_ARREARS"],"rateLimit":{"max":20,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  reviewWithdrawal: {"operation":"reviewWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/review","callers":["staff"],"permission":"withdrawal.review","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND","WITHDRAWAL_LOCKED","WITHDRAWAL_STEP_OVER","SECOND_PERSON_NEEDED"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  searchWithdrawals: {"operation":"searchWithdrawals","area":"withdrawal","status":"built","surface":"office","method":"GET","path":"/office/api/brands/{brand}/withdrawals","callers":["staff"],"permission":"withdrawal.read","errors":["BRAND_NOT_FOUND"],"rateLimit":{"max":240,"windowSeconds":60,"by":"caller"},"idempotency":"safe"},
  setWithdrawalTerms: {"operation":"setWithdrawalTerms","area":"withdrawal","status":"built","surface":"office","method":"PUT","path":"/office/api/brands/{brand}/withdrawal-terms","callers":["staff"],"permission":"brand.rules","errors":["BRAND_NOT_FOUND","FACTS_CONFLICT","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  settleWithdrawal: {"operation":"settleWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/settlement","callers":["staff"],"permission":"withdrawal.pay","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND","WITHDRAWAL_LOCKED","WITHDRAWAL_STEP_OVER","SECOND_PERSON_ASKED"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
  takeWithdrawal: {"operation":"takeWithdrawal","area":"withdrawal","status":"built","surface":"office","method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/lock","callers":["staff"],"permission":"withdrawal.review","errors":["BRAND_NOT_FOUND","WITHDRAWAL_NOT_FOUND","WITHDRAWAL_LOCKED","WITHDRAWAL_STEP_OVER"],"rateLimit":{"max":60,"windowSeconds":60,"by":"caller"},"idempotency":"key"},
} as const;

/** What each operation takes and gives; undefined where there is none. */
export interface OperationTypes {
  decideAdjustment: { params: DecideAdjustmentParams; query: undefined; body: DecideAdjustmentBody; reply: Adjustment };
  listAdjustments: { params: ListAdjustmentsParams; query: ListAdjustmentsQuery; body: undefined; reply: ListAdjustmentsValue };
  requestAdjustment: { params: RequestAdjustmentParams; query: undefined; body: RequestAdjustmentBody; reply: Adjustment };
  reverseAdjustment: { params: ReverseAdjustmentParams; query: undefined; body: ReverseAdjustmentBody; reply: Adjustment };
  answerTermProposal: { params: AnswerTermProposalParams; query: undefined; body: AnswerTermProposalBody; reply: AnswerTermProposalValue };
  appointAgent: { params: AppointAgentParams; query: undefined; body: AppointAgentBody; reply: AppointAgentValue };
  blockAgent: { params: BlockAgentParams; query: undefined; body: BlockAgentBody; reply: AgentSummary };
  closeRegistrationLink: { params: CloseRegistrationLinkParams; query: undefined; body: undefined; reply: RegistrationLink };
  countInvitationVisit: { params: undefined; query: undefined; body: CountInvitationVisitBody; reply: CountInvitationVisitValue };
  createDownline: { params: undefined; query: undefined; body: CreateDownlineBody; reply: CreateDownlineValue };
  createRegistrationLink: { params: undefined; query: undefined; body: CreateRegistrationLinkBody; reply: RegistrationLink };
  createTopAgent: { params: CreateTopAgentParams; query: undefined; body: CreateTopAgentBody; reply: AgentSummary };
  decideAgentMove: { params: DecideAgentMoveParams; query: undefined; body: DecideAgentMoveBody; reply: AgentMove };
  getAgentHome: { params: undefined; query: undefined; body: undefined; reply: GetAgentHomeValue };
  getAgentPolicy: { params: GetAgentPolicyParams; query: undefined; body: undefined; reply: AgentPolicySettings };
  getDownline: { params: GetDownlineParams; query: undefined; body: undefined; reply: GetDownlineValue };
  getUpline: { params: undefined; query: undefined; body: undefined; reply: GetUplineValue };
  listAgentMoves: { params: ListAgentMovesParams; query: ListAgentMovesQuery; body: undefined; reply: ListAgentMovesValue };
  listAgents: { params: ListAgentsParams; query: ListAgentsQuery; body: undefined; reply: ListAgentsValue };
  listDailySalaryRequests: { params: undefined; query: ListDailySalaryRequestsQuery; body: undefined; reply: ListDailySalaryRequestsValue };
  listDividendRequests: { params: undefined; query: ListDividendRequestsQuery; body: undefined; reply: ListDividendRequestsValue };
  listDownlines: { params: undefined; query: ListDownlinesQuery; body: undefined; reply: ListDownlinesValue };
  listHourlySalaryRequests: { params: undefined; query: ListHourlySalaryRequestsQuery; body: undefined; reply: ListHourlySalaryRequestsValue };
  listRealTimeSalaryRequests: { params: undefined; query: ListRealTimeSalaryRequestsQuery; body: undefined; reply: ListRealTimeSalaryRequestsValue };
  listRegistrationLinks: { params: undefined; query: ListRegistrationLinksQuery; body: undefined; reply: ListRegistrationLinksValue };
  messageDownline: { params: MessageDownlineParams; query: undefined; body: MessageDownlineBody; reply: MessageDownlineValue };
  requestAgentMove: { params: RequestAgentMoveParams; query: undefined; body: RequestAgentMoveBody; reply: AgentMove };
  setAgentPolicy: { params: SetAgentPolicyParams; query: undefined; body: SetAgentPolicyBody; reply: AgentPolicySettings };
  setAgentTerms: { params: SetAgentTermsParams; query: undefined; body: SetAgentTermsBody; reply: AgentSummary };
  setDownlineNote: { params: SetDownlineNoteParams; query: undefined; body: SetDownlineNoteBody; reply: SetDownlineNoteValue };
  setDownlineTerms: { params: SetDownlineTermsParams; query: undefined; body: SetDownlineTermsBody; reply: SetDownlineTermsValue };
  addBankAccount: { params: undefined; query: undefined; body: AddBankAccountBody; reply: BankAccount };
  listBankAccounts: { params: undefined; query: undefined; body: undefined; reply: ListBankAccountsValue };
  removeBankAccount: { params: RemoveBankAccountParams; query: undefined; body: RemoveBankAccountBody; reply: RemoveBankAccountValue };
  setDefaultBankAccount: { params: SetDefaultBankAccountParams; query: undefined; body: undefined; reply: BankAccount };
  archiveBrand: { params: ArchiveBrandParams; query: undefined; body: ArchiveBrandBody; reply: ArchiveBrandValue };
  cancelSchedule: { params: CancelScheduleParams; query: undefined; body: undefined; reply: null };
  checkBrandName: { params: undefined; query: CheckBrandNameQuery; body: undefined; reply: CheckBrandNameValue };
  checkDraft: { params: CheckDraftParams; query: undefined; body: CheckDraftBody; reply: CheckDraftValue };
  createBrand: { params: undefined; query: undefined; body: CreateBrandBody; reply: CreateBrandValue };
  createPreviewToken: { params: CreatePreviewTokenParams; query: undefined; body: undefined; reply: CreatePreviewTokenValue };
  discardDraft: { params: DiscardDraftParams; query: DiscardDraftQuery; body: undefined; reply: DiscardDraftValue };
  getBrandDay: { params: GetBrandDayParams; query: undefined; body: undefined; reply: BrandDaySettings };
  getBrandDraft: { params: GetBrandDraftParams; query: undefined; body: undefined; reply: BrandDraft };
  getBrandStatus: { params: GetBrandStatusParams; query: undefined; body: undefined; reply: BrandStatus };
  getGameHosts: { params: GetGameHostsParams; query: undefined; body: undefined; reply: GameHostSettings };
  getGamePolicy: { params: GetGamePolicyParams; query: undefined; body: undefined; reply: GamePolicySettings };
  getGameSettings: { params: GetGameSettingsParams; query: undefined; body: undefined; reply: GameSettings };
  getRegionRules: { params: GetRegionRulesParams; query: undefined; body: undefined; reply: RegionSettings };
  getRegisterRules: { params: GetRegisterRulesParams; query: undefined; body: undefined; reply: RegisterRuleSettings };
  getRegistry: { params: undefined; query: undefined; body: undefined; reply: GetRegistryValue };
  getResponsibleContact: { params: GetResponsibleContactParams; query: undefined; body: undefined; reply: ResponsibleContactSettings };
  getRevision: { params: GetRevisionParams; query: undefined; body: undefined; reply: GetRevisionValue };
  getSecondFactorPolicy: { params: GetSecondFactorPolicyParams; query: undefined; body: undefined; reply: SecondFactorPolicySettings };
  getSessionLimits: { params: GetSessionLimitsParams; query: undefined; body: undefined; reply: SessionLimitSettings };
  getWalletPolicy: { params: GetWalletPolicyParams; query: undefined; body: undefined; reply: WalletPolicySettings };
  getWhitelabelFlags: { params: GetWhitelabelFlagsParams; query: undefined; body: undefined; reply: FlagSettings };
  listAssets: { params: ListAssetsParams; query: undefined; body: undefined; reply: ListAssetsValue };
  listAuditEntries: { params: ListAuditEntriesParams; query: ListAuditEntriesQuery; body: undefined; reply: ListAuditEntriesValue };
  listBrands: { params: undefined; query: undefined; body: undefined; reply: ListBrandsValue };
  listHeldHosts: { params: ListHeldHostsParams; query: undefined; body: undefined; reply: ListHeldHostsValue };
  listRevisions: { params: ListRevisionsParams; query: ListRevisionsQuery; body: undefined; reply: ListRevisionsValue };
  locateAddress: { params: LocateAddressParams; query: LocateAddressQuery; body: undefined; reply: Location };
  notePresence: { params: NotePresenceParams; query: undefined; body: NotePresenceBody; reply: DraftState };
  proveHost: { params: ProveHostParams; query: undefined; body: ProveHostBody; reply: HeldHost };
  publishDraft: { params: PublishDraftParams; query: undefined; body: PublishDraftBody; reply: Publication };
  releaseHost: { params: ReleaseHostParams; query: undefined; body: ReleaseHostBody; reply: null };
  rollBackRevision: { params: RollBackRevisionParams; query: undefined; body: RollBackRevisionBody; reply: Publication };
  saveDraft: { params: SaveDraftParams; query: undefined; body: SaveDraftBody; reply: SaveDraftValue };
  scheduleDraft: { params: ScheduleDraftParams; query: undefined; body: ScheduleDraftBody; reply: ScheduleDraftValue };
  setBrandDay: { params: SetBrandDayParams; query: undefined; body: SetBrandDayBody; reply: BrandDaySettings };
  setBrandStatus: { params: SetBrandStatusParams; query: undefined; body: SetBrandStatusBody; reply: BrandStatus };
  setGameHosts: { params: SetGameHostsParams; query: undefined; body: SetGameHostsBody; reply: GameHostSettings };
  setGamePolicy: { params: SetGamePolicyParams; query: undefined; body: SetGamePolicyBody; reply: GamePolicySettings };
  setGameSettings: { params: SetGameSettingsParams; query: undefined; body: SetGameSettingsBody; reply: GameSettings };
  setPublishRule: { params: SetPublishRuleParams; query: undefined; body: SetPublishRuleBody; reply: SetPublishRuleValue };
  setRegionRules: { params: SetRegionRulesParams; query: undefined; body: SetRegionRulesBody; reply: RegionSettings };
  setRegisterRules: { params: SetRegisterRulesParams; query: undefined; body: SetRegisterRulesBody; reply: RegisterRuleSettings };
  setResponsibleContact: { params: SetResponsibleContactParams; query: undefined; body: SetResponsibleContactBody; reply: ResponsibleContactSettings };
  setSecondFactorPolicy: { params: SetSecondFactorPolicyParams; query: undefined; body: SetSecondFactorPolicyBody; reply: SecondFactorPolicySettings };
  setSessionLimits: { params: SetSessionLimitsParams; query: undefined; body: SetSessionLimitsBody; reply: SessionLimitSettings };
  setWalletPolicy: { params: SetWalletPolicyParams; query: undefined; body: SetWalletPolicyBody; reply: WalletPolicySettings };
  setWhitelabelFlags: { params: SetWhitelabelFlagsParams; query: undefined; body: SetWhitelabelFlagsBody; reply: FlagSettings };
  uploadAsset: { params: UploadAssetParams; query: undefined; body: UploadAssetBody; reply: BrandAssetFile };
  changeCampaign: { params: ChangeCampaignParams; query: undefined; body: ChangeCampaignBody; reply: CampaignRecord };
  createCampaign: { params: CreateCampaignParams; query: undefined; body: CreateCampaignBody; reply: CampaignRecord };
  createPromoCodeBatch: { params: CreatePromoCodeBatchParams; query: undefined; body: CreatePromoCodeBatchBody; reply: CreatePromoCodeBatchValue };
  decideCampaign: { params: DecideCampaignParams; query: undefined; body: DecideCampaignBody; reply: CampaignRecord };
  decideHeldReward: { params: DecideHeldRewardParams; query: undefined; body: DecideHeldRewardBody; reply: OfficeReward };
  decidePromotionApplication: { params: DecidePromotionApplicationParams; query: undefined; body: DecidePromotionApplicationBody; reply: OfficeApplication };
  decideRewardGrant: { params: DecideRewardGrantParams; query: undefined; body: DecideRewardGrantBody; reply: RewardGrant };
  getCampaign: { params: GetCampaignParams; query: undefined; body: undefined; reply: CampaignRecord };
  getMemberOffers: { params: GetMemberOffersParams; query: undefined; body: undefined; reply: OfferChoice };
  listCampaigns: { params: ListCampaignsParams; query: ListCampaignsQuery; body: undefined; reply: ListCampaignsValue };
  listHeldRewards: { params: ListHeldRewardsParams; query: ListHeldRewardsQuery; body: undefined; reply: ListHeldRewardsValue };
  listPromoCodeBatches: { params: ListPromoCodeBatchesParams; query: ListPromoCodeBatchesQuery; body: undefined; reply: ListPromoCodeBatchesValue };
  listPromotionApplications: { params: ListPromotionApplicationsParams; query: ListPromotionApplicationsQuery; body: undefined; reply: ListPromotionApplicationsValue };
  listRewardGrants: { params: ListRewardGrantsParams; query: ListRewardGrantsQuery; body: undefined; reply: ListRewardGrantsValue };
  publishCampaign: { params: PublishCampaignParams; query: undefined; body: PublishCampaignBody; reply: CampaignRecord };
  requestRewardGrant: { params: RequestRewardGrantParams; query: undefined; body: RequestRewardGrantBody; reply: RewardGrant };
  revokePromoCodeBatch: { params: RevokePromoCodeBatchParams; query: undefined; body: RevokePromoCodeBatchBody; reply: PromoCodeBatch };
  setCampaignState: { params: SetCampaignStateParams; query: undefined; body: SetCampaignStateBody; reply: CampaignRecord };
  setMemberOffers: { params: SetMemberOffersParams; query: undefined; body: SetMemberOffersBody; reply: OfferChoice };
  simulateCampaign: { params: SimulateCampaignParams; query: undefined; body: SimulateCampaignBody; reply: CampaignSimulation };
  addBannerPicture: { params: AddBannerPictureParams; query: undefined; body: AddBannerPictureBody; reply: AddBannerPictureValue };
  createAnnouncement: { params: CreateAnnouncementParams; query: undefined; body: CreateAnnouncementBody; reply: OfficeAnnouncement };
  deleteAnnouncement: { params: DeleteAnnouncementParams; query: undefined; body: DeleteAnnouncementBody; reply: DeleteAnnouncementValue };
  editAnnouncement: { params: EditAnnouncementParams; query: undefined; body: EditAnnouncementBody; reply: OfficeAnnouncement };
  getBanners: { params: GetBannersParams; query: undefined; body: undefined; reply: BannerSettings };
  getServiceChannels: { params: GetServiceChannelsParams; query: undefined; body: undefined; reply: ServiceChannelSettings };
  getSiteLinks: { params: GetSiteLinksParams; query: undefined; body: undefined; reply: SiteLinkSettings };
  listAnnouncements: { params: undefined; query: ListAnnouncementsQuery; body: undefined; reply: ListAnnouncementsValue };
  listOfficeAnnouncements: { params: ListOfficeAnnouncementsParams; query: undefined; body: undefined; reply: OfficeAnnouncements };
  publishAnnouncement: { params: PublishAnnouncementParams; query: undefined; body: PublishAnnouncementBody; reply: OfficeAnnouncement };
  setBanners: { params: SetBannersParams; query: undefined; body: SetBannersBody; reply: BannerSettings };
  setServiceChannels: { params: SetServiceChannelsParams; query: undefined; body: SetServiceChannelsBody; reply: ServiceChannelSettings };
  setSiteLinks: { params: SetSiteLinksParams; query: undefined; body: SetSiteLinksBody; reply: SiteLinkSettings };
  answerContract: { params: AnswerContractParams; query: undefined; body: AnswerContractBody; reply: AgentContract };
  answerContractEnd: { params: AnswerContractEndParams; query: undefined; body: AnswerContractEndBody; reply: AgentContract };
  approveContractRun: { params: ApproveContractRunParams; query: undefined; body: ApproveContractRunBody; reply: ContractRun };
  askContractEnd: { params: AskContractEndParams; query: undefined; body: undefined; reply: AgentContract };
  endContract: { params: EndContractParams; query: undefined; body: EndContractBody; reply: OfficeContract };
  getContractPolicy: { params: GetContractPolicyParams; query: undefined; body: undefined; reply: ContractPolicySettings };
  getContractRules: { params: undefined; query: undefined; body: undefined; reply: ContractRules };
  listContractLineMembers: { params: ListContractLineMembersParams; query: undefined; body: undefined; reply: ListContractLineMembersValue };
  listContractLines: { params: undefined; query: ListContractLinesQuery; body: undefined; reply: ListContractLinesValue };
  listContractRunLines: { params: ListContractRunLinesParams; query: ListContractRunLinesQuery; body: undefined; reply: ListContractRunLinesValue };
  listContractRuns: { params: ListContractRunsParams; query: ListContractRunsQuery; body: undefined; reply: ListContractRunsValue };
  listContracts: { params: undefined; query: ListContractsQuery; body: undefined; reply: ListContractsValue };
  listOfficeContracts: { params: ListOfficeContractsParams; query: ListOfficeContractsQuery; body: undefined; reply: ListOfficeContractsValue };
  offerBrandContract: { params: OfferBrandContractParams; query: undefined; body: OfferBrandContractBody; reply: OfficeContract };
  offerContracts: { params: undefined; query: undefined; body: OfferContractsBody; reply: OfferContractsValue };
  recomputeContractRun: { params: RecomputeContractRunParams; query: undefined; body: RecomputeContractRunBody; reply: ContractRun };
  setContractPolicy: { params: SetContractPolicyParams; query: undefined; body: SetContractPolicyBody; reply: ContractPolicySettings };
  simulateContract: { params: SimulateContractParams; query: undefined; body: undefined; reply: SimulateContractValue };
  withdrawContract: { params: WithdrawContractParams; query: undefined; body: undefined; reply: AgentContract };
  listCreditTransfers: { params: undefined; query: ListCreditTransfersQuery; body: undefined; reply: ListCreditTransfersValue };
  moveCredit: { params: undefined; query: undefined; body: MoveCreditBody; reply: MoveCreditValue };
  sendCredit: { params: undefined; query: undefined; body: SendCreditBody; reply: CreditTransfer };
  sendToUpline: { params: undefined; query: undefined; body: SendToUplineBody; reply: CreditTransfer };
  addDepositProof: { params: AddDepositProofParams; query: undefined; body: AddDepositProofBody; reply: Deposit };
  createDeposit: { params: undefined; query: undefined; body: CreateDepositBody; reply: Deposit };
  createVoucherBatch: { params: CreateVoucherBatchParams; query: undefined; body: CreateVoucherBatchBody; reply: CreateVoucherBatchValue };
  creditDeposit: { params: CreditDepositParams; query: undefined; body: CreditDepositBody; reply: OfficeDeposit };
  declineDeposit: { params: DeclineDepositParams; query: undefined; body: DeclineDepositBody; reply: OfficeDeposit };
  getDeposit: { params: GetDepositParams; query: undefined; body: undefined; reply: Deposit };
  getDepositRoutes: { params: GetDepositRoutesParams; query: undefined; body: undefined; reply: DepositRouteSettings };
  ignoreStatementLine: { params: IgnoreStatementLineParams; query: undefined; body: IgnoreStatementLineBody; reply: StatementLine };
  importStatement: { params: ImportStatementParams; query: undefined; body: ImportStatementBody; reply: ImportStatementValue };
  listDepositChannels: { params: undefined; query: undefined; body: undefined; reply: ListDepositChannelsValue };
  listDeposits: { params: undefined; query: ListDepositsQuery; body: undefined; reply: ListDepositsValue };
  listReturnableDeposits: { params: ListReturnableDepositsParams; query: ListReturnableDepositsQuery; body: undefined; reply: ListReturnableDepositsValue };
  listStatementLines: { params: ListStatementLinesParams; query: ListStatementLinesQuery; body: undefined; reply: ListStatementLinesValue };
  listVoucherBatches: { params: ListVoucherBatchesParams; query: ListVoucherBatchesQuery; body: undefined; reply: ListVoucherBatchesValue };
  matchStatementLine: { params: MatchStatementLineParams; query: undefined; body: MatchStatementLineBody; reply: StatementLine };
  redeemVoucher: { params: undefined; query: undefined; body: RedeemVoucherBody; reply: Deposit };
  returnDeposit: { params: ReturnDepositParams; query: undefined; body: ReturnDepositBody; reply: ReturnDepositValue };
  reverseDeposit: { params: ReverseDepositParams; query: undefined; body: ReverseDepositBody; reply: OfficeDeposit };
  revokeVoucherBatch: { params: RevokeVoucherBatchParams; query: undefined; body: RevokeVoucherBatchBody; reply: VoucherBatch };
  searchDeposits: { params: SearchDepositsParams; query: SearchDepositsQuery; body: undefined; reply: SearchDepositsValue };
  setDepositRoutes: { params: SetDepositRoutesParams; query: undefined; body: SetDepositRoutesBody; reply: DepositRouteSettings };
  exportDesk: { params: ExportDeskParams; query: ExportDeskQuery; body: undefined; reply: DeskFile };
  findRecords: { params: undefined; query: FindRecordsQuery; body: undefined; reply: FindRecordsValue };
  listWaiting: { params: undefined; query: undefined; body: undefined; reply: ListWaitingValue };
  decideExclusionMatch: { params: DecideExclusionMatchParams; query: undefined; body: DecideExclusionMatchBody; reply: DecideExclusionMatchValue };
  excludeMember: { params: ExcludeMemberParams; query: undefined; body: ExcludeMemberBody; reply: Exclusion };
  listExclusionMatches: { params: ListExclusionMatchesParams; query: ListExclusionMatchesQuery; body: undefined; reply: ListExclusionMatchesValue };
  startExclusion: { params: undefined; query: undefined; body: StartExclusionBody; reply: Exclusion };
  addFavourite: { params: undefined; query: undefined; body: Favourite; reply: null };
  listFavouriteIds: { params: undefined; query: undefined; body: undefined; reply: ListFavouriteIdsValue };
  listFavourites: { params: undefined; query: ListFavouritesQuery; body: undefined; reply: ListFavouritesValue };
  removeFavourite: { params: RemoveFavouriteParams; query: undefined; body: undefined; reply: null };
  handleFeedback: { params: HandleFeedbackParams; query: undefined; body: HandleFeedbackBody; reply: OfficeFeedback };
  listFeedback: { params: ListFeedbackParams; query: ListFeedbackQuery; body: undefined; reply: ListFeedbackValue };
  sendFeedback: { params: undefined; query: undefined; body: SendFeedbackBody; reply: SendFeedbackValue };
  getGameMenus: { params: undefined; query: undefined; body: undefined; reply: GameMenusValue };
  launchGame: { params: undefined; query: undefined; body: LaunchGameBody; reply: LaunchGameValue };
  launchSports: { params: undefined; query: LaunchSportsQuery; body: undefined; reply: LaunchSportsValue };
  leaveGame: { params: undefined; query: undefined; body: LeaveGameBody; reply: LeaveGameValue };
  listGameTypes: { params: undefined; query: ListGameTypesQuery; body: undefined; reply: ListGameTypesValue };
  listGames: { params: undefined; query: ListGamesQuery; body: undefined; reply: ListGamesValue };
  listHotGames: { params: undefined; query: ListHotGamesQuery; body: undefined; reply: ListHotGamesValue };
  listPopularGames: { params: undefined; query: ListPopularGamesQuery; body: undefined; reply: ListPopularGamesValue };
  listPvpRooms: { params: undefined; query: ListPvpRoomsQuery; body: undefined; reply: ListPvpRoomsValue };
  listRecentGames: { params: undefined; query: ListRecentGamesQuery; body: undefined; reply: ListRecentGamesValue };
  listVendors: { params: undefined; query: ListVendorsQuery; body: undefined; reply: ListVendorsValue };
  handleHarmCase: { params: HandleHarmCaseParams; query: undefined; body: HandleHarmCaseBody; reply: HarmCase };
  listHarmCases: { params: ListHarmCasesParams; query: ListHarmCasesQuery; body: undefined; reply: ListHarmCasesValue };
  listMemberHarmCases: { params: ListMemberHarmCasesParams; query: ListMemberHarmCasesQuery; body: undefined; reply: ListMemberHarmCasesValue };
  arrangeHelpPages: { params: ArrangeHelpPagesParams; query: undefined; body: ArrangeHelpPagesBody; reply: HelpSettings };
  getHelpCentre: { params: undefined; query: GetHelpCentreQuery; body: undefined; reply: HelpCentreValue };
  getHelpPage: { params: GetHelpPageParams; query: undefined; body: undefined; reply: HelpPageSettings };
  getHelpPages: { params: GetHelpPagesParams; query: undefined; body: undefined; reply: HelpSettings };
  setHelpPage: { params: SetHelpPageParams; query: undefined; body: SetHelpPageBody; reply: HelpPageSettings };
  actHouseRound: { params: ActHouseRoundParams; query: undefined; body: ActHouseRoundBody; reply: HouseRound };
  cashOutTableSeat: { params: CashOutTableSeatParams; query: undefined; body: undefined; reply: OwnTableSeat };
  finishHouseRound: { params: FinishHouseRoundParams; query: undefined; body: undefined; reply: FinishHouseRoundValue };
  getGameTable: { params: undefined; query: undefined; body: undefined; reply: GetGameTableReply };
  getHouseSession: { params: undefined; query: undefined; body: undefined; reply: HouseSession };
  listGameReturns: { params: ListGameReturnsParams; query: undefined; body: undefined; reply: ListGameReturnsValue };
  playHouseRound: { params: undefined; query: undefined; body: PlayHouseRoundBody; reply: HouseRound };
  rotateHouseSeed: { params: undefined; query: undefined; body: RotateHouseSeedBody; reply: RotateHouseSeedValue };
  takeTableSeat: { params: undefined; query: undefined; body: TakeTableSeatBody; reply: TakeTableSeatReply };
  confirmInboxMessage: { params: ConfirmInboxMessageParams; query: undefined; body: ConfirmInboxMessageBody; reply: InboxSending };
  countInboxAudience: { params: CountInboxAudienceParams; query: CountInboxAudienceQuery; body: undefined; reply: CountInboxAudienceValue };
  deleteInboxMessage: { params: DeleteInboxMessageParams; query: undefined; body: undefined; reply: UnreadCountValue };
  getMessageTemplates: { params: GetMessageTemplatesParams; query: undefined; body: undefined; reply: MessageTemplateSettings };
  getUnreadCount: { params: undefined; query: undefined; body: undefined; reply: UnreadCountValue };
  listInbox: { params: undefined; query: ListInboxQuery; body: undefined; reply: ListInboxValue };
  listInboxSendings: { params: ListInboxSendingsParams; query: ListInboxSendingsQuery; body: undefined; reply: ListInboxSendingsValue };
  readInboxMessage: { params: ReadInboxMessageParams; query: undefined; body: undefined; reply: UnreadCountValue };
  readWholeInbox: { params: undefined; query: undefined; body: undefined; reply: UnreadCountValue };
  recallInboxMessage: { params: RecallInboxMessageParams; query: undefined; body: RecallInboxMessageBody; reply: InboxSending };
  sendInboxMessage: { params: SendInboxMessageParams; query: undefined; body: SendInboxMessageBody; reply: InboxSending };
  setMessageTemplates: { params: SetMessageTemplatesParams; query: undefined; body: SetMessageTemplatesBody; reply: MessageTemplateSettings };
  getJackpot: { params: undefined; query: undefined; body: undefined; reply: GetJackpotValue };
  getJackpotSettings: { params: GetJackpotSettingsParams; query: undefined; body: undefined; reply: JackpotSettings };
  listJackpotWins: { params: ListJackpotWinsParams; query: ListJackpotWinsQuery; body: undefined; reply: ListJackpotWinsValue };
  setJackpotSettings: { params: SetJackpotSettingsParams; query: undefined; body: SetJackpotSettingsBody; reply: JackpotSettings };
  getLedgerHealth: { params: undefined; query: undefined; body: undefined; reply: LedgerHealthValue };
  getLinkedEmail: { params: undefined; query: undefined; body: undefined; reply: LinkedEmail };
  linkEmail: { params: undefined; query: undefined; body: LinkEmailBody; reply: LinkedEmail };
  sendEmailCode: { params: undefined; query: undefined; body: SendEmailCodeBody; reply: SmsSent };
  launchLiveChat: { params: LaunchLiveChatParams; query: undefined; body: undefined; reply: LaunchLiveChatValue };
  listLiveModels: { params: undefined; query: ListLiveModelsQuery; body: undefined; reply: ListLiveModelsValue };
  readTopics: { params: undefined; query: ReadTopicsQuery; body: undefined; reply: ReadTopicsValue };
  cancelLotteryTicket: { params: CancelLotteryTicketParams; query: undefined; body: CancelLotteryTicketBody; reply: LotteryTicket };
  enterLotteryResult: { params: EnterLotteryResultParams; query: undefined; body: EnterLotteryResultBody; reply: OfficeLotteryDraw };
  getLotteryBoard: { params: undefined; query: GetLotteryBoardQuery; body: undefined; reply: LotteryBoardValue };
  getLotteryDraw: { params: undefined; query: GetLotteryDrawQuery; body: undefined; reply: LotteryDrawProof };
  getLotteryLobby: { params: undefined; query: GetLotteryLobbyQuery; body: undefined; reply: LotteryLobbyValue };
  getLotterySettings: { params: GetLotterySettingsParams; query: undefined; body: undefined; reply: LotterySettings };
  getLotteryTicket: { params: GetLotteryTicketParams; query: undefined; body: undefined; reply: LotteryTicket };
  getVnGameMenus: { params: undefined; query: GetVnGameMenusQuery; body: undefined; reply: VnGameMenusValue };
  listLotteryChases: { params: undefined; query: ListLotteryChasesQuery; body: undefined; reply: ListLotteryChasesValue };
  listLotteryDraws: { params: ListLotteryDrawsParams; query: ListLotteryDrawsQuery; body: undefined; reply: ListLotteryDrawsValue };
  listLotteryExposure: { params: ListLotteryExposureParams; query: undefined; body: undefined; reply: ListLotteryExposureValue };
  listLotteryGames: { params: undefined; query: ListLotteryGamesQuery; body: undefined; reply: ListLotteryGamesValue };
  listLotteryTickets: { params: undefined; query: ListLotteryTicketsQuery; body: undefined; reply: ListLotteryTicketsValue };
  listOfficeLotteryTickets: { params: ListOfficeLotteryTicketsParams; query: ListOfficeLotteryTicketsQuery; body: undefined; reply: ListOfficeLotteryTicketsValue };
  listOpenedNumero: { params: undefined; query: ListOpenedNumeroQuery; body: undefined; reply: ListOpenedNumeroValue };
  listRecentLotteries: { params: undefined; query: ListRecentLotteriesQuery; body: undefined; reply: ListRecentLotteriesValue };
  placeLotteryChase: { params: undefined; query: undefined; body: PlaceLotteryChaseBody; reply: LotteryChase };
  placeLotteryTicket: { params: undefined; query: undefined; body: PlaceLotteryTicketBody; reply: LotteryTicket };
  setLotterySettings: { params: SetLotterySettingsParams; query: undefined; body: SetLotterySettingsBody; reply: LotterySettings };
  stopLotteryChase: { params: StopLotteryChaseParams; query: undefined; body: StopLotteryChaseBody; reply: LotteryChase };
  voidLotteryDraw: { params: VoidLotteryDrawParams; query: undefined; body: VoidLotteryDrawBody; reply: OfficeLotteryDraw };
  addMemberNote: { params: AddMemberNoteParams; query: undefined; body: AddMemberNoteBody; reply: AddMemberNoteValue };
  changeLanguage: { params: undefined; query: undefined; body: ChangeLanguageBody; reply: null };
  checkAffiliate: { params: undefined; query: CheckAffiliateQuery; body: undefined; reply: AffiliateValue };
  getConsolidatedFunds: { params: undefined; query: undefined; body: undefined; reply: ConsolidatedFunds };
  getMember: { params: GetMemberParams; query: undefined; body: undefined; reply: MemberDetail };
  getMemberIcon: { params: undefined; query: undefined; body: undefined; reply: MemberIconValue };
  getMemberInfo: { params: undefined; query: undefined; body: undefined; reply: MemberInfo };
  getMemberTags: { params: GetMemberTagsParams; query: undefined; body: undefined; reply: GetMemberTagsValue };
  listLikelyAccounts: { params: ListLikelyAccountsParams; query: undefined; body: undefined; reply: ListLikelyAccountsValue };
  listMemberLedger: { params: ListMemberLedgerParams; query: ListMemberLedgerQuery; body: undefined; reply: ListMemberLedgerValue };
  listMemberNotes: { params: ListMemberNotesParams; query: undefined; body: undefined; reply: ListMemberNotesValue };
  listMembers: { params: undefined; query: ListMembersQuery; body: undefined; reply: ListMembersValue };
  register: { params: undefined; query: undefined; body: RegistrationUser; reply: RegisterValue };
  registerByMobile: { params: undefined; query: undefined; body: RegisterByMobileBody; reply: RegisterByMobileValue };
  resetPaymentPassword: { params: ResetPaymentPasswordParams; query: undefined; body: ResetPaymentPasswordBody; reply: ResetPaymentPasswordValue };
  resetSecondFactor: { params: ResetSecondFactorParams; query: undefined; body: ResetSecondFactorBody; reply: ResetSecondFactorValue };
  setMemberStatus: { params: SetMemberStatusParams; query: undefined; body: SetMemberStatusBody; reply: SetMemberStatusValue };
  setMemberTags: { params: SetMemberTagsParams; query: undefined; body: SetMemberTagsBody; reply: SetMemberTagsValue };
  listMessages: { params: ListMessagesParams; query: ListMessagesQuery; body: undefined; reply: ListMessagesValue };
  retryMessage: { params: RetryMessageParams; query: undefined; body: undefined; reply: RetryMessageValue };
  decideBoard: { params: DecideBoardParams; query: undefined; body: DecideBoardBody; reply: OfficeBoard };
  getMissionLeaderboard: { params: undefined; query: GetMissionLeaderboardQuery; body: undefined; reply: MissionLeaderboardValue };
  getMissionSummary: { params: undefined; query: undefined; body: undefined; reply: MissionSummaryValue };
  listBoards: { params: ListBoardsParams; query: ListBoardsQuery; body: undefined; reply: ListBoardsValue };
  removeBoardPlace: { params: RemoveBoardPlaceParams; query: undefined; body: RemoveBoardPlaceBody; reply: OfficeBoard };
  addPasskey: { params: undefined; query: undefined; body: AddPasskeyBody; reply: Passkeys };
  beginPasskey: { params: undefined; query: undefined; body: BeginPasskeyBody; reply: BeginPasskeyValue };
  beginPasskeySignIn: { params: undefined; query: undefined; body: undefined; reply: BeginPasskeySignInValue };
  listPasskeys: { params: undefined; query: undefined; body: undefined; reply: Passkeys };
  removePasskey: { params: RemovePasskeyParams; query: undefined; body: undefined; reply: Passkeys };
  signInWithPasskey: { params: undefined; query: undefined; body: SignInWithPasskeyBody; reply: LoginValue };
  changePassword: { params: undefined; query: undefined; body: ChangePasswordBody; reply: null };
  getPaymentPassword: { params: undefined; query: undefined; body: undefined; reply: PaymentPasswordState };
  requestPasswordByEmail: { params: undefined; query: undefined; body: RequestPasswordByEmailBody; reply: null };
  requirePasswordChange: { params: RequirePasswordChangeParams; query: undefined; body: RequirePasswordChangeBody; reply: RequirePasswordChangeValue };
  setPasswordByEmail: { params: undefined; query: undefined; body: SetPasswordByEmailBody; reply: null };
  setPasswordByPhone: { params: undefined; query: undefined; body: SetPasswordByPhoneBody; reply: null };
  setPaymentPassword: { params: undefined; query: undefined; body: SetPaymentPasswordBody; reply: null };
  getSandboxPayment: { params: GetSandboxPaymentParams; query: undefined; body: undefined; reply: SandboxPayment };
  notifyPayment: { params: NotifyPaymentParams; query: undefined; body: NotifyPaymentBody; reply: NotifyPaymentValue };
  settleSandboxPayment: { params: SettleSandboxPaymentParams; query: undefined; body: SettleSandboxPaymentBody; reply: SandboxPayment };
  health: { params: undefined; query: undefined; body: undefined; reply: HealthValue };
  metrics: { params: undefined; query: undefined; body: undefined; reply: MetricsText };
  readiness: { params: undefined; query: undefined; body: undefined; reply: ReadinessValue };
  convertPoints: { params: undefined; query: undefined; body: ConvertPointsBody; reply: ConvertPointsValue };
  decidePointRedemption: { params: DecidePointRedemptionParams; query: undefined; body: DecidePointRedemptionBody; reply: OfficeRedemption };
  getPointGoods: { params: GetPointGoodsParams; query: undefined; body: undefined; reply: PointGoodsSettings };
  getPointsBalance: { params: undefined; query: undefined; body: undefined; reply: PointsBalance };
  getPointsConfig: { params: undefined; query: undefined; body: undefined; reply: PointsConfigValue };
  getPointsPolicy: { params: GetPointsPolicyParams; query: undefined; body: undefined; reply: PointsPolicySettings };
  listPointRedemptions: { params: ListPointRedemptionsParams; query: ListPointRedemptionsQuery; body: undefined; reply: ListPointRedemptionsValue };
  listPointRewards: { params: undefined; query: ListPointRewardsQuery; body: undefined; reply: ListPointRewardsValue };
  listPointTransactions: { params: undefined; query: ListPointTransactionsQuery; body: undefined; reply: ListPointTransactionsValue };
  listRedemptions: { params: undefined; query: ListRedemptionsQuery; body: undefined; reply: ListRedemptionsValue };
  redeemPointReward: { params: undefined; query: undefined; body: RedeemPointRewardBody; reply: Redemption };
  setPointGoods: { params: SetPointGoodsParams; query: undefined; body: SetPointGoodsBody; reply: PointGoodsSettings };
  setPointsPolicy: { params: SetPointsPolicyParams; query: undefined; body: SetPointsPolicyBody; reply: PointsPolicySettings };
  applyForPromotion: { params: ApplyForPromotionParams; query: undefined; body: ApplyForPromotionBody; reply: PromotionDetail };
  claimRafflePromotion: { params: undefined; query: undefined; body: ClaimRafflePromotionBody; reply: ClaimRafflePromotionValue };
  claimSignUpReward: { params: undefined; query: undefined; body: ClaimSignUpRewardBody; reply: RewardCredited };
  getOfferChoice: { params: undefined; query: undefined; body: undefined; reply: OfferChoice };
  getPromotion: { params: GetPromotionParams; query: undefined; body: undefined; reply: PromotionDetail };
  joinPromotion: { params: JoinPromotionParams; query: undefined; body: JoinPromotionBody; reply: PromotionDetail };
  joinSignUpPromotion: { params: undefined; query: undefined; body: JoinSignUpPromotionBody; reply: JoinSignUpPromotionValue };
  listPromotions: { params: undefined; query: ListPromotionsQuery; body: undefined; reply: ListPromotionsValue };
  redeemPromoCode: { params: undefined; query: undefined; body: RedeemPromoCodeBody; reply: Reward };
  setOfferChoice: { params: undefined; query: undefined; body: SetOfferChoiceBody; reply: OfferChoice };
  takeEnvelope: { params: TakeEnvelopeParams; query: undefined; body: TakeEnvelopeBody; reply: TakeEnvelopeValue };
  claimRebate: { params: undefined; query: undefined; body: ClaimRebateBody; reply: ClaimRebateValue };
  getRebate: { params: undefined; query: undefined; body: undefined; reply: GetRebateValue };
  getRewardPolicy: { params: GetRewardPolicyParams; query: undefined; body: undefined; reply: RewardPolicySettings };
  listRebates: { params: undefined; query: ListRebatesQuery; body: undefined; reply: ListRebatesValue };
  setRewardPolicy: { params: SetRewardPolicyParams; query: undefined; body: SetRewardPolicyBody; reply: RewardPolicySettings };
  askRepair: { params: AskRepairParams; query: undefined; body: AskRepairBody; reply: ReconciliationDifference };
  decideRepair: { params: DecideRepairParams; query: undefined; body: DecideRepairBody; reply: ReconciliationDifference };
  explainDifference: { params: ExplainDifferenceParams; query: undefined; body: ExplainDifferenceBody; reply: ReconciliationDifference };
  getDifferenceEvidence: { params: GetDifferenceEvidenceParams; query: undefined; body: undefined; reply: DifferenceEvidence };
  listDifferences: { params: ListDifferencesParams; query: ListDifferencesQuery; body: undefined; reply: ListDifferencesValue };
  listReconciliations: { params: undefined; query: undefined; body: undefined; reply: ListReconciliationsValue };
  startReconciliation: { params: undefined; query: undefined; body: StartReconciliationBody; reply: ReconciliationRun };
  getPersonalLoss: { params: undefined; query: GetPersonalLossQuery; body: undefined; reply: PersonalLoss };
  getRound: { params: GetRoundParams; query: undefined; body: undefined; reply: RoundDetail };
  getSharedRound: { params: GetSharedRoundParams; query: undefined; body: undefined; reply: SharedRound };
  getTransaction: { params: GetTransactionParams; query: undefined; body: undefined; reply: TransactionDetail };
  listRounds: { params: undefined; query: ListRoundsQuery; body: undefined; reply: ListRoundsValue };
  listTransactions: { params: undefined; query: ListTransactionsQuery; body: undefined; reply: ListTransactionsValue };
  shareRound: { params: ShareRoundParams; query: undefined; body: undefined; reply: RoundSharing };
  unshareRound: { params: UnshareRoundParams; query: undefined; body: undefined; reply: RoundSharing };
  applyForAffiliate: { params: undefined; query: undefined; body: ApplyForAffiliateBody; reply: AffiliateApplication };
  decideAffiliateApplication: { params: DecideAffiliateApplicationParams; query: undefined; body: DecideAffiliateApplicationBody; reply: AffiliateApplication };
  decideReferral: { params: DecideReferralParams; query: undefined; body: DecideReferralBody; reply: OfficeReferral };
  getAffiliateApplication: { params: undefined; query: undefined; body: undefined; reply: GetAffiliateApplicationValue };
  getReferral: { params: undefined; query: undefined; body: undefined; reply: GetReferralValue };
  listAffiliateApplications: { params: ListAffiliateApplicationsParams; query: ListAffiliateApplicationsQuery; body: undefined; reply: ListAffiliateApplicationsValue };
  listReferralReviews: { params: ListReferralReviewsParams; query: ListReferralReviewsQuery; body: undefined; reply: ListReferralReviewsValue };
  listReferrals: { params: undefined; query: ListReferralsQuery; body: undefined; reply: ListReferralsValue };
  getLanguageProgress: { params: GetLanguageProgressParams; query: undefined; body: undefined; reply: GetLanguageProgressValue };
  listLanguageTexts: { params: ListLanguageTextsParams; query: ListLanguageTextsQuery; body: undefined; reply: ListLanguageTextsValue };
  listRegistryEntries: { params: ListRegistryEntriesParams; query: undefined; body: undefined; reply: ListRegistryEntriesValue };
  retireRegistryEntry: { params: RetireRegistryEntryParams; query: undefined; body: RetireRegistryEntryBody; reply: RegistryDeskEntry };
  saveLanguageTexts: { params: SaveLanguageTextsParams; query: undefined; body: SaveLanguageTextsBody; reply: SaveLanguageTextsValue };
  saveRegistryEntry: { params: SaveRegistryEntryParams; query: undefined; body: SaveRegistryEntryBody; reply: RegistryDeskEntry };
  claimAllRewards: { params: undefined; query: undefined; body: ClaimAllRewardsBody; reply: ClaimAllRewardsValue };
  claimReward: { params: ClaimRewardParams; query: undefined; body: ClaimRewardBody; reply: Reward };
  forfeitBonus: { params: ForfeitBonusParams; query: undefined; body: ForfeitBonusBody; reply: Bonus };
  getRewardSummary: { params: undefined; query: undefined; body: undefined; reply: RewardSummary };
  listBonuses: { params: undefined; query: ListBonusesQuery; body: undefined; reply: ListBonusesValue };
  listRewards: { params: undefined; query: ListRewardsQuery; body: undefined; reply: ListRewardsValue };
  decideRoundRefund: { params: DecideRoundRefundParams; query: undefined; body: DecideRoundRefundBody; reply: DecideRoundRefundValue };
  getOfficeRound: { params: GetOfficeRoundParams; query: undefined; body: undefined; reply: GetOfficeRoundValue };
  listRoundRefunds: { params: ListRoundRefundsParams; query: ListRoundRefundsQuery; body: undefined; reply: ListRoundRefundsValue };
  requestRoundRefund: { params: RequestRoundRefundParams; query: undefined; body: RequestRoundRefundBody; reply: RequestRoundRefundValue };
  searchRounds: { params: SearchRoundsParams; query: SearchRoundsQuery; body: undefined; reply: SearchRoundsValue };
  blockCategory: { params: BlockCategoryParams; query: undefined; body: undefined; reply: CategoryBlocks };
  closeAccount: { params: undefined; query: undefined; body: CloseAccountBody; reply: CloseAccountValue };
  confirmCategoryUnblock: { params: ConfirmCategoryUnblockParams; query: undefined; body: undefined; reply: CategoryBlocks };
  confirmLimitReview: { params: undefined; query: undefined; body: undefined; reply: PlaySession };
  confirmPlayerLimit: { params: ConfirmPlayerLimitParams; query: undefined; body: undefined; reply: PlayerLimits };
  confirmRealityCheck: { params: undefined; query: undefined; body: undefined; reply: PlaySession };
  getActivityStatement: { params: undefined; query: GetActivityStatementQuery; body: undefined; reply: ActivityStatement };
  getCategoryBlocks: { params: undefined; query: undefined; body: undefined; reply: CategoryBlocks };
  getPlaySession: { params: undefined; query: undefined; body: undefined; reply: PlaySession };
  getPlayerLimits: { params: undefined; query: undefined; body: undefined; reply: PlayerLimits };
  lowerPlayerLimit: { params: LowerPlayerLimitParams; query: undefined; body: LowerPlayerLimitBody; reply: PlayerLimits };
  planSession: { params: undefined; query: undefined; body: PlanSessionBody; reply: PlaySession };
  requestCategoryUnblock: { params: RequestCategoryUnblockParams; query: undefined; body: undefined; reply: CategoryBlocks };
  setPlayerLimit: { params: SetPlayerLimitParams; query: undefined; body: SetPlayerLimitBody; reply: PlayerLimits };
  setRealityCheck: { params: undefined; query: undefined; body: SetRealityCheckBody; reply: PlaySession };
  answerSecondFactor: { params: undefined; query: undefined; body: AnswerSecondFactorBody; reply: LoginValue };
  beginSecondFactor: { params: undefined; query: undefined; body: BeginSecondFactorBody; reply: BeginSecondFactorValue };
  confirmSecondFactor: { params: undefined; query: undefined; body: ConfirmSecondFactorBody; reply: ConfirmSecondFactorValue };
  endSecondFactor: { params: undefined; query: undefined; body: EndSecondFactorBody; reply: SecondFactor };
  forgetDevice: { params: ForgetDeviceParams; query: undefined; body: undefined; reply: ForgetDeviceValue };
  getSecondFactor: { params: undefined; query: undefined; body: undefined; reply: SecondFactor };
  getSession: { params: undefined; query: undefined; body: undefined; reply: SessionInfo };
  listDevices: { params: undefined; query: undefined; body: undefined; reply: ListDevicesValue };
  listSignIns: { params: undefined; query: ListSignInsQuery; body: undefined; reply: ListSignInsValue };
  login: { params: undefined; query: undefined; body: LoginBody; reply: LoginValue };
  loginFreePlay: { params: undefined; query: undefined; body: LoginFreePlayBody; reply: LoginValue };
  logout: { params: undefined; query: undefined; body: undefined; reply: null };
  sendSecondFactorEmail: { params: undefined; query: undefined; body: SendSecondFactorEmailBody; reply: SmsSent };
  sendSecondFactorSms: { params: undefined; query: undefined; body: SendSecondFactorSmsBody; reply: SmsSent };
  getPlan: { params: undefined; query: GetPlanQuery; body: undefined; reply: SitePlanValue };
  cashOutSportsBet: { params: CashOutSportsBetParams; query: undefined; body: CashOutSportsBetBody; reply: SportsBet };
  getSportsBet: { params: GetSportsBetParams; query: undefined; body: undefined; reply: SportsBet };
  getSportsCashOut: { params: GetSportsCashOutParams; query: undefined; body: undefined; reply: SportsCashOut };
  getSportsEvent: { params: GetSportsEventParams; query: undefined; body: undefined; reply: SportsEvent };
  getSportsReport: { params: GetSportsReportParams; query: GetSportsReportQuery; body: undefined; reply: GetSportsReportValue };
  getSportsSettings: { params: GetSportsSettingsParams; query: undefined; body: undefined; reply: SportsSettings };
  getTradedEvent: { params: GetTradedEventParams; query: undefined; body: undefined; reply: GetTradedEventValue };
  haltSports: { params: HaltSportsParams; query: undefined; body: HaltSportsBody; reply: HaltSportsValue };
  listBetMarkets: { params: ListBetMarketsParams; query: ListBetMarketsQuery; body: undefined; reply: ListBetMarketsValue };
  listOfficeSportsBets: { params: ListOfficeSportsBetsParams; query: ListOfficeSportsBetsQuery; body: undefined; reply: ListOfficeSportsBetsValue };
  listSharpPlayers: { params: ListSharpPlayersParams; query: undefined; body: undefined; reply: ListSharpPlayersValue };
  listSportsBets: { params: undefined; query: ListSportsBetsQuery; body: undefined; reply: ListSportsBetsValue };
  listSportsEvents: { params: undefined; query: ListSportsEventsQuery; body: undefined; reply: SportsEventList };
  listSportsResults: { params: undefined; query: ListSportsResultsQuery; body: undefined; reply: ListSportsResultsValue };
  listSportsTables: { params: undefined; query: ListSportsTablesQuery; body: undefined; reply: ListSportsTablesValue };
  listTradedEvents: { params: ListTradedEventsParams; query: ListTradedEventsQuery; body: undefined; reply: ListTradedEventsValue };
  placeSportsBet: { params: undefined; query: undefined; body: SportsSlip; reply: SportsBet };
  priceSportsSlip: { params: undefined; query: undefined; body: SportsSlip; reply: SportsSlipPrice };
  resumeSports: { params: ResumeSportsParams; query: undefined; body: ResumeSportsBody; reply: ResumeSportsValue };
  setSportsAutoCashOut: { params: SetSportsAutoCashOutParams; query: undefined; body: SetSportsAutoCashOutBody; reply: SportsBet };
  setSportsSettings: { params: SetSportsSettingsParams; query: undefined; body: SetSportsSettingsBody; reply: SportsSettings };
  setTradedPrice: { params: SetTradedPriceParams; query: undefined; body: SetTradedPriceBody; reply: SetTradedPriceValue };
  settleBetMarket: { params: SettleBetMarketParams; query: undefined; body: SettleBetMarketBody; reply: SettleBetMarketValue };
  voidSportsBet: { params: VoidSportsBetParams; query: undefined; body: VoidSportsBetBody; reply: OfficeSportsBet };
  decideStaffAct: { params: DecideStaffActParams; query: undefined; body: DecideStaffActBody; reply: DecideStaffActValue };
  listStaffActs: { params: ListStaffActsParams; query: ListStaffActsQuery; body: undefined; reply: ListStaffActsValue };
  acceptStaffInvitation: { params: undefined; query: undefined; body: AcceptStaffInvitationBody; reply: AcceptStaffInvitationValue };
  addStaffPasskey: { params: undefined; query: undefined; body: AddStaffPasskeyBody; reply: StaffPasskeys };
  beginStaffPasskey: { params: undefined; query: undefined; body: BeginStaffPasskeyBody; reply: BeginStaffPasskeyValue };
  beginStaffPasskeySignIn: { params: undefined; query: undefined; body: undefined; reply: BeginStaffPasskeySignInValue };
  beginStaffSecondFactor: { params: undefined; query: undefined; body: BeginStaffSecondFactorBody; reply: BeginStaffSecondFactorValue };
  confirmStaffSecondFactor: { params: undefined; query: undefined; body: ConfirmStaffSecondFactorBody; reply: ConfirmStaffSecondFactorValue };
  decideStaffChange: { params: DecideStaffChangeParams; query: undefined; body: DecideStaffChangeBody; reply: DecideStaffChangeValue };
  endStaffSecondFactor: { params: undefined; query: undefined; body: EndStaffSecondFactorBody; reply: StaffSecondFactor };
  endStaffSessions: { params: EndStaffSessionsParams; query: undefined; body: EndStaffSessionsBody; reply: StaffMember };
  getStaffSecondFactor: { params: undefined; query: undefined; body: undefined; reply: StaffSecondFactor };
  getStaffSession: { params: undefined; query: undefined; body: undefined; reply: StaffSession };
  listDeadEvents: { params: ListDeadEventsParams; query: ListDeadEventsQuery; body: undefined; reply: ListDeadEventsValue };
  listStaffAccounts: { params: ListStaffAccountsParams; query: ListStaffAccountsQuery; body: undefined; reply: ListStaffAccountsValue };
  listStaffChanges: { params: ListStaffChangesParams; query: ListStaffChangesQuery; body: undefined; reply: ListStaffChangesValue };
  listStaffPasskeys: { params: undefined; query: undefined; body: undefined; reply: StaffPasskeys };
  lockStaff: { params: LockStaffParams; query: undefined; body: LockStaffBody; reply: StaffMember };
  removeStaffPasskey: { params: RemoveStaffPasskeyParams; query: undefined; body: undefined; reply: StaffPasskeys };
  requestStaffChange: { params: undefined; query: undefined; body: RequestStaffChangeBody; reply: StaffChange };
  retryDeadEvent: { params: RetryDeadEventParams; query: undefined; body: RetryDeadEventBody; reply: RetryDeadEventValue };
  reviewStaffAccess: { params: ReviewStaffAccessParams; query: undefined; body: ReviewStaffAccessBody; reply: StaffMember };
  signInStaffWithPasskey: { params: undefined; query: undefined; body: SignInStaffWithPasskeyBody; reply: StaffSession };
  staffLogin: { params: undefined; query: undefined; body: StaffLoginBody; reply: StaffSession };
  staffLogout: { params: undefined; query: undefined; body: undefined; reply: null };
  chooseAtLiveTable: { params: ChooseAtLiveTableParams; query: undefined; body: ChooseAtLiveTableBody; reply: LivePlace };
  getLivePlace: { params: GetLivePlaceParams; query: undefined; body: undefined; reply: LivePlace };
  getLiveProof: { params: GetLiveProofParams; query: undefined; body: undefined; reply: LiveProof };
  getLiveTable: { params: GetLiveTableParams; query: undefined; body: undefined; reply: GetLiveTableValue };
  leaveLiveSeat: { params: LeaveLiveSeatParams; query: undefined; body: undefined; reply: LivePlace };
  listLiveTables: { params: undefined; query: undefined; body: undefined; reply: ListLiveTablesValue };
  listStudioRounds: { params: ListStudioRoundsParams; query: ListStudioRoundsQuery; body: undefined; reply: ListStudioRoundsValue };
  listStudioTables: { params: ListStudioTablesParams; query: undefined; body: undefined; reply: ListStudioTablesValue };
  pauseLiveTable: { params: PauseLiveTableParams; query: undefined; body: PauseLiveTableBody; reply: PauseLiveTableValue };
  placeLiveOrder: { params: PlaceLiveOrderParams; query: undefined; body: PlaceLiveOrderBody; reply: LivePlace };
  resumeLiveTable: { params: ResumeLiveTableParams; query: undefined; body: ResumeLiveTableBody; reply: ResumeLiveTableValue };
  returnLiveOrder: { params: ReturnLiveOrderParams; query: undefined; body: undefined; reply: LivePlace };
  takeLiveSeat: { params: TakeLiveSeatParams; query: undefined; body: undefined; reply: LivePlace };
  voidLiveRound: { params: VoidLiveRoundParams; query: undefined; body: VoidLiveRoundBody; reply: StudioDeskRound };
  getDomainRoutes: { params: undefined; query: undefined; body: undefined; reply: DomainRoutesValue };
  getMerchantWallet: { params: undefined; query: GetMerchantWalletQuery; body: undefined; reply: MerchantWalletValue };
  getPayloadKey: { params: undefined; query: undefined; body: undefined; reply: PayloadKey };
  getPermission: { params: undefined; query: GetPermissionQuery; body: undefined; reply: PermissionInfo };
  getRegisterSettings: { params: undefined; query: undefined; body: undefined; reply: RegisterSettingsValue };
  getSystemStatus: { params: undefined; query: undefined; body: undefined; reply: SystemStatusValue };
  getWhitelabel: { params: undefined; query: undefined; body: undefined; reply: WhitelabelValue };
  getTeamOverview: { params: undefined; query: GetTeamOverviewQuery; body: undefined; reply: GetTeamOverviewValue };
  listDownlineRounds: { params: ListDownlineRoundsParams; query: ListDownlineRoundsQuery; body: undefined; reply: ListDownlineRoundsValue };
  listIncome: { params: undefined; query: ListIncomeQuery; body: undefined; reply: ListIncomeValue };
  listRollupDays: { params: ListRollupDaysParams; query: undefined; body: undefined; reply: ListRollupDaysValue };
  listTeamLines: { params: undefined; query: ListTeamLinesQuery; body: undefined; reply: ListTeamLinesValue };
  listTeamMovements: { params: undefined; query: ListTeamMovementsQuery; body: undefined; reply: ListTeamMovementsValue };
  recheckRollupDay: { params: RecheckRollupDayParams; query: undefined; body: undefined; reply: RollupDay };
  beginThirdPartySignIn: { params: BeginThirdPartySignInParams; query: undefined; body: BeginThirdPartySignInBody; reply: BeginThirdPartySignInValue };
  bindThirdParty: { params: undefined; query: undefined; body: BindThirdPartyBody; reply: BindThirdPartyValue };
  completeThirdPartySignIn: { params: undefined; query: undefined; body: CompleteThirdPartySignInBody; reply: ThirdPartyOutcome };
  listThirdParties: { params: undefined; query: undefined; body: undefined; reply: ListThirdPartiesValue };
  addVendorKey: { params: AddVendorKeyParams; query: undefined; body: AddVendorKeyBody; reply: AddVendorKeyValue };
  confirmVendorKey: { params: ConfirmVendorKeyParams; query: undefined; body: ConfirmVendorKeyBody; reply: VendorDeskEntry };
  importVendor: { params: undefined; query: undefined; body: ImportVendorBody; reply: ImportVendorValue };
  listVendorRecords: { params: undefined; query: undefined; body: undefined; reply: ListVendorRecordsValue };
  retireVendorKey: { params: RetireVendorKeyParams; query: undefined; body: RetireVendorKeyBody; reply: VendorDeskEntry };
  setVendor: { params: SetVendorParams; query: undefined; body: SetVendorBody; reply: VendorDeskEntry };
  sendLoginSms: { params: undefined; query: undefined; body: SendLoginSmsBody; reply: SmsSent };
  sendPasswordSms: { params: undefined; query: undefined; body: SendPasswordSmsBody; reply: SmsSent };
  sendPaymentSms: { params: undefined; query: undefined; body: undefined; reply: SmsSent };
  sendRegisterSms: { params: undefined; query: undefined; body: SendRegisterSmsBody; reply: SmsSent };
  startHumanCheck: { params: undefined; query: StartHumanCheckQuery; body: undefined; reply: HumanChallenge };
  getVip: { params: undefined; query: undefined; body: undefined; reply: VipState };
  getVipPolicy: { params: GetVipPolicyParams; query: undefined; body: undefined; reply: VipPolicySettings };
  previewVipPolicy: { params: PreviewVipPolicyParams; query: undefined; body: PreviewVipPolicyBody; reply: VipPreview };
  setVipPolicy: { params: SetVipPolicyParams; query: undefined; body: SetVipPolicyBody; reply: VipPolicySettings };
  collectWallets: { params: undefined; query: undefined; body: CollectWalletsBody; reply: CollectWalletsValue };
  getBalance: { params: undefined; query: undefined; body: undefined; reply: WalletBalance };
  getTrialBalance: { params: undefined; query: undefined; body: undefined; reply: TrialBalance };
  listVendorWallets: { params: undefined; query: undefined; body: undefined; reply: VendorWalletList };
  transferWallet: { params: undefined; query: undefined; body: TransferWalletBody; reply: VendorTransfer };
  walletBalance: { params: undefined; query: undefined; body: WalletBalanceBody; reply: WalletBalanceValue };
  walletBet: { params: undefined; query: undefined; body: WalletBetBody; reply: WalletAnswer };
  walletCloseRound: { params: undefined; query: undefined; body: WalletCloseRoundBody; reply: WalletCloseRoundValue };
  walletRollback: { params: undefined; query: undefined; body: WalletRollbackBody; reply: WalletAnswer };
  walletSessionCheck: { params: undefined; query: undefined; body: WalletSessionCheckBody; reply: WalletSessionValue };
  walletWin: { params: undefined; query: undefined; body: WalletWinBody; reply: WalletAnswer };
  listWinners: { params: undefined; query: ListWinnersQuery; body: undefined; reply: ListWinnersValue };
  addWithdrawalProof: { params: AddWithdrawalProofParams; query: undefined; body: AddWithdrawalProofBody; reply: Withdrawal };
  cancelWithdrawal: { params: CancelWithdrawalParams; query: undefined; body: undefined; reply: Withdrawal };
  confirmReceipt: { params: ConfirmReceiptParams; query: undefined; body: ConfirmReceiptBody; reply: Withdrawal };
  getOfficeWithdrawal: { params: GetOfficeWithdrawalParams; query: undefined; body: undefined; reply: OfficeWithdrawalDetail };
  getWithdrawal: { params: GetWithdrawalParams; query: undefined; body: undefined; reply: Withdrawal };
  getWithdrawalOffer: { params: undefined; query: undefined; body: undefined; reply: WithdrawalOffer };
  getWithdrawalTerms: { params: GetWithdrawalTermsParams; query: undefined; body: undefined; reply: WithdrawalTermSettings };
  listWithdrawals: { params: undefined; query: ListWithdrawalsQuery; body: undefined; reply: ListWithdrawalsValue };
  noteWithdrawal: { params: NoteWithdrawalParams; query: undefined; body: NoteWithdrawalBody; reply: OfficeWithdrawal };
  payWithdrawal: { params: PayWithdrawalParams; query: undefined; body: PayWithdrawalBody; reply: OfficeWithdrawal };
  recordPayout: { params: RecordPayoutParams; query: undefined; body: RecordPayoutBody; reply: OfficeWithdrawal };
  releaseWithdrawal: { params: ReleaseWithdrawalParams; query: undefined; body: undefined; reply: OfficeWithdrawal };
  requestWithdrawal: { params: undefined; query: undefined; body: RequestWithdrawalBody; reply: Withdrawal };
  reviewWithdrawal: { params: ReviewWithdrawalParams; query: undefined; body: ReviewWithdrawalBody; reply: OfficeWithdrawal };
  searchWithdrawals: { params: SearchWithdrawalsParams; query: SearchWithdrawalsQuery; body: undefined; reply: SearchWithdrawalsValue };
  setWithdrawalTerms: { params: SetWithdrawalTermsParams; query: undefined; body: SetWithdrawalTermsBody; reply: WithdrawalTermSettings };
  settleWithdrawal: { params: SettleWithdrawalParams; query: undefined; body: SettleWithdrawalBody; reply: OfficeWithdrawal };
  takeWithdrawal: { params: TakeWithdrawalParams; query: undefined; body: undefined; reply: OfficeWithdrawal };
}

/** Every permission that some operation asks of staff. */
export const staffPermissions = ["adjustment.make","agent.appoint","agent.edit","agent.read","audit.read","brand.create","brand.edit","brand.publish","brand.read","brand.rules","brand.status","content.edit","content.read","contract.read","contract.run","deposit.match","deposit.read","deposit.return","desk.export","event.read","event.retry","feedback.handle","feedback.read","inbox.read","inbox.send","ledger.read","lottery.draw","lottery.read","member.act","member.note","member.protect","member.read","member.tag","message.read","message.retry","promotion.decide","promotion.edit","promotion.read","reconciliation.read","reconciliation.repair","registry.edit","round.refund","sports.read","sports.trade","staff.manage","staff.self","studio.read","studio.run","vendor.confirm","vendor.edit","vendor.read","voucher.make","withdrawal.pay","withdrawal.read","withdrawal.review"] as const;
