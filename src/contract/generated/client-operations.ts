// Generated from schemas/ by `npm run codegen`. Do not edit.
export const decideAdjustment = {"method":"POST","path":"/office/api/brands/{brand}/adjustments/{adjustmentId}/decision","idempotency":"key","surface":"office"} as const;
export const listAdjustments = {"method":"GET","path":"/office/api/brands/{brand}/adjustments","idempotency":"safe","surface":"office"} as const;
export const requestAdjustment = {"method":"POST","path":"/office/api/members/{memberId}/adjustments","idempotency":"key","surface":"office"} as const;
export const reverseAdjustment = {"method":"POST","path":"/office/api/brands/{brand}/adjustments/{adjustmentId}/reversal","idempotency":"key","surface":"office"} as const;
export const answerTermProposal = {"method":"POST","path":"/wps/relay/upline/proposals/{proposalId}","idempotency":"key","surface":"site"} as const;
export const appointAgent = {"method":"POST","path":"/office/api/members/{memberId}/agent","idempotency":"key","surface":"office"} as const;
export const blockAgent = {"method":"POST","path":"/office/api/brands/{brand}/agents/{agentId}/block","idempotency":"key","surface":"office"} as const;
export const closeRegistrationLink = {"method":"POST","path":"/wps/relay/agent/links/{linkId}/close","idempotency":"key","surface":"site"} as const;
export const countInvitationVisit = {"method":"POST","path":"/wps/agent/affiliate/visit","idempotency":"natural","surface":"site"} as const;
export const createDownline = {"method":"POST","path":"/wps/relay/agent/downlines","idempotency":"key","surface":"site"} as const;
export const createRegistrationLink = {"method":"POST","path":"/wps/relay/agent/links","idempotency":"key","surface":"site"} as const;
export const createTopAgent = {"method":"POST","path":"/office/api/brands/{brand}/agents","idempotency":"key","surface":"office"} as const;
export const decideAgentMove = {"method":"POST","path":"/office/api/brands/{brand}/agent-moves/{moveId}/decision","idempotency":"key","surface":"office"} as const;
export const getAgentHome = {"method":"GET","path":"/wps/relay/agent/home","idempotency":"safe","surface":"site"} as const;
export const getAgentPolicy = {"method":"GET","path":"/office/api/brands/{brand}/agent-policy","idempotency":"safe","surface":"office"} as const;
export const getDownline = {"method":"GET","path":"/wps/relay/agent/downlines/{memberId}","idempotency":"safe","surface":"site"} as const;
export const getUpline = {"method":"GET","path":"/wps/relay/upline","idempotency":"safe","surface":"site"} as const;
export const listAgentMoves = {"method":"GET","path":"/office/api/brands/{brand}/agent-moves","idempotency":"safe","surface":"office"} as const;
export const listAgents = {"method":"GET","path":"/office/api/brands/{brand}/agents","idempotency":"safe","surface":"office"} as const;
export const listDailySalaryRequests = {"method":"GET","path":"/wps/relay/contract/dailySalary/requests","idempotency":"safe","surface":"site"} as const;
export const listDividendRequests = {"method":"GET","path":"/wps/relay/contract/dividend/requests","idempotency":"safe","surface":"site"} as const;
export const listDownlines = {"method":"GET","path":"/wps/relay/agent/downlines","idempotency":"safe","surface":"site"} as const;
export const listHourlySalaryRequests = {"method":"GET","path":"/wps/relay/contract/hourlySalary/requests","idempotency":"safe","surface":"site"} as const;
export const listRealTimeSalaryRequests = {"method":"GET","path":"/wps/relay/contract/realTimeSalary/requests","idempotency":"safe","surface":"site"} as const;
export const listRegistrationLinks = {"method":"GET","path":"/wps/relay/agent/links","idempotency":"safe","surface":"site"} as const;
export const messageDownline = {"method":"POST","path":"/wps/relay/agent/downlines/{memberId}/message","idempotency":"key","surface":"site"} as const;
export const requestAgentMove = {"method":"POST","path":"/office/api/brands/{brand}/agent-moves","idempotency":"key","surface":"office"} as const;
export const setAgentPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/agent-policy","idempotency":"key","surface":"office"} as const;
export const setAgentTerms = {"method":"PUT","path":"/office/api/brands/{brand}/agents/{agentId}/terms","idempotency":"key","surface":"office"} as const;
export const setDownlineNote = {"method":"PUT","path":"/wps/relay/agent/downlines/{memberId}/note","idempotency":"natural","surface":"site"} as const;
export const setDownlineTerms = {"method":"POST","path":"/wps/relay/agent/downlines/{memberId}/terms","idempotency":"key","surface":"site"} as const;
export const addBankAccount = {"method":"POST","path":"/wps/relay/bank-accounts","idempotency":"key","surface":"site"} as const;
export const listBankAccounts = {"method":"GET","path":"/wps/relay/bank-accounts","idempotency":"safe","surface":"site"} as const;
export const removeBankAccount = {"method":"POST","path":"/wps/relay/bank-accounts/{bankAccountId}/removal","idempotency":"key","surface":"site"} as const;
export const setDefaultBankAccount = {"method":"PUT","path":"/wps/relay/bank-accounts/{bankAccountId}/default","idempotency":"natural","surface":"site"} as const;
export const archiveBrand = {"method":"PUT","path":"/builder/api/brands/{brand}/archive","idempotency":"natural","surface":"builder"} as const;
export const cancelSchedule = {"method":"DELETE","path":"/builder/api/brands/{brand}/schedule","idempotency":"natural","surface":"builder"} as const;
export const checkBrandName = {"method":"GET","path":"/builder/api/brand-names","idempotency":"safe","surface":"builder"} as const;
export const checkDraft = {"method":"POST","path":"/builder/api/brands/{brand}/check","idempotency":"safe","surface":"builder"} as const;
export const createBrand = {"method":"POST","path":"/builder/api/brands","idempotency":"key","surface":"builder"} as const;
export const createPreviewToken = {"method":"POST","path":"/builder/api/brands/{brand}/preview","idempotency":"natural","surface":"builder"} as const;
export const discardDraft = {"method":"DELETE","path":"/builder/api/brands/{brand}/draft","idempotency":"natural","surface":"builder"} as const;
export const getBrandDay = {"method":"GET","path":"/office/api/brands/{brand}/day","idempotency":"safe","surface":"office"} as const;
export const getBrandDraft = {"method":"GET","path":"/builder/api/brands/{brand}/draft","idempotency":"safe","surface":"builder"} as const;
export const getBrandStatus = {"method":"GET","path":"/office/api/brands/{brand}/status","idempotency":"safe","surface":"office"} as const;
export const getGameHosts = {"method":"GET","path":"/office/api/brands/{brand}/game-hosts","idempotency":"safe","surface":"office"} as const;
export const getGamePolicy = {"method":"GET","path":"/office/api/brands/{brand}/game-policy","idempotency":"safe","surface":"office"} as const;
export const getGameSettings = {"method":"GET","path":"/office/api/brands/{brand}/games","idempotency":"safe","surface":"office"} as const;
export const getRegionRules = {"method":"GET","path":"/office/api/brands/{brand}/region-rules","idempotency":"safe","surface":"office"} as const;
export const getRegisterRules = {"method":"GET","path":"/office/api/brands/{brand}/register-rules","idempotency":"safe","surface":"office"} as const;
export const getRegistry = {"method":"GET","path":"/builder/api/registry","idempotency":"safe","surface":"builder"} as const;
export const getResponsibleContact = {"method":"GET","path":"/office/api/brands/{brand}/responsible-contact","idempotency":"safe","surface":"office"} as const;
export const getRevision = {"method":"GET","path":"/builder/api/brands/{brand}/revisions/{revision}","idempotency":"safe","surface":"builder"} as const;
export const getSecondFactorPolicy = {"method":"GET","path":"/office/api/brands/{brand}/second-factor-policy","idempotency":"safe","surface":"office"} as const;
export const getSessionLimits = {"method":"GET","path":"/office/api/brands/{brand}/session-limits","idempotency":"safe","surface":"office"} as const;
export const getWalletPolicy = {"method":"GET","path":"/office/api/brands/{brand}/wallet-policy","idempotency":"safe","surface":"office"} as const;
export const getWhitelabelFlags = {"method":"GET","path":"/office/api/brands/{brand}/flags","idempotency":"safe","surface":"office"} as const;
export const listAssets = {"method":"GET","path":"/builder/api/brands/{brand}/assets","idempotency":"safe","surface":"builder"} as const;
export const listAuditEntries = {"method":"GET","path":"/office/api/brands/{brand}/audit","idempotency":"safe","surface":"office"} as const;
export const listBrands = {"method":"GET","path":"/builder/api/brands","idempotency":"safe","surface":"builder"} as const;
export const listHeldHosts = {"method":"GET","path":"/builder/api/brands/{brand}/hosts","idempotency":"safe","surface":"builder"} as const;
export const listRevisions = {"method":"GET","path":"/builder/api/brands/{brand}/revisions","idempotency":"safe","surface":"builder"} as const;
export const locateAddress = {"method":"GET","path":"/office/api/brands/{brand}/region-rules/location","idempotency":"safe","surface":"office"} as const;
export const notePresence = {"method":"PUT","path":"/builder/api/brands/{brand}/presence","idempotency":"natural","surface":"builder"} as const;
export const proveHost = {"method":"POST","path":"/builder/api/brands/{brand}/hosts/prove","idempotency":"natural","surface":"builder"} as const;
export const publishDraft = {"method":"POST","path":"/builder/api/brands/{brand}/publish","idempotency":"key","surface":"builder"} as const;
export const releaseHost = {"method":"POST","path":"/builder/api/brands/{brand}/hosts/release","idempotency":"natural","surface":"builder"} as const;
export const rollBackRevision = {"method":"POST","path":"/builder/api/brands/{brand}/rollback","idempotency":"natural","surface":"builder"} as const;
export const saveDraft = {"method":"PUT","path":"/builder/api/brands/{brand}/draft","idempotency":"natural","surface":"builder"} as const;
export const scheduleDraft = {"method":"PUT","path":"/builder/api/brands/{brand}/schedule","idempotency":"natural","surface":"builder"} as const;
export const setBrandDay = {"method":"PUT","path":"/office/api/brands/{brand}/day","idempotency":"key","surface":"office"} as const;
export const setBrandStatus = {"method":"PUT","path":"/office/api/brands/{brand}/status","idempotency":"natural","surface":"office"} as const;
export const setGameHosts = {"method":"PUT","path":"/office/api/brands/{brand}/game-hosts","idempotency":"key","surface":"office"} as const;
export const setGamePolicy = {"method":"PUT","path":"/office/api/brands/{brand}/game-policy","idempotency":"key","surface":"office"} as const;
export const setGameSettings = {"method":"PUT","path":"/office/api/brands/{brand}/games","idempotency":"key","surface":"office"} as const;
export const setPublishRule = {"method":"PUT","path":"/builder/api/brands/{brand}/publish-rule","idempotency":"key","surface":"builder"} as const;
export const setRegionRules = {"method":"PUT","path":"/office/api/brands/{brand}/region-rules","idempotency":"key","surface":"office"} as const;
export const setRegisterRules = {"method":"PUT","path":"/office/api/brands/{brand}/register-rules","idempotency":"key","surface":"office"} as const;
export const setResponsibleContact = {"method":"PUT","path":"/office/api/brands/{brand}/responsible-contact","idempotency":"key","surface":"office"} as const;
export const setSecondFactorPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/second-factor-policy","idempotency":"key","surface":"office"} as const;
export const setSessionLimits = {"method":"PUT","path":"/office/api/brands/{brand}/session-limits","idempotency":"key","surface":"office"} as const;
export const setWalletPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/wallet-policy","idempotency":"key","surface":"office"} as const;
export const setWhitelabelFlags = {"method":"PUT","path":"/office/api/brands/{brand}/flags","idempotency":"key","surface":"office"} as const;
export const uploadAsset = {"method":"POST","path":"/builder/api/brands/{brand}/assets","idempotency":"natural","surface":"builder"} as const;
export const changeCampaign = {"method":"PUT","path":"/office/api/brands/{brand}/campaigns/{campaignId}","idempotency":"key","surface":"office"} as const;
export const createCampaign = {"method":"POST","path":"/office/api/brands/{brand}/campaigns","idempotency":"key","surface":"office"} as const;
export const createPromoCodeBatch = {"method":"POST","path":"/office/api/brands/{brand}/promo-codes","idempotency":"key","surface":"office"} as const;
export const decideCampaign = {"method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/decision","idempotency":"key","surface":"office"} as const;
export const decideHeldReward = {"method":"POST","path":"/office/api/brands/{brand}/held-rewards/{heldRewardId}/decision","idempotency":"key","surface":"office"} as const;
export const decidePromotionApplication = {"method":"POST","path":"/office/api/brands/{brand}/promotion-applications/{promotionApplicationId}/decision","idempotency":"key","surface":"office"} as const;
export const decideRewardGrant = {"method":"POST","path":"/office/api/brands/{brand}/reward-grants/{grantId}/decision","idempotency":"key","surface":"office"} as const;
export const getCampaign = {"method":"GET","path":"/office/api/brands/{brand}/campaigns/{campaignId}","idempotency":"safe","surface":"office"} as const;
export const getMemberOffers = {"method":"GET","path":"/office/api/members/{memberId}/offers","idempotency":"safe","surface":"office"} as const;
export const listCampaigns = {"method":"GET","path":"/office/api/brands/{brand}/campaigns","idempotency":"safe","surface":"office"} as const;
export const listHeldRewards = {"method":"GET","path":"/office/api/brands/{brand}/held-rewards","idempotency":"safe","surface":"office"} as const;
export const listPromoCodeBatches = {"method":"GET","path":"/office/api/brands/{brand}/promo-codes","idempotency":"safe","surface":"office"} as const;
export const listPromotionApplications = {"method":"GET","path":"/office/api/brands/{brand}/promotion-applications","idempotency":"safe","surface":"office"} as const;
export const listRewardGrants = {"method":"GET","path":"/office/api/brands/{brand}/reward-grants","idempotency":"safe","surface":"office"} as const;
export const publishCampaign = {"method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/publication","idempotency":"key","surface":"office"} as const;
export const requestRewardGrant = {"method":"POST","path":"/office/api/members/{memberId}/reward-grants","idempotency":"key","surface":"office"} as const;
export const revokePromoCodeBatch = {"method":"POST","path":"/office/api/brands/{brand}/promo-codes/{batchId}/revocation","idempotency":"key","surface":"office"} as const;
export const setCampaignState = {"method":"POST","path":"/office/api/brands/{brand}/campaigns/{campaignId}/state","idempotency":"key","surface":"office"} as const;
export const setMemberOffers = {"method":"PUT","path":"/office/api/members/{memberId}/offers","idempotency":"key","surface":"office"} as const;
export const simulateCampaign = {"method":"POST","path":"/office/api/brands/{brand}/campaign-simulations","idempotency":"natural","surface":"office"} as const;
export const addBannerPicture = {"method":"POST","path":"/office/api/brands/{brand}/banner-pictures","idempotency":"natural","surface":"office"} as const;
export const createAnnouncement = {"method":"POST","path":"/office/api/brands/{brand}/announcements","idempotency":"key","surface":"office"} as const;
export const deleteAnnouncement = {"method":"POST","path":"/office/api/brands/{brand}/announcements/{announcementId}/deletion","idempotency":"key","surface":"office"} as const;
export const editAnnouncement = {"method":"PUT","path":"/office/api/brands/{brand}/announcements/{announcementId}","idempotency":"key","surface":"office"} as const;
export const getBanners = {"method":"GET","path":"/office/api/brands/{brand}/banners","idempotency":"safe","surface":"office"} as const;
export const getServiceChannels = {"method":"GET","path":"/office/api/brands/{brand}/service-channels","idempotency":"safe","surface":"office"} as const;
export const getSiteLinks = {"method":"GET","path":"/office/api/brands/{brand}/site-links","idempotency":"safe","surface":"office"} as const;
export const listAnnouncements = {"method":"GET","path":"/wps/relay/announcements","idempotency":"safe","surface":"site"} as const;
export const listOfficeAnnouncements = {"method":"GET","path":"/office/api/brands/{brand}/announcements","idempotency":"safe","surface":"office"} as const;
export const publishAnnouncement = {"method":"PUT","path":"/office/api/brands/{brand}/announcements/{announcementId}/published","idempotency":"key","surface":"office"} as const;
export const setBanners = {"method":"PUT","path":"/office/api/brands/{brand}/banners","idempotency":"key","surface":"office"} as const;
export const setServiceChannels = {"method":"PUT","path":"/office/api/brands/{brand}/service-channels","idempotency":"key","surface":"office"} as const;
export const setSiteLinks = {"method":"PUT","path":"/office/api/brands/{brand}/site-links","idempotency":"key","surface":"office"} as const;
export const answerContract = {"method":"POST","path":"/wps/relay/agent/contracts/{contractId}/answer","idempotency":"key","surface":"site"} as const;
export const answerContractEnd = {"method":"POST","path":"/wps/relay/agent/contracts/{contractId}/end/answer","idempotency":"key","surface":"site"} as const;
export const approveContractRun = {"method":"POST","path":"/office/api/brands/{brand}/contract-runs/{runId}/approval","idempotency":"key","surface":"office"} as const;
export const askContractEnd = {"method":"POST","path":"/wps/relay/agent/contracts/{contractId}/end","idempotency":"key","surface":"site"} as const;
export const endContract = {"method":"POST","path":"/office/api/brands/{brand}/contracts/{contractId}/end","idempotency":"key","surface":"office"} as const;
export const getContractPolicy = {"method":"GET","path":"/office/api/brands/{brand}/contract-policy","idempotency":"safe","surface":"office"} as const;
export const getContractRules = {"method":"GET","path":"/wps/relay/agent/contract-rules","idempotency":"safe","surface":"site"} as const;
export const listContractLineMembers = {"method":"GET","path":"/wps/relay/agent/contract-lines/{contractLineId}/members","idempotency":"safe","surface":"site"} as const;
export const listContractLines = {"method":"GET","path":"/wps/relay/agent/contract-lines","idempotency":"safe","surface":"site"} as const;
export const listContractRunLines = {"method":"GET","path":"/office/api/brands/{brand}/contract-runs/{runId}/lines","idempotency":"safe","surface":"office"} as const;
export const listContractRuns = {"method":"GET","path":"/office/api/brands/{brand}/contract-runs","idempotency":"safe","surface":"office"} as const;
export const listContracts = {"method":"GET","path":"/wps/relay/agent/contracts","idempotency":"safe","surface":"site"} as const;
export const listOfficeContracts = {"method":"GET","path":"/office/api/brands/{brand}/contracts","idempotency":"safe","surface":"office"} as const;
export const offerBrandContract = {"method":"POST","path":"/office/api/brands/{brand}/agents/{agentId}/contracts","idempotency":"key","surface":"office"} as const;
export const offerContracts = {"method":"POST","path":"/wps/relay/agent/contracts","idempotency":"key","surface":"site"} as const;
export const recomputeContractRun = {"method":"POST","path":"/office/api/brands/{brand}/contract-runs/{runId}/recomputation","idempotency":"key","surface":"office"} as const;
export const setContractPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/contract-policy","idempotency":"key","surface":"office"} as const;
export const simulateContract = {"method":"GET","path":"/wps/relay/agent/contracts/{contractId}/simulation","idempotency":"safe","surface":"site"} as const;
export const withdrawContract = {"method":"POST","path":"/wps/relay/agent/contracts/{contractId}/withdraw","idempotency":"key","surface":"site"} as const;
export const listCreditTransfers = {"method":"GET","path":"/wps/relay/credit/transfers","idempotency":"safe","surface":"site"} as const;
export const moveCredit = {"method":"POST","path":"/wps/relay/agent/credit/moves","idempotency":"key","surface":"site"} as const;
export const sendCredit = {"method":"POST","path":"/wps/relay/agent/credit/transfers","idempotency":"key","surface":"site"} as const;
export const sendToUpline = {"method":"POST","path":"/wps/relay/upline/transfers","idempotency":"key","surface":"site"} as const;
export const addDepositProof = {"method":"POST","path":"/wps/relay/deposits/{depositId}/proofs","idempotency":"key","surface":"site"} as const;
export const createDeposit = {"method":"POST","path":"/wps/relay/deposits","idempotency":"key","surface":"site"} as const;
export const createVoucherBatch = {"method":"POST","path":"/office/api/brands/{brand}/voucher-batches","idempotency":"key","surface":"office"} as const;
export const creditDeposit = {"method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/credit","idempotency":"key","surface":"office"} as const;
export const declineDeposit = {"method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/decline","idempotency":"key","surface":"office"} as const;
export const getDeposit = {"method":"GET","path":"/wps/relay/deposits/{depositId}","idempotency":"safe","surface":"site"} as const;
export const getDepositRoutes = {"method":"GET","path":"/office/api/brands/{brand}/deposit-routes","idempotency":"safe","surface":"office"} as const;
export const ignoreStatementLine = {"method":"POST","path":"/office/api/brands/{brand}/statement-lines/{lineId}/ignore","idempotency":"key","surface":"office"} as const;
export const importStatement = {"method":"POST","path":"/office/api/brands/{brand}/statements","idempotency":"key","surface":"office"} as const;
export const listDepositChannels = {"method":"GET","path":"/wps/relay/deposit/channels","idempotency":"safe","surface":"site"} as const;
export const listDeposits = {"method":"GET","path":"/wps/relay/deposits","idempotency":"safe","surface":"site"} as const;
export const listReturnableDeposits = {"method":"GET","path":"/office/api/brands/{brand}/returnable-deposits","idempotency":"safe","surface":"office"} as const;
export const listStatementLines = {"method":"GET","path":"/office/api/brands/{brand}/statement-lines","idempotency":"safe","surface":"office"} as const;
export const listVoucherBatches = {"method":"GET","path":"/office/api/brands/{brand}/voucher-batches","idempotency":"safe","surface":"office"} as const;
export const matchStatementLine = {"method":"POST","path":"/office/api/brands/{brand}/statement-lines/{lineId}/match","idempotency":"key","surface":"office"} as const;
export const redeemVoucher = {"method":"POST","path":"/wps/relay/vouchers/redemption","idempotency":"key","surface":"site","acceptsEncrypted":true} as const;
export const returnDeposit = {"method":"POST","path":"/office/api/brands/{brand}/returnable-deposits/{returnableId}/return","idempotency":"key","surface":"office"} as const;
export const reverseDeposit = {"method":"POST","path":"/office/api/brands/{brand}/deposits/{depositId}/reversal","idempotency":"key","surface":"office"} as const;
export const revokeVoucherBatch = {"method":"POST","path":"/office/api/brands/{brand}/voucher-batches/{batchId}/revocation","idempotency":"key","surface":"office"} as const;
export const searchDeposits = {"method":"GET","path":"/office/api/brands/{brand}/deposits","idempotency":"safe","surface":"office"} as const;
export const setDepositRoutes = {"method":"PUT","path":"/office/api/brands/{brand}/deposit-routes","idempotency":"key","surface":"office"} as const;
export const exportDesk = {"method":"GET","path":"/office/api/brands/{brand}/export/{operation}","idempotency":"safe","surface":"office"} as const;
export const findRecords = {"method":"GET","path":"/office/api/records","idempotency":"safe","surface":"office"} as const;
export const listWaiting = {"method":"GET","path":"/office/api/waiting","idempotency":"safe","surface":"office"} as const;
export const decideExclusionMatch = {"method":"POST","path":"/office/api/brands/{brand}/exclusion-matches/{matchId}/decision","idempotency":"key","surface":"office"} as const;
export const excludeMember = {"method":"POST","path":"/office/api/members/{memberId}/exclusion","idempotency":"key","surface":"office"} as const;
export const listExclusionMatches = {"method":"GET","path":"/office/api/brands/{brand}/exclusion-matches","idempotency":"safe","surface":"office"} as const;
export const startExclusion = {"method":"POST","path":"/wps/relay/member/exclusion","idempotency":"natural","surface":"site"} as const;
export const addFavourite = {"method":"POST","path":"/wps/relay/favourites","idempotency":"natural","surface":"site"} as const;
export const listFavouriteIds = {"method":"GET","path":"/wps/relay/favourites/ids","idempotency":"safe","surface":"site"} as const;
export const listFavourites = {"method":"GET","path":"/wps/relay/favourites","idempotency":"safe","surface":"site"} as const;
export const removeFavourite = {"method":"DELETE","path":"/wps/relay/favourites/{nodeId}","idempotency":"natural","surface":"site"} as const;
export const handleFeedback = {"method":"PUT","path":"/office/api/brands/{brand}/feedback/{feedbackId}/handled","idempotency":"key","surface":"office"} as const;
export const listFeedback = {"method":"GET","path":"/office/api/brands/{brand}/feedback","idempotency":"safe","surface":"office"} as const;
export const sendFeedback = {"method":"PUT","path":"/wps/feedback","idempotency":"key","surface":"site"} as const;
export const getGameMenus = {"method":"GET","path":"/lgw/games/game_menus","idempotency":"safe","surface":"site"} as const;
export const launchGame = {"method":"POST","path":"/wps/game/launchGame","idempotency":"natural","surface":"site"} as const;
export const launchSports = {"method":"GET","path":"/wps/relay/game/sports/launch","idempotency":"safe","surface":"site"} as const;
export const leaveGame = {"method":"POST","path":"/wps/game/leaveGame","idempotency":"natural","surface":"site"} as const;
export const listGameTypes = {"method":"GET","path":"/wps/relay/game/types","idempotency":"safe","surface":"site"} as const;
export const listGames = {"method":"GET","path":"/wps/relay/game/list","idempotency":"safe","surface":"site"} as const;
export const listHotGames = {"method":"GET","path":"/wps/relay/game/hot","idempotency":"safe","surface":"site"} as const;
export const listPopularGames = {"method":"GET","path":"/wps/relay/game/popular","idempotency":"safe","surface":"site"} as const;
export const listPvpRooms = {"method":"GET","path":"/wps/relay/game/pvp/rooms","idempotency":"safe","surface":"site"} as const;
export const listRecentGames = {"method":"GET","path":"/wps/relay/game/recent","idempotency":"safe","surface":"site"} as const;
export const listVendors = {"method":"GET","path":"/wps/relay/game/vendors","idempotency":"safe","surface":"site"} as const;
export const handleHarmCase = {"method":"POST","path":"/office/api/brands/{brand}/harm-cases/{caseId}/handling","idempotency":"key","surface":"office"} as const;
export const listHarmCases = {"method":"GET","path":"/office/api/brands/{brand}/harm-cases","idempotency":"safe","surface":"office"} as const;
export const listMemberHarmCases = {"method":"GET","path":"/office/api/members/{memberId}/harm-cases","idempotency":"safe","surface":"office"} as const;
export const arrangeHelpPages = {"method":"PUT","path":"/office/api/brands/{brand}/help","idempotency":"key","surface":"office"} as const;
export const getHelpCentre = {"method":"GET","path":"/wps/system/helpCenter","idempotency":"safe","surface":"site"} as const;
export const getHelpPage = {"method":"GET","path":"/office/api/brands/{brand}/help/{page}","idempotency":"safe","surface":"office"} as const;
export const getHelpPages = {"method":"GET","path":"/office/api/brands/{brand}/help","idempotency":"safe","surface":"office"} as const;
export const setHelpPage = {"method":"PUT","path":"/office/api/brands/{brand}/help/{page}","idempotency":"key","surface":"office"} as const;
export const actHouseRound = {"method":"POST","path":"/house/rounds/{roundId}/actions","idempotency":"natural","surface":"site"} as const;
export const cashOutTableSeat = {"method":"POST","path":"/house/table/rounds/{tableRoundId}/cash-out","idempotency":"natural","surface":"site"} as const;
export const finishHouseRound = {"method":"POST","path":"/house/rounds/{roundId}/finish","idempotency":"natural","surface":"site"} as const;
export const getGameTable = {"method":"GET","path":"/house/table","idempotency":"safe","surface":"site"} as const;
export const getHouseSession = {"method":"GET","path":"/house/session","idempotency":"safe","surface":"site"} as const;
export const listGameReturns = {"method":"GET","path":"/office/api/brands/{brand}/game-returns","idempotency":"safe","surface":"office"} as const;
export const playHouseRound = {"method":"POST","path":"/house/rounds","idempotency":"key","surface":"site"} as const;
export const rotateHouseSeed = {"method":"POST","path":"/house/seed/rotate","idempotency":"natural","surface":"site"} as const;
export const takeTableSeat = {"method":"POST","path":"/house/table/seats","idempotency":"key","surface":"site"} as const;
export const confirmInboxMessage = {"method":"POST","path":"/office/api/brands/{brand}/inbox/{sendingId}/confirm","idempotency":"key","surface":"office"} as const;
export const countInboxAudience = {"method":"GET","path":"/office/api/brands/{brand}/inbox/audience","idempotency":"safe","surface":"office"} as const;
export const deleteInboxMessage = {"method":"DELETE","path":"/wps/relay/message/{inboxMessageId}","idempotency":"natural","surface":"site"} as const;
export const getMessageTemplates = {"method":"GET","path":"/office/api/brands/{brand}/message-templates","idempotency":"safe","surface":"office"} as const;
export const getUnreadCount = {"method":"GET","path":"/wps/relay/message/unread","idempotency":"safe","surface":"site"} as const;
export const listInbox = {"method":"GET","path":"/wps/relay/message/list","idempotency":"safe","surface":"site"} as const;
export const listInboxSendings = {"method":"GET","path":"/office/api/brands/{brand}/inbox","idempotency":"safe","surface":"office"} as const;
export const readInboxMessage = {"method":"PUT","path":"/wps/relay/message/{inboxMessageId}/read","idempotency":"natural","surface":"site"} as const;
export const readWholeInbox = {"method":"PUT","path":"/wps/relay/message/read","idempotency":"natural","surface":"site"} as const;
export const recallInboxMessage = {"method":"POST","path":"/office/api/brands/{brand}/inbox/{sendingId}/recall","idempotency":"key","surface":"office"} as const;
export const sendInboxMessage = {"method":"POST","path":"/office/api/brands/{brand}/inbox","idempotency":"key","surface":"office"} as const;
export const setMessageTemplates = {"method":"PUT","path":"/office/api/brands/{brand}/message-templates","idempotency":"key","surface":"office"} as const;
export const getJackpot = {"method":"GET","path":"/wps/relay/game/jackpot","idempotency":"safe","surface":"site"} as const;
export const getJackpotSettings = {"method":"GET","path":"/office/api/brands/{brand}/jackpot","idempotency":"safe","surface":"office"} as const;
export const listJackpotWins = {"method":"GET","path":"/office/api/brands/{brand}/jackpot/wins","idempotency":"safe","surface":"office"} as const;
export const setJackpotSettings = {"method":"PUT","path":"/office/api/brands/{brand}/jackpot","idempotency":"key","surface":"office"} as const;
export const getLedgerHealth = {"method":"GET","path":"/office/api/ledger-health","idempotency":"safe","surface":"office"} as const;
export const getLinkedEmail = {"method":"GET","path":"/wps/relay/member/email","idempotency":"safe","surface":"site"} as const;
export const linkEmail = {"method":"PUT","path":"/wps/relay/member/email","idempotency":"natural","surface":"site"} as const;
export const sendEmailCode = {"method":"POST","path":"/wps/relay/member/email/code","idempotency":"natural","surface":"site"} as const;
export const launchLiveChat = {"method":"GET","path":"/wps/relay/live/models/{modelId}/chat","idempotency":"safe","surface":"site"} as const;
export const listLiveModels = {"method":"GET","path":"/wps/relay/live/models","idempotency":"safe","surface":"site"} as const;
export const readTopics = {"method":"GET","path":"/wps/relay/live/topics","idempotency":"safe","surface":"site"} as const;
export const cancelLotteryTicket = {"method":"POST","path":"/wps/relay/lottery/tickets/{ticketId}/cancel","idempotency":"key","surface":"site"} as const;
export const enterLotteryResult = {"method":"POST","path":"/office/api/brands/{brand}/lottery/draws/{drawId}/result","idempotency":"key","surface":"office"} as const;
export const getLotteryBoard = {"method":"GET","path":"/wps/relay/lottery/board","idempotency":"safe","surface":"site"} as const;
export const getLotteryDraw = {"method":"GET","path":"/wps/relay/lottery/draw","idempotency":"safe","surface":"site"} as const;
export const getLotteryLobby = {"method":"GET","path":"/wps/relay/lottery/lobby","idempotency":"safe","surface":"site"} as const;
export const getLotterySettings = {"method":"GET","path":"/office/api/brands/{brand}/lottery/settings","idempotency":"safe","surface":"office"} as const;
export const getLotteryTicket = {"method":"GET","path":"/wps/relay/lottery/tickets/{ticketId}","idempotency":"safe","surface":"site"} as const;
export const getVnGameMenus = {"method":"GET","path":"/lgw/vn/games/game_menu","idempotency":"safe","surface":"site"} as const;
export const listLotteryChases = {"method":"GET","path":"/wps/relay/lottery/chases","idempotency":"safe","surface":"site"} as const;
export const listLotteryDraws = {"method":"GET","path":"/office/api/brands/{brand}/lottery/draws","idempotency":"safe","surface":"office"} as const;
export const listLotteryExposure = {"method":"GET","path":"/office/api/brands/{brand}/lottery/exposure","idempotency":"safe","surface":"office"} as const;
export const listLotteryGames = {"method":"GET","path":"/wps/relay/lottery/games","idempotency":"safe","surface":"site"} as const;
export const listLotteryTickets = {"method":"GET","path":"/wps/relay/lottery/tickets","idempotency":"safe","surface":"site"} as const;
export const listOfficeLotteryTickets = {"method":"GET","path":"/office/api/brands/{brand}/lottery/tickets","idempotency":"safe","surface":"office"} as const;
export const listOpenedNumero = {"method":"GET","path":"/wps/relay/lottery/opened","idempotency":"safe","surface":"site"} as const;
export const listRecentLotteries = {"method":"GET","path":"/wps/relay/lottery/recent","idempotency":"safe","surface":"site"} as const;
export const placeLotteryChase = {"method":"POST","path":"/wps/relay/lottery/chases","idempotency":"key","surface":"site"} as const;
export const placeLotteryTicket = {"method":"POST","path":"/wps/relay/lottery/tickets","idempotency":"key","surface":"site"} as const;
export const setLotterySettings = {"method":"PUT","path":"/office/api/brands/{brand}/lottery/settings","idempotency":"key","surface":"office"} as const;
export const stopLotteryChase = {"method":"POST","path":"/wps/relay/lottery/chases/{chaseId}/stop","idempotency":"key","surface":"site"} as const;
export const voidLotteryDraw = {"method":"POST","path":"/office/api/brands/{brand}/lottery/draws/{drawId}/void","idempotency":"key","surface":"office"} as const;
export const addMemberNote = {"method":"POST","path":"/office/api/members/{memberId}/notes","idempotency":"key","surface":"office"} as const;
export const changeLanguage = {"method":"POST","path":"/wps/relay/member/language","idempotency":"natural","surface":"site"} as const;
export const checkAffiliate = {"method":"GET","path":"/wps/agent/affiliate","idempotency":"safe","surface":"site"} as const;
export const getConsolidatedFunds = {"method":"GET","path":"/wps/member/info/funds/consolidated","idempotency":"safe","surface":"site"} as const;
export const getMember = {"method":"GET","path":"/office/api/members/{memberId}","idempotency":"safe","surface":"office"} as const;
export const getMemberIcon = {"method":"GET","path":"/wps/member/info/icon","idempotency":"safe","surface":"site"} as const;
export const getMemberInfo = {"method":"GET","path":"/wps/member/info","idempotency":"safe","surface":"site"} as const;
export const getMemberTags = {"method":"GET","path":"/office/api/members/{memberId}/tags","idempotency":"safe","surface":"office"} as const;
export const listLikelyAccounts = {"method":"GET","path":"/office/api/members/{memberId}/likely-accounts","idempotency":"safe","surface":"office"} as const;
export const listMemberLedger = {"method":"GET","path":"/office/api/members/{memberId}/ledger","idempotency":"safe","surface":"office"} as const;
export const listMemberNotes = {"method":"GET","path":"/office/api/members/{memberId}/notes","idempotency":"safe","surface":"office"} as const;
export const listMembers = {"method":"GET","path":"/office/api/members","idempotency":"safe","surface":"office"} as const;
export const register = {"method":"PUT","path":"/wps/member/register","idempotency":"natural","surface":"site","acceptsEncrypted":true} as const;
export const registerByMobile = {"method":"PUT","path":"/wps/member/register/mobile","idempotency":"natural","surface":"site","acceptsEncrypted":true} as const;
export const resetPaymentPassword = {"method":"POST","path":"/office/api/members/{memberId}/payment-password-reset","idempotency":"key","surface":"office"} as const;
export const resetSecondFactor = {"method":"POST","path":"/office/api/members/{memberId}/second-factor-reset","idempotency":"key","surface":"office"} as const;
export const setMemberStatus = {"method":"POST","path":"/office/api/members/{memberId}/status","idempotency":"key","surface":"office"} as const;
export const setMemberTags = {"method":"PUT","path":"/office/api/members/{memberId}/tags","idempotency":"key","surface":"office"} as const;
export const listMessages = {"method":"GET","path":"/office/api/brands/{brand}/messages","idempotency":"safe","surface":"office"} as const;
export const retryMessage = {"method":"POST","path":"/office/api/brands/{brand}/messages/{messageId}/retry","idempotency":"key","surface":"office"} as const;
export const decideBoard = {"method":"POST","path":"/office/api/brands/{brand}/boards/{boardId}/decision","idempotency":"key","surface":"office"} as const;
export const getMissionLeaderboard = {"method":"GET","path":"/wps/relay/mission/leaderboard","idempotency":"safe","surface":"site"} as const;
export const getMissionSummary = {"method":"GET","path":"/wps/relay/mission/summary","idempotency":"safe","surface":"site"} as const;
export const listBoards = {"method":"GET","path":"/office/api/brands/{brand}/boards","idempotency":"safe","surface":"office"} as const;
export const removeBoardPlace = {"method":"POST","path":"/office/api/brands/{brand}/boards/{boardId}/removal","idempotency":"key","surface":"office"} as const;
export const addPasskey = {"method":"POST","path":"/wps/relay/member/passkeys","idempotency":"natural","surface":"site"} as const;
export const beginPasskey = {"method":"POST","path":"/wps/relay/member/passkeys/options","idempotency":"natural","surface":"site"} as const;
export const beginPasskeySignIn = {"method":"POST","path":"/wps/session/passkey/options","idempotency":"natural","surface":"site"} as const;
export const listPasskeys = {"method":"GET","path":"/wps/relay/member/passkeys","idempotency":"safe","surface":"site"} as const;
export const removePasskey = {"method":"DELETE","path":"/wps/relay/member/passkeys/{passkeyId}","idempotency":"natural","surface":"site"} as const;
export const signInWithPasskey = {"method":"POST","path":"/wps/session/passkey","idempotency":"natural","surface":"site"} as const;
export const changePassword = {"method":"POST","path":"/wps/member/password","idempotency":"natural","surface":"site","acceptsEncrypted":true} as const;
export const getPaymentPassword = {"method":"GET","path":"/wps/relay/member/password/payment","idempotency":"safe","surface":"site"} as const;
export const requestPasswordByEmail = {"method":"POST","path":"/wps/member/password/email","idempotency":"natural","surface":"site"} as const;
export const requirePasswordChange = {"method":"POST","path":"/office/api/members/{memberId}/password-change","idempotency":"key","surface":"office"} as const;
export const setPasswordByEmail = {"method":"POST","path":"/wps/member/password/email/verification","idempotency":"natural","surface":"site"} as const;
export const setPasswordByPhone = {"method":"POST","path":"/wps/member/password/verification","idempotency":"natural","surface":"site","acceptsEncrypted":true} as const;
export const setPaymentPassword = {"method":"POST","path":"/wps/relay/member/password/payment","idempotency":"natural","surface":"site"} as const;
export const getSandboxPayment = {"method":"GET","path":"/payments/sandbox/{reference}","idempotency":"safe","surface":"payment"} as const;
export const settleSandboxPayment = {"method":"POST","path":"/payments/sandbox/{reference}/settle","idempotency":"natural","surface":"payment"} as const;
export const convertPoints = {"method":"POST","path":"/wps/relay/points/convert","idempotency":"key","surface":"site","acceptsEncrypted":true} as const;
export const decidePointRedemption = {"method":"POST","path":"/office/api/brands/{brand}/point-redemptions/{redemptionId}/decision","idempotency":"key","surface":"office"} as const;
export const getPointGoods = {"method":"GET","path":"/office/api/brands/{brand}/point-goods","idempotency":"safe","surface":"office"} as const;
export const getPointsBalance = {"method":"GET","path":"/wps/relay/points/balance","idempotency":"safe","surface":"site"} as const;
export const getPointsConfig = {"method":"GET","path":"/wps/relay/points/config","idempotency":"safe","surface":"site"} as const;
export const getPointsPolicy = {"method":"GET","path":"/office/api/brands/{brand}/points-policy","idempotency":"safe","surface":"office"} as const;
export const listPointRedemptions = {"method":"GET","path":"/office/api/brands/{brand}/point-redemptions","idempotency":"safe","surface":"office"} as const;
export const listPointRewards = {"method":"GET","path":"/wps/relay/points/rewards","idempotency":"safe","surface":"site"} as const;
export const listPointTransactions = {"method":"GET","path":"/wps/relay/points/transactions","idempotency":"safe","surface":"site"} as const;
export const listRedemptions = {"method":"GET","path":"/wps/relay/points/redemptions","idempotency":"safe","surface":"site"} as const;
export const redeemPointReward = {"method":"POST","path":"/wps/relay/points/redeem","idempotency":"key","surface":"site","acceptsEncrypted":true} as const;
export const setPointGoods = {"method":"PUT","path":"/office/api/brands/{brand}/point-goods","idempotency":"key","surface":"office"} as const;
export const setPointsPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/points-policy","idempotency":"key","surface":"office"} as const;
export const applyForPromotion = {"method":"POST","path":"/wps/relay/promotions/{promotionId}/applications","idempotency":"key","surface":"site"} as const;
export const claimRafflePromotion = {"method":"POST","path":"/wps/relay/promotion/raffle/claim","idempotency":"key","surface":"site"} as const;
export const claimSignUpReward = {"method":"POST","path":"/wps/relay/promotion/signUp/reward","idempotency":"key","surface":"site"} as const;
export const getOfferChoice = {"method":"GET","path":"/wps/relay/promotions/choice","idempotency":"safe","surface":"site"} as const;
export const getPromotion = {"method":"GET","path":"/wps/relay/promotions/{promotionId}","idempotency":"safe","surface":"site"} as const;
export const joinPromotion = {"method":"POST","path":"/wps/relay/promotions/{promotionId}/join","idempotency":"key","surface":"site"} as const;
export const joinSignUpPromotion = {"method":"POST","path":"/wps/relay/promotion/signUp/join","idempotency":"natural","surface":"site"} as const;
export const listPromotions = {"method":"GET","path":"/wps/relay/promotions","idempotency":"safe","surface":"site"} as const;
export const redeemPromoCode = {"method":"POST","path":"/wps/relay/promotions/codes","idempotency":"natural","surface":"site"} as const;
export const setOfferChoice = {"method":"PUT","path":"/wps/relay/promotions/choice","idempotency":"natural","surface":"site"} as const;
export const takeEnvelope = {"method":"POST","path":"/wps/relay/promotions/{promotionId}/envelope","idempotency":"key","surface":"site"} as const;
export const claimRebate = {"method":"POST","path":"/wps/relay/rebate/claim","idempotency":"key","surface":"site"} as const;
export const getRebate = {"method":"GET","path":"/wps/relay/rebate","idempotency":"safe","surface":"site"} as const;
export const getRewardPolicy = {"method":"GET","path":"/office/api/brands/{brand}/reward-policy","idempotency":"safe","surface":"office"} as const;
export const listRebates = {"method":"GET","path":"/wps/relay/rebate/lines","idempotency":"safe","surface":"site"} as const;
export const setRewardPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/reward-policy","idempotency":"key","surface":"office"} as const;
export const askRepair = {"method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/repair","idempotency":"key","surface":"office"} as const;
export const decideRepair = {"method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/decision","idempotency":"key","surface":"office"} as const;
export const explainDifference = {"method":"POST","path":"/office/api/brands/{brand}/differences/{differenceId}/explanation","idempotency":"key","surface":"office"} as const;
export const getDifferenceEvidence = {"method":"GET","path":"/office/api/brands/{brand}/differences/{differenceId}/evidence","idempotency":"safe","surface":"office"} as const;
export const listDifferences = {"method":"GET","path":"/office/api/brands/{brand}/differences","idempotency":"safe","surface":"office"} as const;
export const listReconciliations = {"method":"GET","path":"/office/api/reconciliations","idempotency":"safe","surface":"office"} as const;
export const startReconciliation = {"method":"POST","path":"/office/api/reconciliations","idempotency":"key","surface":"office"} as const;
export const getPersonalLoss = {"method":"GET","path":"/wps/relay/personal-loss","idempotency":"safe","surface":"site"} as const;
export const getRound = {"method":"GET","path":"/wps/relay/rounds/{roundId}","idempotency":"safe","surface":"site"} as const;
export const getSharedRound = {"method":"GET","path":"/wps/relay/shared-rounds/{shareToken}","idempotency":"safe","surface":"site"} as const;
export const getTransaction = {"method":"GET","path":"/wps/relay/transactions/{transactionId}","idempotency":"safe","surface":"site"} as const;
export const listRounds = {"method":"GET","path":"/wps/relay/rounds","idempotency":"safe","surface":"site"} as const;
export const listTransactions = {"method":"GET","path":"/wps/relay/transactions","idempotency":"safe","surface":"site"} as const;
export const shareRound = {"method":"POST","path":"/wps/relay/rounds/{roundId}/share","idempotency":"natural","surface":"site"} as const;
export const unshareRound = {"method":"DELETE","path":"/wps/relay/rounds/{roundId}/share","idempotency":"natural","surface":"site"} as const;
export const applyForAffiliate = {"method":"POST","path":"/wps/relay/affiliate/application","idempotency":"key","surface":"site"} as const;
export const decideAffiliateApplication = {"method":"POST","path":"/office/api/brands/{brand}/affiliate-applications/{applicationId}/decision","idempotency":"key","surface":"office"} as const;
export const decideReferral = {"method":"POST","path":"/office/api/brands/{brand}/referrals/{referralId}/decision","idempotency":"key","surface":"office"} as const;
export const getAffiliateApplication = {"method":"GET","path":"/wps/relay/affiliate/application","idempotency":"safe","surface":"site"} as const;
export const getReferral = {"method":"GET","path":"/wps/relay/referral","idempotency":"safe","surface":"site"} as const;
export const listAffiliateApplications = {"method":"GET","path":"/office/api/brands/{brand}/affiliate-applications","idempotency":"safe","surface":"office"} as const;
export const listReferralReviews = {"method":"GET","path":"/office/api/brands/{brand}/referrals","idempotency":"safe","surface":"office"} as const;
export const listReferrals = {"method":"GET","path":"/wps/relay/referral/friends","idempotency":"safe","surface":"site"} as const;
export const getLanguageProgress = {"method":"GET","path":"/builder/api/languages/{language}/progress","idempotency":"safe","surface":"builder"} as const;
export const listLanguageTexts = {"method":"GET","path":"/builder/api/languages/{language}/texts","idempotency":"safe","surface":"builder"} as const;
export const listRegistryEntries = {"method":"GET","path":"/builder/api/registry/{kind}","idempotency":"safe","surface":"builder"} as const;
export const retireRegistryEntry = {"method":"PUT","path":"/builder/api/registry/{kind}/{id}/retired","idempotency":"natural","surface":"builder"} as const;
export const saveLanguageTexts = {"method":"PUT","path":"/builder/api/languages/{language}/texts","idempotency":"natural","surface":"builder"} as const;
export const saveRegistryEntry = {"method":"PUT","path":"/builder/api/registry/{kind}/{id}","idempotency":"natural","surface":"builder"} as const;
export const claimAllRewards = {"method":"POST","path":"/wps/relay/rewards/claims","idempotency":"key","surface":"site"} as const;
export const claimReward = {"method":"POST","path":"/wps/relay/rewards/{rewardId}/claim","idempotency":"key","surface":"site"} as const;
export const forfeitBonus = {"method":"POST","path":"/wps/relay/bonuses/{rewardId}/forfeit","idempotency":"key","surface":"site"} as const;
export const getRewardSummary = {"method":"GET","path":"/wps/relay/rewards/summary","idempotency":"safe","surface":"site"} as const;
export const listBonuses = {"method":"GET","path":"/wps/relay/bonuses","idempotency":"safe","surface":"site"} as const;
export const listRewards = {"method":"GET","path":"/wps/relay/rewards","idempotency":"safe","surface":"site"} as const;
export const decideRoundRefund = {"method":"POST","path":"/office/api/brands/{brand}/round-refunds/{refundId}/decision","idempotency":"key","surface":"office"} as const;
export const getOfficeRound = {"method":"GET","path":"/office/api/brands/{brand}/rounds/{roundId}","idempotency":"safe","surface":"office"} as const;
export const listRoundRefunds = {"method":"GET","path":"/office/api/brands/{brand}/round-refunds","idempotency":"safe","surface":"office"} as const;
export const requestRoundRefund = {"method":"POST","path":"/office/api/brands/{brand}/rounds/{roundId}/refund","idempotency":"key","surface":"office"} as const;
export const searchRounds = {"method":"GET","path":"/office/api/brands/{brand}/rounds","idempotency":"safe","surface":"office"} as const;
export const blockCategory = {"method":"PUT","path":"/wps/relay/category-blocks/{category}","idempotency":"natural","surface":"site"} as const;
export const closeAccount = {"method":"POST","path":"/wps/relay/member/closing","idempotency":"natural","surface":"site"} as const;
export const confirmCategoryUnblock = {"method":"POST","path":"/wps/relay/category-blocks/{category}/confirmation","idempotency":"natural","surface":"site"} as const;
export const confirmLimitReview = {"method":"POST","path":"/wps/relay/limits/review","idempotency":"natural","surface":"site"} as const;
export const confirmPlayerLimit = {"method":"POST","path":"/wps/relay/limits/{kind}/{period}/confirmation","idempotency":"natural","surface":"site"} as const;
export const confirmRealityCheck = {"method":"POST","path":"/wps/relay/reality-check/confirmation","idempotency":"natural","surface":"site"} as const;
export const getActivityStatement = {"method":"GET","path":"/wps/relay/activity-statement","idempotency":"safe","surface":"site"} as const;
export const getCategoryBlocks = {"method":"GET","path":"/wps/relay/category-blocks","idempotency":"safe","surface":"site"} as const;
export const getPlaySession = {"method":"GET","path":"/wps/relay/play-session","idempotency":"safe","surface":"site"} as const;
export const getPlayerLimits = {"method":"GET","path":"/wps/relay/limits","idempotency":"safe","surface":"site"} as const;
export const lowerPlayerLimit = {"method":"POST","path":"/office/api/members/{memberId}/limits/{kind}/{period}","idempotency":"key","surface":"office"} as const;
export const planSession = {"method":"PUT","path":"/wps/relay/planned-session","idempotency":"natural","surface":"site"} as const;
export const requestCategoryUnblock = {"method":"DELETE","path":"/wps/relay/category-blocks/{category}","idempotency":"natural","surface":"site"} as const;
export const setPlayerLimit = {"method":"PUT","path":"/wps/relay/limits/{kind}/{period}","idempotency":"natural","surface":"site"} as const;
export const setRealityCheck = {"method":"PUT","path":"/wps/relay/reality-check","idempotency":"natural","surface":"site"} as const;
export const answerSecondFactor = {"method":"POST","path":"/wps/session/second-factor","idempotency":"natural","surface":"site"} as const;
export const beginSecondFactor = {"method":"POST","path":"/wps/relay/member/second-factor","idempotency":"natural","surface":"site"} as const;
export const confirmSecondFactor = {"method":"POST","path":"/wps/relay/member/second-factor/confirm","idempotency":"natural","surface":"site"} as const;
export const endSecondFactor = {"method":"POST","path":"/wps/relay/member/second-factor/end","idempotency":"natural","surface":"site"} as const;
export const forgetDevice = {"method":"DELETE","path":"/wps/relay/member/devices/{deviceId}","idempotency":"natural","surface":"site"} as const;
export const getSecondFactor = {"method":"GET","path":"/wps/relay/member/second-factor","idempotency":"safe","surface":"site"} as const;
export const getSession = {"method":"GET","path":"/wps/session","idempotency":"safe","surface":"site"} as const;
export const listDevices = {"method":"GET","path":"/wps/relay/member/devices","idempotency":"safe","surface":"site"} as const;
export const listSignIns = {"method":"GET","path":"/wps/relay/member/sign-ins","idempotency":"safe","surface":"site"} as const;
export const login = {"method":"POST","path":"/wps/session/login","idempotency":"natural","surface":"site","acceptsEncrypted":true} as const;
export const loginFreePlay = {"method":"POST","path":"/wps/session/login/freeplay","idempotency":"natural","surface":"site"} as const;
export const logout = {"method":"DELETE","path":"/wps/session/logout","idempotency":"natural","surface":"site"} as const;
export const sendSecondFactorEmail = {"method":"POST","path":"/wps/session/second-factor/email","idempotency":"natural","surface":"site"} as const;
export const sendSecondFactorSms = {"method":"POST","path":"/wps/session/second-factor/sms","idempotency":"natural","surface":"site"} as const;
export const getPlan = {"method":"GET","path":"/wps/relay/site/plan","idempotency":"safe","surface":"site"} as const;
export const cashOutSportsBet = {"method":"POST","path":"/wps/relay/sports/bets/{betId}/cash-out","idempotency":"key","surface":"site"} as const;
export const getSportsBet = {"method":"GET","path":"/wps/relay/sports/bets/{betId}","idempotency":"safe","surface":"site"} as const;
export const getSportsCashOut = {"method":"GET","path":"/wps/relay/sports/bets/{betId}/cash-out","idempotency":"safe","surface":"site"} as const;
export const getSportsEvent = {"method":"GET","path":"/wps/relay/sports/events/{sportsEventId}","idempotency":"safe","surface":"site"} as const;
export const getSportsReport = {"method":"GET","path":"/office/api/brands/{brand}/sports/report","idempotency":"safe","surface":"office"} as const;
export const getSportsSettings = {"method":"GET","path":"/office/api/brands/{brand}/sports/settings","idempotency":"safe","surface":"office"} as const;
export const getTradedEvent = {"method":"GET","path":"/office/api/brands/{brand}/sports/events/{sportsEventId}","idempotency":"safe","surface":"office"} as const;
export const haltSports = {"method":"POST","path":"/office/api/brands/{brand}/sports/halts","idempotency":"key","surface":"office"} as const;
export const listBetMarkets = {"method":"GET","path":"/office/api/brands/{brand}/sports/bet-markets","idempotency":"safe","surface":"office"} as const;
export const listOfficeSportsBets = {"method":"GET","path":"/office/api/brands/{brand}/sports/bets","idempotency":"safe","surface":"office"} as const;
export const listSharpPlayers = {"method":"GET","path":"/office/api/brands/{brand}/sports/sharp-players","idempotency":"safe","surface":"office"} as const;
export const listSportsBets = {"method":"GET","path":"/wps/relay/sports/bets","idempotency":"safe","surface":"site"} as const;
export const listSportsEvents = {"method":"GET","path":"/wps/relay/sports/events","idempotency":"safe","surface":"site"} as const;
export const listSportsResults = {"method":"GET","path":"/wps/relay/sports/results","idempotency":"safe","surface":"site"} as const;
export const listSportsTables = {"method":"GET","path":"/wps/relay/sports/tables","idempotency":"safe","surface":"site"} as const;
export const listTradedEvents = {"method":"GET","path":"/office/api/brands/{brand}/sports/events","idempotency":"safe","surface":"office"} as const;
export const placeSportsBet = {"method":"POST","path":"/wps/relay/sports/bets","idempotency":"key","surface":"site"} as const;
export const priceSportsSlip = {"method":"POST","path":"/wps/relay/sports/slip","idempotency":"natural","surface":"site"} as const;
export const resumeSports = {"method":"POST","path":"/office/api/brands/{brand}/sports/halts/resume","idempotency":"key","surface":"office"} as const;
export const setSportsAutoCashOut = {"method":"PUT","path":"/wps/relay/sports/bets/{betId}/auto-cash-out","idempotency":"key","surface":"site"} as const;
export const setSportsSettings = {"method":"PUT","path":"/office/api/brands/{brand}/sports/settings","idempotency":"key","surface":"office"} as const;
export const setTradedPrice = {"method":"PUT","path":"/office/api/brands/{brand}/sports/prices","idempotency":"key","surface":"office"} as const;
export const settleBetMarket = {"method":"POST","path":"/office/api/brands/{brand}/sports/bet-markets/settlement","idempotency":"key","surface":"office"} as const;
export const voidSportsBet = {"method":"POST","path":"/office/api/brands/{brand}/sports/bets/{betId}/void","idempotency":"key","surface":"office"} as const;
export const decideStaffAct = {"method":"POST","path":"/office/api/brands/{brand}/staff-acts/{staffActId}/decision","idempotency":"key","surface":"office"} as const;
export const listStaffActs = {"method":"GET","path":"/office/api/brands/{brand}/staff-acts","idempotency":"safe","surface":"office"} as const;
export const acceptStaffInvitation = {"method":"POST","path":"/office/api/invitation","idempotency":"natural","surface":"staff"} as const;
export const addStaffPasskey = {"method":"POST","path":"/office/api/session/passkeys","idempotency":"natural","surface":"staff"} as const;
export const beginStaffPasskey = {"method":"POST","path":"/office/api/session/passkeys/options","idempotency":"natural","surface":"staff"} as const;
export const beginStaffPasskeySignIn = {"method":"POST","path":"/office/api/session/passkey/options","idempotency":"natural","surface":"staff"} as const;
export const beginStaffSecondFactor = {"method":"POST","path":"/office/api/session/second-factor","idempotency":"natural","surface":"staff"} as const;
export const confirmStaffSecondFactor = {"method":"POST","path":"/office/api/session/second-factor/confirmation","idempotency":"natural","surface":"staff"} as const;
export const decideStaffChange = {"method":"POST","path":"/office/api/staff-changes/{changeId}/decision","idempotency":"key","surface":"office"} as const;
export const endStaffSecondFactor = {"method":"POST","path":"/office/api/session/second-factor/end","idempotency":"natural","surface":"staff"} as const;
export const endStaffSessions = {"method":"POST","path":"/office/api/staff/{staffId}/end-sessions","idempotency":"key","surface":"office"} as const;
export const getStaffSecondFactor = {"method":"GET","path":"/office/api/session/second-factor","idempotency":"safe","surface":"staff"} as const;
export const getStaffSession = {"method":"GET","path":"/office/api/session","idempotency":"safe","surface":"staff"} as const;
export const listDeadEvents = {"method":"GET","path":"/office/api/brands/{brand}/dead-events","idempotency":"safe","surface":"office"} as const;
export const listStaffAccounts = {"method":"GET","path":"/office/api/brands/{brand}/staff","idempotency":"safe","surface":"office"} as const;
export const listStaffChanges = {"method":"GET","path":"/office/api/brands/{brand}/staff-changes","idempotency":"safe","surface":"office"} as const;
export const listStaffPasskeys = {"method":"GET","path":"/office/api/session/passkeys","idempotency":"safe","surface":"staff"} as const;
export const lockStaff = {"method":"POST","path":"/office/api/staff/{staffId}/lock","idempotency":"key","surface":"office"} as const;
export const removeStaffPasskey = {"method":"DELETE","path":"/office/api/session/passkeys/{passkeyId}","idempotency":"natural","surface":"staff"} as const;
export const requestStaffChange = {"method":"POST","path":"/office/api/staff-changes","idempotency":"key","surface":"office"} as const;
export const retryDeadEvent = {"method":"POST","path":"/office/api/brands/{brand}/dead-events/{eventId}/retry","idempotency":"key","surface":"office"} as const;
export const reviewStaffAccess = {"method":"POST","path":"/office/api/staff/{staffId}/review","idempotency":"key","surface":"office"} as const;
export const signInStaffWithPasskey = {"method":"POST","path":"/office/api/session/passkey","idempotency":"natural","surface":"staff"} as const;
export const staffLogin = {"method":"POST","path":"/office/api/session","idempotency":"natural","surface":"staff"} as const;
export const staffLogout = {"method":"DELETE","path":"/office/api/session","idempotency":"natural","surface":"staff"} as const;
export const chooseAtLiveTable = {"method":"POST","path":"/wps/relay/live/tables/{table}/choices","idempotency":"key","surface":"site"} as const;
export const getLivePlace = {"method":"GET","path":"/wps/relay/live/tables/{table}/place","idempotency":"safe","surface":"site"} as const;
export const getLiveProof = {"method":"GET","path":"/wps/relay/live/tables/{table}/rounds/{roundNumber}","idempotency":"safe","surface":"site"} as const;
export const getLiveTable = {"method":"GET","path":"/wps/relay/live/tables/{table}","idempotency":"safe","surface":"site"} as const;
export const leaveLiveSeat = {"method":"POST","path":"/wps/relay/live/tables/{table}/seats/{seat}/leave","idempotency":"key","surface":"site"} as const;
export const listLiveTables = {"method":"GET","path":"/wps/relay/live/tables","idempotency":"safe","surface":"site"} as const;
export const listStudioRounds = {"method":"GET","path":"/office/api/brands/{brand}/studio/tables/{table}/rounds","idempotency":"safe","surface":"office"} as const;
export const listStudioTables = {"method":"GET","path":"/office/api/brands/{brand}/studio/tables","idempotency":"safe","surface":"office"} as const;
export const pauseLiveTable = {"method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/pause","idempotency":"key","surface":"office"} as const;
export const placeLiveOrder = {"method":"POST","path":"/wps/relay/live/tables/{table}/orders","idempotency":"key","surface":"site"} as const;
export const resumeLiveTable = {"method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/resume","idempotency":"key","surface":"office"} as const;
export const returnLiveOrder = {"method":"POST","path":"/wps/relay/live/tables/{table}/orders/{orderId}/return","idempotency":"key","surface":"site"} as const;
export const takeLiveSeat = {"method":"POST","path":"/wps/relay/live/tables/{table}/seats/{seat}","idempotency":"key","surface":"site"} as const;
export const voidLiveRound = {"method":"POST","path":"/office/api/brands/{brand}/studio/tables/{table}/rounds/{roundNumber}/void","idempotency":"key","surface":"office"} as const;
export const getDomainRoutes = {"method":"GET","path":"/wps/system/domainRoute","idempotency":"safe","surface":"site"} as const;
export const getMerchantWallet = {"method":"GET","path":"/wps/relay/merchant/wallet","idempotency":"safe","surface":"site"} as const;
export const getPayloadKey = {"method":"GET","path":"/wps/system/payload-key","idempotency":"safe","surface":"site"} as const;
export const getPermission = {"method":"GET","path":"/wps/system/permission","idempotency":"safe","surface":"site"} as const;
export const getRegisterSettings = {"method":"GET","path":"/wps/system/setting/register","idempotency":"safe","surface":"site"} as const;
export const getSystemStatus = {"method":"GET","path":"/wps/system/status","idempotency":"safe","surface":"site"} as const;
export const getWhitelabel = {"method":"GET","path":"/wps/system/whitelabel","idempotency":"safe","surface":"site"} as const;
export const getTeamOverview = {"method":"GET","path":"/wps/relay/agent/team","idempotency":"safe","surface":"site"} as const;
export const listDownlineRounds = {"method":"GET","path":"/wps/relay/agent/downlines/{memberId}/rounds","idempotency":"safe","surface":"site"} as const;
export const listIncome = {"method":"GET","path":"/wps/relay/agent/income","idempotency":"safe","surface":"site"} as const;
export const listRollupDays = {"method":"GET","path":"/office/api/brands/{brand}/team-figures","idempotency":"safe","surface":"office"} as const;
export const listTeamLines = {"method":"GET","path":"/wps/relay/agent/team/lines","idempotency":"safe","surface":"site"} as const;
export const listTeamMovements = {"method":"GET","path":"/wps/relay/agent/movements","idempotency":"safe","surface":"site"} as const;
export const recheckRollupDay = {"method":"POST","path":"/office/api/brands/{brand}/team-figures/{day}/recheck","idempotency":"natural","surface":"office"} as const;
export const beginThirdPartySignIn = {"method":"POST","path":"/wps/session/third-party/{provider}","idempotency":"natural","surface":"site"} as const;
export const bindThirdParty = {"method":"POST","path":"/wps/relay/member/third-parties","idempotency":"natural","surface":"site"} as const;
export const completeThirdPartySignIn = {"method":"POST","path":"/wps/session/third-party","idempotency":"natural","surface":"site"} as const;
export const listThirdParties = {"method":"GET","path":"/wps/relay/member/third-parties","idempotency":"safe","surface":"site"} as const;
export const addVendorKey = {"method":"POST","path":"/office/api/vendors/{vendor}/keys","idempotency":"natural","surface":"office"} as const;
export const confirmVendorKey = {"method":"POST","path":"/office/api/vendors/{vendor}/keys/{key}/confirm","idempotency":"natural","surface":"office"} as const;
export const importVendor = {"method":"POST","path":"/office/api/vendors","idempotency":"natural","surface":"office"} as const;
export const listVendorRecords = {"method":"GET","path":"/office/api/vendors","idempotency":"safe","surface":"office"} as const;
export const retireVendorKey = {"method":"POST","path":"/office/api/vendors/{vendor}/keys/{key}/retire","idempotency":"natural","surface":"office"} as const;
export const setVendor = {"method":"PUT","path":"/office/api/vendors/{vendor}","idempotency":"natural","surface":"office"} as const;
export const sendLoginSms = {"method":"POST","path":"/wps/verification/sms/noLogin","idempotency":"natural","surface":"site"} as const;
export const sendPasswordSms = {"method":"POST","path":"/wps/verification/sms/password","idempotency":"natural","surface":"site"} as const;
export const sendPaymentSms = {"method":"POST","path":"/wps/relay/member/password/payment/sms","idempotency":"natural","surface":"site"} as const;
export const sendRegisterSms = {"method":"POST","path":"/wps/verification/sms/register","idempotency":"natural","surface":"site"} as const;
export const startHumanCheck = {"method":"GET","path":"/wps/captcha","idempotency":"safe","surface":"site"} as const;
export const getVip = {"method":"GET","path":"/wps/relay/vip","idempotency":"safe","surface":"site"} as const;
export const getVipPolicy = {"method":"GET","path":"/office/api/brands/{brand}/vip-policy","idempotency":"safe","surface":"office"} as const;
export const previewVipPolicy = {"method":"POST","path":"/office/api/brands/{brand}/vip-policy/preview","idempotency":"safe","surface":"office"} as const;
export const setVipPolicy = {"method":"PUT","path":"/office/api/brands/{brand}/vip-policy","idempotency":"key","surface":"office"} as const;
export const collectWallets = {"method":"POST","path":"/wps/v2/wallets/collect","idempotency":"key","surface":"site"} as const;
export const getBalance = {"method":"GET","path":"/wps/v2/wallets/balance","idempotency":"safe","surface":"site"} as const;
export const getTrialBalance = {"method":"GET","path":"/wps/v2/wallets/trial","idempotency":"safe","surface":"site"} as const;
export const listVendorWallets = {"method":"GET","path":"/wps/v2/wallets/vendors","idempotency":"safe","surface":"site"} as const;
export const transferWallet = {"method":"POST","path":"/wps/relay/GCS_walletTransfer","idempotency":"key","surface":"site"} as const;
export const listWinners = {"method":"GET","path":"/wps/relay/winner/board","idempotency":"safe","surface":"site"} as const;
export const addWithdrawalProof = {"method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/proofs","idempotency":"key","surface":"site"} as const;
export const cancelWithdrawal = {"method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/cancellation","idempotency":"key","surface":"site"} as const;
export const confirmReceipt = {"method":"POST","path":"/wps/relay/withdrawals/{withdrawalId}/receipt","idempotency":"key","surface":"site"} as const;
export const getOfficeWithdrawal = {"method":"GET","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}","idempotency":"safe","surface":"office"} as const;
export const getWithdrawal = {"method":"GET","path":"/wps/relay/withdrawals/{withdrawalId}","idempotency":"safe","surface":"site"} as const;
export const getWithdrawalOffer = {"method":"GET","path":"/wps/relay/withdrawal/offer","idempotency":"safe","surface":"site"} as const;
export const getWithdrawalTerms = {"method":"GET","path":"/office/api/brands/{brand}/withdrawal-terms","idempotency":"safe","surface":"office"} as const;
export const listWithdrawals = {"method":"GET","path":"/wps/relay/withdrawals","idempotency":"safe","surface":"site"} as const;
export const noteWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/notes","idempotency":"key","surface":"office"} as const;
export const payWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/payment","idempotency":"key","surface":"office"} as const;
export const recordPayout = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/manual-payment","idempotency":"key","surface":"office"} as const;
export const releaseWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/release","idempotency":"key","surface":"office"} as const;
export const requestWithdrawal = {"method":"POST","path":"/wps/relay/withdrawals","idempotency":"key","surface":"site"} as const;
export const reviewWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/review","idempotency":"key","surface":"office"} as const;
export const searchWithdrawals = {"method":"GET","path":"/office/api/brands/{brand}/withdrawals","idempotency":"safe","surface":"office"} as const;
export const setWithdrawalTerms = {"method":"PUT","path":"/office/api/brands/{brand}/withdrawal-terms","idempotency":"key","surface":"office"} as const;
export const settleWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/settlement","idempotency":"key","surface":"office"} as const;
export const takeWithdrawal = {"method":"POST","path":"/office/api/brands/{brand}/withdrawals/{withdrawalId}/lock","idempotency":"key","surface":"office"} as const;

/** For the player app and the sandbox page. */
export const siteOperations = {
  answerTermProposal,
  closeRegistrationLink,
  countInvitationVisit,
  createDownline,
  createRegistrationLink,
  getAgentHome,
  getDownline,
  getUpline,
  listDailySalaryRequests,
  listDividendRequests,
  listDownlines,
  listHourlySalaryRequests,
  listRealTimeSalaryRequests,
  listRegistrationLinks,
  messageDownline,
  setDownlineNote,
  setDownlineTerms,
  addBankAccount,
  listBankAccounts,
  removeBankAccount,
  setDefaultBankAccount,
  listAnnouncements,
  answerContract,
  answerContractEnd,
  askContractEnd,
  getContractRules,
  listContractLineMembers,
  listContractLines,
  listContracts,
  offerContracts,
  simulateContract,
  withdrawContract,
  listCreditTransfers,
  moveCredit,
  sendCredit,
  sendToUpline,
  addDepositProof,
  createDeposit,
  getDeposit,
  listDepositChannels,
  listDeposits,
  redeemVoucher,
  startExclusion,
  addFavourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  sendFeedback,
  getGameMenus,
  launchGame,
  launchSports,
  leaveGame,
  listGameTypes,
  listGames,
  listHotGames,
  listPopularGames,
  listPvpRooms,
  listRecentGames,
  listVendors,
  getHelpCentre,
  actHouseRound,
  cashOutTableSeat,
  finishHouseRound,
  getGameTable,
  getHouseSession,
  playHouseRound,
  rotateHouseSeed,
  takeTableSeat,
  deleteInboxMessage,
  getUnreadCount,
  listInbox,
  readInboxMessage,
  readWholeInbox,
  getJackpot,
  getLinkedEmail,
  linkEmail,
  sendEmailCode,
  launchLiveChat,
  listLiveModels,
  readTopics,
  cancelLotteryTicket,
  getLotteryBoard,
  getLotteryDraw,
  getLotteryLobby,
  getLotteryTicket,
  getVnGameMenus,
  listLotteryChases,
  listLotteryGames,
  listLotteryTickets,
  listOpenedNumero,
  listRecentLotteries,
  placeLotteryChase,
  placeLotteryTicket,
  stopLotteryChase,
  changeLanguage,
  checkAffiliate,
  getConsolidatedFunds,
  getMemberIcon,
  getMemberInfo,
  register,
  registerByMobile,
  getMissionLeaderboard,
  getMissionSummary,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  changePassword,
  getPaymentPassword,
  requestPasswordByEmail,
  setPasswordByEmail,
  setPasswordByPhone,
  setPaymentPassword,
  getSandboxPayment,
  settleSandboxPayment,
  convertPoints,
  getPointsBalance,
  getPointsConfig,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  redeemPointReward,
  applyForPromotion,
  claimRafflePromotion,
  claimSignUpReward,
  getOfferChoice,
  getPromotion,
  joinPromotion,
  joinSignUpPromotion,
  listPromotions,
  redeemPromoCode,
  setOfferChoice,
  takeEnvelope,
  claimRebate,
  getRebate,
  listRebates,
  getPersonalLoss,
  getRound,
  getSharedRound,
  getTransaction,
  listRounds,
  listTransactions,
  shareRound,
  unshareRound,
  applyForAffiliate,
  getAffiliateApplication,
  getReferral,
  listReferrals,
  claimAllRewards,
  claimReward,
  forfeitBonus,
  getRewardSummary,
  listBonuses,
  listRewards,
  blockCategory,
  closeAccount,
  confirmCategoryUnblock,
  confirmLimitReview,
  confirmPlayerLimit,
  confirmRealityCheck,
  getActivityStatement,
  getCategoryBlocks,
  getPlaySession,
  getPlayerLimits,
  planSession,
  requestCategoryUnblock,
  setPlayerLimit,
  setRealityCheck,
  answerSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  forgetDevice,
  getSecondFactor,
  getSession,
  listDevices,
  listSignIns,
  login,
  loginFreePlay,
  logout,
  sendSecondFactorEmail,
  sendSecondFactorSms,
  getPlan,
  cashOutSportsBet,
  getSportsBet,
  getSportsCashOut,
  getSportsEvent,
  listSportsBets,
  listSportsEvents,
  listSportsResults,
  listSportsTables,
  placeSportsBet,
  priceSportsSlip,
  setSportsAutoCashOut,
  chooseAtLiveTable,
  getLivePlace,
  getLiveProof,
  getLiveTable,
  leaveLiveSeat,
  listLiveTables,
  placeLiveOrder,
  returnLiveOrder,
  takeLiveSeat,
  getDomainRoutes,
  getMerchantWallet,
  getPayloadKey,
  getPermission,
  getRegisterSettings,
  getSystemStatus,
  getWhitelabel,
  getTeamOverview,
  listDownlineRounds,
  listIncome,
  listTeamLines,
  listTeamMovements,
  beginThirdPartySignIn,
  bindThirdParty,
  completeThirdPartySignIn,
  listThirdParties,
  sendLoginSms,
  sendPasswordSms,
  sendPaymentSms,
  sendRegisterSms,
  startHumanCheck,
  getVip,
  collectWallets,
  getBalance,
  getTrialBalance,
  listVendorWallets,
  transferWallet,
  listWinners,
  addWithdrawalProof,
  cancelWithdrawal,
  confirmReceipt,
  getWithdrawal,
  getWithdrawalOffer,
  listWithdrawals,
  requestWithdrawal,
} as const;

/** For the back office. */
export const officeOperations = {
  decideAdjustment,
  listAdjustments,
  requestAdjustment,
  reverseAdjustment,
  appointAgent,
  blockAgent,
  createTopAgent,
  decideAgentMove,
  getAgentPolicy,
  listAgentMoves,
  listAgents,
  requestAgentMove,
  setAgentPolicy,
  setAgentTerms,
  getBrandDay,
  getBrandStatus,
  getGameHosts,
  getGamePolicy,
  getGameSettings,
  getRegionRules,
  getRegisterRules,
  getResponsibleContact,
  getSecondFactorPolicy,
  getSessionLimits,
  getWalletPolicy,
  getWhitelabelFlags,
  listAuditEntries,
  locateAddress,
  setBrandDay,
  setBrandStatus,
  setGameHosts,
  setGamePolicy,
  setGameSettings,
  setRegionRules,
  setRegisterRules,
  setResponsibleContact,
  setSecondFactorPolicy,
  setSessionLimits,
  setWalletPolicy,
  setWhitelabelFlags,
  changeCampaign,
  createCampaign,
  createPromoCodeBatch,
  decideCampaign,
  decideHeldReward,
  decidePromotionApplication,
  decideRewardGrant,
  getCampaign,
  getMemberOffers,
  listCampaigns,
  listHeldRewards,
  listPromoCodeBatches,
  listPromotionApplications,
  listRewardGrants,
  publishCampaign,
  requestRewardGrant,
  revokePromoCodeBatch,
  setCampaignState,
  setMemberOffers,
  simulateCampaign,
  addBannerPicture,
  createAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  getBanners,
  getServiceChannels,
  getSiteLinks,
  listOfficeAnnouncements,
  publishAnnouncement,
  setBanners,
  setServiceChannels,
  setSiteLinks,
  approveContractRun,
  endContract,
  getContractPolicy,
  listContractRunLines,
  listContractRuns,
  listOfficeContracts,
  offerBrandContract,
  recomputeContractRun,
  setContractPolicy,
  createVoucherBatch,
  creditDeposit,
  declineDeposit,
  getDepositRoutes,
  ignoreStatementLine,
  importStatement,
  listReturnableDeposits,
  listStatementLines,
  listVoucherBatches,
  matchStatementLine,
  returnDeposit,
  reverseDeposit,
  revokeVoucherBatch,
  searchDeposits,
  setDepositRoutes,
  exportDesk,
  findRecords,
  listWaiting,
  decideExclusionMatch,
  excludeMember,
  listExclusionMatches,
  handleFeedback,
  listFeedback,
  handleHarmCase,
  listHarmCases,
  listMemberHarmCases,
  arrangeHelpPages,
  getHelpPage,
  getHelpPages,
  setHelpPage,
  listGameReturns,
  confirmInboxMessage,
  countInboxAudience,
  getMessageTemplates,
  listInboxSendings,
  recallInboxMessage,
  sendInboxMessage,
  setMessageTemplates,
  getJackpotSettings,
  listJackpotWins,
  setJackpotSettings,
  getLedgerHealth,
  enterLotteryResult,
  getLotterySettings,
  listLotteryDraws,
  listLotteryExposure,
  listOfficeLotteryTickets,
  setLotterySettings,
  voidLotteryDraw,
  addMemberNote,
  getMember,
  getMemberTags,
  listLikelyAccounts,
  listMemberLedger,
  listMemberNotes,
  listMembers,
  resetPaymentPassword,
  resetSecondFactor,
  setMemberStatus,
  setMemberTags,
  listMessages,
  retryMessage,
  decideBoard,
  listBoards,
  removeBoardPlace,
  requirePasswordChange,
  decidePointRedemption,
  getPointGoods,
  getPointsPolicy,
  listPointRedemptions,
  setPointGoods,
  setPointsPolicy,
  getRewardPolicy,
  setRewardPolicy,
  askRepair,
  decideRepair,
  explainDifference,
  getDifferenceEvidence,
  listDifferences,
  listReconciliations,
  startReconciliation,
  decideAffiliateApplication,
  decideReferral,
  listAffiliateApplications,
  listReferralReviews,
  decideRoundRefund,
  getOfficeRound,
  listRoundRefunds,
  requestRoundRefund,
  searchRounds,
  lowerPlayerLimit,
  getSportsReport,
  getSportsSettings,
  getTradedEvent,
  haltSports,
  listBetMarkets,
  listOfficeSportsBets,
  listSharpPlayers,
  listTradedEvents,
  resumeSports,
  setSportsSettings,
  setTradedPrice,
  settleBetMarket,
  voidSportsBet,
  decideStaffAct,
  listStaffActs,
  acceptStaffInvitation,
  addStaffPasskey,
  beginStaffPasskey,
  beginStaffPasskeySignIn,
  beginStaffSecondFactor,
  confirmStaffSecondFactor,
  decideStaffChange,
  endStaffSecondFactor,
  endStaffSessions,
  getStaffSecondFactor,
  getStaffSession,
  listDeadEvents,
  listStaffAccounts,
  listStaffChanges,
  listStaffPasskeys,
  lockStaff,
  removeStaffPasskey,
  requestStaffChange,
  retryDeadEvent,
  reviewStaffAccess,
  signInStaffWithPasskey,
  staffLogin,
  staffLogout,
  listStudioRounds,
  listStudioTables,
  pauseLiveTable,
  resumeLiveTable,
  voidLiveRound,
  listRollupDays,
  recheckRollupDay,
  addVendorKey,
  confirmVendorKey,
  importVendor,
  listVendorRecords,
  retireVendorKey,
  setVendor,
  getVipPolicy,
  previewVipPolicy,
  setVipPolicy,
  getOfficeWithdrawal,
  getWithdrawalTerms,
  noteWithdrawal,
  payWithdrawal,
  recordPayout,
  releaseWithdrawal,
  reviewWithdrawal,
  searchWithdrawals,
  setWithdrawalTerms,
  settleWithdrawal,
  takeWithdrawal,
} as const;

/** For the builder. */
export const builderOperations = {
  archiveBrand,
  cancelSchedule,
  checkBrandName,
  checkDraft,
  createBrand,
  createPreviewToken,
  discardDraft,
  getBrandDraft,
  getRegistry,
  getRevision,
  listAssets,
  listBrands,
  listHeldHosts,
  listRevisions,
  notePresence,
  proveHost,
  publishDraft,
  releaseHost,
  rollBackRevision,
  saveDraft,
  scheduleDraft,
  setPublishRule,
  uploadAsset,
  getLanguageProgress,
  listLanguageTexts,
  listRegistryEntries,
  retireRegistryEntry,
  saveLanguageTexts,
  saveRegistryEntry,
  acceptStaffInvitation,
  addStaffPasskey,
  beginStaffPasskey,
  beginStaffPasskeySignIn,
  beginStaffSecondFactor,
  confirmStaffSecondFactor,
  endStaffSecondFactor,
  getStaffSecondFactor,
  getStaffSession,
  listStaffPasskeys,
  removeStaffPasskey,
  signInStaffWithPasskey,
  staffLogin,
  staffLogout,
} as const;

/** All of them. */
export const clientOperations = {
  decideAdjustment,
  listAdjustments,
  requestAdjustment,
  reverseAdjustment,
  answerTermProposal,
  appointAgent,
  blockAgent,
  closeRegistrationLink,
  countInvitationVisit,
  createDownline,
  createRegistrationLink,
  createTopAgent,
  decideAgentMove,
  getAgentHome,
  getAgentPolicy,
  getDownline,
  getUpline,
  listAgentMoves,
  listAgents,
  listDailySalaryRequests,
  listDividendRequests,
  listDownlines,
  listHourlySalaryRequests,
  listRealTimeSalaryRequests,
  listRegistrationLinks,
  messageDownline,
  requestAgentMove,
  setAgentPolicy,
  setAgentTerms,
  setDownlineNote,
  setDownlineTerms,
  addBankAccount,
  listBankAccounts,
  removeBankAccount,
  setDefaultBankAccount,
  archiveBrand,
  cancelSchedule,
  checkBrandName,
  checkDraft,
  createBrand,
  createPreviewToken,
  discardDraft,
  getBrandDay,
  getBrandDraft,
  getBrandStatus,
  getGameHosts,
  getGamePolicy,
  getGameSettings,
  getRegionRules,
  getRegisterRules,
  getRegistry,
  getResponsibleContact,
  getRevision,
  getSecondFactorPolicy,
  getSessionLimits,
  getWalletPolicy,
  getWhitelabelFlags,
  listAssets,
  listAuditEntries,
  listBrands,
  listHeldHosts,
  listRevisions,
  locateAddress,
  notePresence,
  proveHost,
  publishDraft,
  releaseHost,
  rollBackRevision,
  saveDraft,
  scheduleDraft,
  setBrandDay,
  setBrandStatus,
  setGameHosts,
  setGamePolicy,
  setGameSettings,
  setPublishRule,
  setRegionRules,
  setRegisterRules,
  setResponsibleContact,
  setSecondFactorPolicy,
  setSessionLimits,
  setWalletPolicy,
  setWhitelabelFlags,
  uploadAsset,
  changeCampaign,
  createCampaign,
  createPromoCodeBatch,
  decideCampaign,
  decideHeldReward,
  decidePromotionApplication,
  decideRewardGrant,
  getCampaign,
  getMemberOffers,
  listCampaigns,
  listHeldRewards,
  listPromoCodeBatches,
  listPromotionApplications,
  listRewardGrants,
  publishCampaign,
  requestRewardGrant,
  revokePromoCodeBatch,
  setCampaignState,
  setMemberOffers,
  simulateCampaign,
  addBannerPicture,
  createAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  getBanners,
  getServiceChannels,
  getSiteLinks,
  listAnnouncements,
  listOfficeAnnouncements,
  publishAnnouncement,
  setBanners,
  setServiceChannels,
  setSiteLinks,
  answerContract,
  answerContractEnd,
  approveContractRun,
  askContractEnd,
  endContract,
  getContractPolicy,
  getContractRules,
  listContractLineMembers,
  listContractLines,
  listContractRunLines,
  listContractRuns,
  listContracts,
  listOfficeContracts,
  offerBrandContract,
  offerContracts,
  recomputeContractRun,
  setContractPolicy,
  simulateContract,
  withdrawContract,
  listCreditTransfers,
  moveCredit,
  sendCredit,
  sendToUpline,
  addDepositProof,
  createDeposit,
  createVoucherBatch,
  creditDeposit,
  declineDeposit,
  getDeposit,
  getDepositRoutes,
  ignoreStatementLine,
  importStatement,
  listDepositChannels,
  listDeposits,
  listReturnableDeposits,
  listStatementLines,
  listVoucherBatches,
  matchStatementLine,
  redeemVoucher,
  returnDeposit,
  reverseDeposit,
  revokeVoucherBatch,
  searchDeposits,
  setDepositRoutes,
  exportDesk,
  findRecords,
  listWaiting,
  decideExclusionMatch,
  excludeMember,
  listExclusionMatches,
  startExclusion,
  addFavourite,
  listFavouriteIds,
  listFavourites,
  removeFavourite,
  handleFeedback,
  listFeedback,
  sendFeedback,
  getGameMenus,
  launchGame,
  launchSports,
  leaveGame,
  listGameTypes,
  listGames,
  listHotGames,
  listPopularGames,
  listPvpRooms,
  listRecentGames,
  listVendors,
  handleHarmCase,
  listHarmCases,
  listMemberHarmCases,
  arrangeHelpPages,
  getHelpCentre,
  getHelpPage,
  getHelpPages,
  setHelpPage,
  actHouseRound,
  cashOutTableSeat,
  finishHouseRound,
  getGameTable,
  getHouseSession,
  listGameReturns,
  playHouseRound,
  rotateHouseSeed,
  takeTableSeat,
  confirmInboxMessage,
  countInboxAudience,
  deleteInboxMessage,
  getMessageTemplates,
  getUnreadCount,
  listInbox,
  listInboxSendings,
  readInboxMessage,
  readWholeInbox,
  recallInboxMessage,
  sendInboxMessage,
  setMessageTemplates,
  getJackpot,
  getJackpotSettings,
  listJackpotWins,
  setJackpotSettings,
  getLedgerHealth,
  getLinkedEmail,
  linkEmail,
  sendEmailCode,
  launchLiveChat,
  listLiveModels,
  readTopics,
  cancelLotteryTicket,
  enterLotteryResult,
  getLotteryBoard,
  getLotteryDraw,
  getLotteryLobby,
  getLotterySettings,
  getLotteryTicket,
  getVnGameMenus,
  listLotteryChases,
  listLotteryDraws,
  listLotteryExposure,
  listLotteryGames,
  listLotteryTickets,
  listOfficeLotteryTickets,
  listOpenedNumero,
  listRecentLotteries,
  placeLotteryChase,
  placeLotteryTicket,
  setLotterySettings,
  stopLotteryChase,
  voidLotteryDraw,
  addMemberNote,
  changeLanguage,
  checkAffiliate,
  getConsolidatedFunds,
  getMember,
  getMemberIcon,
  getMemberInfo,
  getMemberTags,
  listLikelyAccounts,
  listMemberLedger,
  listMemberNotes,
  listMembers,
  register,
  registerByMobile,
  resetPaymentPassword,
  resetSecondFactor,
  setMemberStatus,
  setMemberTags,
  listMessages,
  retryMessage,
  decideBoard,
  getMissionLeaderboard,
  getMissionSummary,
  listBoards,
  removeBoardPlace,
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  changePassword,
  getPaymentPassword,
  requestPasswordByEmail,
  requirePasswordChange,
  setPasswordByEmail,
  setPasswordByPhone,
  setPaymentPassword,
  getSandboxPayment,
  settleSandboxPayment,
  convertPoints,
  decidePointRedemption,
  getPointGoods,
  getPointsBalance,
  getPointsConfig,
  getPointsPolicy,
  listPointRedemptions,
  listPointRewards,
  listPointTransactions,
  listRedemptions,
  redeemPointReward,
  setPointGoods,
  setPointsPolicy,
  applyForPromotion,
  claimRafflePromotion,
  claimSignUpReward,
  getOfferChoice,
  getPromotion,
  joinPromotion,
  joinSignUpPromotion,
  listPromotions,
  redeemPromoCode,
  setOfferChoice,
  takeEnvelope,
  claimRebate,
  getRebate,
  getRewardPolicy,
  listRebates,
  setRewardPolicy,
  askRepair,
  decideRepair,
  explainDifference,
  getDifferenceEvidence,
  listDifferences,
  listReconciliations,
  startReconciliation,
  getPersonalLoss,
  getRound,
  getSharedRound,
  getTransaction,
  listRounds,
  listTransactions,
  shareRound,
  unshareRound,
  applyForAffiliate,
  decideAffiliateApplication,
  decideReferral,
  getAffiliateApplication,
  getReferral,
  listAffiliateApplications,
  listReferralReviews,
  listReferrals,
  getLanguageProgress,
  listLanguageTexts,
  listRegistryEntries,
  retireRegistryEntry,
  saveLanguageTexts,
  saveRegistryEntry,
  claimAllRewards,
  claimReward,
  forfeitBonus,
  getRewardSummary,
  listBonuses,
  listRewards,
  decideRoundRefund,
  getOfficeRound,
  listRoundRefunds,
  requestRoundRefund,
  searchRounds,
  blockCategory,
  closeAccount,
  confirmCategoryUnblock,
  confirmLimitReview,
  confirmPlayerLimit,
  confirmRealityCheck,
  getActivityStatement,
  getCategoryBlocks,
  getPlaySession,
  getPlayerLimits,
  lowerPlayerLimit,
  planSession,
  requestCategoryUnblock,
  setPlayerLimit,
  setRealityCheck,
  answerSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  forgetDevice,
  getSecondFactor,
  getSession,
  listDevices,
  listSignIns,
  login,
  loginFreePlay,
  logout,
  sendSecondFactorEmail,
  sendSecondFactorSms,
  getPlan,
  cashOutSportsBet,
  getSportsBet,
  getSportsCashOut,
  getSportsEvent,
  getSportsReport,
  getSportsSettings,
  getTradedEvent,
  haltSports,
  listBetMarkets,
  listOfficeSportsBets,
  listSharpPlayers,
  listSportsBets,
  listSportsEvents,
  listSportsResults,
  listSportsTables,
  listTradedEvents,
  placeSportsBet,
  priceSportsSlip,
  resumeSports,
  setSportsAutoCashOut,
  setSportsSettings,
  setTradedPrice,
  settleBetMarket,
  voidSportsBet,
  decideStaffAct,
  listStaffActs,
  acceptStaffInvitation,
  addStaffPasskey,
  beginStaffPasskey,
  beginStaffPasskeySignIn,
  beginStaffSecondFactor,
  confirmStaffSecondFactor,
  decideStaffChange,
  endStaffSecondFactor,
  endStaffSessions,
  getStaffSecondFactor,
  getStaffSession,
  listDeadEvents,
  listStaffAccounts,
  listStaffChanges,
  listStaffPasskeys,
  lockStaff,
  removeStaffPasskey,
  requestStaffChange,
  retryDeadEvent,
  reviewStaffAccess,
  signInStaffWithPasskey,
  staffLogin,
  staffLogout,
  chooseAtLiveTable,
  getLivePlace,
  getLiveProof,
  getLiveTable,
  leaveLiveSeat,
  listLiveTables,
  listStudioRounds,
  listStudioTables,
  pauseLiveTable,
  placeLiveOrder,
  resumeLiveTable,
  returnLiveOrder,
  takeLiveSeat,
  voidLiveRound,
  getDomainRoutes,
  getMerchantWallet,
  getPayloadKey,
  getPermission,
  getRegisterSettings,
  getSystemStatus,
  getWhitelabel,
  getTeamOverview,
  listDownlineRounds,
  listIncome,
  listRollupDays,
  listTeamLines,
  listTeamMovements,
  recheckRollupDay,
  beginThirdPartySignIn,
  bindThirdParty,
  completeThirdPartySignIn,
  listThirdParties,
  addVendorKey,
  confirmVendorKey,
  importVendor,
  listVendorRecords,
  retireVendorKey,
  setVendor,
  sendLoginSms,
  sendPasswordSms,
  sendPaymentSms,
  sendRegisterSms,
  startHumanCheck,
  getVip,
  getVipPolicy,
  previewVipPolicy,
  setVipPolicy,
  collectWallets,
  getBalance,
  getTrialBalance,
  listVendorWallets,
  transferWallet,
  listWinners,
  addWithdrawalProof,
  cancelWithdrawal,
  confirmReceipt,
  getOfficeWithdrawal,
  getWithdrawal,
  getWithdrawalOffer,
  getWithdrawalTerms,
  listWithdrawals,
  noteWithdrawal,
  payWithdrawal,
  recordPayout,
  releaseWithdrawal,
  requestWithdrawal,
  reviewWithdrawal,
  searchWithdrawals,
  setWithdrawalTerms,
  settleWithdrawal,
  takeWithdrawal,
} as const;
