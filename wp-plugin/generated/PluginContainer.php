<?php

// Written by scripts/container.php from the constructors of src; not edited.

namespace Passerelle\Generated;

class PluginContainer extends \Passerelle\Kernel\Composition\Container
{
    public function __construct()
    {
        $this->services = $this->privates = [];
        $this->syntheticIds = [
            'wpdb' => true,
        ];
        $this->methodMap = [
            'Passerelle\\Accounts\\BecomeMember' => 'getBecomeMemberService',
            'Passerelle\\Accounts\\EmailChange\\AccountAddress' => 'getAccountAddressService',
            'Passerelle\\Accounts\\EmailChange\\ChangesElsewhere' => 'getChangesElsewhereService',
            'Passerelle\\Accounts\\EmailChange\\ConfirmEmailChange' => 'getConfirmEmailChangeService',
            'Passerelle\\Accounts\\EmailChange\\EmailChangeLinks' => 'getEmailChangeLinksService',
            'Passerelle\\Accounts\\EmailChange\\EmailChangeModule' => 'getEmailChangeModuleService',
            'Passerelle\\Accounts\\EmailChange\\EmailChanges' => 'getEmailChangesService',
            'Passerelle\\Accounts\\EmailChange\\GraphQL\\EmailChangeTypes' => 'getEmailChangeTypesService',
            'Passerelle\\Accounts\\EmailChange\\Mails\\ChangeRequestedMail' => 'getChangeRequestedMailService',
            'Passerelle\\Accounts\\EmailChange\\Mails\\ChangedMail' => 'getChangedMailService',
            'Passerelle\\Accounts\\EmailChange\\Mails\\ProofMail' => 'getProofMailService',
            'Passerelle\\Accounts\\EmailChange\\Mails\\RestoredMail' => 'getRestoredMailService',
            'Passerelle\\Accounts\\EmailChange\\Mails\\UndoMail' => 'getUndoMailService',
            'Passerelle\\Accounts\\EmailChange\\RequestEmailChange' => 'getRequestEmailChangeService',
            'Passerelle\\Accounts\\EmailChange\\UndoEmailChange' => 'getUndoEmailChangeService',
            'Passerelle\\Accounts\\EmailLookup' => 'getEmailLookupService',
            'Passerelle\\Accounts\\Interests' => 'getInterestsService',
            'Passerelle\\Accounts\\NameKeys' => 'getNameKeysService',
            'Passerelle\\Accounts\\Onboarding' => 'getOnboardingService',
            'Passerelle\\Accounts\\Privacy\\DeleteDueAccount' => 'getDeleteDueAccountService',
            'Passerelle\\Accounts\\Privacy\\DeletionPlans' => 'getDeletionPlansService',
            'Passerelle\\Accounts\\Privacy\\DeletionRecipients' => 'getDeletionRecipientsService',
            'Passerelle\\Accounts\\Privacy\\EraseAccount' => 'getEraseAccountService',
            'Passerelle\\Accounts\\Privacy\\ErasureExtents' => 'getErasureExtentsService',
            'Passerelle\\Accounts\\Privacy\\ErasureReport' => 'getErasureReportService',
            'Passerelle\\Accounts\\Privacy\\Export\\ArchivedFiles' => 'getArchivedFilesService',
            'Passerelle\\Accounts\\Privacy\\Export\\Export' => 'getExportService',
            'Passerelle\\Accounts\\Privacy\\Export\\ExportPass' => 'getExportPassService',
            'Passerelle\\Accounts\\Privacy\\Export\\ExportRoute' => 'getExportRouteService',
            'Passerelle\\Accounts\\Privacy\\Export\\ReadableRows' => 'getReadableRowsService',
            'Passerelle\\Accounts\\Privacy\\GraphQL\\ExportTypes' => 'getExportTypesService',
            'Passerelle\\Accounts\\Privacy\\GraphQL\\PrivacyTypes' => 'getPrivacyTypesService',
            'Passerelle\\Accounts\\Privacy\\Heirs' => 'getHeirsService',
            'Passerelle\\Accounts\\Privacy\\LastOwners' => 'getLastOwnersService',
            'Passerelle\\Accounts\\Privacy\\Mails\\DeletionDone' => 'getDeletionDoneService',
            'Passerelle\\Accounts\\Privacy\\Mails\\DeletionPostponed' => 'getDeletionPostponedService',
            'Passerelle\\Accounts\\Privacy\\Mails\\DeletionRequested' => 'getDeletionRequestedService',
            'Passerelle\\Accounts\\Privacy\\Mails\\SettingsAddress' => 'getSettingsAddressService',
            'Passerelle\\Accounts\\Privacy\\OwnedRecords' => 'getOwnedRecordsService',
            'Passerelle\\Accounts\\Privacy\\Postponement' => 'getPostponementService',
            'Passerelle\\Accounts\\Privacy\\PrivacyModule' => 'getPrivacyModuleService',
            'Passerelle\\Accounts\\Privacy\\RecordKinds' => 'getRecordKindsService',
            'Passerelle\\Accounts\\Privacy\\Records\\AccountRecords' => 'getAccountRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ApplicationHandlingRecords' => 'getApplicationHandlingRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords' => 'getApplicationRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\AuditRecords' => 'getAuditRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\BlockedRecords' => 'getBlockedRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\CommentRecords' => 'getCommentRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ContactRecords' => 'getContactRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ContentRecords' => 'getContentRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\DateChangeRecords' => 'getDateChangeRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\DecisionRecords' => 'getDecisionRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\EventRecords' => 'getEventRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\FileRecords' => 'getFileRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\InvitationRecords' => 'getInvitationRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\LateLinkRecords' => 'getLateLinkRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\LetterRecords' => 'getLetterRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ListingRecords' => 'getListingRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\MailRecords' => 'getMailRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\MentionRecords' => 'getMentionRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\MentorRecords' => 'getMentorRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\NewsletterRecords' => 'getNewsletterRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\NoteRecords' => 'getNoteRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\OwnValues' => 'getOwnValuesService',
            'Passerelle\\Accounts\\Privacy\\Records\\PostRecords' => 'getPostRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ProposalRecords' => 'getProposalRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\RecommendationRecords' => 'getRecommendationRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\RequestRecords' => 'getRequestRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ReviewRecords' => 'getReviewRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\Structures' => 'getStructuresService',
            'Passerelle\\Accounts\\Privacy\\Records\\ThreadRecords' => 'getThreadRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\TransientRecords' => 'getTransientRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\UploadRecords' => 'getUploadRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\ViewRecords' => 'getViewRecordsService',
            'Passerelle\\Accounts\\Privacy\\Records\\WordPressRecords' => 'getWordPressRecordsService',
            'Passerelle\\Accounts\\Privacy\\RequestDeletion' => 'getRequestDeletionService',
            'Passerelle\\Accounts\\Privacy\\ScheduleDeletion' => 'getScheduleDeletionService',
            'Passerelle\\Accounts\\Privacy\\Staff\\EraseAddress' => 'getEraseAddressService',
            'Passerelle\\Accounts\\Privacy\\Staff\\EraseInParts' => 'getEraseInPartsService',
            'Passerelle\\Accounts\\Privacy\\Staff\\EraseTool' => 'getEraseToolService',
            'Passerelle\\Accounts\\Privacy\\Staff\\ErasedItems' => 'getErasedItemsService',
            'Passerelle\\Accounts\\Privacy\\Staff\\ErasureAudit' => 'getErasureAuditService',
            'Passerelle\\Accounts\\Privacy\\Staff\\ErasureRights' => 'getErasureRightsService',
            'Passerelle\\Accounts\\Privacy\\Staff\\ExportArchives' => 'getExportArchivesService',
            'Passerelle\\Accounts\\Privacy\\Staff\\ExportTool' => 'getExportToolService',
            'Passerelle\\Accounts\\Privacy\\Staff\\WordPressDeletion' => 'getWordPressDeletionService',
            'Passerelle\\Accounts\\Settings\\ChangePassword' => 'getChangePasswordService',
            'Passerelle\\Accounts\\Settings\\CurrentPassword' => 'getCurrentPasswordService',
            'Passerelle\\Accounts\\Settings\\EndOtherSessions' => 'getEndOtherSessionsService',
            'Passerelle\\Accounts\\Settings\\GraphQL\\MembershipTypes' => 'getMembershipTypesService',
            'Passerelle\\Accounts\\Settings\\GraphQL\\OnboardingTypes' => 'getOnboardingTypesService',
            'Passerelle\\Accounts\\Settings\\GraphQL\\PasswordTypes' => 'getPasswordTypesService',
            'Passerelle\\Accounts\\Settings\\GraphQL\\SettingsTypes' => 'getSettingsTypesService',
            'Passerelle\\Accounts\\Settings\\UpdateAccount' => 'getUpdateAccountService',
            'Passerelle\\Accounts\\Settings\\UpdatePreferences' => 'getUpdatePreferencesService',
            'Passerelle\\Accounts\\StoredNames' => 'getStoredNamesService',
            'Passerelle\\Admin\\AdminModule' => 'getAdminModuleService',
            'Passerelle\\Admin\\Applications\\DecisionReviewsScreen' => 'getDecisionReviewsScreenService',
            'Passerelle\\Admin\\Applications\\RemovedApplicationsScreen' => 'getRemovedApplicationsScreenService',
            'Passerelle\\Admin\\Assets' => 'getAssetsService',
            'Passerelle\\Admin\\Decisions\\DecisionBox' => 'getDecisionBoxService',
            'Passerelle\\Admin\\Decisions\\DecisionHandler' => 'getDecisionHandlerService',
            'Passerelle\\Admin\\Decisions\\DecisionHistory' => 'getDecisionHistoryService',
            'Passerelle\\Admin\\Decisions\\ProposedChanges' => 'getProposedChangesService',
            'Passerelle\\Admin\\Form\\Controls\\PickerControl' => 'getPickerControlService',
            'Passerelle\\Admin\\Form\\FieldView' => 'getFieldViewService',
            'Passerelle\\Admin\\Form\\FormReaders' => 'getFormReadersService',
            'Passerelle\\Admin\\Form\\StoredAttachments' => 'getStoredAttachmentsService',
            'Passerelle\\Admin\\Health\\ClocksCheck' => 'getClocksCheckService',
            'Passerelle\\Admin\\Health\\ZonesCheck' => 'getZonesCheckService',
            'Passerelle\\Admin\\Home\\HomeForm' => 'getHomeFormService',
            'Passerelle\\Admin\\Home\\HomeScreen' => 'getHomeScreenService',
            'Passerelle\\Admin\\Home\\HomeView' => 'getHomeViewService',
            'Passerelle\\Admin\\Labels' => 'getLabelsService',
            'Passerelle\\Admin\\Lists\\ListTables' => 'getListTablesService',
            'Passerelle\\Admin\\Lists\\Restoring' => 'getRestoringService',
            'Passerelle\\Admin\\Lists\\TypeLabels' => 'getTypeLabelsService',
            'Passerelle\\Admin\\Lists\\UnservedPages' => 'getUnservedPagesService',
            'Passerelle\\Admin\\Lists\\WaitingProposals' => 'getWaitingProposalsService',
            'Passerelle\\Admin\\Mails\\FailedMailsScreen' => 'getFailedMailsScreenService',
            'Passerelle\\Admin\\Mails\\OutboxSiteHealth' => 'getOutboxSiteHealthService',
            'Passerelle\\Admin\\Newsletter\\IssueContent' => 'getIssueContentService',
            'Passerelle\\Admin\\Newsletter\\IssueForm' => 'getIssueFormService',
            'Passerelle\\Admin\\Newsletter\\IssueList' => 'getIssueListService',
            'Passerelle\\Admin\\Newsletter\\IssuePage' => 'getIssuePageService',
            'Passerelle\\Admin\\Newsletter\\IssueReader' => 'getIssueReaderService',
            'Passerelle\\Admin\\Newsletter\\NewsletterScreen' => 'getNewsletterScreenService',
            'Passerelle\\Admin\\Newsletter\\NewsletterTasks' => 'getNewsletterTasksService',
            'Passerelle\\Admin\\Oversight\\AuditDownload' => 'getAuditDownloadService',
            'Passerelle\\Admin\\Oversight\\AuditLabels' => 'getAuditLabelsService',
            'Passerelle\\Admin\\Oversight\\AuditLogScreen' => 'getAuditLogScreenService',
            'Passerelle\\Admin\\Oversight\\AuditPage' => 'getAuditPageService',
            'Passerelle\\Admin\\Oversight\\AuditReasons' => 'getAuditReasonsService',
            'Passerelle\\Admin\\Oversight\\AuditRows' => 'getAuditRowsService',
            'Passerelle\\Admin\\Oversight\\Exports' => 'getExportsService',
            'Passerelle\\Admin\\Oversight\\StatisticsLabels' => 'getStatisticsLabelsService',
            'Passerelle\\Admin\\Oversight\\StatisticsScreen' => 'getStatisticsScreenService',
            'Passerelle\\Admin\\People\\AccountStateField' => 'getAccountStateFieldService',
            'Passerelle\\Admin\\People\\AddressField' => 'getAddressFieldService',
            'Passerelle\\Admin\\People\\MemberRolesField' => 'getMemberRolesFieldService',
            'Passerelle\\Admin\\Pickers\\PickerEndpoint' => 'getPickerEndpointService',
            'Passerelle\\Admin\\Pickers\\RecordSearch' => 'getRecordSearchService',
            'Passerelle\\Admin\\Pickers\\UserSearch' => 'getUserSearchService',
            'Passerelle\\Admin\\Privacy\\DeleteUsersScreen' => 'getDeleteUsersScreenService',
            'Passerelle\\Admin\\Privacy\\ExtentView' => 'getExtentViewService',
            'Passerelle\\Admin\\Privacy\\RequestsScreens' => 'getRequestsScreensService',
            'Passerelle\\Admin\\PublicAddress' => 'getPublicAddressService',
            'Passerelle\\Admin\\Screen\\ClosingSteps' => 'getClosingStepsService',
            'Passerelle\\Admin\\Screen\\Dates' => 'getDatesService',
            'Passerelle\\Admin\\Screen\\EditPage' => 'getEditPageService',
            'Passerelle\\Admin\\Screen\\EditRouter' => 'getEditRouterService',
            'Passerelle\\Admin\\Screen\\EditScreen' => 'getEditScreenService',
            'Passerelle\\Admin\\Screen\\Notices' => 'getNoticesService',
            'Passerelle\\Admin\\Screen\\PerformStep' => 'getPerformStepService',
            'Passerelle\\Admin\\Screen\\PostRouter' => 'getPostRouterService',
            'Passerelle\\Admin\\Screen\\PublishBox' => 'getPublishBoxService',
            'Passerelle\\Admin\\Screen\\RefusedForms' => 'getRefusedFormsService',
            'Passerelle\\Admin\\Screen\\SaveForm' => 'getSaveFormService',
            'Passerelle\\Admin\\Screen\\SaveHandler' => 'getSaveHandlerService',
            'Passerelle\\Admin\\Screen\\TranslationsBox' => 'getTranslationsBoxService',
            'Passerelle\\Admin\\Search\\SynonymsScreen' => 'getSynonymsScreenService',
            'Passerelle\\Admin\\Security\\SecurityLogScreen' => 'getSecurityLogScreenService',
            'Passerelle\\Admin\\Settings\\LogoSizeSetting' => 'getLogoSizeSettingService',
            'Passerelle\\Admin\\Settings\\SettingsMenu' => 'getSettingsMenuService',
            'Passerelle\\Admin\\Settings\\SitePagesSetting' => 'getSitePagesSettingService',
            'Passerelle\\Admin\\Settings\\SiteTextsScreen' => 'getSiteTextsScreenService',
            'Passerelle\\Admin\\Structures\\EndedSection' => 'getEndedSectionService',
            'Passerelle\\Admin\\Structures\\MergeSection' => 'getMergeSectionService',
            'Passerelle\\Admin\\Structures\\StructureTasks' => 'getStructureTasksService',
            'Passerelle\\Admin\\Structures\\StructuresScreen' => 'getStructuresScreenService',
            'Passerelle\\Admin\\Structures\\SuccessionSection' => 'getSuccessionSectionService',
            'Passerelle\\Admin\\Switching\\SwitchScreen' => 'getSwitchScreenService',
            'Passerelle\\Admin\\Texts\\Texts' => 'getTextsService',
            'Passerelle\\Applications\\ApplicationRequests' => 'getApplicationRequestsService',
            'Passerelle\\Applications\\ApplicationScreen' => 'getApplicationScreenService',
            'Passerelle\\Applications\\ApplicationsModule' => 'getApplicationsModuleService',
            'Passerelle\\Applications\\Applying\\AfterSending' => 'getAfterSendingService',
            'Passerelle\\Applications\\Applying\\AnswerActions' => 'getAnswerActionsService',
            'Passerelle\\Applications\\Applying\\ApplicantRights' => 'getApplicantRightsService',
            'Passerelle\\Applications\\Applying\\ApplicantsWithDrafts' => 'getApplicantsWithDraftsService',
            'Passerelle\\Applications\\Applying\\ApplicationForm' => 'getApplicationFormService',
            'Passerelle\\Applications\\Applying\\ApplicationSteps' => 'getApplicationStepsService',
            'Passerelle\\Applications\\Applying\\BeginApplication' => 'getBeginApplicationService',
            'Passerelle\\Applications\\Applying\\ChangeApplication' => 'getChangeApplicationService',
            'Passerelle\\Applications\\Applying\\FilesOfApplications' => 'getFilesOfApplicationsService',
            'Passerelle\\Applications\\Applying\\NewAnswers' => 'getNewAnswersService',
            'Passerelle\\Applications\\Applying\\PeopleOfApplication' => 'getPeopleOfApplicationService',
            'Passerelle\\Applications\\Applying\\PerformAction' => 'getPerformActionService',
            'Passerelle\\Applications\\Applying\\ProfileValues' => 'getProfileValuesService',
            'Passerelle\\Applications\\Applying\\ReadApplications' => 'getReadApplicationsService',
            'Passerelle\\Applications\\Applying\\ReadEarlierStages' => 'getReadEarlierStagesService',
            'Passerelle\\Applications\\Applying\\ReadersOfSentFiles' => 'getReadersOfSentFilesService',
            'Passerelle\\Applications\\Applying\\RecordAction' => 'getRecordActionService',
            'Passerelle\\Applications\\Applying\\SaveAnswers' => 'getSaveAnswersService',
            'Passerelle\\Applications\\CallApplications' => 'getCallApplicationsService',
            'Passerelle\\Applications\\CoWriting\\AnswerCoWriting' => 'getAnswerCoWritingService',
            'Passerelle\\Applications\\CoWriting\\ChangeCoWriter' => 'getChangeCoWriterService',
            'Passerelle\\Applications\\CoWriting\\CoWriterChanges' => 'getCoWriterChangesService',
            'Passerelle\\Applications\\CoWriting\\CoWriterNotices' => 'getCoWriterNoticesService',
            'Passerelle\\Applications\\CoWriting\\CoWriterRequests' => 'getCoWriterRequestsService',
            'Passerelle\\Applications\\CoWriting\\CoWriterSubject' => 'getCoWriterSubjectService',
            'Passerelle\\Applications\\CoWriting\\CoWriters' => 'getCoWritersService',
            'Passerelle\\Applications\\CoWriting\\CoWritings' => 'getCoWritingsService',
            'Passerelle\\Applications\\CoWriting\\InviteCoWriter' => 'getInviteCoWriterService',
            'Passerelle\\Applications\\CoWriting\\InvitedPerson' => 'getInvitedPersonService',
            'Passerelle\\Applications\\CoWriting\\ListedCoWriters' => 'getListedCoWritersService',
            'Passerelle\\Applications\\CoWriting\\Presences' => 'getPresencesService',
            'Passerelle\\Applications\\CoWriting\\ReceivedInvitations' => 'getReceivedInvitationsService',
            'Passerelle\\Applications\\Completions\\AskForRefusedFile' => 'getAskForRefusedFileService',
            'Passerelle\\Applications\\Completions\\CompleteSubmission' => 'getCompleteSubmissionService',
            'Passerelle\\Applications\\Completions\\CompletedAnswers' => 'getCompletedAnswersService',
            'Passerelle\\Applications\\Completions\\CompletionMail' => 'getCompletionMailService',
            'Passerelle\\Applications\\Completions\\CompletionNotices' => 'getCompletionNoticesService',
            'Passerelle\\Applications\\Completions\\CompletionPeriod' => 'getCompletionPeriodService',
            'Passerelle\\Applications\\Completions\\CompletionStore' => 'getCompletionStoreService',
            'Passerelle\\Applications\\Completions\\RemindOfCompletions' => 'getRemindOfCompletionsService',
            'Passerelle\\Applications\\Completions\\ReopenableQuestions' => 'getReopenableQuestionsService',
            'Passerelle\\Applications\\Completions\\RequestCompletion' => 'getRequestCompletionService',
            'Passerelle\\Applications\\Completions\\RequestOtherFile' => 'getRequestOtherFileService',
            'Passerelle\\Applications\\Completions\\WaitingCompletions' => 'getWaitingCompletionsService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\AnswerReview' => 'getAnswerReviewService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\ApplyCorrection' => 'getApplyCorrectionService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\ComposeCorrection' => 'getComposeCorrectionService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\CorrectResult' => 'getCorrectResultService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\InvolvedPeople' => 'getInvolvedPeopleService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\NameAnswerer' => 'getNameAnswererService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\OpenReviews' => 'getOpenReviewsService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\PreviewCorrection' => 'getPreviewCorrectionService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\PublishCorrection' => 'getPublishCorrectionService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\RestoreEligibility' => 'getRestoreEligibilityService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess' => 'getReviewAccessService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers' => 'getReviewAnswerersService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\StageRanking' => 'getStageRankingService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\StoreAnswer' => 'getStoreAnswerService',
            'Passerelle\\Applications\\DecisionReviews\\Answering\\StoreName' => 'getStoreNameService',
            'Passerelle\\Applications\\DecisionReviews\\Asking\\AskReview' => 'getAskReviewService',
            'Passerelle\\Applications\\DecisionReviews\\Asking\\ReadOwnReview' => 'getReadOwnReviewService',
            'Passerelle\\Applications\\DecisionReviews\\Asking\\StoreRequest' => 'getStoreRequestService',
            'Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore' => 'getDecisionReviewStoreService',
            'Passerelle\\Applications\\DecisionReviews\\DecisionReviewsModule' => 'getDecisionReviewsModuleService',
            'Passerelle\\Applications\\DecisionReviews\\GraphQL\\DecisionReviewTypes' => 'getDecisionReviewTypesService',
            'Passerelle\\Applications\\DecisionReviews\\GraphQL\\OwnDecisionReviewTypes' => 'getOwnDecisionReviewTypesService',
            'Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewMail' => 'getDecisionReviewMailService',
            'Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewNotices' => 'getDecisionReviewNoticesService',
            'Passerelle\\Applications\\DecisionReviews\\Reading\\NamedReaderFiles' => 'getNamedReaderFilesService',
            'Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReview' => 'getReadReviewService',
            'Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReviews' => 'getReadReviewsService',
            'Passerelle\\Applications\\DecisionReviews\\Reading\\ReviewedResult' => 'getReviewedResultService',
            'Passerelle\\Applications\\DecisionReviews\\Reading\\WaitingDecisionReviews' => 'getWaitingDecisionReviewsService',
            'Passerelle\\Applications\\DecisionReviews\\ResultFinality' => 'getResultFinalityService',
            'Passerelle\\Applications\\DecisionReviews\\ReviewPeriod' => 'getReviewPeriodService',
            'Passerelle\\Applications\\Decisions\\AwaitedReviews' => 'getAwaitedReviewsService',
            'Passerelle\\Applications\\Decisions\\DecidableApplications' => 'getDecidableApplicationsService',
            'Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts' => 'getAskedFactsService',
            'Passerelle\\Applications\\Decisions\\DecisionLetters\\LetterSources' => 'getLetterSourcesService',
            'Passerelle\\Applications\\Decisions\\DecisionLetters\\ReviewFeedback' => 'getReviewFeedbackService',
            'Passerelle\\Applications\\Decisions\\DecisionLetters\\SubmissionSources' => 'getSubmissionSourcesService',
            'Passerelle\\Applications\\Decisions\\DecisionStore' => 'getDecisionStoreService',
            'Passerelle\\Applications\\Decisions\\DecisionsModule' => 'getDecisionsModuleService',
            'Passerelle\\Applications\\Decisions\\FinalResults' => 'getFinalResultsService',
            'Passerelle\\Applications\\Decisions\\GraphQL\\DecisionTypes' => 'getDecisionTypesService',
            'Passerelle\\Applications\\Decisions\\GraphQL\\OfferTypes' => 'getOfferTypesService',
            'Passerelle\\Applications\\Decisions\\GraphQL\\PlaceTypes' => 'getPlaceTypesService',
            'Passerelle\\Applications\\Decisions\\GraphQL\\PublicationTypes' => 'getPublicationTypesService',
            'Passerelle\\Applications\\Decisions\\Offers\\AnswerOffer' => 'getAnswerOfferService',
            'Passerelle\\Applications\\Decisions\\Offers\\EndOffers' => 'getEndOffersService',
            'Passerelle\\Applications\\Decisions\\Offers\\FreePlace' => 'getFreePlaceService',
            'Passerelle\\Applications\\Decisions\\Offers\\NextAmount' => 'getNextAmountService',
            'Passerelle\\Applications\\Decisions\\Offers\\OfferPeriod' => 'getOfferPeriodService',
            'Passerelle\\Applications\\Decisions\\Offers\\ReadOwnDecision' => 'getReadOwnDecisionService',
            'Passerelle\\Applications\\Decisions\\Offers\\RevokeOffer' => 'getRevokeOfferService',
            'Passerelle\\Applications\\Decisions\\Offers\\SettleOffer' => 'getSettleOfferService',
            'Passerelle\\Applications\\Decisions\\Places\\ChangePlaces' => 'getChangePlacesService',
            'Passerelle\\Applications\\Decisions\\Places\\Deviations' => 'getDeviationsService',
            'Passerelle\\Applications\\Decisions\\Places\\Placing\\PlaceFacts' => 'getPlaceFactsService',
            'Passerelle\\Applications\\Decisions\\Places\\Placing\\StagePlacement' => 'getStagePlacementService',
            'Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceQuestions' => 'getPlaceQuestionsService',
            'Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceReader' => 'getPlaceReaderService',
            'Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore' => 'getPlaceStoreService',
            'Passerelle\\Applications\\Decisions\\Places\\ReadPlacement' => 'getReadPlacementService',
            'Passerelle\\Applications\\Decisions\\Preparing\\ComposeDecision' => 'getComposeDecisionService',
            'Passerelle\\Applications\\Decisions\\Preparing\\DecisionRows' => 'getDecisionRowsService',
            'Passerelle\\Applications\\Decisions\\Preparing\\OutdatedDecisions' => 'getOutdatedDecisionsService',
            'Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecision' => 'getPrepareDecisionService',
            'Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecisions' => 'getPrepareDecisionsService',
            'Passerelle\\Applications\\Decisions\\Preparing\\ReadDecisions' => 'getReadDecisionsService',
            'Passerelle\\Applications\\Decisions\\Preparing\\WaitingList' => 'getWaitingListService',
            'Passerelle\\Applications\\Decisions\\Publication\\DecisionNews' => 'getDecisionNewsService',
            'Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices' => 'getDecisionNoticesService',
            'Passerelle\\Applications\\Decisions\\Publication\\LetterMail' => 'getLetterMailService',
            'Passerelle\\Applications\\Decisions\\Publication\\LockedDecisions' => 'getLockedDecisionsService',
            'Passerelle\\Applications\\Decisions\\Publication\\PublicationRules' => 'getPublicationRulesService',
            'Passerelle\\Applications\\Decisions\\Publication\\PublishDecisions' => 'getPublishDecisionsService',
            'Passerelle\\Applications\\Decisions\\Publication\\StorePublication' => 'getStorePublicationService',
            'Passerelle\\Applications\\Decisions\\Settings\\ChangeSettings' => 'getChangeSettingsService',
            'Passerelle\\Applications\\Decisions\\Settings\\SettingsReader' => 'getSettingsReaderService',
            'Passerelle\\Applications\\Decisions\\Settings\\SettingsStore' => 'getSettingsStoreService',
            'Passerelle\\Applications\\EligibilityCheck\\CheckEligibility' => 'getCheckEligibilityService',
            'Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions' => 'getEligibilityDecisionsService',
            'Passerelle\\Applications\\EligibilityCheck\\EligibilityMail' => 'getEligibilityMailService',
            'Passerelle\\Applications\\EligibilityCheck\\EligibilityNotices' => 'getEligibilityNoticesService',
            'Passerelle\\Applications\\Eligibility\\ReadEligibility' => 'getReadEligibilityService',
            'Passerelle\\Applications\\Export\\BeginExport' => 'getBeginExportService',
            'Passerelle\\Applications\\Export\\ExportContents' => 'getExportContentsService',
            'Passerelle\\Applications\\Export\\ExportFileRoute' => 'getExportFileRouteService',
            'Passerelle\\Applications\\Export\\ExportModule' => 'getExportModuleService',
            'Passerelle\\Applications\\Export\\ExportPass' => 'getExportPass2Service',
            'Passerelle\\Applications\\Export\\ExportedDecisions' => 'getExportedDecisionsService',
            'Passerelle\\Applications\\Export\\ExportedFiles' => 'getExportedFilesService',
            'Passerelle\\Applications\\Export\\ExportedForms' => 'getExportedFormsService',
            'Passerelle\\Applications\\Export\\ExportedQuestions' => 'getExportedQuestionsService',
            'Passerelle\\Applications\\Export\\ExportedReviews' => 'getExportedReviewsService',
            'Passerelle\\Applications\\Export\\ExportedRow' => 'getExportedRowService',
            'Passerelle\\Applications\\Export\\ExportedVersions' => 'getExportedVersionsService',
            'Passerelle\\Applications\\Export\\GraphQL\\ExportTypes' => 'getExportTypes2Service',
            'Passerelle\\Applications\\Export\\ReadExport' => 'getReadExportService',
            'Passerelle\\Applications\\Export\\ReadExportedReviews' => 'getReadExportedReviewsService',
            'Passerelle\\Applications\\Forms\\CompletionTime' => 'getCompletionTimeService',
            'Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers' => 'getCallsOfManagersService',
            'Passerelle\\Applications\\Forms\\Composing\\ChangeForm' => 'getChangeFormService',
            'Passerelle\\Applications\\Forms\\Composing\\ComposedForms' => 'getComposedFormsService',
            'Passerelle\\Applications\\Forms\\Composing\\PublishForm' => 'getPublishFormService',
            'Passerelle\\Applications\\Forms\\Composing\\ReadyMadeForms' => 'getReadyMadeFormsService',
            'Passerelle\\Applications\\Forms\\ExpectedMinutes' => 'getExpectedMinutesService',
            'Passerelle\\Applications\\Forms\\ForgetForms' => 'getForgetFormsService',
            'Passerelle\\Applications\\Forms\\FormLimits' => 'getFormLimitsService',
            'Passerelle\\Applications\\Forms\\Judging\\FormJudge' => 'getFormJudgeService',
            'Passerelle\\Applications\\Forms\\Publication\\FormRules' => 'getFormRulesService',
            'Passerelle\\Applications\\Forms\\Publication\\SettingRules' => 'getSettingRulesService',
            'Passerelle\\Applications\\Forms\\Publication\\TableSettingRules' => 'getTableSettingRulesService',
            'Passerelle\\Applications\\Forms\\Publication\\WordingRules' => 'getWordingRulesService',
            'Passerelle\\Applications\\Forms\\PublishedForm' => 'getPublishedFormService',
            'Passerelle\\Applications\\Forms\\Reading\\FormReader' => 'getFormReaderService',
            'Passerelle\\Applications\\Forms\\Reading\\RulesReader' => 'getRulesReaderService',
            'Passerelle\\Applications\\Forms\\Storage\\FormStore' => 'getFormStoreService',
            'Passerelle\\Applications\\GraphQL\\ApplicationTypes' => 'getApplicationTypesService',
            'Passerelle\\Applications\\GraphQL\\CoWriterTypes' => 'getCoWriterTypesService',
            'Passerelle\\Applications\\GraphQL\\ComposedFormTypes' => 'getComposedFormTypesService',
            'Passerelle\\Applications\\GraphQL\\DailyFiguresTypes' => 'getDailyFiguresTypesService',
            'Passerelle\\Applications\\GraphQL\\EligibilityTypes' => 'getEligibilityTypesService',
            'Passerelle\\Applications\\GraphQL\\HandlingTypes' => 'getHandlingTypesService',
            'Passerelle\\Applications\\GraphQL\\LateLinkTypes' => 'getLateLinkTypesService',
            'Passerelle\\Applications\\GraphQL\\LetterTypes' => 'getLetterTypesService',
            'Passerelle\\Applications\\GraphQL\\MentorTypes' => 'getMentorTypesService',
            'Passerelle\\Applications\\GraphQL\\NoteTypes' => 'getNoteTypesService',
            'Passerelle\\Applications\\GraphQL\\PresenceTypes' => 'getPresenceTypesService',
            'Passerelle\\Applications\\GraphQL\\PublicStageTypes' => 'getPublicStageTypesService',
            'Passerelle\\Applications\\GraphQL\\PublishedFormTypes' => 'getPublishedFormTypesService',
            'Passerelle\\Applications\\GraphQL\\ReceiptTypes' => 'getReceiptTypesService',
            'Passerelle\\Applications\\GraphQL\\ReceivedApplicationTypes' => 'getReceivedApplicationTypesService',
            'Passerelle\\Applications\\GraphQL\\SentApplicationTypes' => 'getSentApplicationTypesService',
            'Passerelle\\Applications\\GraphQL\\StageTypes' => 'getStageTypesService',
            'Passerelle\\Applications\\GraphQL\\TeamTypes' => 'getTeamTypesService',
            'Passerelle\\Applications\\GraphQL\\ThreadTypes' => 'getThreadTypesService',
            'Passerelle\\Applications\\GraphQL\\TrialTypes' => 'getTrialTypesService',
            'Passerelle\\Applications\\Handling\\Duplicates\\DuplicateSet' => 'getDuplicateSetService',
            'Passerelle\\Applications\\Handling\\Duplicates\\Duplicates' => 'getDuplicatesService',
            'Passerelle\\Applications\\Handling\\Duplicates\\SentMarks' => 'getSentMarksService',
            'Passerelle\\Applications\\Handling\\HandledCalls' => 'getHandledCallsService',
            'Passerelle\\Applications\\Handling\\HandlerRights' => 'getHandlerRightsService',
            'Passerelle\\Applications\\Handling\\HandlingSteps' => 'getHandlingStepsService',
            'Passerelle\\Applications\\Handling\\Listing\\AnswerKeys' => 'getAnswerKeysService',
            'Passerelle\\Applications\\Handling\\Listing\\AnswerOrder' => 'getAnswerOrderService',
            'Passerelle\\Applications\\Handling\\Listing\\AskedQuestions' => 'getAskedQuestionsService',
            'Passerelle\\Applications\\Handling\\Listing\\ColumnAnswers' => 'getColumnAnswersService',
            'Passerelle\\Applications\\Handling\\Listing\\KeysFill' => 'getKeysFillService',
            'Passerelle\\Applications\\Handling\\Listing\\ListedApplicants' => 'getListedApplicantsService',
            'Passerelle\\Applications\\Handling\\Listing\\ListedMarks' => 'getListedMarksService',
            'Passerelle\\Applications\\Handling\\Listing\\ListedRows' => 'getListedRowsService',
            'Passerelle\\Applications\\Handling\\Listing\\ListingFill' => 'getListingFillService',
            'Passerelle\\Applications\\Handling\\Listing\\ListingKeys' => 'getListingKeysService',
            'Passerelle\\Applications\\Handling\\Listing\\SearchWords' => 'getSearchWordsService',
            'Passerelle\\Applications\\Handling\\Listing\\SentApplications' => 'getSentApplicationsService',
            'Passerelle\\Applications\\Handling\\Listing\\SentListing' => 'getSentListingService',
            'Passerelle\\Applications\\Handling\\Notes\\ChangeNotes' => 'getChangeNotesService',
            'Passerelle\\Applications\\Handling\\Notes\\NoteStore' => 'getNoteStoreService',
            'Passerelle\\Applications\\Handling\\Notes\\ReadNotes' => 'getReadNotesService',
            'Passerelle\\Applications\\Handling\\ReadHandling' => 'getReadHandlingService',
            'Passerelle\\Applications\\Handling\\Reading\\ReadMarks' => 'getReadMarksService',
            'Passerelle\\Applications\\Handling\\Reading\\ReadReceived' => 'getReadReceivedService',
            'Passerelle\\Applications\\Handling\\Reading\\ReceivedLetters' => 'getReceivedLettersService',
            'Passerelle\\Applications\\Handling\\Reading\\SentFiles' => 'getSentFilesService',
            'Passerelle\\Applications\\Handling\\Reading\\SentStages' => 'getSentStagesService',
            'Passerelle\\Applications\\Handling\\Reading\\SentVersions' => 'getSentVersionsService',
            'Passerelle\\Applications\\Handling\\Tags\\TagApplications' => 'getTagApplicationsService',
            'Passerelle\\Applications\\Handling\\Tags\\TagStore' => 'getTagStoreService',
            'Passerelle\\Applications\\Handling\\TeamData' => 'getTeamDataService',
            'Passerelle\\Applications\\Handling\\Views\\SavedViews' => 'getSavedViewsService',
            'Passerelle\\Applications\\Handling\\Views\\ViewLimits' => 'getViewLimitsService',
            'Passerelle\\Applications\\Handling\\Views\\ViewStore' => 'getViewStoreService',
            'Passerelle\\Applications\\InternalCalls' => 'getInternalCallsService',
            'Passerelle\\Applications\\LateLinks\\GrantLateLink' => 'getGrantLateLinkService',
            'Passerelle\\Applications\\LateLinks\\LateApplications' => 'getLateApplicationsService',
            'Passerelle\\Applications\\LateLinks\\LateLinkLimits' => 'getLateLinkLimitsService',
            'Passerelle\\Applications\\LateLinks\\LateLinkMail' => 'getLateLinkMailService',
            'Passerelle\\Applications\\LateLinks\\LateLinkMails' => 'getLateLinkMailsService',
            'Passerelle\\Applications\\LateLinks\\LateLinkNews' => 'getLateLinkNewsService',
            'Passerelle\\Applications\\LateLinks\\LateLinkPeriod' => 'getLateLinkPeriodService',
            'Passerelle\\Applications\\LateLinks\\LateLinkReminderMail' => 'getLateLinkReminderMailService',
            'Passerelle\\Applications\\LateLinks\\LateLinkRevokedMail' => 'getLateLinkRevokedMailService',
            'Passerelle\\Applications\\LateLinks\\LateLinkRules' => 'getLateLinkRulesService',
            'Passerelle\\Applications\\LateLinks\\LateLinkStore' => 'getLateLinkStoreService',
            'Passerelle\\Applications\\LateLinks\\PersonalLateLinks' => 'getPersonalLateLinksService',
            'Passerelle\\Applications\\LateLinks\\ReadLateLinks' => 'getReadLateLinksService',
            'Passerelle\\Applications\\LateLinks\\RemindOfLateLinks' => 'getRemindOfLateLinksService',
            'Passerelle\\Applications\\LateLinks\\RevokeLateLink' => 'getRevokeLateLinkService',
            'Passerelle\\Applications\\Letters\\AnswerLetter' => 'getAnswerLetterService',
            'Passerelle\\Applications\\Letters\\ApplicantName' => 'getApplicantNameService',
            'Passerelle\\Applications\\Letters\\ChangeLetters' => 'getChangeLettersService',
            'Passerelle\\Applications\\Letters\\CopiedLetters' => 'getCopiedLettersService',
            'Passerelle\\Applications\\Letters\\EndByReferee' => 'getEndByRefereeService',
            'Passerelle\\Applications\\Letters\\EndLetters' => 'getEndLettersService',
            'Passerelle\\Applications\\Letters\\LetterFiles' => 'getLetterFilesService',
            'Passerelle\\Applications\\Letters\\LetterLimits' => 'getLetterLimitsService',
            'Passerelle\\Applications\\Letters\\LetterNotices' => 'getLetterNoticesService',
            'Passerelle\\Applications\\Letters\\LetterOfLink' => 'getLetterOfLinkService',
            'Passerelle\\Applications\\Letters\\LetterRules' => 'getLetterRulesService',
            'Passerelle\\Applications\\Letters\\LetterStore' => 'getLetterStoreService',
            'Passerelle\\Applications\\Letters\\Mails\\LetterNews' => 'getLetterNewsService',
            'Passerelle\\Applications\\Letters\\Mails\\LetterReminderMail' => 'getLetterReminderMailService',
            'Passerelle\\Applications\\Letters\\Mails\\LetterRequestMail' => 'getLetterRequestMailService',
            'Passerelle\\Applications\\Letters\\Mails\\RefereeMail' => 'getRefereeMailService',
            'Passerelle\\Applications\\Letters\\PendingLetterUploads' => 'getPendingLetterUploadsService',
            'Passerelle\\Applications\\Letters\\PersonalLetters' => 'getPersonalLettersService',
            'Passerelle\\Applications\\Letters\\ReadLetterFacts' => 'getReadLetterFactsService',
            'Passerelle\\Applications\\Letters\\ReadLetterPage' => 'getReadLetterPageService',
            'Passerelle\\Applications\\Letters\\ReadLetters' => 'getReadLettersService',
            'Passerelle\\Applications\\Letters\\ReadableLetters' => 'getReadableLettersService',
            'Passerelle\\Applications\\Letters\\RefereeLimits' => 'getRefereeLimitsService',
            'Passerelle\\Applications\\Letters\\RefereeReader' => 'getRefereeReaderService',
            'Passerelle\\Applications\\Letters\\RemindReferees' => 'getRemindRefereesService',
            'Passerelle\\Applications\\Letters\\ReminderTimes' => 'getReminderTimesService',
            'Passerelle\\Applications\\Letters\\RequestLetter' => 'getRequestLetterService',
            'Passerelle\\Applications\\Letters\\SendLetter' => 'getSendLetterService',
            'Passerelle\\Applications\\Letters\\UploadsOfLetters' => 'getUploadsOfLettersService',
            'Passerelle\\Applications\\Mentoring\\Candidates' => 'getCandidatesService',
            'Passerelle\\Applications\\Mentoring\\ChangeMentor' => 'getChangeMentorService',
            'Passerelle\\Applications\\Mentoring\\ListedMentors' => 'getListedMentorsService',
            'Passerelle\\Applications\\Mentoring\\MentorMail' => 'getMentorMailService',
            'Passerelle\\Applications\\Mentoring\\MentorNotices' => 'getMentorNoticesService',
            'Passerelle\\Applications\\Mentoring\\MentorRights' => 'getMentorRightsService',
            'Passerelle\\Applications\\Mentoring\\MentoredDraft' => 'getMentoredDraftService',
            'Passerelle\\Applications\\Mentoring\\MentoredFiles' => 'getMentoredFilesService',
            'Passerelle\\Applications\\Mentoring\\MentorshipStore' => 'getMentorshipStoreService',
            'Passerelle\\Applications\\Mentoring\\ReadMentored' => 'getReadMentoredService',
            'Passerelle\\Applications\\Messages\\DraftThreads' => 'getDraftThreadsService',
            'Passerelle\\Applications\\Messages\\MessageRules' => 'getMessageRulesService',
            'Passerelle\\Applications\\Messages\\OwnThreads' => 'getOwnThreadsService',
            'Passerelle\\Applications\\Messages\\ReadThread' => 'getReadThreadService',
            'Passerelle\\Applications\\Messages\\ThreadFileReaders' => 'getThreadFileReadersService',
            'Passerelle\\Applications\\Messages\\ThreadFiles' => 'getThreadFilesService',
            'Passerelle\\Applications\\Messages\\ThreadMail' => 'getThreadMailService',
            'Passerelle\\Applications\\Messages\\ThreadMarks' => 'getThreadMarksService',
            'Passerelle\\Applications\\Messages\\ThreadNames' => 'getThreadNamesService',
            'Passerelle\\Applications\\Messages\\ThreadNotices' => 'getThreadNoticesService',
            'Passerelle\\Applications\\Messages\\ThreadPeople' => 'getThreadPeopleService',
            'Passerelle\\Applications\\Messages\\ThreadReader' => 'getThreadReaderService',
            'Passerelle\\Applications\\Messages\\ThreadRights' => 'getThreadRightsService',
            'Passerelle\\Applications\\Messages\\ThreadScreen' => 'getThreadScreenService',
            'Passerelle\\Applications\\Messages\\ThreadStore' => 'getThreadStoreService',
            'Passerelle\\Applications\\Messages\\UnreadMessages' => 'getUnreadMessagesService',
            'Passerelle\\Applications\\Messages\\WaitingMessages' => 'getWaitingMessagesService',
            'Passerelle\\Applications\\Messages\\WriteMessage' => 'getWriteMessageService',
            'Passerelle\\Applications\\PublicResults\\AgreeToShow' => 'getAgreeToShowService',
            'Passerelle\\Applications\\PublicResults\\GraphQL\\PublicResultTypes' => 'getPublicResultTypesService',
            'Passerelle\\Applications\\PublicResults\\OwnResult' => 'getOwnResultService',
            'Passerelle\\Applications\\PublicResults\\PublicResultStore' => 'getPublicResultStoreService',
            'Passerelle\\Applications\\PublicResults\\PublicResults' => 'getPublicResultsService',
            'Passerelle\\Applications\\PublicResults\\PublicResultsModule' => 'getPublicResultsModuleService',
            'Passerelle\\Applications\\PublicResults\\ShowFinalResults' => 'getShowFinalResultsService',
            'Passerelle\\Applications\\PublicResults\\ShownCalls' => 'getShownCallsService',
            'Passerelle\\Applications\\RequestThrottle' => 'getRequestThrottleService',
            'Passerelle\\Applications\\Retention\\EndRetentions' => 'getEndRetentionsService',
            'Passerelle\\Applications\\Retention\\RemovedApplications' => 'getRemovedApplicationsService',
            'Passerelle\\Applications\\Retention\\RestoreApplication' => 'getRestoreApplicationService',
            'Passerelle\\Applications\\Retention\\RetentionCommands' => 'getRetentionCommandsService',
            'Passerelle\\Applications\\Retention\\RetentionEnd' => 'getRetentionEndService',
            'Passerelle\\Applications\\Retention\\RetentionMail' => 'getRetentionMailService',
            'Passerelle\\Applications\\Retention\\RetentionNotices' => 'getRetentionNoticesService',
            'Passerelle\\Applications\\Retention\\RetentionPeriod' => 'getRetentionPeriodService',
            'Passerelle\\Applications\\Retention\\RetentionStart' => 'getRetentionStartService',
            'Passerelle\\Applications\\Retention\\RetentionSteps' => 'getRetentionStepsService',
            'Passerelle\\Applications\\Retention\\RetentionStore' => 'getRetentionStoreService',
            'Passerelle\\Applications\\Retention\\RetentionTimes' => 'getRetentionTimesService',
            'Passerelle\\Applications\\Review\\Assignment\\AssignReviews' => 'getAssignReviewsService',
            'Passerelle\\Applications\\Review\\Assignment\\AssignmentStore' => 'getAssignmentStoreService',
            'Passerelle\\Applications\\Review\\Assignment\\CancelAssignment' => 'getCancelAssignmentService',
            'Passerelle\\Applications\\Review\\Assignment\\ListedAssignments' => 'getListedAssignmentsService',
            'Passerelle\\Applications\\Review\\Assignment\\ProposeAssignments' => 'getProposeAssignmentsService',
            'Passerelle\\Applications\\Review\\Assignment\\ReadRound' => 'getReadRoundService',
            'Passerelle\\Applications\\Review\\Assignment\\StoreAssignments' => 'getStoreAssignmentsService',
            'Passerelle\\Applications\\Review\\Conflicts\\ConflictStore' => 'getConflictStoreService',
            'Passerelle\\Applications\\Review\\Conflicts\\DeclareConflict' => 'getDeclareConflictService',
            'Passerelle\\Applications\\Review\\Conflicts\\FindConflicts' => 'getFindConflictsService',
            'Passerelle\\Applications\\Review\\Conflicts\\PartnerStructures' => 'getPartnerStructuresService',
            'Passerelle\\Applications\\Review\\Conflicts\\ReadConflictFacts' => 'getReadConflictFactsService',
            'Passerelle\\Applications\\Review\\GraphQL\\AssignmentTypes' => 'getAssignmentTypesService',
            'Passerelle\\Applications\\Review\\GraphQL\\GuestTypes' => 'getGuestTypesService',
            'Passerelle\\Applications\\Review\\GraphQL\\RankingTypes' => 'getRankingTypesService',
            'Passerelle\\Applications\\Review\\GraphQL\\ReviewPlanTypes' => 'getReviewPlanTypesService',
            'Passerelle\\Applications\\Review\\GraphQL\\ReviewTypes' => 'getReviewTypesService',
            'Passerelle\\Applications\\Review\\GraphQL\\ReviewerTypes' => 'getReviewerTypesService',
            'Passerelle\\Applications\\Review\\Guests\\AcceptAsGuest' => 'getAcceptAsGuestService',
            'Passerelle\\Applications\\Review\\Guests\\GuestAccounts' => 'getGuestAccountsService',
            'Passerelle\\Applications\\Review\\Guests\\GuestFields' => 'getGuestFieldsService',
            'Passerelle\\Applications\\Review\\Guests\\InviteByAddress' => 'getInviteByAddressService',
            'Passerelle\\Applications\\Review\\Guests\\ReviewerInvitations' => 'getReviewerInvitationsService',
            'Passerelle\\Applications\\Review\\Guests\\ReviewerSubject' => 'getReviewerSubjectService',
            'Passerelle\\Applications\\Review\\PersonalReviews' => 'getPersonalReviewsService',
            'Passerelle\\Applications\\Review\\Plan\\ChangePlan' => 'getChangePlanService',
            'Passerelle\\Applications\\Review\\Plan\\PlanReader' => 'getPlanReaderService',
            'Passerelle\\Applications\\Review\\Plan\\PlanStore' => 'getPlanStoreService',
            'Passerelle\\Applications\\Review\\Ranking\\CountedScores' => 'getCountedScoresService',
            'Passerelle\\Applications\\Review\\Ranking\\DrawTies' => 'getDrawTiesService',
            'Passerelle\\Applications\\Review\\Ranking\\ReadRanking' => 'getReadRankingService',
            'Passerelle\\Applications\\Review\\Reading\\OwnReviews' => 'getOwnReviewsService',
            'Passerelle\\Applications\\Review\\Reading\\ReadReview' => 'getReadReview2Service',
            'Passerelle\\Applications\\Review\\Reading\\ReviewedFiles' => 'getReviewedFilesService',
            'Passerelle\\Applications\\Review\\Reading\\SentApplication' => 'getSentApplicationService',
            'Passerelle\\Applications\\Review\\Reading\\WaitingReviews' => 'getWaitingReviewsService',
            'Passerelle\\Applications\\Review\\RemindReviewers' => 'getRemindReviewersService',
            'Passerelle\\Applications\\Review\\ReminderLimits' => 'getReminderLimitsService',
            'Passerelle\\Applications\\Review\\ReviewCapability' => 'getReviewCapabilityService',
            'Passerelle\\Applications\\Review\\ReviewMail' => 'getReviewMailService',
            'Passerelle\\Applications\\Review\\ReviewModule' => 'getReviewModuleService',
            'Passerelle\\Applications\\Review\\ReviewNotices' => 'getReviewNoticesService',
            'Passerelle\\Applications\\Review\\ReviewedApplications' => 'getReviewedApplicationsService',
            'Passerelle\\Applications\\Review\\ReviewerAccess' => 'getReviewerAccessService',
            'Passerelle\\Applications\\Review\\Reviewers\\AnswerReviewing' => 'getAnswerReviewingService',
            'Passerelle\\Applications\\Review\\Reviewers\\ChangeReviewers' => 'getChangeReviewersService',
            'Passerelle\\Applications\\Review\\Reviewers\\ReviewerRules' => 'getReviewerRulesService',
            'Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore' => 'getReviewerStoreService',
            'Passerelle\\Applications\\Review\\Scoring\\AnswerReview' => 'getAnswerReview2Service',
            'Passerelle\\Applications\\Review\\Scoring\\SaveScore' => 'getSaveScoreService',
            'Passerelle\\Applications\\Review\\Scoring\\ScoreRules' => 'getScoreRulesService',
            'Passerelle\\Applications\\Review\\Scoring\\ScoreStore' => 'getScoreStoreService',
            'Passerelle\\Applications\\Sending\\ApplicationCopy' => 'getApplicationCopyService',
            'Passerelle\\Applications\\Sending\\CheckReceipt' => 'getCheckReceiptService',
            'Passerelle\\Applications\\Sending\\ReceiptMail' => 'getReceiptMailService',
            'Passerelle\\Applications\\Sending\\SendSubmission' => 'getSendSubmissionService',
            'Passerelle\\Applications\\Sending\\SenderFacts' => 'getSenderFactsService',
            'Passerelle\\Applications\\Sending\\SendingInstant' => 'getSendingInstantService',
            'Passerelle\\Applications\\Sending\\SentAnswers' => 'getSentAnswersService',
            'Passerelle\\Applications\\Sending\\SentLetters' => 'getSentLettersService',
            'Passerelle\\Applications\\Sending\\SnapshotStore' => 'getSnapshotStoreService',
            'Passerelle\\Applications\\Stages\\ChangeStages' => 'getChangeStagesService',
            'Passerelle\\Applications\\Stages\\ForgetStage' => 'getForgetStageService',
            'Passerelle\\Applications\\Stages\\ForgetStages' => 'getForgetStagesService',
            'Passerelle\\Applications\\Stages\\KnownStages' => 'getKnownStagesService',
            'Passerelle\\Applications\\Stages\\NextStage' => 'getNextStageService',
            'Passerelle\\Applications\\Stages\\PublicStages' => 'getPublicStagesService',
            'Passerelle\\Applications\\Stages\\ReadStages' => 'getReadStagesService',
            'Passerelle\\Applications\\Stages\\StageClosings' => 'getStageClosingsService',
            'Passerelle\\Applications\\Stages\\StageEffects' => 'getStageEffectsService',
            'Passerelle\\Applications\\Stages\\StageRules' => 'getStageRulesService',
            'Passerelle\\Applications\\Stages\\StageStore' => 'getStageStoreService',
            'Passerelle\\Applications\\Stages\\StageUse' => 'getStageUseService',
            'Passerelle\\Applications\\Stages\\StagesFollowCall' => 'getStagesFollowCallService',
            'Passerelle\\Applications\\Statistics\\Closings' => 'getClosingsService',
            'Passerelle\\Applications\\Statistics\\CountStatistics' => 'getCountStatisticsService',
            'Passerelle\\Applications\\Statistics\\GraphQL\\StatisticTypes' => 'getStatisticTypesService',
            'Passerelle\\Applications\\Statistics\\ReadStatistics' => 'getReadStatisticsService',
            'Passerelle\\Applications\\Statistics\\SmallNumbers' => 'getSmallNumbersService',
            'Passerelle\\Applications\\Statistics\\StatisticQuestions' => 'getStatisticQuestionsService',
            'Passerelle\\Applications\\Statistics\\StatisticStore' => 'getStatisticStoreService',
            'Passerelle\\Applications\\Statistics\\StatisticsModule' => 'getStatisticsModuleService',
            'Passerelle\\Applications\\Statistics\\ValueNames' => 'getValueNamesService',
            'Passerelle\\Applications\\Submissions\\AdvancedSubmissions' => 'getAdvancedSubmissionsService',
            'Passerelle\\Applications\\Submissions\\AnsweredForms' => 'getAnsweredFormsService',
            'Passerelle\\Applications\\Submissions\\ApplicationErasure' => 'getApplicationErasureService',
            'Passerelle\\Applications\\Submissions\\DailyFigures' => 'getDailyFiguresService',
            'Passerelle\\Applications\\Submissions\\FormExtents' => 'getFormExtentsService',
            'Passerelle\\Applications\\Submissions\\PersonalApplications' => 'getPersonalApplicationsService',
            'Passerelle\\Applications\\Submissions\\PersonalResults' => 'getPersonalResultsService',
            'Passerelle\\Applications\\Submissions\\StructureApplications' => 'getStructureApplicationsService',
            'Passerelle\\Applications\\Submissions\\SubmissionFiles' => 'getSubmissionFilesService',
            'Passerelle\\Applications\\Submissions\\SubmissionStore' => 'getSubmissionStoreService',
            'Passerelle\\Applications\\Timeline\\PersonalEvents' => 'getPersonalEventsService',
            'Passerelle\\Applications\\Timeline\\ReadTimeline' => 'getReadTimelineService',
            'Passerelle\\Applications\\Timeline\\Timeline' => 'getTimelineService',
            'Passerelle\\Applications\\Trials\\BeginTrial' => 'getBeginTrialService',
            'Passerelle\\Applications\\Trials\\ComposedTrial' => 'getComposedTrialService',
            'Passerelle\\Applications\\Trials\\TrialForms' => 'getTrialFormsService',
            'Passerelle\\Applications\\Trials\\TrialPeriod' => 'getTrialPeriodService',
            'Passerelle\\Auth\\Accounts\\AccountAudit' => 'getAccountAuditService',
            'Passerelle\\Auth\\Accounts\\AccountState' => 'getAccountStateService',
            'Passerelle\\Auth\\Accounts\\AddressLock' => 'getAddressLockService',
            'Passerelle\\Auth\\Accounts\\CompleteAccount' => 'getCompleteAccountService',
            'Passerelle\\Auth\\Accounts\\DisableAccount' => 'getDisableAccountService',
            'Passerelle\\Auth\\Accounts\\NewAccounts' => 'getNewAccountsService',
            'Passerelle\\Auth\\Accounts\\Stages' => 'getStagesService',
            'Passerelle\\Auth\\Accounts\\UnfinishedAccounts' => 'getUnfinishedAccountsService',
            'Passerelle\\Auth\\Accounts\\WordPressMails' => 'getWordPressMailsService',
            'Passerelle\\Auth\\AuthLimits' => 'getAuthLimitsService',
            'Passerelle\\Auth\\AuthModule' => 'getAuthModuleService',
            'Passerelle\\Auth\\GraphQL\\AccountTypes' => 'getAccountTypesService',
            'Passerelle\\Auth\\GraphQL\\AuthTypes' => 'getAuthTypesService',
            'Passerelle\\Auth\\GraphQL\\RecoveryTypes' => 'getRecoveryTypesService',
            'Passerelle\\Auth\\GraphQL\\SocialTypes' => 'getSocialTypesService',
            'Passerelle\\Auth\\GraphQL\\SwitchTypes' => 'getSwitchTypesService',
            'Passerelle\\Auth\\Links\\AccountLink' => 'getAccountLinkService',
            'Passerelle\\Auth\\Links\\Links' => 'getLinksService',
            'Passerelle\\Auth\\Links\\PublicPages' => 'getPublicPagesService',
            'Passerelle\\Auth\\Mails\\ActivationMail' => 'getActivationMailService',
            'Passerelle\\Auth\\Mails\\AlreadyRegisteredMail' => 'getAlreadyRegisteredMailService',
            'Passerelle\\Auth\\Mails\\AlreadyReviewerMail' => 'getAlreadyReviewerMailService',
            'Passerelle\\Auth\\Mails\\LinkFromTeam' => 'getLinkFromTeamService',
            'Passerelle\\Auth\\Mails\\NewPasswordMail' => 'getNewPasswordMailService',
            'Passerelle\\Auth\\Mails\\PasswordChangedMail' => 'getPasswordChangedMailService',
            'Passerelle\\Auth\\Mails\\WelcomeMail' => 'getWelcomeMailService',
            'Passerelle\\Auth\\Passwords\\PasswordFollowUp' => 'getPasswordFollowUpService',
            'Passerelle\\Auth\\Passwords\\PasswordGuard' => 'getPasswordGuardService',
            'Passerelle\\Auth\\Passwords\\PasswordRule' => 'getPasswordRuleService',
            'Passerelle\\Auth\\Passwords\\Passwords' => 'getPasswordsService',
            'Passerelle\\Auth\\PurgeAccounts' => 'getPurgeAccountsService',
            'Passerelle\\Auth\\Recovery\\NewPasswordLinks' => 'getNewPasswordLinksService',
            'Passerelle\\Auth\\Recovery\\RequestRecovery' => 'getRequestRecoveryService',
            'Passerelle\\Auth\\Recovery\\ResetPassword' => 'getResetPasswordService',
            'Passerelle\\Auth\\Registration\\AccountRequests' => 'getAccountRequestsService',
            'Passerelle\\Auth\\Registration\\Activation' => 'getActivationService',
            'Passerelle\\Auth\\Registration\\ActivationLinks' => 'getActivationLinksService',
            'Passerelle\\Auth\\Registration\\ActivationPasswords' => 'getActivationPasswordsService',
            'Passerelle\\Auth\\Registration\\CompleteRegistration' => 'getCompleteRegistrationService',
            'Passerelle\\Auth\\Registration\\CompletionTokens' => 'getCompletionTokensService',
            'Passerelle\\Auth\\Registration\\OpenAccount' => 'getOpenAccountService',
            'Passerelle\\Auth\\Registration\\Registration' => 'getRegistrationService',
            'Passerelle\\Auth\\Registration\\RegistrationRules' => 'getRegistrationRulesService',
            'Passerelle\\Auth\\Registration\\RequestedAccounts' => 'getRequestedAccountsService',
            'Passerelle\\Auth\\Registration\\RequestedRecovery' => 'getRequestedRecoveryService',
            'Passerelle\\Auth\\Registration\\RequestedRegistration' => 'getRequestedRegistrationService',
            'Passerelle\\Auth\\Sessions\\CurrentSession' => 'getCurrentSessionService',
            'Passerelle\\Auth\\Sessions\\KnownDevices' => 'getKnownDevicesService',
            'Passerelle\\Auth\\Sessions\\ReuseAlert' => 'getReuseAlertService',
            'Passerelle\\Auth\\Sessions\\SessionEndings' => 'getSessionEndingsService',
            'Passerelle\\Auth\\Sessions\\SessionLifetimes' => 'getSessionLifetimesService',
            'Passerelle\\Auth\\Sessions\\SessionStore' => 'getSessionStoreService',
            'Passerelle\\Auth\\Sessions\\SessionTokens' => 'getSessionTokensService',
            'Passerelle\\Auth\\Sessions\\Sessions' => 'getSessionsService',
            'Passerelle\\Auth\\SignIn\\ActivationReminder' => 'getActivationReminderService',
            'Passerelle\\Auth\\SignIn\\Credentials' => 'getCredentialsService',
            'Passerelle\\Auth\\SignIn\\SignIn' => 'getSignInService',
            'Passerelle\\Auth\\Social\\Identities' => 'getIdentitiesService',
            'Passerelle\\Auth\\Social\\IdentityLinked' => 'getIdentityLinkedService',
            'Passerelle\\Auth\\Social\\Linking' => 'getLinkingService',
            'Passerelle\\Auth\\Social\\SocialModule' => 'getSocialModuleService',
            'Passerelle\\Auth\\Social\\SocialRegistration' => 'getSocialRegistrationService',
            'Passerelle\\Auth\\Social\\SocialSignIn' => 'getSocialSignInService',
            'Passerelle\\Auth\\Switching\\AdminRight' => 'getAdminRightService',
            'Passerelle\\Auth\\Switching\\SwitchTokens' => 'getSwitchTokensService',
            'Passerelle\\Auth\\Switching\\Switching' => 'getSwitchingService',
            'Passerelle\\Auth\\Switching\\SwitchingModule' => 'getSwitchingModuleService',
            'Passerelle\\Auth\\Throttling\\FormThrottle' => 'getFormThrottleService',
            'Passerelle\\Auth\\Throttling\\MailSenderLimits' => 'getMailSenderLimitsService',
            'Passerelle\\Auth\\Throttling\\MailThrottle' => 'getMailThrottleService',
            'Passerelle\\Auth\\Throttling\\RequestNetwork' => 'getRequestNetworkService',
            'Passerelle\\Auth\\Throttling\\SignInTries' => 'getSignInTriesService',
            'Passerelle\\Auth\\Throttling\\Throttle' => 'getThrottleService',
            'Passerelle\\Auth\\Tokens\\AccessTokens' => 'getAccessTokensService',
            'Passerelle\\Auth\\Tokens\\TokenKeys' => 'getTokenKeysService',
            'Passerelle\\Auth\\WordPress\\Authentication' => 'getAuthenticationService',
            'Passerelle\\Auth\\WordPress\\BreakGlass' => 'getBreakGlassService',
            'Passerelle\\Auth\\WordPress\\EditingSession' => 'getEditingSessionService',
            'Passerelle\\Auth\\WordPress\\Entry' => 'getEntryService',
            'Passerelle\\Auth\\WordPress\\SignInLinks' => 'getSignInLinksService',
            'Passerelle\\Auth\\WordPress\\SignInPage' => 'getSignInPageService',
            'Passerelle\\Auth\\WordPress\\WordPressCookies' => 'getWordPressCookiesService',
            'Passerelle\\Auth\\WordPress\\WordPressModule' => 'getWordPressModuleService',
            'Passerelle\\Auth\\WordPress\\WordPressSessions' => 'getWordPressSessionsService',
            'Passerelle\\Calls\\CallStates' => 'getCallStatesService',
            'Passerelle\\Calls\\Links\\AnnounceLink' => 'getAnnounceLinkService',
            'Passerelle\\Calls\\Links\\CallLinksModule' => 'getCallLinksModuleService',
            'Passerelle\\Calls\\Links\\CheckLinks' => 'getCheckLinksService',
            'Passerelle\\Calls\\Links\\Fetching\\CurlTransport' => 'getCurlTransportService',
            'Passerelle\\Calls\\Links\\Fetching\\Destinations' => 'getDestinationsService',
            'Passerelle\\Calls\\Links\\Fetching\\DnsResolver' => 'getDnsResolverService',
            'Passerelle\\Calls\\Links\\Fetching\\Probe' => 'getProbeService',
            'Passerelle\\Calls\\Links\\Fetching\\ProbeLimits' => 'getProbeLimitsService',
            'Passerelle\\Calls\\Links\\GraphQL\\LinkTypes' => 'getLinkTypesService',
            'Passerelle\\Calls\\Links\\LinkRules' => 'getLinkRulesService',
            'Passerelle\\Calls\\Links\\LinkStore' => 'getLinkStoreService',
            'Passerelle\\Calls\\Links\\WatchLinks' => 'getWatchLinksService',
            'Passerelle\\Calls\\Management\\CallDrafts' => 'getCallDraftsService',
            'Passerelle\\Calls\\Management\\CallManagementModule' => 'getCallManagementModuleService',
            'Passerelle\\Calls\\Management\\CallSteps' => 'getCallStepsService',
            'Passerelle\\Calls\\Management\\ChangeCall' => 'getChangeCallService',
            'Passerelle\\Calls\\Management\\Dates\\ChangeClosing' => 'getChangeClosingService',
            'Passerelle\\Calls\\Management\\Dates\\DateChangeStore' => 'getDateChangeStoreService',
            'Passerelle\\Calls\\Management\\Dates\\DateLedger' => 'getDateLedgerService',
            'Passerelle\\Calls\\Management\\DuplicateCall' => 'getDuplicateCallService',
            'Passerelle\\Calls\\Management\\GraphQL\\CalendarSequence' => 'getCalendarSequenceService',
            'Passerelle\\Calls\\Management\\GraphQL\\CallFormTypes' => 'getCallFormTypesService',
            'Passerelle\\Calls\\Management\\GraphQL\\CallPeopleTypes' => 'getCallPeopleTypesService',
            'Passerelle\\Calls\\Management\\GraphQL\\OwnCallTypes' => 'getOwnCallTypesService',
            'Passerelle\\Calls\\Management\\KeepWithApplications' => 'getKeepWithApplicationsService',
            'Passerelle\\Calls\\Management\\Listing\\MissingFields' => 'getMissingFieldsService',
            'Passerelle\\Calls\\Management\\Listing\\OwnCallOrder' => 'getOwnCallOrderService',
            'Passerelle\\Calls\\Management\\Listing\\OwnCallPosts' => 'getOwnCallPostsService',
            'Passerelle\\Calls\\Management\\Listing\\OwnCallRows' => 'getOwnCallRowsService',
            'Passerelle\\Calls\\Management\\Listing\\OwnCalls' => 'getOwnCallsService',
            'Passerelle\\Calls\\Management\\People\\EligiblePeople' => 'getEligiblePeopleService',
            'Passerelle\\Calls\\Management\\RequestRules' => 'getRequestRulesService',
            'Passerelle\\Calls\\Management\\SaveCall' => 'getSaveCallService',
            'Passerelle\\Calls\\Notices\\CallListener' => 'getCallListenerService',
            'Passerelle\\Calls\\Notices\\CallMail' => 'getCallMailService',
            'Passerelle\\Calls\\Notices\\CallNoticesModule' => 'getCallNoticesModuleService',
            'Passerelle\\Calls\\Notices\\DateNotices' => 'getDateNoticesService',
            'Passerelle\\Calls\\Notices\\NotifyPeople' => 'getNotifyPeopleService',
            'Passerelle\\Calls\\Notices\\Reminders\\PlanReminders' => 'getPlanRemindersService',
            'Passerelle\\Calls\\Notices\\Reminders\\RemindedApplicants' => 'getRemindedApplicantsService',
            'Passerelle\\Calls\\Notices\\Reminders\\ReminderStore' => 'getReminderStoreService',
            'Passerelle\\Calls\\Notices\\Reminders\\SendReminders' => 'getSendRemindersService',
            'Passerelle\\Calls\\Notices\\RoleNotices' => 'getRoleNoticesService',
            'Passerelle\\Calls\\Notices\\StateNotices' => 'getStateNoticesService',
            'Passerelle\\Catalogue\\Alternatives' => 'getAlternativesService',
            'Passerelle\\Catalogue\\Bits\\Blocks' => 'getBlocksService',
            'Passerelle\\Catalogue\\Bits\\WordBlocks' => 'getWordBlocksService',
            'Passerelle\\Catalogue\\CatalogueListener' => 'getCatalogueListenerService',
            'Passerelle\\Catalogue\\CatalogueModule' => 'getCatalogueModuleService',
            'Passerelle\\Catalogue\\Cli' => 'getCliService',
            'Passerelle\\Catalogue\\DatabaseCatalogue' => 'getDatabaseCatalogueService',
            'Passerelle\\Catalogue\\Entries' => 'getEntriesService',
            'Passerelle\\Catalogue\\EntryStore' => 'getEntryStoreService',
            'Passerelle\\Catalogue\\FacetValues' => 'getFacetValuesService',
            'Passerelle\\Catalogue\\Filters\\Filters' => 'getFiltersService',
            'Passerelle\\Catalogue\\GraphQL\\SuggestionTypes' => 'getSuggestionTypesService',
            'Passerelle\\Catalogue\\IndexCandidates' => 'getIndexCandidatesService',
            'Passerelle\\Catalogue\\IndexFinders' => 'getIndexFindersService',
            'Passerelle\\Catalogue\\Indexer' => 'getIndexerService',
            'Passerelle\\Catalogue\\Limits' => 'getLimitsService',
            'Passerelle\\Catalogue\\PlaceSuggestions' => 'getPlaceSuggestionsService',
            'Passerelle\\Catalogue\\Postings' => 'getPostingsService',
            'Passerelle\\Catalogue\\Reading\\OwnSynonyms' => 'getOwnSynonymsService',
            'Passerelle\\Catalogue\\Reading\\QueryReader' => 'getQueryReaderService',
            'Passerelle\\Catalogue\\Reading\\ReadQuery' => 'getReadQueryService',
            'Passerelle\\Catalogue\\Reading\\ReferenceNames' => 'getReferenceNamesService',
            'Passerelle\\Catalogue\\Reading\\SearchWords' => 'getSearchWords2Service',
            'Passerelle\\Catalogue\\Reading\\Speller' => 'getSpellerService',
            'Passerelle\\Catalogue\\Rebuild' => 'getRebuildService',
            'Passerelle\\Catalogue\\Recommendations\\Dismiss' => 'getDismissService',
            'Passerelle\\Catalogue\\Recommendations\\DismissalCleanup' => 'getDismissalCleanupService',
            'Passerelle\\Catalogue\\Recommendations\\DismissalStore' => 'getDismissalStoreService',
            'Passerelle\\Catalogue\\Recommendations\\GraphQL\\RecommendationTypes' => 'getRecommendationTypesService',
            'Passerelle\\Catalogue\\Recommendations\\GraphQL\\WaitingTypes' => 'getWaitingTypesService',
            'Passerelle\\Catalogue\\Recommendations\\LeftOut' => 'getLeftOutService',
            'Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityIndex' => 'getOpportunityIndexService',
            'Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityStore' => 'getOpportunityStoreService',
            'Passerelle\\Catalogue\\Recommendations\\RankItems' => 'getRankItemsService',
            'Passerelle\\Catalogue\\Recommendations\\ReadPerson' => 'getReadPersonService',
            'Passerelle\\Catalogue\\Recommendations\\Reasons' => 'getReasonsService',
            'Passerelle\\Catalogue\\Recommendations\\Recommend' => 'getRecommendService',
            'Passerelle\\Catalogue\\Recommendations\\RecommendationsModule' => 'getRecommendationsModuleService',
            'Passerelle\\Catalogue\\Recommendations\\Waiting\\ListWaiting' => 'getListWaitingService',
            'Passerelle\\Catalogue\\Recommendations\\Waiting\\NextSteps' => 'getNextStepsService',
            'Passerelle\\Catalogue\\ReferenceWatch' => 'getReferenceWatchService',
            'Passerelle\\Catalogue\\Reindex' => 'getReindexService',
            'Passerelle\\Catalogue\\Search' => 'getSearchService',
            'Passerelle\\Catalogue\\Spelling\\FillSpellings' => 'getFillSpellingsService',
            'Passerelle\\Catalogue\\Spelling\\Spellings' => 'getSpellingsService',
            'Passerelle\\Catalogue\\Suggestions' => 'getSuggestionsService',
            'Passerelle\\Catalogue\\Text\\RecordText' => 'getRecordTextService',
            'Passerelle\\Catalogue\\Verify' => 'getVerifyService',
            'Passerelle\\Catalogue\\Vocabulary' => 'getVocabularyService',
            'Passerelle\\Catalogue\\WordBlocksMigration' => 'getWordBlocksMigrationService',
            'Passerelle\\Content\\Actions\\BesideRecord' => 'getBesideRecordService',
            'Passerelle\\Content\\Actions\\ChangeStatus' => 'getChangeStatusService',
            'Passerelle\\Content\\Actions\\Completeness' => 'getCompletenessService',
            'Passerelle\\Content\\Actions\\CopyContent' => 'getCopyContentService',
            'Passerelle\\Content\\Actions\\DecideProposal' => 'getDecideProposalService',
            'Passerelle\\Content\\Actions\\DependentChanges' => 'getDependentChangesService',
            'Passerelle\\Content\\Actions\\DetachAccount' => 'getDetachAccountService',
            'Passerelle\\Content\\Actions\\EditRights' => 'getEditRightsService',
            'Passerelle\\Content\\Actions\\OtherLanguages' => 'getOtherLanguagesService',
            'Passerelle\\Content\\Actions\\OwnerActions' => 'getOwnerActionsService',
            'Passerelle\\Content\\Actions\\OwnerRules' => 'getOwnerRulesService',
            'Passerelle\\Content\\Actions\\Preparation' => 'getPreparationService',
            'Passerelle\\Content\\Actions\\ProposeContent' => 'getProposeContentService',
            'Passerelle\\Content\\Actions\\SaveContent' => 'getSaveContentService',
            'Passerelle\\Content\\Actions\\SlugCheck' => 'getSlugCheckService',
            'Passerelle\\Content\\Actions\\Titles' => 'getTitlesService',
            'Passerelle\\Content\\Actions\\TranslateContent' => 'getTranslateContentService',
            'Passerelle\\Content\\Actions\\UntranslatedTexts' => 'getUntranslatedTextsService',
            'Passerelle\\Content\\Actions\\WithdrawProposal' => 'getWithdrawProposalService',
            'Passerelle\\Content\\Changes' => 'getChangesService',
            'Passerelle\\Content\\ContentModule' => 'getContentModuleService',
            'Passerelle\\Content\\CoreChanges' => 'getCoreChangesService',
            'Passerelle\\Content\\CoreRights' => 'getCoreRightsService',
            'Passerelle\\Content\\Definitions' => 'getDefinitionsService',
            'Passerelle\\Content\\Dependants' => 'getDependantsService',
            'Passerelle\\Content\\DuePosts' => 'getDuePostsService',
            'Passerelle\\Content\\EditorRecords' => 'getEditorRecordsService',
            'Passerelle\\Content\\FieldReaders' => 'getFieldReadersService',
            'Passerelle\\Content\\FormerSlugs' => 'getFormerSlugsService',
            'Passerelle\\Content\\Forms\\FieldTexts' => 'getFieldTextsService',
            'Passerelle\\Content\\GraphQL\\Choices' => 'getChoicesService',
            'Passerelle\\Content\\GraphQL\\DuplicateType' => 'getDuplicateTypeService',
            'Passerelle\\Content\\GraphQL\\Forms\\DraftLanguages' => 'getDraftLanguagesService',
            'Passerelle\\Content\\GraphQL\\Forms\\DraftValues' => 'getDraftValuesService',
            'Passerelle\\Content\\GraphQL\\Forms\\Drafts' => 'getDraftsService',
            'Passerelle\\Content\\GraphQL\\Forms\\FormTypes' => 'getFormTypesService',
            'Passerelle\\Content\\GraphQL\\Forms\\Forms' => 'getFormsService',
            'Passerelle\\Content\\GraphQL\\LanguageList' => 'getLanguageListService',
            'Passerelle\\Content\\GraphQL\\MovedType' => 'getMovedTypeService',
            'Passerelle\\Content\\GraphQL\\SlugCheckType' => 'getSlugCheckTypeService',
            'Passerelle\\Content\\Listeners' => 'getListenersService',
            'Passerelle\\Content\\Locks\\GraphQL\\LockTypes' => 'getLockTypesService',
            'Passerelle\\Content\\Locks\\LockStore' => 'getLockStoreService',
            'Passerelle\\Content\\Locks\\LocksModule' => 'getLocksModuleService',
            'Passerelle\\Content\\Locks\\RecordLocks' => 'getRecordLocksService',
            'Passerelle\\Content\\OwnRecords\\GraphQL\\OwnOverviewTypes' => 'getOwnOverviewTypesService',
            'Passerelle\\Content\\OwnRecords\\GraphQL\\OwnRecordTypes' => 'getOwnRecordTypesService',
            'Passerelle\\Content\\OwnRecords\\OwnCounts' => 'getOwnCountsService',
            'Passerelle\\Content\\OwnRecords\\OwnOrder' => 'getOwnOrderService',
            'Passerelle\\Content\\OwnRecords\\OwnPosts' => 'getOwnPostsService',
            'Passerelle\\Content\\OwnRecords\\OwnRecords' => 'getOwnRecordsService',
            'Passerelle\\Content\\OwnRecords\\OwnRecordsModule' => 'getOwnRecordsModuleService',
            'Passerelle\\Content\\OwnRecords\\OwnRows' => 'getOwnRowsService',
            'Passerelle\\Content\\OwnRecords\\OwnSelection' => 'getOwnSelectionService',
            'Passerelle\\Content\\OwnRecords\\OwnTitles' => 'getOwnTitlesService',
            'Passerelle\\Content\\Previews\\GraphQL\\PreviewTypes' => 'getPreviewTypesService',
            'Passerelle\\Content\\Previews\\PreviewLinks' => 'getPreviewLinksService',
            'Passerelle\\Content\\Previews\\PreviewRights' => 'getPreviewRightsService',
            'Passerelle\\Content\\Previews\\PreviewStore' => 'getPreviewStoreService',
            'Passerelle\\Content\\Previews\\Previews' => 'getPreviewsService',
            'Passerelle\\Content\\Previews\\PreviewsModule' => 'getPreviewsModuleService',
            'Passerelle\\Content\\Previews\\ShowPreview' => 'getShowPreviewService',
            'Passerelle\\Content\\Proposals\\ProposalCleanup' => 'getProposalCleanupService',
            'Passerelle\\Content\\Proposals\\ProposalStore' => 'getProposalStoreService',
            'Passerelle\\Content\\PublicRecords' => 'getPublicRecordsService',
            'Passerelle\\Content\\RecordAudit' => 'getRecordAuditService',
            'Passerelle\\Content\\RecordMapper' => 'getRecordMapperService',
            'Passerelle\\Content\\RecordPaths' => 'getRecordPathsService',
            'Passerelle\\Content\\ReferenceIds' => 'getReferenceIdsService',
            'Passerelle\\Content\\ReferringRecords' => 'getReferringRecordsService',
            'Passerelle\\Content\\Storage' => 'getStorageService',
            'Passerelle\\Content\\StoredSubjects' => 'getStoredSubjectsService',
            'Passerelle\\Content\\Translations\\LanguageVersions' => 'getLanguageVersionsService',
            'Passerelle\\Content\\Translations\\SourceDigests' => 'getSourceDigestsService',
            'Passerelle\\Content\\Translations\\Translations' => 'getTranslationsService',
            'Passerelle\\Content\\Validation\\Validator' => 'getValidatorService',
            'Passerelle\\Content\\WpRecords' => 'getWpRecordsService',
            'Passerelle\\Content\\WpReferences' => 'getWpReferencesService',
            'Passerelle\\Content\\ZoneUpdate' => 'getZoneUpdateService',
            'Passerelle\\Directory\\DirectoryModule' => 'getDirectoryModuleService',
            'Passerelle\\Directory\\GraphQL\\OwnProfileField' => 'getOwnProfileFieldService',
            'Passerelle\\Directory\\GraphQL\\OwnProfileTypes' => 'getOwnProfileTypesService',
            'Passerelle\\Directory\\GraphQL\\ProfileTexts' => 'getProfileTextsService',
            'Passerelle\\Directory\\Members\\FileReadings' => 'getFileReadingsService',
            'Passerelle\\Directory\\Members\\FindMember' => 'getFindMemberService',
            'Passerelle\\Directory\\Members\\FindProfileFile' => 'getFindProfileFileService',
            'Passerelle\\Directory\\Members\\FindStructureDetail' => 'getFindStructureDetailService',
            'Passerelle\\Directory\\Members\\GraphQL\\BelongingData' => 'getBelongingDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\ConfidentialData' => 'getConfidentialDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\MemberTypes' => 'getMemberTypesService',
            'Passerelle\\Directory\\Members\\GraphQL\\NetworkData' => 'getNetworkDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\ProfileData' => 'getProfileDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\ProfileFileTypes' => 'getProfileFileTypesService',
            'Passerelle\\Directory\\Members\\GraphQL\\RoleTypes' => 'getRoleTypesService',
            'Passerelle\\Directory\\Members\\GraphQL\\RolesData' => 'getRolesDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\StructureDetailData' => 'getStructureDetailDataService',
            'Passerelle\\Directory\\Members\\GraphQL\\StructureDetailTypes' => 'getStructureDetailTypesService',
            'Passerelle\\Directory\\Members\\Mails\\RolesMail' => 'getRolesMailService',
            'Passerelle\\Directory\\Members\\MemberProfiles' => 'getMemberProfilesService',
            'Passerelle\\Directory\\Members\\MembersModule' => 'getMembersModuleService',
            'Passerelle\\Directory\\Members\\PublishedRecords' => 'getPublishedRecordsService',
            'Passerelle\\Directory\\Members\\ReadableRecords' => 'getReadableRecordsService',
            'Passerelle\\Directory\\Members\\RoleRights' => 'getRoleRightsService',
            'Passerelle\\Directory\\Members\\RolesInWordPress' => 'getRolesInWordPressService',
            'Passerelle\\Directory\\Members\\StructureTeam' => 'getStructureTeamService',
            'Passerelle\\Directory\\Members\\UpdateRoles' => 'getUpdateRolesService',
            'Passerelle\\Directory\\OwnProfiles' => 'getOwnProfilesService',
            'Passerelle\\Directory\\PublicProfiles' => 'getPublicProfilesService',
            'Passerelle\\Favourites\\ChangeFavourite' => 'getChangeFavouriteService',
            'Passerelle\\Favourites\\FavouriteFollowers' => 'getFavouriteFollowersService',
            'Passerelle\\Favourites\\FavouriteListeners' => 'getFavouriteListenersService',
            'Passerelle\\Favourites\\FavouriteStore' => 'getFavouriteStoreService',
            'Passerelle\\Favourites\\FavouritesModule' => 'getFavouritesModuleService',
            'Passerelle\\Favourites\\Feed\\CalendarFeed' => 'getCalendarFeedService',
            'Passerelle\\Favourites\\Feed\\ChangeFeed' => 'getChangeFeedService',
            'Passerelle\\Favourites\\Feed\\FeedAddresses' => 'getFeedAddressesService',
            'Passerelle\\Favourites\\Feed\\FeedStore' => 'getFeedStoreService',
            'Passerelle\\Favourites\\GraphQL\\FavouriteTypes' => 'getFavouriteTypesService',
            'Passerelle\\Favourites\\GraphQL\\FeedTypes' => 'getFeedTypesService',
            'Passerelle\\Favourites\\ListFavourites' => 'getListFavouritesService',
            'Passerelle\\Favourites\\ReadFavourite' => 'getReadFavouriteService',
            'Passerelle\\Favourites\\Reminders\\PeopleToRemind' => 'getPeopleToRemindService',
            'Passerelle\\Favourites\\Reminders\\PlanReminders' => 'getPlanReminders2Service',
            'Passerelle\\Favourites\\Reminders\\ReminderMail' => 'getReminderMailService',
            'Passerelle\\Favourites\\Reminders\\ReminderStore' => 'getReminderStore2Service',
            'Passerelle\\Favourites\\Reminders\\SendReminders' => 'getSendReminders2Service',
            'Passerelle\\Files\\FileAccess' => 'getFileAccessService',
            'Passerelle\\Files\\FileLimits' => 'getFileLimitsService',
            'Passerelle\\Files\\FileRoute' => 'getFileRouteService',
            'Passerelle\\Files\\FileStorage' => 'getFileStorageService',
            'Passerelle\\Files\\FileStore' => 'getFileStoreService',
            'Passerelle\\Files\\FileUses' => 'getFileUsesService',
            'Passerelle\\Files\\Files' => 'getFilesService',
            'Passerelle\\Files\\FilesModule' => 'getFilesModuleService',
            'Passerelle\\Files\\GraphQL\\LogoSizeTypes' => 'getLogoSizeTypesService',
            'Passerelle\\Files\\GraphQL\\Media' => 'getMediaService',
            'Passerelle\\Files\\GraphQL\\MediaTypes' => 'getMediaTypesService',
            'Passerelle\\Files\\Images' => 'getImagesService',
            'Passerelle\\Files\\Inspection\\FileInspector' => 'getFileInspectorService',
            'Passerelle\\Files\\Inspection\\InspectionLimits' => 'getInspectionLimitsService',
            'Passerelle\\Files\\Inspection\\KindNames' => 'getKindNamesService',
            'Passerelle\\Files\\Scanning\\Clamd' => 'getClamdService',
            'Passerelle\\Files\\Scanning\\EndQuarantine' => 'getEndQuarantineService',
            'Passerelle\\Files\\Scanning\\Quarantine' => 'getQuarantineService',
            'Passerelle\\Files\\Scanning\\ScanFile' => 'getScanFileService',
            'Passerelle\\Files\\Sniffer' => 'getSnifferService',
            'Passerelle\\Files\\StoredFiles' => 'getStoredFilesService',
            'Passerelle\\Files\\Uploads\\DeleteUpload' => 'getDeleteUploadService',
            'Passerelle\\Files\\Uploads\\InspectUpload' => 'getInspectUploadService',
            'Passerelle\\Files\\Uploads\\PartialFiles' => 'getPartialFilesService',
            'Passerelle\\Files\\Uploads\\SweepUploads' => 'getSweepUploadsService',
            'Passerelle\\Files\\Uploads\\UploadRoom' => 'getUploadRoomService',
            'Passerelle\\Files\\Uploads\\UploadRoutes' => 'getUploadRoutesService',
            'Passerelle\\Files\\Uploads\\UploadStore' => 'getUploadStoreService',
            'Passerelle\\Files\\Uploads\\Uploads' => 'getUploadsService',
            'Passerelle\\Files\\Uploads\\UploadsModule' => 'getUploadsModuleService',
            'Passerelle\\GraphQL\\Gate' => 'getGateService',
            'Passerelle\\GraphQL\\GraphQLModule' => 'getGraphQLModuleService',
            'Passerelle\\GraphQL\\Idempotency\\IdempotencyModule' => 'getIdempotencyModuleService',
            'Passerelle\\GraphQL\\Idempotency\\RunOnce' => 'getRunOnceService',
            'Passerelle\\GraphQL\\Idempotency\\StoredAnswers' => 'getStoredAnswersService',
            'Passerelle\\GraphQL\\Limits\\Rules' => 'getRulesService',
            'Passerelle\\Invitations\\AnswerInvitation' => 'getAnswerInvitationService',
            'Passerelle\\Invitations\\GraphQL\\InvitationTypes' => 'getInvitationTypesService',
            'Passerelle\\Invitations\\InvitationMoves' => 'getInvitationMovesService',
            'Passerelle\\Invitations\\InvitationNotices' => 'getInvitationNoticesService',
            'Passerelle\\Invitations\\InvitationStore' => 'getInvitationStoreService',
            'Passerelle\\Invitations\\InvitationSubjects' => 'getInvitationSubjectsService',
            'Passerelle\\Invitations\\InvitationThrottle' => 'getInvitationThrottleService',
            'Passerelle\\Invitations\\InvitationsModule' => 'getInvitationsModuleService',
            'Passerelle\\Invitations\\InviteNamedPeople' => 'getInviteNamedPeopleService',
            'Passerelle\\Invitations\\Inviters' => 'getInvitersService',
            'Passerelle\\Invitations\\Mails\\InvitationMail' => 'getInvitationMailService',
            'Passerelle\\Invitations\\NamedPeople' => 'getNamedPeopleService',
            'Passerelle\\Invitations\\NamedPeopleSubject' => 'getNamedPeopleSubjectService',
            'Passerelle\\Invitations\\ResendInvitation' => 'getResendInvitationService',
            'Passerelle\\Invitations\\ResendLimits' => 'getResendLimitsService',
            'Passerelle\\Invitations\\SentInvitations' => 'getSentInvitationsService',
            'Passerelle\\Invitations\\StoredAcceptances' => 'getStoredAcceptancesService',
            'Passerelle\\Invitations\\SubjectInvitations' => 'getSubjectInvitationsService',
            'Passerelle\\Kernel\\Config' => 'getConfigService',
            'Passerelle\\Kernel\\Database' => 'getDatabaseService',
            'Passerelle\\Kernel\\Migrations\\MigrationsModule' => 'getMigrationsModuleService',
            'Passerelle\\Kernel\\Migrations\\Migrator' => 'getMigratorService',
            'Passerelle\\Kernel\\Modules' => 'getModulesService',
            'Passerelle\\Kernel\\PluginFolder' => 'getPluginFolderService',
            'Passerelle\\Kernel\\SystemClock' => 'getSystemClockService',
            'Passerelle\\Kernel\\Tasks\\DailyTasks' => 'getDailyTasksService',
            'Passerelle\\Kernel\\Transaction' => 'getTransactionService',
            'Passerelle\\Languages\\ClosedLanguages' => 'getClosedLanguagesService',
            'Passerelle\\Languages\\Languages' => 'getLanguagesService',
            'Passerelle\\Languages\\LanguagesModule' => 'getLanguagesModuleService',
            'Passerelle\\Languages\\SlugQueries' => 'getSlugQueriesService',
            'Passerelle\\Languages\\UniqueSlugs' => 'getUniqueSlugsService',
            'Passerelle\\Mail\\FailedMails' => 'getFailedMailsService',
            'Passerelle\\Mail\\Layout' => 'getLayoutService',
            'Passerelle\\Mail\\MailHandler' => 'getMailHandlerService',
            'Passerelle\\Mail\\MailSender' => 'getMailSenderService',
            'Passerelle\\Mail\\Mails' => 'getMailsService',
            'Passerelle\\Messages\\AddReport' => 'getAddReportService',
            'Passerelle\\Messages\\BlockMember' => 'getBlockMemberService',
            'Passerelle\\Messages\\ContactMember' => 'getContactMemberService',
            'Passerelle\\Messages\\Correspondents' => 'getCorrespondentsService',
            'Passerelle\\Messages\\Delivery' => 'getDeliveryService',
            'Passerelle\\Messages\\ForgetMessages' => 'getForgetMessagesService',
            'Passerelle\\Messages\\GraphQL\\MessageTypes' => 'getMessageTypesService',
            'Passerelle\\Messages\\GraphQL\\ReportArguments' => 'getReportArgumentsService',
            'Passerelle\\Messages\\GraphQL\\ReportData' => 'getReportDataService',
            'Passerelle\\Messages\\GraphQL\\ReportTypes' => 'getReportTypesService',
            'Passerelle\\Messages\\MessageAudit' => 'getMessageAuditService',
            'Passerelle\\Messages\\MessageMail' => 'getMessageMailService',
            'Passerelle\\Messages\\MessageStore' => 'getMessageStoreService',
            'Passerelle\\Messages\\MessageThrottle' => 'getMessageThrottleService',
            'Passerelle\\Messages\\MessagesModule' => 'getMessagesModuleService',
            'Passerelle\\Messages\\ReadContact' => 'getReadContactService',
            'Passerelle\\Messages\\ReplyRights' => 'getReplyRightsService',
            'Passerelle\\Messages\\ReportForm' => 'getReportFormService',
            'Passerelle\\Messages\\ReportMail' => 'getReportMailService',
            'Passerelle\\Messages\\ReportMember' => 'getReportMemberService',
            'Passerelle\\Messages\\Reports\\HandleReport' => 'getHandleReportService',
            'Passerelle\\Messages\\Reports\\HandledReportMail' => 'getHandledReportMailService',
            'Passerelle\\Messages\\Reports\\ListReports' => 'getListReportsService',
            'Passerelle\\Messages\\Reports\\ReportAudit' => 'getReportAuditService',
            'Passerelle\\Messages\\Reports\\ReportMeasures' => 'getReportMeasuresService',
            'Passerelle\\Messages\\Reports\\ReportStore' => 'getReportStoreService',
            'Passerelle\\Messages\\Reports\\ReportsModule' => 'getReportsModuleService',
            'Passerelle\\Moderation\\ApplyDecision' => 'getApplyDecisionService',
            'Passerelle\\Moderation\\Decide' => 'getDecideService',
            'Passerelle\\Moderation\\DecideMany' => 'getDecideManyService',
            'Passerelle\\Moderation\\DecideTogether' => 'getDecideTogetherService',
            'Passerelle\\Moderation\\DecisionCleanup' => 'getDecisionCleanupService',
            'Passerelle\\Moderation\\DecisionNotices' => 'getDecisionNotices2Service',
            'Passerelle\\Moderation\\DecisionRights' => 'getDecisionRightsService',
            'Passerelle\\Moderation\\DecisionStore' => 'getDecisionStore2Service',
            'Passerelle\\Moderation\\Figures\\ComputeFigures' => 'getComputeFiguresService',
            'Passerelle\\Moderation\\Figures\\FiguresCommand' => 'getFiguresCommandService',
            'Passerelle\\Moderation\\Figures\\FiguresStore' => 'getFiguresStoreService',
            'Passerelle\\Moderation\\Figures\\MonthlyCounts' => 'getMonthlyCountsService',
            'Passerelle\\Moderation\\Figures\\PublicFigures' => 'getPublicFiguresService',
            'Passerelle\\Moderation\\Figures\\Suppression' => 'getSuppressionService',
            'Passerelle\\Moderation\\GraphQL\\FiguresTypes' => 'getFiguresTypesService',
            'Passerelle\\Moderation\\GraphQL\\ModerationTypes' => 'getModerationTypesService',
            'Passerelle\\Moderation\\GraphQL\\QueueArguments' => 'getQueueArgumentsService',
            'Passerelle\\Moderation\\GraphQL\\QueueFilterTypes' => 'getQueueFilterTypesService',
            'Passerelle\\Moderation\\GraphQL\\QueueRows' => 'getQueueRowsService',
            'Passerelle\\Moderation\\GraphQL\\QueueTypes' => 'getQueueTypesService',
            'Passerelle\\Moderation\\GraphQL\\ReviewTypes' => 'getReviewTypes2Service',
            'Passerelle\\Moderation\\GraphQL\\StatisticsTypes' => 'getStatisticsTypesService',
            'Passerelle\\Moderation\\GraphQL\\WaitingTypes' => 'getWaitingTypes2Service',
            'Passerelle\\Moderation\\Mails\\DecisionMail' => 'getDecisionMailService',
            'Passerelle\\Moderation\\Mails\\OfflineMail' => 'getOfflineMailService',
            'Passerelle\\Moderation\\Mails\\OverdueMail' => 'getOverdueMailService',
            'Passerelle\\Moderation\\Mails\\OwnListAddress' => 'getOwnListAddressService',
            'Passerelle\\Moderation\\Mails\\ProposalMail' => 'getProposalMailService',
            'Passerelle\\Moderation\\ModerationModule' => 'getModerationModuleService',
            'Passerelle\\Moderation\\OfflineNotices' => 'getOfflineNoticesService',
            'Passerelle\\Moderation\\OverdueDigest' => 'getOverdueDigestService',
            'Passerelle\\Moderation\\OversightModule' => 'getOversightModuleService',
            'Passerelle\\Moderation\\OwnerModeration' => 'getOwnerModerationService',
            'Passerelle\\Moderation\\PreviewDecision' => 'getPreviewDecisionService',
            'Passerelle\\Moderation\\ProposalNotices' => 'getProposalNoticesService',
            'Passerelle\\Moderation\\Queue\\Cli' => 'getCli2Service',
            'Passerelle\\Moderation\\Queue\\Members' => 'getMembersService',
            'Passerelle\\Moderation\\Queue\\QueueConditions' => 'getQueueConditionsService',
            'Passerelle\\Moderation\\Queue\\QueueEntries' => 'getQueueEntriesService',
            'Passerelle\\Moderation\\Queue\\QueueFill' => 'getQueueFillService',
            'Passerelle\\Moderation\\Queue\\QueueIndex' => 'getQueueIndexService',
            'Passerelle\\Moderation\\Queue\\QueuePosts' => 'getQueuePostsService',
            'Passerelle\\Moderation\\Queue\\QueueRebuild' => 'getQueueRebuildService',
            'Passerelle\\Moderation\\Queue\\QueueSearch' => 'getQueueSearchService',
            'Passerelle\\Moderation\\Queue\\QueueStore' => 'getQueueStoreService',
            'Passerelle\\Moderation\\Queue\\QueueVerify' => 'getQueueVerifyService',
            'Passerelle\\Moderation\\Queue\\ReviewQueue' => 'getReviewQueueService',
            'Passerelle\\Moderation\\Queue\\Validators' => 'getValidatorsService',
            'Passerelle\\Moderation\\Queue\\WaitingTimes' => 'getWaitingTimesService',
            'Passerelle\\Moderation\\ReviewModule' => 'getReviewModule2Service',
            'Passerelle\\Moderation\\Review\\ReadableFields' => 'getReadableFieldsService',
            'Passerelle\\Moderation\\Review\\Reviews' => 'getReviewsService',
            'Passerelle\\Moderation\\Statistics\\Counts' => 'getCountsService',
            'Passerelle\\Moderation\\Statistics\\DecisionTimes' => 'getDecisionTimesService',
            'Passerelle\\Moderation\\Statistics\\DecisionsMade' => 'getDecisionsMadeService',
            'Passerelle\\Moderation\\Statistics\\ReadStatistics' => 'getReadStatistics2Service',
            'Passerelle\\Moderation\\Statistics\\Submissions' => 'getSubmissionsService',
            'Passerelle\\Moderation\\Statistics\\WaitingNow' => 'getWaitingNowService',
            'Passerelle\\Newsletter\\Accounts\\AccountSubscriptions' => 'getAccountSubscriptionsService',
            'Passerelle\\Newsletter\\Accounts\\CarryOver' => 'getCarryOverService',
            'Passerelle\\Newsletter\\Cleanup' => 'getCleanupService',
            'Passerelle\\Newsletter\\GraphQL\\Mutation' => 'getMutationService',
            'Passerelle\\Newsletter\\GraphQL\\RequestTypes' => 'getRequestTypesService',
            'Passerelle\\Newsletter\\GraphQL\\SubscriptionAnswer' => 'getSubscriptionAnswerService',
            'Passerelle\\Newsletter\\GraphQL\\SubscriptionTypes' => 'getSubscriptionTypesService',
            'Passerelle\\Newsletter\\Issues\\Batches' => 'getBatchesService',
            'Passerelle\\Newsletter\\Issues\\Bounces\\BounceCommand' => 'getBounceCommandService',
            'Passerelle\\Newsletter\\Issues\\Bounces\\StopBounced' => 'getStopBouncedService',
            'Passerelle\\Newsletter\\Issues\\DecideLetter' => 'getDecideLetterService',
            'Passerelle\\Newsletter\\Issues\\IssueAudit' => 'getIssueAuditService',
            'Passerelle\\Newsletter\\Issues\\IssueStore' => 'getIssueStoreService',
            'Passerelle\\Newsletter\\Issues\\ItemText' => 'getItemTextService',
            'Passerelle\\Newsletter\\Issues\\Items' => 'getItemsService',
            'Passerelle\\Newsletter\\Issues\\LetterBatch' => 'getLetterBatchService',
            'Passerelle\\Newsletter\\Issues\\LetterIds' => 'getLetterIdsService',
            'Passerelle\\Newsletter\\Issues\\LetterPost' => 'getLetterPostService',
            'Passerelle\\Newsletter\\Issues\\LetterStore' => 'getLetterStore2Service',
            'Passerelle\\Newsletter\\Issues\\LetterWriter' => 'getLetterWriterService',
            'Passerelle\\Newsletter\\Issues\\MoveIssue' => 'getMoveIssueService',
            'Passerelle\\Newsletter\\Issues\\NewsletterIssuesModule' => 'getNewsletterIssuesModuleService',
            'Passerelle\\Newsletter\\Issues\\PersonalLetters' => 'getPersonalLetters2Service',
            'Passerelle\\Newsletter\\Issues\\Samples' => 'getSamplesService',
            'Passerelle\\Newsletter\\Issues\\SaveIssue' => 'getSaveIssueService',
            'Passerelle\\Newsletter\\Issues\\SendLetters' => 'getSendLettersService',
            'Passerelle\\Newsletter\\Issues\\SettleLetters' => 'getSettleLettersService',
            'Passerelle\\Newsletter\\Issues\\StartIssue' => 'getStartIssueService',
            'Passerelle\\Newsletter\\Issues\\TestMail' => 'getTestMailService',
            'Passerelle\\Newsletter\\LinkedSubscriptions' => 'getLinkedSubscriptionsService',
            'Passerelle\\Newsletter\\NewsletterModule' => 'getNewsletterModuleService',
            'Passerelle\\Newsletter\\PersonalData' => 'getPersonalDataService',
            'Passerelle\\Newsletter\\Proofs\\Browser' => 'getBrowserService',
            'Passerelle\\Newsletter\\Proofs\\ExportProofs' => 'getExportProofsService',
            'Passerelle\\Newsletter\\Proofs\\ProofStore' => 'getProofStoreService',
            'Passerelle\\Newsletter\\Requests\\ConfirmSubscription' => 'getConfirmSubscriptionService',
            'Passerelle\\Newsletter\\Requests\\ConfirmationMail' => 'getConfirmationMailService',
            'Passerelle\\Newsletter\\Requests\\RequestStore' => 'getRequestStoreService',
            'Passerelle\\Newsletter\\Requests\\RequestSubscription' => 'getRequestSubscriptionService',
            'Passerelle\\Newsletter\\Subscribers\\LinkSecrets' => 'getLinkSecretsService',
            'Passerelle\\Newsletter\\Subscribers\\SubscriberStore' => 'getSubscriberStoreService',
            'Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks' => 'getSubscriptionLinksService',
            'Passerelle\\Newsletter\\Subscribers\\Subscriptions' => 'getSubscriptionsService',
            'Passerelle\\Notices\\Digests\\DigestMail' => 'getDigestMailService',
            'Passerelle\\Notices\\Digests\\DigestStore' => 'getDigestStoreService',
            'Passerelle\\Notices\\Digests\\SendDigests' => 'getSendDigestsService',
            'Passerelle\\Notices\\GraphQL\\NoticeTypes' => 'getNoticeTypesService',
            'Passerelle\\Notices\\GraphQL\\PreferenceTypes' => 'getPreferenceTypesService',
            'Passerelle\\Notices\\GraphQL\\StopTypes' => 'getStopTypesService',
            'Passerelle\\Notices\\MailedNotices' => 'getMailedNoticesService',
            'Passerelle\\Notices\\NoticeCleanup' => 'getNoticeCleanupService',
            'Passerelle\\Notices\\NoticeMailsModule' => 'getNoticeMailsModuleService',
            'Passerelle\\Notices\\NoticePaths' => 'getNoticePathsService',
            'Passerelle\\Notices\\NoticeSources' => 'getNoticeSourcesService',
            'Passerelle\\Notices\\NoticeStore' => 'getNoticeStoreService',
            'Passerelle\\Notices\\NoticesModule' => 'getNoticesModuleService',
            'Passerelle\\Notices\\Notify' => 'getNotifyService',
            'Passerelle\\Notices\\Preferences\\ChangePreferences' => 'getChangePreferencesService',
            'Passerelle\\Notices\\Preferences\\DigestTimes' => 'getDigestTimesService',
            'Passerelle\\Notices\\Preferences\\PreferenceStore' => 'getPreferenceStoreService',
            'Passerelle\\Notices\\ReadNotices' => 'getReadNoticesService',
            'Passerelle\\Notices\\RecordEditors' => 'getRecordEditorsService',
            'Passerelle\\Notices\\Stop\\StopLinks' => 'getStopLinksService',
            'Passerelle\\Notices\\Stop\\StopMails' => 'getStopMailsService',
            'Passerelle\\Notices\\Stop\\StoppableMails' => 'getStoppableMailsService',
            'Passerelle\\Outbox\\CronHeartbeat' => 'getCronHeartbeatService',
            'Passerelle\\Outbox\\Dispatcher' => 'getDispatcherService',
            'Passerelle\\Outbox\\Failures' => 'getFailuresService',
            'Passerelle\\Outbox\\Heartbeats' => 'getHeartbeatsService',
            'Passerelle\\Outbox\\Outbox' => 'getOutboxService',
            'Passerelle\\Outbox\\OutboxHealth' => 'getOutboxHealthService',
            'Passerelle\\Outbox\\OutboxLimits' => 'getOutboxLimitsService',
            'Passerelle\\Outbox\\OutboxModule' => 'getOutboxModuleService',
            'Passerelle\\Outbox\\StatusCommand' => 'getStatusCommandService',
            'Passerelle\\Outbox\\Worker' => 'getWorkerService',
            'Passerelle\\Outbox\\WorkerCommand' => 'getWorkerCommandService',
            'Passerelle\\Presentation\\Cards\\CardBuilder' => 'getCardBuilderService',
            'Passerelle\\Presentation\\Cards\\CardField' => 'getCardFieldService',
            'Passerelle\\Presentation\\Cards\\CardLoader' => 'getCardLoaderService',
            'Passerelle\\Presentation\\Cards\\CardType' => 'getCardTypeService',
            'Passerelle\\Presentation\\Cards\\EventRecurrence' => 'getEventRecurrenceService',
            'Passerelle\\Presentation\\Details\\DetailFields' => 'getDetailFieldsService',
            'Passerelle\\Presentation\\Details\\DetailTypes' => 'getDetailTypesService',
            'Passerelle\\Presentation\\Details\\People' => 'getPeopleService',
            'Passerelle\\Presentation\\Details\\PublishedWith' => 'getPublishedWithService',
            'Passerelle\\Presentation\\Details\\Readers' => 'getReadersService',
            'Passerelle\\Presentation\\Details\\Related' => 'getRelatedService',
            'Passerelle\\Presentation\\Details\\TranslationAge' => 'getTranslationAgeService',
            'Passerelle\\Presentation\\Details\\Visibilities' => 'getVisibilitiesService',
            'Passerelle\\Presentation\\Details\\Withheld' => 'getWithheldService',
            'Passerelle\\Presentation\\Directory\\DirectoryEntries' => 'getDirectoryEntriesService',
            'Passerelle\\Presentation\\Directory\\DirectoryTypes' => 'getDirectoryTypesService',
            'Passerelle\\Presentation\\Directory\\FoundProfiles' => 'getFoundProfilesService',
            'Passerelle\\Presentation\\Invalidation\\AccountInvalidation' => 'getAccountInvalidationService',
            'Passerelle\\Presentation\\Invalidation\\AnnouncedChanges' => 'getAnnouncedChangesService',
            'Passerelle\\Presentation\\Invalidation\\ContentInvalidation' => 'getContentInvalidationService',
            'Passerelle\\Presentation\\Invalidation\\DirectoryPages' => 'getDirectoryPagesService',
            'Passerelle\\Presentation\\Invalidation\\Frontend' => 'getFrontendService',
            'Passerelle\\Presentation\\Invalidation\\Invalidations' => 'getInvalidationsService',
            'Passerelle\\Presentation\\Invalidation\\SiteInvalidation' => 'getSiteInvalidationService',
            'Passerelle\\Presentation\\Invalidation\\Webhook' => 'getWebhookService',
            'Passerelle\\Presentation\\Loading\\Batch' => 'getBatchService',
            'Passerelle\\Presentation\\PresentationModule' => 'getPresentationModuleService',
            'Passerelle\\Presentation\\Types\\CallType' => 'getCallTypeService',
            'Passerelle\\Presentation\\Types\\CatalogueTypes' => 'getCatalogueTypesService',
            'Passerelle\\Presentation\\Types\\EventType' => 'getEventTypeService',
            'Passerelle\\Presentation\\Types\\InitiativeType' => 'getInitiativeTypeService',
            'Passerelle\\Presentation\\Types\\ProfileType' => 'getProfileTypeService',
            'Passerelle\\Presentation\\Types\\ProjectType' => 'getProjectTypeService',
            'Passerelle\\Presentation\\Types\\ResourceType' => 'getResourceTypeService',
            'Passerelle\\Presentation\\Types\\StructureType' => 'getStructureTypeService',
            'Passerelle\\Presentation\\Types\\TrainingType' => 'getTrainingTypeService',
            'Passerelle\\Reference\\Countries' => 'getCountriesService',
            'Passerelle\\Reference\\GraphQL\\Names' => 'getNamesService',
            'Passerelle\\Reference\\GraphQL\\ReferenceTypes' => 'getReferenceTypesService',
            'Passerelle\\Reference\\Provisioning' => 'getProvisioningService',
            'Passerelle\\Reference\\ReferenceModule' => 'getReferenceModuleService',
            'Passerelle\\Reference\\Sectors' => 'getSectorsService',
            'Passerelle\\Reference\\Terms' => 'getTermsService',
            'Passerelle\\Rights\\AdminAccess' => 'getAdminAccessService',
            'Passerelle\\Rights\\ObjectCapabilities' => 'getObjectCapabilitiesService',
            'Passerelle\\Rights\\ObjectRules' => 'getObjectRulesService',
            'Passerelle\\Rights\\Policy' => 'getPolicyService',
            'Passerelle\\Rights\\ProxyRequest' => 'getProxyRequestService',
            'Passerelle\\Rights\\RightsModule' => 'getRightsModuleService',
            'Passerelle\\Rights\\RoleAssignment' => 'getRoleAssignmentService',
            'Passerelle\\Rights\\Roles' => 'getRolesService',
            'Passerelle\\Rights\\StructureEditors' => 'getStructureEditorsService',
            'Passerelle\\Rights\\ViewerFactory' => 'getViewerFactoryService',
            'Passerelle\\Security\\Audit\\AuditAccounts' => 'getAuditAccountsService',
            'Passerelle\\Security\\Audit\\AuditCommand' => 'getAuditCommandService',
            'Passerelle\\Security\\Audit\\AuditKeys' => 'getAuditKeysService',
            'Passerelle\\Security\\Audit\\AuditLines' => 'getAuditLinesService',
            'Passerelle\\Security\\Audit\\AuditLog' => 'getAuditLogService',
            'Passerelle\\Security\\Audit\\AuditModule' => 'getAuditModuleService',
            'Passerelle\\Security\\Audit\\ChainCheck' => 'getChainCheckService',
            'Passerelle\\Security\\Audit\\VerifyAudit' => 'getVerifyAuditService',
            'Passerelle\\Security\\Audit\\VerifyInParts' => 'getVerifyInPartsService',
            'Passerelle\\Security\\EventCounts' => 'getEventCountsService',
            'Passerelle\\Security\\Hardening\\ClosedFront' => 'getClosedFrontService',
            'Passerelle\\Security\\Hardening\\EntryPoints' => 'getEntryPointsService',
            'Passerelle\\Security\\Hardening\\HardeningModule' => 'getHardeningModuleService',
            'Passerelle\\Security\\Hardening\\OutboxHealthRoute' => 'getOutboxHealthRouteService',
            'Passerelle\\Security\\Hardening\\RemoteAccess' => 'getRemoteAccessService',
            'Passerelle\\Security\\Hardening\\RestAccess' => 'getRestAccessService',
            'Passerelle\\Security\\Hardening\\RestUsers' => 'getRestUsersService',
            'Passerelle\\Security\\Hardening\\SecurityCountsRoute' => 'getSecurityCountsRouteService',
            'Passerelle\\Security\\LogHashes' => 'getLogHashesService',
            'Passerelle\\Security\\Retention' => 'getRetentionService',
            'Passerelle\\Security\\SecurityEvents' => 'getSecurityEventsService',
            'Passerelle\\Security\\SecurityLog' => 'getSecurityLogService',
            'Passerelle\\Security\\SecurityModule' => 'getSecurityModuleService',
            'Passerelle\\Site\\Consent\\Cli' => 'getCli3Service',
            'Passerelle\\Site\\Consent\\ConsentModule' => 'getConsentModuleService',
            'Passerelle\\Site\\Consent\\GraphQL\\ConsentTypes' => 'getConsentTypesService',
            'Passerelle\\Site\\Consent\\Proofs' => 'getProofsService',
            'Passerelle\\Site\\Consent\\RecordConsent' => 'getRecordConsentService',
            'Passerelle\\Site\\Contact\\ContactForm' => 'getContactFormService',
            'Passerelle\\Site\\Contact\\ContactModule' => 'getContactModuleService',
            'Passerelle\\Site\\Contact\\ContactRequests' => 'getContactRequestsService',
            'Passerelle\\Site\\Contact\\ContactTeam' => 'getContactTeamService',
            'Passerelle\\Site\\Contact\\GraphQL\\ContactTypes' => 'getContactTypesService',
            'Passerelle\\Site\\Contact\\TeamAddress' => 'getTeamAddressService',
            'Passerelle\\Site\\Contact\\TeamMail' => 'getTeamMailService',
            'Passerelle\\Site\\GraphQL\\Home' => 'getHomeService',
            'Passerelle\\Site\\GraphQL\\HomeType' => 'getHomeTypeService',
            'Passerelle\\Site\\GraphQL\\SiteTypes' => 'getSiteTypesService',
            'Passerelle\\Site\\Home\\HomePlans' => 'getHomePlansService',
            'Passerelle\\Site\\Pages' => 'getPagesService',
            'Passerelle\\Site\\SiteModule' => 'getSiteModuleService',
            'Passerelle\\Site\\SiteTexts' => 'getSiteTextsService',
            'Passerelle\\Site\\Sitemap\\GraphQL\\SitemapTypes' => 'getSitemapTypesService',
            'Passerelle\\Site\\Sitemap\\Sitemap' => 'getSitemapService',
            'Passerelle\\Site\\Statistics\\Counts\\ContactCounts' => 'getContactCountsService',
            'Passerelle\\Site\\Statistics\\Counts\\FavouriteCounts' => 'getFavouriteCountsService',
            'Passerelle\\Site\\Statistics\\Counts\\ViewCounts' => 'getViewCountsService',
            'Passerelle\\Site\\Statistics\\ForgetViews' => 'getForgetViewsService',
            'Passerelle\\Site\\Statistics\\GraphQL\\OwnStatisticsTypes' => 'getOwnStatisticsTypesService',
            'Passerelle\\Site\\Statistics\\GraphQL\\TrendTypes' => 'getTrendTypesService',
            'Passerelle\\Site\\Statistics\\GraphQL\\ViewTypes' => 'getViewTypesService',
            'Passerelle\\Site\\Statistics\\ReadOwnStatistics' => 'getReadOwnStatisticsService',
            'Passerelle\\Site\\Statistics\\ReadTrends' => 'getReadTrendsService',
            'Passerelle\\Site\\Statistics\\RecordViews' => 'getRecordViewsService',
            'Passerelle\\Site\\Statistics\\StatisticsModule' => 'getStatisticsModule2Service',
            'Passerelle\\Site\\Statistics\\TrendMonths' => 'getTrendMonthsService',
            'Passerelle\\Site\\Statistics\\TrendPool' => 'getTrendPoolService',
            'Passerelle\\Site\\Statistics\\ViewBatches' => 'getViewBatchesService',
            'Passerelle\\Structures\\Forms\\CreateStructure' => 'getCreateStructureService',
            'Passerelle\\Structures\\Forms\\CreationRights' => 'getCreationRightsService',
            'Passerelle\\Structures\\Forms\\GraphQL\\ReviewStructureTypes' => 'getReviewStructureTypesService',
            'Passerelle\\Structures\\Forms\\GraphQL\\SimilarStructureTypes' => 'getSimilarStructureTypesService',
            'Passerelle\\Structures\\Forms\\GraphQL\\StructureFormTypes' => 'getStructureFormTypesService',
            'Passerelle\\Structures\\Forms\\ProfileDrafts' => 'getProfileDraftsService',
            'Passerelle\\Structures\\Forms\\ReviewStructures' => 'getReviewStructuresService',
            'Passerelle\\Structures\\Forms\\SimilarStructures' => 'getSimilarStructuresService',
            'Passerelle\\Structures\\Forms\\StructureFormsModule' => 'getStructureFormsModuleService',
            'Passerelle\\Structures\\Forms\\UpdateStructure' => 'getUpdateStructureService',
            'Passerelle\\Structures\\IncompleteStructures' => 'getIncompleteStructuresService',
            'Passerelle\\Structures\\Lifecycle\\DeleteStructure' => 'getDeleteStructureService',
            'Passerelle\\Structures\\Lifecycle\\DeletionExtents' => 'getDeletionExtentsService',
            'Passerelle\\Structures\\Lifecycle\\EndStructure' => 'getEndStructureService',
            'Passerelle\\Structures\\Lifecycle\\EndedStore' => 'getEndedStoreService',
            'Passerelle\\Structures\\Lifecycle\\GraphQL\\DeletionTypes' => 'getDeletionTypesService',
            'Passerelle\\Structures\\Lifecycle\\MergeEvents' => 'getMergeEventsService',
            'Passerelle\\Structures\\Lifecycle\\MergeMembers' => 'getMergeMembersService',
            'Passerelle\\Structures\\Lifecycle\\MergeReferences' => 'getMergeReferencesService',
            'Passerelle\\Structures\\Lifecycle\\MergeStructures' => 'getMergeStructuresService',
            'Passerelle\\Structures\\Lifecycle\\MergedPair' => 'getMergedPairService',
            'Passerelle\\Structures\\Lifecycle\\MoveAddresses' => 'getMoveAddressesService',
            'Passerelle\\Structures\\Lifecycle\\MovedInvitations' => 'getMovedInvitationsService',
            'Passerelle\\Structures\\Lifecycle\\PreviewMerge' => 'getPreviewMergeService',
            'Passerelle\\Structures\\Lifecycle\\PurgeEnded' => 'getPurgeEndedService',
            'Passerelle\\Structures\\Lifecycle\\RestoreStructure' => 'getRestoreStructureService',
            'Passerelle\\Structures\\Lifecycle\\RestoredPosts' => 'getRestoredPostsService',
            'Passerelle\\Structures\\Lifecycle\\ReturnedReferences' => 'getReturnedReferencesService',
            'Passerelle\\Structures\\Lifecycle\\SeparateMembers' => 'getSeparateMembersService',
            'Passerelle\\Structures\\Lifecycle\\StoredStructures' => 'getStoredStructuresService',
            'Passerelle\\Structures\\Lifecycle\\StructureLifecycleModule' => 'getStructureLifecycleModuleService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession' => 'getCarryOutSuccessionService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\HandOver' => 'getHandOverService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\Ownerless' => 'getOwnerlessService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession' => 'getPerformSuccessionService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\PlanSuccession' => 'getPlanSuccessionService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\ScheduleSuccession' => 'getScheduleSuccessionService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents' => 'getSuccessionEventsService',
            'Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore' => 'getSuccessionStoreService',
            'Passerelle\\Structures\\Lifecycle\\UndoMerge' => 'getUndoMergeService',
            'Passerelle\\Structures\\MembershipCleanup' => 'getMembershipCleanupService',
            'Passerelle\\Structures\\MembershipLedger' => 'getMembershipLedgerService',
            'Passerelle\\Structures\\Memberships' => 'getMembershipsService',
            'Passerelle\\Structures\\Memberships\\AccountOfProfile' => 'getAccountOfProfileService',
            'Passerelle\\Structures\\Memberships\\ByMail\\ChangeMailInvitation' => 'getChangeMailInvitationService',
            'Passerelle\\Structures\\Memberships\\ByMail\\InviteByMail' => 'getInviteByMailService',
            'Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount' => 'getInvitedAccountService',
            'Passerelle\\Structures\\Memberships\\ByMail\\MailChanges' => 'getMailChangesService',
            'Passerelle\\Structures\\Memberships\\ByMail\\MailInvitations' => 'getMailInvitationsService',
            'Passerelle\\Structures\\Memberships\\ByMail\\MailInviteCheck' => 'getMailInviteCheckService',
            'Passerelle\\Structures\\Memberships\\ByMail\\MailInviteLimits' => 'getMailInviteLimitsService',
            'Passerelle\\Structures\\Memberships\\ByMail\\MailInviters' => 'getMailInvitersService',
            'Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject' => 'getStructureSubjectService',
            'Passerelle\\Structures\\Memberships\\ChangeMembership' => 'getChangeMembershipService',
            'Passerelle\\Structures\\Memberships\\ChangeNotices' => 'getChangeNoticesService',
            'Passerelle\\Structures\\Memberships\\GraphQL\\MembershipFields' => 'getMembershipFieldsService',
            'Passerelle\\Structures\\Memberships\\GraphQL\\MembershipTypes' => 'getMembershipTypes2Service',
            'Passerelle\\Structures\\Memberships\\GraphQL\\OwnMembershipTypes' => 'getOwnMembershipTypesService',
            'Passerelle\\Structures\\Memberships\\GraphQL\\OwnStructureTypes' => 'getOwnStructureTypesService',
            'Passerelle\\Structures\\Memberships\\Mails\\MembershipMail' => 'getMembershipMailService',
            'Passerelle\\Structures\\Memberships\\MembershipAudit' => 'getMembershipAuditService',
            'Passerelle\\Structures\\Memberships\\MembershipNotices' => 'getMembershipNoticesService',
            'Passerelle\\Structures\\Memberships\\MembershipStore' => 'getMembershipStoreService',
            'Passerelle\\Structures\\Memberships\\MembershipsModule' => 'getMembershipsModuleService',
            'Passerelle\\Structures\\Memberships\\OwnChange' => 'getOwnChangeService',
            'Passerelle\\Structures\\Memberships\\OwnChanges' => 'getOwnChangesService',
            'Passerelle\\Structures\\Memberships\\OwnStructures' => 'getOwnStructuresService',
            'Passerelle\\Structures\\Memberships\\OwnerChange' => 'getOwnerChangeService',
            'Passerelle\\Structures\\Memberships\\ProfileRule' => 'getProfileRuleService',
            'Passerelle\\Structures\\Memberships\\StructureHandOver' => 'getStructureHandOverService',
            'Passerelle\\Structures\\Memberships\\StructureMembers' => 'getStructureMembersService',
            'Passerelle\\Structures\\Memberships\\TransferLinks' => 'getTransferLinksService',
            'Passerelle\\Structures\\Memberships\\VisibleStructures' => 'getVisibleStructuresService',
            'Passerelle\\Structures\\Names\\NameIndex' => 'getNameIndexService',
            'Passerelle\\Structures\\ProfileStructures' => 'getProfileStructuresService',
            'Passerelle\\Structures\\PublishProfileStructures' => 'getPublishProfileStructuresService',
            'Passerelle\\Structures\\StructuresModule' => 'getStructuresModuleService',
        ];
        $this->aliases = [
            'Passerelle\\Admin\\Form\\Attachments' => 'Passerelle\\Admin\\Form\\StoredAttachments',
            'Passerelle\\Calls\\Links\\Fetching\\Resolver' => 'Passerelle\\Calls\\Links\\Fetching\\DnsResolver',
            'Passerelle\\Calls\\Links\\Fetching\\Transport' => 'Passerelle\\Calls\\Links\\Fetching\\CurlTransport',
            'Passerelle\\Calls\\Management\\Applications' => 'Passerelle\\Applications\\CallApplications',
            'Passerelle\\Calls\\Management\\Dates\\CallDatesListener' => 'Passerelle\\Calls\\Notices\\DateNotices',
            'Passerelle\\Calls\\Notices\\CallFollowers' => 'Passerelle\\Favourites\\FavouriteFollowers',
            'Passerelle\\Calls\\Notices\\DraftHolders' => 'Passerelle\\Applications\\Applying\\ApplicantsWithDrafts',
            'Passerelle\\Calls\\Notices\\Reminders\\LaterClosings' => 'Passerelle\\Applications\\Stages\\StageClosings',
            'Passerelle\\Catalogue\\Candidates' => 'Passerelle\\Catalogue\\IndexCandidates',
            'Passerelle\\Catalogue\\Catalogue' => 'Passerelle\\Catalogue\\DatabaseCatalogue',
            'Passerelle\\Catalogue\\Finders' => 'Passerelle\\Catalogue\\IndexFinders',
            'Passerelle\\Content\\Actions\\OwnerRule' => 'Passerelle\\Structures\\Memberships\\ProfileRule',
            'Passerelle\\Content\\Actions\\SaveGuard' => 'Passerelle\\Content\\Locks\\RecordLocks',
            'Passerelle\\Content\\AttachableFiles' => 'Passerelle\\Files\\FileUses',
            'Passerelle\\Content\\Ledger' => 'Passerelle\\Structures\\MembershipLedger',
            'Passerelle\\Content\\Proposals\\ProposalListener' => 'Passerelle\\Moderation\\ProposalNotices',
            'Passerelle\\Content\\Proposals\\ProposalWatcher' => 'Passerelle\\Moderation\\Queue\\QueueIndex',
            'Passerelle\\Content\\RecordFiles' => 'Passerelle\\Files\\FileUses',
            'Passerelle\\Content\\RecordModeration' => 'Passerelle\\Moderation\\OwnerModeration',
            'Passerelle\\Content\\Records' => 'Passerelle\\Content\\WpRecords',
            'Passerelle\\Content\\References' => 'Passerelle\\Content\\WpReferences',
            'Passerelle\\Files\\ConfidentialUses' => 'Passerelle\\Applications\\Applying\\FilesOfApplications',
            'Passerelle\\Files\\PublicFiles' => 'Passerelle\\Site\\Home\\HomePlans',
            'Passerelle\\Files\\Scanning\\Scanner' => 'Passerelle\\Files\\Scanning\\Clamd',
            'Passerelle\\Files\\Uploads\\LetterUploads' => 'Passerelle\\Applications\\Letters\\UploadsOfLetters',
            'Passerelle\\Invitations\\AcceptsGuests' => 'Passerelle\\Applications\\Review\\Guests\\ReviewerSubject',
            'Passerelle\\Kernel\\Clock' => 'Passerelle\\Kernel\\SystemClock',
            'Passerelle\\Mail\\KnownMails' => 'Passerelle\\Notices\\Stop\\StoppableMails',
            'Passerelle\\Mail\\SenderLimits' => 'Passerelle\\Auth\\Throttling\\MailSenderLimits',
            'Passerelle\\Moderation\\OverdueWork' => 'Passerelle\\Messages\\Reports\\ReportsModule',
            'Passerelle\\Presentation\\Loading\\AcceptedInvitations' => 'Passerelle\\Invitations\\StoredAcceptances',
            'Passerelle\\Rights\\PostSubjects' => 'Passerelle\\Content\\StoredSubjects',
            'Passerelle\\Security\\RequestSource' => 'Passerelle\\Auth\\Throttling\\RequestNetwork',
        ];
    }

    protected static function getBecomeMemberService($container)
    {
        return $container->services['Passerelle\\Accounts\\BecomeMember'] = new \Passerelle\Accounts\BecomeMember(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAccountAddressService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\AccountAddress'] = new \Passerelle\Accounts\EmailChange\AccountAddress(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] ?? self::getNewAccountsService($container)), ($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getChangesElsewhereService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\ChangesElsewhere'] = new \Passerelle\Accounts\EmailChange\ChangesElsewhere(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\AccountAddress'] ?? self::getAccountAddressService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getConfirmEmailChangeService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\ConfirmEmailChange'] = new \Passerelle\Accounts\EmailChange\ConfirmEmailChange(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\AccountAddress'] ?? self::getAccountAddressService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getEmailChangeLinksService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeLinks'] = new \Passerelle\Accounts\EmailChange\EmailChangeLinks(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\AccountAddress'] ?? self::getAccountAddressService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)));
    }

    protected static function getEmailChangeModuleService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeModule'] = new \Passerelle\Accounts\EmailChange\EmailChangeModule(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\ChangesElsewhere'] ?? self::getChangesElsewhereService($container)));
    }

    protected static function getEmailChangesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] = new \Passerelle\Accounts\EmailChange\EmailChanges(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'auth', 'emailConfirmHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'auth', 'emailUndoDays', 86400));
    }

    protected static function getEmailChangeTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\GraphQL\\EmailChangeTypes'] = new \Passerelle\Accounts\EmailChange\GraphQL\EmailChangeTypes(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeLinks'] ?? self::getEmailChangeLinksService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\RequestEmailChange'] ?? self::getRequestEmailChangeService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\ConfirmEmailChange'] ?? self::getConfirmEmailChangeService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\UndoEmailChange'] ?? self::getUndoEmailChangeService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getChangeRequestedMailService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ChangeRequestedMail'] = new \Passerelle\Accounts\EmailChange\Mails\ChangeRequestedMail(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getChangedMailService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ChangedMail'] = new \Passerelle\Accounts\EmailChange\Mails\ChangedMail(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getProofMailService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ProofMail'] = new \Passerelle\Accounts\EmailChange\Mails\ProofMail(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getRestoredMailService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\Mails\\RestoredMail'] = new \Passerelle\Accounts\EmailChange\Mails\RestoredMail(($container->services['Passerelle\\Auth\\Links\\AccountLink'] ?? self::getAccountLinkService($container)));
    }

    protected static function getUndoMailService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\Mails\\UndoMail'] = new \Passerelle\Accounts\EmailChange\Mails\UndoMail(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getRequestEmailChangeService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\RequestEmailChange'] = new \Passerelle\Accounts\EmailChange\RequestEmailChange(($container->services['Passerelle\\Accounts\\Settings\\CurrentPassword'] ?? self::getCurrentPasswordService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Auth\\Throttling\\MailThrottle'] ?? self::getMailThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getUndoEmailChangeService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailChange\\UndoEmailChange'] = new \Passerelle\Accounts\EmailChange\UndoEmailChange(($container->services['Passerelle\\Accounts\\EmailChange\\EmailChanges'] ?? self::getEmailChangesService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\AccountAddress'] ?? self::getAccountAddressService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Social\\Identities'] ?? self::getIdentitiesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getEmailLookupService($container)
    {
        return $container->services['Passerelle\\Accounts\\EmailLookup'] = new \Passerelle\Accounts\EmailLookup(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInterestsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Interests'] = new \Passerelle\Accounts\Interests(($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)));
    }

    protected static function getNameKeysService($container)
    {
        return $container->services['Passerelle\\Accounts\\NameKeys'] = new \Passerelle\Accounts\NameKeys();
    }

    protected static function getOnboardingService($container)
    {
        return $container->services['Passerelle\\Accounts\\Onboarding'] = new \Passerelle\Accounts\Onboarding(($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDeleteDueAccountService($container)
    {
        $a = ($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'] ?? self::getEraseAccountService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'];
        }
        $b = ($container->services['Passerelle\\Accounts\\Privacy\\Postponement'] ?? self::getPostponementService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'];
        }

        $instance = new \Passerelle\Accounts\Privacy\DeleteDueAccount(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), $a, ($container->services['Passerelle\\Accounts\\Privacy\\Heirs'] ?? self::getHeirsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), $b, ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'] = $instance;
    }

    protected static function getDeletionPlansService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] = new \Passerelle\Accounts\Privacy\DeletionPlans(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDeletionRecipientsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\DeletionRecipients'] = new \Passerelle\Accounts\Privacy\DeletionRecipients(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'mail', 'giveUpHours', 1));
    }

    protected static function getEraseAccountService($container)
    {
        $a = ($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] ?? self::getRecordKindsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'];
        }
        $b = ($container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'] ?? self::getErasureReportService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'];
        }

        $instance = new \Passerelle\Accounts\Privacy\EraseAccount($a->all(), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\LastOwners'] ?? self::getLastOwnersService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), $b, ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'] = $instance;
    }

    protected static function getErasureExtentsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\ErasureExtents'] = new \Passerelle\Accounts\Privacy\ErasureExtents(($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] ?? self::getRecordKindsService($container))->exported(), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'] ?? self::getContentRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)));
    }

    protected static function getErasureReportService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'];
        }

        $instance = new \Passerelle\Accounts\Privacy\ErasureReport(($container->services['Passerelle\\Accounts\\Privacy\\DeletionRecipients'] ?? self::getDeletionRecipientsService($container)), $a, ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureAudit'] ?? self::getErasureAuditService($container)));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\ErasureReport'] = $instance;
    }

    protected static function getArchivedFilesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Export\\ArchivedFiles'] = new \Passerelle\Accounts\Privacy\Export\ArchivedFiles(($container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'] ?? self::getFileRecordsService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()));
    }

    protected static function getExportService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Export\\Export'] = new \Passerelle\Accounts\Privacy\Export\Export(($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] ?? self::getRecordKindsService($container))->exported(), ($container->services['Passerelle\\Accounts\\Privacy\\Export\\ArchivedFiles'] ?? self::getArchivedFilesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getExportPassService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Export\\ExportPass'] = new \Passerelle\Accounts\Privacy\Export\ExportPass(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle export'), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'account', 'exportSeconds', 1));
    }

    protected static function getExportRouteService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Export\\ExportRoute'] = new \Passerelle\Accounts\Privacy\Export\ExportRoute(($container->services['Passerelle\\Accounts\\Privacy\\Export\\Export'] ?? self::getExportService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Export\\ExportPass'] ?? self::getExportPassService($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)));
    }

    protected static function getReadableRowsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Export\\ReadableRows'] = new \Passerelle\Accounts\Privacy\Export\ReadableRows(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getExportTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\GraphQL\\ExportTypes'] = new \Passerelle\Accounts\Privacy\GraphQL\ExportTypes(($container->services['Passerelle\\Accounts\\Settings\\CurrentPassword'] ?? self::getCurrentPasswordService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Export\\ExportPass'] ?? self::getExportPassService($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPrivacyTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\GraphQL\\PrivacyTypes'] = new \Passerelle\Accounts\Privacy\GraphQL\PrivacyTypes(($container->services['Passerelle\\Accounts\\Privacy\\RequestDeletion'] ?? self::getRequestDeletionService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Heirs'] ?? self::getHeirsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getHeirsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Heirs'] = new \Passerelle\Accounts\Privacy\Heirs(($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getLastOwnersService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\LastOwners'] = new \Passerelle\Accounts\Privacy\LastOwners(($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)));
    }

    protected static function getDeletionDoneService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionDone'] = new \Passerelle\Accounts\Privacy\Mails\DeletionDone(($container->services['Passerelle\\Accounts\\Privacy\\DeletionRecipients'] ?? self::getDeletionRecipientsService($container)));
    }

    protected static function getDeletionPostponedService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionPostponed'] = new \Passerelle\Accounts\Privacy\Mails\DeletionPostponed(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Mails\\SettingsAddress'] ?? self::getSettingsAddressService($container)));
    }

    protected static function getDeletionRequestedService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionRequested'] = new \Passerelle\Accounts\Privacy\Mails\DeletionRequested(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Mails\\SettingsAddress'] ?? self::getSettingsAddressService($container)));
    }

    protected static function getSettingsAddressService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Mails\\SettingsAddress'] = new \Passerelle\Accounts\Privacy\Mails\SettingsAddress(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getOwnedRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\OwnedRecords'] = new \Passerelle\Accounts\Privacy\OwnedRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getPostponementService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Postponement'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Postponement'];
        }
        $b = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Postponement'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Postponement'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Postponement(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), $a, $b, ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Postponement'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Postponement'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Postponement'] = $instance;
    }

    protected static function getPrivacyModuleService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\PrivacyModule'] = new \Passerelle\Accounts\Privacy\PrivacyModule(($container->services['Passerelle\\Accounts\\Privacy\\Export\\ExportRoute'] ?? self::getExportRouteService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionRecipients'] ?? self::getDeletionRecipientsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Export\\Export'] ?? self::getExportService($container)));
    }

    protected static function getRecordKindsService($container)
    {
        $a = ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'] ?? self::getContentRecordsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }
        $b = ($container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'] ?? self::getMentionRecordsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }
        $c = ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'] ?? self::getListingRecordsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }
        $d = ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'] ?? self::getApplicationRecordsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }
        $e = ($container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'] ?? self::getFileRecordsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }

        $instance = new \Passerelle\Accounts\Privacy\RecordKinds(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), [($container->services['Passerelle\\Accounts\\Privacy\\Records\\AccountRecords'] ?? self::getAccountRecordsService($container)), $a, $b, ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ProposalRecords'] ?? self::getProposalRecordsService($container)), $c, ($container->services['Passerelle\\Accounts\\Privacy\\Records\\DateChangeRecords'] ?? self::getDateChangeRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\DecisionRecords'] ?? self::getDecisionRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\InvitationRecords'] ?? self::getInvitationRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\LetterRecords'] ?? self::getLetterRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\MentorRecords'] ?? self::getMentorRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ThreadRecords'] ?? self::getThreadRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ReviewRecords'] ?? self::getReviewRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ViewRecords'] ?? self::getViewRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationHandlingRecords'] ?? self::getApplicationHandlingRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\LateLinkRecords'] ?? self::getLateLinkRecordsService($container)), $d, ($container->services['Passerelle\\Accounts\\Privacy\\Records\\NoteRecords'] ?? self::getNoteRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\RecommendationRecords'] ?? self::getRecommendationRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\NewsletterRecords'] ?? self::getNewsletterRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), $e, ($container->services['Passerelle\\Accounts\\Privacy\\Records\\UploadRecords'] ?? self::getUploadRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\BlockedRecords'] ?? self::getBlockedRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\AuditRecords'] ?? self::getAuditRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\MailRecords'] ?? self::getMailRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\EventRecords'] ?? self::getEventRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\CommentRecords'] ?? self::getCommentRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\PostRecords'] ?? self::getPostRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\WordPressRecords'] ??= new \Passerelle\Accounts\Privacy\Records\WordPressRecords()), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\RequestRecords'] ?? self::getRequestRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContactRecords'] ?? self::getContactRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\TransientRecords'] ?? self::getTransientRecordsService($container))]);

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] = $instance;
    }

    protected static function getAccountRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\AccountRecords'] = new \Passerelle\Accounts\Privacy\Records\AccountRecords(($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)));
    }

    protected static function getApplicationHandlingRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationHandlingRecords'] = new \Passerelle\Accounts\Privacy\Records\ApplicationHandlingRecords(($container->services['Passerelle\\Applications\\Timeline\\PersonalEvents'] ?? self::getPersonalEventsService($container)));
    }

    protected static function getApplicationRecordsService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'] ?? self::getPersonalApplicationsService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Records\ApplicationRecords($a);

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ApplicationRecords'] = $instance;
    }

    protected static function getAuditRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\AuditRecords'] = new \Passerelle\Accounts\Privacy\Records\AuditRecords(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)));
    }

    protected static function getBlockedRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\BlockedRecords'] = new \Passerelle\Accounts\Privacy\Records\BlockedRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCommentRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\CommentRecords'] = new \Passerelle\Accounts\Privacy\Records\CommentRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getContactRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ContactRecords'] = new \Passerelle\Accounts\Privacy\Records\ContactRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getContentRecordsService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Records\ContentRecords(($container->services['Passerelle\\Accounts\\Privacy\\OwnedRecords'] ?? self::getOwnedRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\OwnValues'] ?? self::getOwnValuesService($container)), $a, ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Content\\FormerSlugs'] ?? self::getFormerSlugsService($container)));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'] = $instance;
    }

    protected static function getDateChangeRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\DateChangeRecords'] = new \Passerelle\Accounts\Privacy\Records\DateChangeRecords(($container->services['Passerelle\\Calls\\Management\\Dates\\DateChangeStore'] ?? self::getDateChangeStoreService($container)));
    }

    protected static function getDecisionRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\DecisionRecords'] = new \Passerelle\Accounts\Privacy\Records\DecisionRecords(($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)));
    }

    protected static function getEventRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\EventRecords'] = new \Passerelle\Accounts\Privacy\Records\EventRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getFileRecordsService($container)
    {
        $a = ($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Records\FileRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), $a, ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\FileRecords'] = $instance;
    }

    protected static function getInvitationRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\InvitationRecords'] = new \Passerelle\Accounts\Privacy\Records\InvitationRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getLateLinkRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\LateLinkRecords'] = new \Passerelle\Accounts\Privacy\Records\LateLinkRecords(($container->services['Passerelle\\Applications\\LateLinks\\PersonalLateLinks'] ?? self::getPersonalLateLinksService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)));
    }

    protected static function getLetterRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\LetterRecords'] = new \Passerelle\Accounts\Privacy\Records\LetterRecords(($container->services['Passerelle\\Newsletter\\Issues\\PersonalLetters'] ?? self::getPersonalLetters2Service($container)));
    }

    protected static function getListingRecordsService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Records\ListingRecords(($container->services['Passerelle\\Accounts\\Privacy\\OwnedRecords'] ?? self::getOwnedRecordsService($container)), $a, ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ListingRecords'] = $instance;
    }

    protected static function getMailRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\MailRecords'] = new \Passerelle\Accounts\Privacy\Records\MailRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getMentionRecordsService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container));

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'];
        }

        $instance = new \Passerelle\Accounts\Privacy\Records\MentionRecords(($container->services['Passerelle\\Accounts\\Privacy\\OwnedRecords'] ?? self::getOwnedRecordsService($container)), $a);

        if (isset($container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'])) {
            return $container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'];
        }

        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\MentionRecords'] = $instance;
    }

    protected static function getMentorRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\MentorRecords'] = new \Passerelle\Accounts\Privacy\Records\MentorRecords(($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)));
    }

    protected static function getNewsletterRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\NewsletterRecords'] = new \Passerelle\Accounts\Privacy\Records\NewsletterRecords(($container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] ?? self::getAccountSubscriptionsService($container)), ($container->services['Passerelle\\Newsletter\\PersonalData'] ?? self::getPersonalDataService($container)));
    }

    protected static function getNoteRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\NoteRecords'] = new \Passerelle\Accounts\Privacy\Records\NoteRecords(($container->services['Passerelle\\Applications\\Handling\\Notes\\NoteStore'] ?? self::getNoteStoreService($container)));
    }

    protected static function getOwnValuesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\OwnValues'] = new \Passerelle\Accounts\Privacy\Records\OwnValues(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getPostRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\PostRecords'] = new \Passerelle\Accounts\Privacy\Records\PostRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getProposalRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ProposalRecords'] = new \Passerelle\Accounts\Privacy\Records\ProposalRecords(($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\OwnValues'] ?? self::getOwnValuesService($container)));
    }

    protected static function getRecommendationRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\RecommendationRecords'] = new \Passerelle\Accounts\Privacy\Records\RecommendationRecords(($container->services['Passerelle\\Applications\\Letters\\PersonalLetters'] ?? self::getPersonalLettersService($container)));
    }

    protected static function getRequestRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\RequestRecords'] = new \Passerelle\Accounts\Privacy\Records\RequestRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReviewRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ReviewRecords'] = new \Passerelle\Accounts\Privacy\Records\ReviewRecords(($container->services['Passerelle\\Applications\\Review\\PersonalReviews'] ?? self::getPersonalReviewsService($container)));
    }

    protected static function getStructuresService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] = new \Passerelle\Accounts\Privacy\Records\Structures(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getThreadRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ThreadRecords'] = new \Passerelle\Accounts\Privacy\Records\ThreadRecords(($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMarks'] ?? self::getThreadMarksService($container)));
    }

    protected static function getTransientRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\TransientRecords'] = new \Passerelle\Accounts\Privacy\Records\TransientRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getUploadRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\UploadRecords'] = new \Passerelle\Accounts\Privacy\Records\UploadRecords(($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getViewRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\ViewRecords'] = new \Passerelle\Accounts\Privacy\Records\ViewRecords(($container->services['Passerelle\\Applications\\Handling\\Views\\ViewStore'] ?? self::getViewStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Duplicates\\SentMarks'] ?? self::getSentMarksService($container)));
    }

    protected static function getWordPressRecordsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Records\\WordPressRecords'] = new \Passerelle\Accounts\Privacy\Records\WordPressRecords();
    }

    protected static function getRequestDeletionService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\RequestDeletion'] = new \Passerelle\Accounts\Privacy\RequestDeletion(($container->services['Passerelle\\Accounts\\Settings\\CurrentPassword'] ?? self::getCurrentPasswordService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Heirs'] ?? self::getHeirsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\ScheduleDeletion'] ?? self::getScheduleDeletionService($container)));
    }

    protected static function getScheduleDeletionService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\ScheduleDeletion'] = new \Passerelle\Accounts\Privacy\ScheduleDeletion(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'account', 'deletionDays', 1));
    }

    protected static function getEraseAddressService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseAddress'] = new \Passerelle\Accounts\Privacy\Staff\EraseAddress(($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] ?? self::getRecordKindsService($container))->all(), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureAudit'] ?? self::getErasureAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getEraseInPartsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseInParts'] = new \Passerelle\Accounts\Privacy\Staff\EraseInParts(($container->services['Passerelle\\Accounts\\Privacy\\Records\\ContentRecords'] ?? self::getContentRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'] ?? self::getEraseAccountService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'account', 'erasedPerPage', 1));
    }

    protected static function getEraseToolService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseTool'] = new \Passerelle\Accounts\Privacy\Staff\EraseTool(($container->services['Passerelle\\Accounts\\Privacy\\Records\\RequestRecords'] ?? self::getRequestRecordsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'] ?? self::getEraseAccountService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureRights'] ?? self::getErasureRightsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseAddress'] ?? self::getEraseAddressService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasedItems'] ?? self::getErasedItemsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseInParts'] ?? self::getEraseInPartsService($container)));
    }

    protected static function getErasedItemsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasedItems'] = new \Passerelle\Accounts\Privacy\Staff\ErasedItems(($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getErasureAuditService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureAudit'] = new \Passerelle\Accounts\Privacy\Staff\ErasureAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getErasureRightsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureRights'] = new \Passerelle\Accounts\Privacy\Staff\ErasureRights(($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getExportArchivesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\ExportArchives'] = new \Passerelle\Accounts\Privacy\Staff\ExportArchives(($container->services['Passerelle\\Accounts\\Privacy\\Export\\ArchivedFiles'] ?? self::getArchivedFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureAudit'] ?? self::getErasureAuditService($container)));
    }

    protected static function getExportToolService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\ExportTool'] = new \Passerelle\Accounts\Privacy\Staff\ExportTool(($container->services['Passerelle\\Accounts\\Privacy\\RecordKinds'] ?? self::getRecordKindsService($container))->besidesWordPress(), ($container->services['Passerelle\\Accounts\\Privacy\\Export\\ReadableRows'] ?? self::getReadableRowsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'account', 'exportedPerPage', 1));
    }

    protected static function getWordPressDeletionService($container)
    {
        return $container->services['Passerelle\\Accounts\\Privacy\\Staff\\WordPressDeletion'] = new \Passerelle\Accounts\Privacy\Staff\WordPressDeletion(($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureRights'] ?? self::getErasureRightsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\EraseAccount'] ?? self::getEraseAccountService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Records\\Structures'] ?? self::getStructuresService($container)), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getChangePasswordService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\ChangePassword'] = new \Passerelle\Accounts\Settings\ChangePassword(($container->services['Passerelle\\Accounts\\Settings\\CurrentPassword'] ?? self::getCurrentPasswordService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCurrentPasswordService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Accounts\\Settings\\CurrentPassword'] = new \Passerelle\Accounts\Settings\CurrentPassword(($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'auth', 'failuresPerAccount', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'password', 'max', 1));
    }

    protected static function getEndOtherSessionsService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\EndOtherSessions'] = new \Passerelle\Accounts\Settings\EndOtherSessions(($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\KnownDevices'] ?? self::getKnownDevicesService($container)));
    }

    protected static function getMembershipTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\GraphQL\\MembershipTypes'] = new \Passerelle\Accounts\Settings\GraphQL\MembershipTypes(($container->services['Passerelle\\Accounts\\BecomeMember'] ?? self::getBecomeMemberService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getOnboardingTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\GraphQL\\OnboardingTypes'] = new \Passerelle\Accounts\Settings\GraphQL\OnboardingTypes(($container->services['Passerelle\\Accounts\\Onboarding'] ?? self::getOnboardingService($container)), ($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPasswordTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\GraphQL\\PasswordTypes'] = new \Passerelle\Accounts\Settings\GraphQL\PasswordTypes(($container->services['Passerelle\\Accounts\\Settings\\ChangePassword'] ?? self::getChangePasswordService($container)), ($container->services['Passerelle\\Accounts\\Settings\\EndOtherSessions'] ?? self::getEndOtherSessionsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSettingsTypesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\GraphQL\\SettingsTypes'] = new \Passerelle\Accounts\Settings\GraphQL\SettingsTypes(($container->services['Passerelle\\Accounts\\Settings\\UpdateAccount'] ?? self::getUpdateAccountService($container)), ($container->services['Passerelle\\Accounts\\Settings\\UpdatePreferences'] ?? self::getUpdatePreferencesService($container)), ($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Accounts\\Onboarding'] ?? self::getOnboardingService($container)), ($container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] ?? self::getAccountSubscriptionsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getUpdateAccountService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\UpdateAccount'] = new \Passerelle\Accounts\Settings\UpdateAccount(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container))->textMax('short'));
    }

    protected static function getUpdatePreferencesService($container)
    {
        return $container->services['Passerelle\\Accounts\\Settings\\UpdatePreferences'] = new \Passerelle\Accounts\Settings\UpdatePreferences(($container->services['Passerelle\\Accounts\\Onboarding'] ?? self::getOnboardingService($container)), ($container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] ?? self::getAccountSubscriptionsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getStoredNamesService($container)
    {
        return $container->services['Passerelle\\Accounts\\StoredNames'] = new \Passerelle\Accounts\StoredNames();
    }

    protected static function getAdminModuleService($container)
    {
        return $container->services['Passerelle\\Admin\\AdminModule'] = new \Passerelle\Admin\AdminModule(fn () => [($container->services['Passerelle\\Admin\\Settings\\SitePagesSetting'] ?? self::getSitePagesSettingService($container)), ($container->services['Passerelle\\Admin\\Assets'] ?? self::getAssetsService($container)), ($container->services['Passerelle\\Admin\\Health\\ClocksCheck'] ?? self::getClocksCheckService($container)), ($container->services['Passerelle\\Admin\\Health\\ZonesCheck'] ?? self::getZonesCheckService($container)), ($container->services['Passerelle\\Admin\\Lists\\ListTables'] ?? self::getListTablesService($container)), ($container->services['Passerelle\\Admin\\Lists\\Restoring'] ?? self::getRestoringService($container)), ($container->services['Passerelle\\Admin\\Lists\\TypeLabels'] ?? self::getTypeLabelsService($container)), ($container->services['Passerelle\\Admin\\Lists\\UnservedPages'] ?? self::getUnservedPagesService($container)), ($container->services['Passerelle\\Admin\\Lists\\WaitingProposals'] ?? self::getWaitingProposalsService($container)), ($container->services['Passerelle\\Admin\\People\\AccountStateField'] ?? self::getAccountStateFieldService($container)), ($container->services['Passerelle\\Admin\\People\\AddressField'] ?? self::getAddressFieldService($container)), ($container->services['Passerelle\\Admin\\People\\MemberRolesField'] ?? self::getMemberRolesFieldService($container)), ($container->services['Passerelle\\Admin\\Pickers\\PickerEndpoint'] ?? self::getPickerEndpointService($container)), ($container->services['Passerelle\\Admin\\Privacy\\DeleteUsersScreen'] ?? self::getDeleteUsersScreenService($container)), ($container->services['Passerelle\\Admin\\Privacy\\RequestsScreens'] ?? self::getRequestsScreensService($container)), ($container->services['Passerelle\\Admin\\Screen\\EditRouter'] ?? self::getEditRouterService($container)), ($container->services['Passerelle\\Admin\\Screen\\PostRouter'] ?? self::getPostRouterService($container)), ($container->services['Passerelle\\Admin\\Settings\\LogoSizeSetting'] ?? self::getLogoSizeSettingService($container)), ($container->services['Passerelle\\Admin\\Settings\\SettingsMenu'] ?? self::getSettingsMenuService($container)), ($container->services['Passerelle\\Admin\\Switching\\SwitchScreen'] ?? self::getSwitchScreenService($container)), ($container->services['Passerelle\\Admin\\Structures\\StructuresScreen'] ?? self::getStructuresScreenService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\NewsletterScreen'] ?? self::getNewsletterScreenService($container)), ($container->services['Passerelle\\Admin\\Search\\SynonymsScreen'] ?? self::getSynonymsScreenService($container)), ($container->services['Passerelle\\Admin\\Oversight\\StatisticsScreen'] ?? self::getStatisticsScreenService($container)), ($container->services['Passerelle\\Admin\\Oversight\\AuditLogScreen'] ?? self::getAuditLogScreenService($container)), ($container->services['Passerelle\\Admin\\Security\\SecurityLogScreen'] ?? self::getSecurityLogScreenService($container)), ($container->services['Passerelle\\Admin\\Applications\\DecisionReviewsScreen'] ?? self::getDecisionReviewsScreenService($container)), ($container->services['Passerelle\\Admin\\Applications\\RemovedApplicationsScreen'] ?? self::getRemovedApplicationsScreenService($container)), ($container->services['Passerelle\\Admin\\Mails\\FailedMailsScreen'] ?? self::getFailedMailsScreenService($container))]);
    }

    protected static function getDecisionReviewsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Applications\\DecisionReviewsScreen'] = new \Passerelle\Admin\Applications\DecisionReviewsScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\OpenReviews'] ?? self::getOpenReviewsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\NameAnswerer'] ?? self::getNameAnswererService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRemovedApplicationsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Applications\\RemovedApplicationsScreen'] = new \Passerelle\Admin\Applications\RemovedApplicationsScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Applications\\Retention\\RemovedApplications'] ?? self::getRemovedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RestoreApplication'] ?? self::getRestoreApplicationService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAssetsService($container)
    {
        return $container->services['Passerelle\\Admin\\Assets'] = new \Passerelle\Admin\Assets(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container))->mainFile());
    }

    protected static function getDecisionBoxService($container)
    {
        return $container->services['Passerelle\\Admin\\Decisions\\DecisionBox'] = new \Passerelle\Admin\Decisions\DecisionBox(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Admin\\Decisions\\ProposedChanges'] ?? self::getProposedChangesService($container)), ($container->services['Passerelle\\Admin\\Decisions\\DecisionHistory'] ?? self::getDecisionHistoryService($container)));
    }

    protected static function getDecisionHandlerService($container)
    {
        return $container->services['Passerelle\\Admin\\Decisions\\DecisionHandler'] = new \Passerelle\Admin\Decisions\DecisionHandler(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Moderation\\Decide'] ?? self::getDecideService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDecisionHistoryService($container)
    {
        return $container->services['Passerelle\\Admin\\Decisions\\DecisionHistory'] = new \Passerelle\Admin\Decisions\DecisionHistory(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)));
    }

    protected static function getProposedChangesService($container)
    {
        return $container->services['Passerelle\\Admin\\Decisions\\ProposedChanges'] = new \Passerelle\Admin\Decisions\ProposedChanges(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Moderation\\Review\\ReadableFields'] ?? self::getReadableFieldsService($container)));
    }

    protected static function getPickerControlService($container)
    {
        return $container->services['Passerelle\\Admin\\Form\\Controls\\PickerControl'] = new \Passerelle\Admin\Form\Controls\PickerControl(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Admin\\Pickers\\UserSearch'] ??= new \Passerelle\Admin\Pickers\UserSearch()));
    }

    protected static function getFieldViewService($container)
    {
        return $container->services['Passerelle\\Admin\\Form\\FieldView'] = new \Passerelle\Admin\Form\FieldView(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Admin\\Pickers\\UserSearch'] ??= new \Passerelle\Admin\Pickers\UserSearch()), ($container->services['Passerelle\\Admin\\Form\\StoredAttachments'] ?? self::getStoredAttachmentsService($container)));
    }

    protected static function getFormReadersService($container)
    {
        return $container->services['Passerelle\\Admin\\Form\\FormReaders'] = new \Passerelle\Admin\Form\FormReaders(($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Admin\\Pickers\\UserSearch'] ??= new \Passerelle\Admin\Pickers\UserSearch()), ($container->services['Passerelle\\Admin\\Form\\StoredAttachments'] ?? self::getStoredAttachmentsService($container)));
    }

    protected static function getStoredAttachmentsService($container)
    {
        return $container->services['Passerelle\\Admin\\Form\\StoredAttachments'] = new \Passerelle\Admin\Form\StoredAttachments(($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container)), ($container->services['Passerelle\\Files\\FileLimits'] ?? self::getFileLimitsService($container)));
    }

    protected static function getClocksCheckService($container)
    {
        return $container->services['Passerelle\\Admin\\Health\\ClocksCheck'] = new \Passerelle\Admin\Health\ClocksCheck(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Presentation\\Invalidation\\Frontend'] ?? self::getFrontendService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'health', 'clockSeconds', 1));
    }

    protected static function getZonesCheckService($container)
    {
        return $container->services['Passerelle\\Admin\\Health\\ZonesCheck'] = new \Passerelle\Admin\Health\ZonesCheck(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Presentation\\Invalidation\\Frontend'] ?? self::getFrontendService($container)));
    }

    protected static function getHomeFormService($container)
    {
        return $container->services['Passerelle\\Admin\\Home\\HomeForm'] = new \Passerelle\Admin\Home\HomeForm(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Content\\WpReferences'] ?? self::getWpReferencesService($container)), ($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container)));
    }

    protected static function getHomeScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Home\\HomeScreen'] = new \Passerelle\Admin\Home\HomeScreen(($container->services['Passerelle\\Admin\\Home\\HomeForm'] ?? self::getHomeFormService($container)), ($container->services['Passerelle\\Admin\\Home\\HomeView'] ?? self::getHomeViewService($container)), ($container->services['Passerelle\\Site\\Home\\HomePlans'] ??= new \Passerelle\Site\Home\HomePlans()), ($container->services['Passerelle\\Site\\SiteTexts'] ??= new \Passerelle\Site\SiteTexts()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getHomeViewService($container)
    {
        return $container->services['Passerelle\\Admin\\Home\\HomeView'] = new \Passerelle\Admin\Home\HomeView(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Admin\\Form\\Controls\\PickerControl'] ?? self::getPickerControlService($container)), ($container->services['Passerelle\\Admin\\Form\\StoredAttachments'] ?? self::getStoredAttachmentsService($container)));
    }

    protected static function getLabelsService($container)
    {
        return $container->services['Passerelle\\Admin\\Labels'] = new \Passerelle\Admin\Labels(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getListTablesService($container)
    {
        return $container->services['Passerelle\\Admin\\Lists\\ListTables'] = new \Passerelle\Admin\Lists\ListTables(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRestoringService($container)
    {
        return $container->services['Passerelle\\Admin\\Lists\\Restoring'] = new \Passerelle\Admin\Lists\Restoring(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getTypeLabelsService($container)
    {
        return $container->services['Passerelle\\Admin\\Lists\\TypeLabels'] = new \Passerelle\Admin\Lists\TypeLabels(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getUnservedPagesService($container)
    {
        return $container->services['Passerelle\\Admin\\Lists\\UnservedPages'] = new \Passerelle\Admin\Lists\UnservedPages(($container->services['Passerelle\\Site\\Pages'] ?? self::getPagesService($container)), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getWaitingProposalsService($container)
    {
        return $container->services['Passerelle\\Admin\\Lists\\WaitingProposals'] = new \Passerelle\Admin\Lists\WaitingProposals(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)));
    }

    protected static function getFailedMailsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Mails\\FailedMailsScreen'] = new \Passerelle\Admin\Mails\FailedMailsScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Mail\\FailedMails'] ?? self::getFailedMailsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'mail', 'failuresPerPage', 1));
    }

    protected static function getOutboxSiteHealthService($container)
    {
        return $container->services['Passerelle\\Admin\\Mails\\OutboxSiteHealth'] = new \Passerelle\Admin\Mails\OutboxSiteHealth(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Outbox\\OutboxHealth'] ?? self::getOutboxHealthService($container)));
    }

    protected static function getIssueContentService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\IssueContent'] = new \Passerelle\Admin\Newsletter\IssueContent(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\IssueList'] ?? self::getIssueListService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\IssueForm'] ?? self::getIssueFormService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\IssuePage'] ?? self::getIssuePageService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getIssueFormService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\IssueForm'] = new \Passerelle\Admin\Newsletter\IssueForm(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Admin\\Form\\Controls\\PickerControl'] ?? self::getPickerControlService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getIssueListService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\IssueList'] = new \Passerelle\Admin\Newsletter\IssueList(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getIssuePageService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\IssuePage'] = new \Passerelle\Admin\Newsletter\IssuePage(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Samples'] ?? self::getSamplesService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getIssueReaderService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\IssueReader'] = new \Passerelle\Admin\Newsletter\IssueReader(($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)));
    }

    protected static function getNewsletterScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\NewsletterScreen'] = new \Passerelle\Admin\Newsletter\NewsletterScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Newsletter\\Issues\\SaveIssue'] ?? self::getSaveIssueService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\NewsletterTasks'] ?? self::getNewsletterTasksService($container)), ($container->services['Passerelle\\Admin\\Newsletter\\IssueReader'] ?? self::getIssueReaderService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Newsletter\\IssueContent'] ?? self::getIssueContentService($container)));
    }

    protected static function getNewsletterTasksService($container)
    {
        return $container->services['Passerelle\\Admin\\Newsletter\\NewsletterTasks'] = new \Passerelle\Admin\Newsletter\NewsletterTasks(($container->services['Passerelle\\Newsletter\\Issues\\MoveIssue'] ?? self::getMoveIssueService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\DecideLetter'] ?? self::getDecideLetterService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Samples'] ?? self::getSamplesService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\ExportProofs'] ?? self::getExportProofsService($container)), ($container->services['Passerelle\\Admin\\Oversight\\Exports'] ?? self::getExportsService($container)));
    }

    protected static function getAuditDownloadService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditDownload'] = new \Passerelle\Admin\Oversight\AuditDownload(($container->services['Passerelle\\Admin\\Oversight\\AuditLabels'] ?? self::getAuditLabelsService($container)), ($container->services['Passerelle\\Admin\\Oversight\\AuditRows'] ?? self::getAuditRowsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Admin\\Oversight\\Exports'] ?? self::getExportsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAuditLabelsService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditLabels'] = new \Passerelle\Admin\Oversight\AuditLabels(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getAuditLogScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditLogScreen'] = new \Passerelle\Admin\Oversight\AuditLogScreen(($container->services['Passerelle\\Admin\\Oversight\\AuditLabels'] ?? self::getAuditLabelsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)), ($container->services['Passerelle\\Security\\Audit\\VerifyInParts'] ?? self::getVerifyInPartsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Oversight\\AuditDownload'] ?? self::getAuditDownloadService($container)), ($container->services['Passerelle\\Admin\\Oversight\\AuditPage'] ?? self::getAuditPageService($container)));
    }

    protected static function getAuditPageService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditPage'] = new \Passerelle\Admin\Oversight\AuditPage(($container->services['Passerelle\\Admin\\Oversight\\AuditLabels'] ?? self::getAuditLabelsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\VerifyInParts'] ?? self::getVerifyInPartsService($container)), ($container->services['Passerelle\\Admin\\Oversight\\AuditRows'] ?? self::getAuditRowsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'audit', 'perPage', 1));
    }

    protected static function getAuditReasonsService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditReasons'] = new \Passerelle\Admin\Oversight\AuditReasons(($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)));
    }

    protected static function getAuditRowsService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\AuditRows'] = new \Passerelle\Admin\Oversight\AuditRows(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Admin\\Oversight\\AuditReasons'] ?? self::getAuditReasonsService($container)));
    }

    protected static function getExportsService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\Exports'] = new \Passerelle\Admin\Oversight\Exports(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getStatisticsLabelsService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\StatisticsLabels'] = new \Passerelle\Admin\Oversight\StatisticsLabels(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)));
    }

    protected static function getStatisticsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Oversight\\StatisticsScreen'] = new \Passerelle\Admin\Oversight\StatisticsScreen(($container->services['Passerelle\\Admin\\Oversight\\StatisticsLabels'] ?? self::getStatisticsLabelsService($container)), ($container->services['Passerelle\\Moderation\\Statistics\\ReadStatistics'] ?? self::getReadStatistics2Service($container)), ($container->services['Passerelle\\Admin\\Oversight\\Exports'] ?? self::getExportsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAccountStateFieldService($container)
    {
        return $container->services['Passerelle\\Admin\\People\\AccountStateField'] = new \Passerelle\Admin\People\AccountStateField(($container->services['Passerelle\\Auth\\Accounts\\DisableAccount'] ?? self::getDisableAccountService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getAddressFieldService($container)
    {
        return $container->services['Passerelle\\Admin\\People\\AddressField'] = new \Passerelle\Admin\People\AddressField(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getMemberRolesFieldService($container)
    {
        return $container->services['Passerelle\\Admin\\People\\MemberRolesField'] = new \Passerelle\Admin\People\MemberRolesField(($container->services['Passerelle\\Directory\\Members\\UpdateRoles'] ?? self::getUpdateRolesService($container)), ($container->services['Passerelle\\Directory\\Members\\RoleRights'] ?? self::getRoleRightsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)));
    }

    protected static function getPickerEndpointService($container)
    {
        return $container->services['Passerelle\\Admin\\Pickers\\PickerEndpoint'] = new \Passerelle\Admin\Pickers\PickerEndpoint(($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Admin\\Pickers\\UserSearch'] ??= new \Passerelle\Admin\Pickers\UserSearch()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRecordSearchService($container)
    {
        return $container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] = new \Passerelle\Admin\Pickers\RecordSearch(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)));
    }

    protected static function getUserSearchService($container)
    {
        return $container->services['Passerelle\\Admin\\Pickers\\UserSearch'] = new \Passerelle\Admin\Pickers\UserSearch();
    }

    protected static function getDeleteUsersScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Privacy\\DeleteUsersScreen'] = new \Passerelle\Admin\Privacy\DeleteUsersScreen(($container->services['Passerelle\\Accounts\\Privacy\\ErasureExtents'] ?? self::getErasureExtentsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\WordPressDeletion'] ?? self::getWordPressDeletionService($container)), ($container->services['Passerelle\\Admin\\Privacy\\ExtentView'] ?? self::getExtentViewService($container)), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getExtentViewService($container)
    {
        return $container->services['Passerelle\\Admin\\Privacy\\ExtentView'] = new \Passerelle\Admin\Privacy\ExtentView(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getRequestsScreensService($container)
    {
        return $container->services['Passerelle\\Admin\\Privacy\\RequestsScreens'] = new \Passerelle\Admin\Privacy\RequestsScreens(($container->services['Passerelle\\Accounts\\Privacy\\ErasureExtents'] ?? self::getErasureExtentsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasedItems'] ?? self::getErasedItemsService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ErasureRights'] ?? self::getErasureRightsService($container)), ($container->services['Passerelle\\Admin\\Privacy\\ExtentView'] ?? self::getExtentViewService($container)), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getPublicAddressService($container)
    {
        return $container->services['Passerelle\\Admin\\PublicAddress'] = new \Passerelle\Admin\PublicAddress(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getClosingStepsService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\ClosingSteps'] = new \Passerelle\Admin\Screen\ClosingSteps(($container->services['Passerelle\\Calls\\Management\\ChangeCall'] ?? self::getChangeCallService($container)));
    }

    protected static function getDatesService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\Dates'] = new \Passerelle\Admin\Screen\Dates(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getEditPageService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\EditPage'] = new \Passerelle\Admin\Screen\EditPage(($container->services['Passerelle\\Admin\\Screen\\EditScreen'] ?? self::getEditScreenService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)));
    }

    protected static function getEditRouterService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\EditRouter'] = new \Passerelle\Admin\Screen\EditRouter(($container->services['Passerelle\\Admin\\Screen\\Notices'] ?? self::getNoticesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Admin\\Screen\\EditPage'] ?? self::getEditPageService($container)));
    }

    protected static function getEditScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\EditScreen'] = new \Passerelle\Admin\Screen\EditScreen(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Admin\\Form\\FieldView'] ?? self::getFieldViewService($container)), ($container->services['Passerelle\\Admin\\Screen\\PublishBox'] ?? self::getPublishBoxService($container)), ($container->services['Passerelle\\Admin\\Screen\\TranslationsBox'] ?? self::getTranslationsBoxService($container)), ($container->services['Passerelle\\Admin\\Decisions\\DecisionBox'] ?? self::getDecisionBoxService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getNoticesService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\Notices'] = new \Passerelle\Admin\Screen\Notices(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)));
    }

    protected static function getPerformStepService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\PerformStep'] = new \Passerelle\Admin\Screen\PerformStep(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Admin\\Screen\\SaveForm'] ?? self::getSaveFormService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Content\\Actions\\TranslateContent'] ?? self::getTranslateContentService($container)), ($container->services['Passerelle\\Admin\\Screen\\ClosingSteps'] ?? self::getClosingStepsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPostRouterService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\PostRouter'] = new \Passerelle\Admin\Screen\PostRouter(($container->services['Passerelle\\Admin\\Screen\\SaveHandler'] ?? self::getSaveHandlerService($container)), ($container->services['Passerelle\\Admin\\Screen\\EditPage'] ?? self::getEditPageService($container)), ($container->services['Passerelle\\Admin\\Screen\\Notices'] ?? self::getNoticesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPublishBoxService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\PublishBox'] = new \Passerelle\Admin\Screen\PublishBox(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Admin\\PublicAddress'] ?? self::getPublicAddressService($container)), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)));
    }

    protected static function getRefusedFormsService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\RefusedForms'] = new \Passerelle\Admin\Screen\RefusedForms(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getSaveFormService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\SaveForm'] = new \Passerelle\Admin\Screen\SaveForm(($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Admin\\Form\\StoredAttachments'] ?? self::getStoredAttachmentsService($container)));
    }

    protected static function getSaveHandlerService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\SaveHandler'] = new \Passerelle\Admin\Screen\SaveHandler(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Admin\\Form\\FormReaders'] ?? self::getFormReadersService($container)), ($container->services['Passerelle\\Admin\\Decisions\\DecisionHandler'] ?? self::getDecisionHandlerService($container)), ($container->services['Passerelle\\Admin\\Screen\\PerformStep'] ?? self::getPerformStepService($container)), ($container->services['Passerelle\\Admin\\Screen\\RefusedForms'] ?? self::getRefusedFormsService($container)));
    }

    protected static function getTranslationsBoxService($container)
    {
        return $container->services['Passerelle\\Admin\\Screen\\TranslationsBox'] = new \Passerelle\Admin\Screen\TranslationsBox(($container->services['Passerelle\\Admin\\Labels'] ?? self::getLabelsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getSynonymsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Search\\SynonymsScreen'] = new \Passerelle\Admin\Search\SynonymsScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Catalogue\\Reading\\OwnSynonyms'] ?? self::getOwnSynonymsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSecurityLogScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Security\\SecurityLogScreen'] = new \Passerelle\Admin\Security\SecurityLogScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Security\\SecurityEvents'] ?? self::getSecurityEventsService($container)), ($container->services['Passerelle\\Security\\LogHashes'] ?? self::getLogHashesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLogoSizeSettingService($container)
    {
        return $container->services['Passerelle\\Admin\\Settings\\LogoSizeSetting'] = new \Passerelle\Admin\Settings\LogoSizeSetting(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSettingsMenuService($container)
    {
        $a = ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts());
        $b = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Admin\\Settings\\SettingsMenu'] = new \Passerelle\Admin\Settings\SettingsMenu($a, ($container->services['Passerelle\\Admin\\Home\\HomeScreen'] ?? self::getHomeScreenService($container)), ($container->services['Passerelle\\Admin\\Settings\\SiteTextsScreen'] ?? self::getSiteTextsScreenService($container)), new \Passerelle\Admin\Settings\NamesScreen('passerelle_sector', $a, ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container))->all(...), $b), new \Passerelle\Admin\Settings\NamesScreen('passerelle_country', $a, ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container))->all(...), $b));
    }

    protected static function getSitePagesSettingService($container)
    {
        return $container->services['Passerelle\\Admin\\Settings\\SitePagesSetting'] = new \Passerelle\Admin\Settings\SitePagesSetting(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getSiteTextsScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Settings\\SiteTextsScreen'] = new \Passerelle\Admin\Settings\SiteTextsScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Site\\SiteTexts'] ??= new \Passerelle\Site\SiteTexts()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getEndedSectionService($container)
    {
        return $container->services['Passerelle\\Admin\\Structures\\EndedSection'] = new \Passerelle\Admin\Structures\EndedSection(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getMergeSectionService($container)
    {
        return $container->services['Passerelle\\Admin\\Structures\\MergeSection'] = new \Passerelle\Admin\Structures\MergeSection(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Pickers\\RecordSearch'] ?? self::getRecordSearchService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\PreviewMerge'] ?? self::getPreviewMergeService($container)));
    }

    protected static function getStructureTasksService($container)
    {
        return $container->services['Passerelle\\Admin\\Structures\\StructureTasks'] = new \Passerelle\Admin\Structures\StructureTasks(($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\RestoreStructure'] ?? self::getRestoreStructureService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\UndoMerge'] ?? self::getUndoMergeService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeStructures'] ?? self::getMergeStructuresService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PlanSuccession'] ?? self::getPlanSuccessionService($container)));
    }

    protected static function getStructuresScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Structures\\StructuresScreen'] = new \Passerelle\Admin\Structures\StructuresScreen(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Structures\\StructureTasks'] ?? self::getStructureTasksService($container)), [($container->services['Passerelle\\Admin\\Structures\\SuccessionSection'] ?? self::getSuccessionSectionService($container)), ($container->services['Passerelle\\Admin\\Structures\\EndedSection'] ?? self::getEndedSectionService($container)), ($container->services['Passerelle\\Admin\\Structures\\MergeSection'] ?? self::getMergeSectionService($container))], ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSuccessionSectionService($container)
    {
        return $container->services['Passerelle\\Admin\\Structures\\SuccessionSection'] = new \Passerelle\Admin\Structures\SuccessionSection(($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()), ($container->services['Passerelle\\Admin\\Screen\\Dates'] ?? self::getDatesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\Ownerless'] ?? self::getOwnerlessService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\ScheduleSuccession'] ?? self::getScheduleSuccessionService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] ?? self::getSuccessionStoreService($container)));
    }

    protected static function getSwitchScreenService($container)
    {
        return $container->services['Passerelle\\Admin\\Switching\\SwitchScreen'] = new \Passerelle\Admin\Switching\SwitchScreen(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container))->mainFile(), ($container->services['Passerelle\\Auth\\Switching\\Switching'] ?? self::getSwitchingService($container)), ($container->services['Passerelle\\Auth\\WordPress\\WordPressSessions'] ?? self::getWordPressSessionsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts()));
    }

    protected static function getTextsService($container)
    {
        return $container->services['Passerelle\\Admin\\Texts\\Texts'] = new \Passerelle\Admin\Texts\Texts();
    }

    protected static function getApplicationRequestsService($container)
    {
        return $container->services['Passerelle\\Applications\\ApplicationRequests'] = new \Passerelle\Applications\ApplicationRequests(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationRequests', 'perApplication', 1));
    }

    protected static function getApplicationScreenService($container)
    {
        return $container->services['Passerelle\\Applications\\ApplicationScreen'] = new \Passerelle\Applications\ApplicationScreen(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getApplicationsModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\ApplicationsModule'] = new \Passerelle\Applications\ApplicationsModule(($container->services['Passerelle\\Applications\\Trials\\TrialPeriod'] ?? self::getTrialPeriodService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkPeriod'] ?? self::getLateLinkPeriodService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionCommands'] ?? self::getRetentionCommandsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListingFill'] ?? self::getListingFillService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\KeysFill'] ?? self::getKeysFillService($container)));
    }

    protected static function getAfterSendingService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\AfterSending'] = new \Passerelle\Applications\Applying\AfterSending(($container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] ?? self::getApplicationStepsService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)));
    }

    protected static function getAnswerActionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\AnswerActions'] = new \Passerelle\Applications\Applying\AnswerActions(($container->services['Passerelle\\Applications\\Applying\\SaveAnswers'] ?? self::getSaveAnswersService($container)), ($container->services['Passerelle\\Applications\\Sending\\SendSubmission'] ?? self::getSendSubmissionService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompleteSubmission'] ?? self::getCompleteSubmissionService($container)));
    }

    protected static function getApplicantRightsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] = new \Passerelle\Applications\Applying\ApplicantRights(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)));
    }

    protected static function getApplicantsWithDraftsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ApplicantsWithDrafts'] = new \Passerelle\Applications\Applying\ApplicantsWithDrafts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getApplicationFormService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ApplicationForm'] = new \Passerelle\Applications\Applying\ApplicationForm(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Sending\\SentAnswers'] ?? self::getSentAnswersService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Applications\\Forms\\CompletionTime'] ?? self::getCompletionTimeService($container)));
    }

    protected static function getApplicationStepsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] = new \Passerelle\Applications\Applying\ApplicationSteps(($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SendingInstant'] ?? self::getSendingInstantService($container)));
    }

    protected static function getBeginApplicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\BeginApplication'] = new \Passerelle\Applications\Applying\BeginApplication(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\NewAnswers'] ?? self::getNewAnswersService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateApplications'] ?? self::getLateApplicationsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getChangeApplicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ChangeApplication'] = new \Passerelle\Applications\Applying\ChangeApplication(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] ?? self::getApplicationStepsService($container)), ($container->services['Passerelle\\Applications\\Applying\\PerformAction'] ?? self::getPerformActionService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadApplications'] ?? self::getReadApplicationsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] ?? self::getCoWriterChangesService($container)), ($container->services['Passerelle\\Applications\\Applying\\RecordAction'] ?? self::getRecordActionService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getFilesOfApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\FilesOfApplications'] = new \Passerelle\Applications\Applying\FilesOfApplications(($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadableLetters'] ?? self::getReadableLettersService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadFileReaders'] ?? self::getThreadFileReadersService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadersOfSentFiles'] ?? self::getReadersOfSentFilesService($container)));
    }

    protected static function getNewAnswersService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\NewAnswers'] = new \Passerelle\Applications\Applying\NewAnswers(($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)));
    }

    protected static function getPeopleOfApplicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\PeopleOfApplication'] = new \Passerelle\Applications\Applying\PeopleOfApplication(($container->services['Passerelle\\Applications\\CoWriting\\ListedCoWriters'] ?? self::getListedCoWritersService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetters'] ?? self::getReadLettersService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getPerformActionService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\PerformAction'] = new \Passerelle\Applications\Applying\PerformAction(($container->services['Passerelle\\Applications\\Applying\\AnswerActions'] ?? self::getAnswerActionsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\ApplicationErasure'] ?? self::getApplicationErasureService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)));
    }

    protected static function getProfileValuesService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ProfileValues'] = new \Passerelle\Applications\Applying\ProfileValues(($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)));
    }

    protected static function getReadApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ReadApplications'] = new \Passerelle\Applications\Applying\ReadApplications(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] ?? self::getApplicationStepsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\AfterSending'] ?? self::getAfterSendingService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicationForm'] ?? self::getApplicationFormService($container)), ($container->services['Passerelle\\Applications\\Applying\\PeopleOfApplication'] ?? self::getPeopleOfApplicationService($container)));
    }

    protected static function getReadEarlierStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ReadEarlierStages'] = new \Passerelle\Applications\Applying\ReadEarlierStages(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\SentStages'] ?? self::getSentStagesService($container)));
    }

    protected static function getReadersOfSentFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\ReadersOfSentFiles'] = new \Passerelle\Applications\Applying\ReadersOfSentFiles(($container->services['Passerelle\\Applications\\Handling\\Reading\\SentFiles'] ?? self::getSentFilesService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\ReviewedFiles'] ?? self::getReviewedFilesService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\NamedReaderFiles'] ?? self::getNamedReaderFilesService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentoredFiles'] ?? self::getMentoredFilesService($container)));
    }

    protected static function getRecordActionService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\RecordAction'] = new \Passerelle\Applications\Applying\RecordAction(($container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] ?? self::getApplicationStepsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateApplications'] ?? self::getLateApplicationsService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)));
    }

    protected static function getSaveAnswersService($container)
    {
        return $container->services['Passerelle\\Applications\\Applying\\SaveAnswers'] = new \Passerelle\Applications\Applying\SaveAnswers(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\Judging\\FormJudge'] ?? self::getFormJudgeService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getCallApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\CallApplications'] = new \Passerelle\Applications\CallApplications(($container->services['Passerelle\\Applications\\Submissions\\FormExtents'] ?? self::getFormExtentsService($container)));
    }

    protected static function getAnswerCoWritingService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\AnswerCoWriting'] = new \Passerelle\Applications\CoWriting\AnswerCoWriting(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)), ($container->services['Passerelle\\Invitations\\AnswerInvitation'] ?? self::getAnswerInvitationService($container)));
    }

    protected static function getChangeCoWriterService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\ChangeCoWriter'] = new \Passerelle\Applications\CoWriting\ChangeCoWriter(($container->services['Passerelle\\Applications\\CoWriting\\CoWritings'] ?? self::getCoWritingsService($container)), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)), ($container->services['Passerelle\\Invitations\\ResendInvitation'] ?? self::getResendInvitationService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] ?? self::getCoWriterChangesService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterRequests'] ?? self::getCoWriterRequestsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCoWriterChangesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'])) {
            return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'];
        }
        $b = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'])) {
            return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'];
        }

        $instance = new \Passerelle\Applications\CoWriting\CoWriterChanges(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), $a, $b, ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)));

        if (isset($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'])) {
            return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'];
        }

        return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] = $instance;
    }

    protected static function getCoWriterNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterNotices'] = new \Passerelle\Applications\CoWriting\CoWriterNotices(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)));
    }

    protected static function getCoWriterRequestsService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterRequests'] = new \Passerelle\Applications\CoWriting\CoWriterRequests(($container->services['Passerelle\\Applications\\RequestThrottle'] ?? self::getRequestThrottleService($container)), ($container->services['Passerelle\\Invitations\\InvitationThrottle'] ?? self::getInvitationThrottleService($container)), ($container->services['Passerelle\\Applications\\ApplicationRequests'] ?? self::getApplicationRequestsService($container)));
    }

    protected static function getCoWriterSubjectService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] ?? self::getCoWriterChangesService($container));

        if (isset($container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'])) {
            return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'];
        }

        $instance = new \Passerelle\Applications\CoWriting\CoWriterSubject(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), $a, ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));

        if (isset($container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'])) {
            return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'];
        }

        return $container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'] = $instance;
    }

    protected static function getCoWritersService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] = new \Passerelle\Applications\CoWriting\CoWriters(($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)));
    }

    protected static function getCoWritingsService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\CoWritings'] = new \Passerelle\Applications\CoWriting\CoWritings(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)));
    }

    protected static function getInviteCoWriterService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\InviteCoWriter'] = new \Passerelle\Applications\CoWriting\InviteCoWriter(($container->services['Passerelle\\Applications\\CoWriting\\CoWritings'] ?? self::getCoWritingsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\InvitedPerson'] ?? self::getInvitedPersonService($container)), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] ?? self::getCoWriterChangesService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterRequests'] ?? self::getCoWriterRequestsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInvitedPersonService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\InvitedPerson'] = new \Passerelle\Applications\CoWriting\InvitedPerson(($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Structures\\Memberships\\AccountOfProfile'] ?? self::getAccountOfProfileService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getListedCoWritersService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\ListedCoWriters'] = new \Passerelle\Applications\CoWriting\ListedCoWriters(($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getPresencesService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\Presences'] = new \Passerelle\Applications\CoWriting\Presences(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'locks', 'seconds', 1));
    }

    protected static function getReceivedInvitationsService($container)
    {
        return $container->services['Passerelle\\Applications\\CoWriting\\ReceivedInvitations'] = new \Passerelle\Applications\CoWriting\ReceivedInvitations(($container->services['Passerelle\\Applications\\CoWriting\\AnswerCoWriting'] ?? self::getAnswerCoWritingService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)));
    }

    protected static function getAskForRefusedFileService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'] ?? self::getRequestOtherFileService($container));

        if (isset($container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'])) {
            return $container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'];
        }

        $instance = new \Passerelle\Applications\Completions\AskForRefusedFile(($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), $a, ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'fileScan', 'maxDelaySeconds', 1));

        if (isset($container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'])) {
            return $container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'];
        }

        return $container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'] = $instance;
    }

    protected static function getCompleteSubmissionService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\CompleteSubmission'] = new \Passerelle\Applications\Completions\CompleteSubmission(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletedAnswers'] ?? self::getCompletedAnswersService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'] ?? self::getCompletionNoticesService($container)), ($container->services['Passerelle\\Applications\\Sending\\SendingInstant'] ?? self::getSendingInstantService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getCompletedAnswersService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\CompletedAnswers'] = new \Passerelle\Applications\Completions\CompletedAnswers(($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\Judging\\FormJudge'] ?? self::getFormJudgeService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)));
    }

    protected static function getCompletionMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\CompletionMail'] = new \Passerelle\Applications\Completions\CompletionMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getCompletionNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'])) {
            return $container->services['Passerelle\\Applications\\Completions\\CompletionNotices'];
        }

        $instance = new \Passerelle\Applications\Completions\CompletionNotices($a, ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)));

        if (isset($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'])) {
            return $container->services['Passerelle\\Applications\\Completions\\CompletionNotices'];
        }

        return $container->services['Passerelle\\Applications\\Completions\\CompletionNotices'] = $instance;
    }

    protected static function getCompletionPeriodService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Completions\\CompletionPeriod'] = new \Passerelle\Applications\Completions\CompletionPeriod(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'completions', 'shortestHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'completions', 'longestDays', 86400), \Passerelle\Kernel\Composition\Limit::of($a, 'completions', 'text', 1));
    }

    protected static function getCompletionStoreService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Completions\\CompletionStore'] = new \Passerelle\Applications\Completions\CompletionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'completions', 'hours', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'completions', 'remindHours', 3600));
    }

    protected static function getRemindOfCompletionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\RemindOfCompletions'] = new \Passerelle\Applications\Completions\RemindOfCompletions(($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'] ?? self::getCompletionNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'completions', 'remindersPerRun', 1));
    }

    protected static function getReopenableQuestionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\ReopenableQuestions'] = new \Passerelle\Applications\Completions\ReopenableQuestions(($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)));
    }

    protected static function getRequestCompletionService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\RequestCompletion'] = new \Passerelle\Applications\Completions\RequestCompletion(($container->services['Passerelle\\Applications\\Handling\\HandlingSteps'] ?? self::getHandlingStepsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Completions\\ReopenableQuestions'] ?? self::getReopenableQuestionsService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionPeriod'] ?? self::getCompletionPeriodService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'] ?? self::getCompletionNoticesService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));
    }

    protected static function getRequestOtherFileService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\Completions\\CompletionNotices'] ?? self::getCompletionNoticesService($container));

        if (isset($container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'])) {
            return $container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'];
        }

        $instance = new \Passerelle\Applications\Completions\RequestOtherFile(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), $a, ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));

        if (isset($container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'])) {
            return $container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'];
        }

        return $container->services['Passerelle\\Applications\\Completions\\RequestOtherFile'] = $instance;
    }

    protected static function getWaitingCompletionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Completions\\WaitingCompletions'] = new \Passerelle\Applications\Completions\WaitingCompletions(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicationSteps'] ?? self::getApplicationStepsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)));
    }

    protected static function getAnswerReviewService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\AnswerReview'] = new \Passerelle\Applications\DecisionReviews\Answering\AnswerReview(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] ?? self::getReviewAccessService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\CorrectResult'] ?? self::getCorrectResultService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StoreAnswer'] ?? self::getStoreAnswerService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewNotices'] ?? self::getDecisionReviewNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'reviewAnswer', 1));
    }

    protected static function getApplyCorrectionService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ApplyCorrection'] = new \Passerelle\Applications\DecisionReviews\Answering\ApplyCorrection(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Stages\\NextStage'] ?? self::getNextStageService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AdvancedSubmissions'] ?? self::getAdvancedSubmissionsService($container)));
    }

    protected static function getComposeCorrectionService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ComposeCorrection'] = new \Passerelle\Applications\DecisionReviews\Answering\ComposeCorrection(($container->services['Passerelle\\Applications\\Decisions\\Preparing\\ComposeDecision'] ?? self::getComposeDecisionService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\SubmissionSources'] ?? self::getSubmissionSourcesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] ?? self::getWaitingListService($container)), ($container->services['Passerelle\\Applications\\Stages\\NextStage'] ?? self::getNextStageService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)));
    }

    protected static function getCorrectResultService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\CorrectResult'] = new \Passerelle\Applications\DecisionReviews\Answering\CorrectResult(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\RestoreEligibility'] ?? self::getRestoreEligibilityService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\PublishCorrection'] ?? self::getPublishCorrectionService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StageRanking'] ?? self::getStageRankingService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)));
    }

    protected static function getInvolvedPeopleService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\InvolvedPeople'] = new \Passerelle\Applications\DecisionReviews\Answering\InvolvedPeople(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getNameAnswererService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\NameAnswerer'] = new \Passerelle\Applications\DecisionReviews\Answering\NameAnswerer(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewNotices'] ?? self::getDecisionReviewNoticesService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StoreName'] ?? self::getStoreNameService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getOpenReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\OpenReviews'] = new \Passerelle\Applications\DecisionReviews\Answering\OpenReviews(($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationLists', 'own', 1));
    }

    protected static function getPreviewCorrectionService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\PreviewCorrection'] = new \Passerelle\Applications\DecisionReviews\Answering\PreviewCorrection(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] ?? self::getReviewAccessService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ComposeCorrection'] ?? self::getComposeCorrectionService($container)));
    }

    protected static function getPublishCorrectionService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\PublishCorrection'] = new \Passerelle\Applications\DecisionReviews\Answering\PublishCorrection(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ComposeCorrection'] ?? self::getComposeCorrectionService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] ?? self::getWaitingListService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ApplyCorrection'] ?? self::getApplyCorrectionService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] ?? self::getDecisionNoticesService($container)));
    }

    protected static function getRestoreEligibilityService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\RestoreEligibility'] = new \Passerelle\Applications\DecisionReviews\Answering\RestoreEligibility(($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReviewAccessService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] = new \Passerelle\Applications\DecisionReviews\Answering\ReviewAccess(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)));
    }

    protected static function getReviewAnswerersService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] = new \Passerelle\Applications\DecisionReviews\Answering\ReviewAnswerers(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\InvolvedPeople'] ?? self::getInvolvedPeopleService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] ?? self::getFindConflictsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getStageRankingService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StageRanking'] = new \Passerelle\Applications\DecisionReviews\Answering\StageRanking(($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] ?? self::getCountedScoresService($container)));
    }

    protected static function getStoreAnswerService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StoreAnswer'] = new \Passerelle\Applications\DecisionReviews\Answering\StoreAnswer(($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getStoreNameService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StoreName'] = new \Passerelle\Applications\DecisionReviews\Answering\StoreName(($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getAskReviewService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\AskReview'] = new \Passerelle\Applications\DecisionReviews\Asking\AskReview(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\StoreRequest'] ?? self::getStoreRequestService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewNotices'] ?? self::getDecisionReviewNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'reviewText', 1));
    }

    protected static function getReadOwnReviewService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\ReadOwnReview'] = new \Passerelle\Applications\DecisionReviews\Asking\ReadOwnReview(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\StoreRequest'] ?? self::getStoreRequestService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\ResultFinality'] ?? self::getResultFinalityService($container)));
    }

    protected static function getStoreRequestService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\StoreRequest'] = new \Passerelle\Applications\DecisionReviews\Asking\StoreRequest(($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecision'] ?? self::getPrepareDecisionService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));
    }

    protected static function getDecisionReviewStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] = new \Passerelle\Applications\DecisionReviews\DecisionReviewStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDecisionReviewsModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewsModule'] = new \Passerelle\Applications\DecisionReviews\DecisionReviewsModule();
    }

    protected static function getDecisionReviewTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\GraphQL\\DecisionReviewTypes'] = new \Passerelle\Applications\DecisionReviews\GraphQL\DecisionReviewTypes(($container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReviews'] ?? self::getReadReviewsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReview'] ?? self::getReadReviewService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\PreviewCorrection'] ?? self::getPreviewCorrectionService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\AnswerReview'] ?? self::getAnswerReviewService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getOwnDecisionReviewTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\GraphQL\\OwnDecisionReviewTypes'] = new \Passerelle\Applications\DecisionReviews\GraphQL\OwnDecisionReviewTypes(($container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\ReadOwnReview'] ?? self::getReadOwnReviewService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Asking\\AskReview'] ?? self::getAskReviewService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getDecisionReviewMailService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewMail'] = new \Passerelle\Applications\DecisionReviews\Notices\DecisionReviewMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDecisionReviewNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewNotices'] = new \Passerelle\Applications\DecisionReviews\Notices\DecisionReviewNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)));
    }

    protected static function getNamedReaderFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\NamedReaderFiles'] = new \Passerelle\Applications\DecisionReviews\Reading\NamedReaderFiles(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] ?? self::getReviewAccessService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)));
    }

    protected static function getReadReviewService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReview'] = new \Passerelle\Applications\DecisionReviews\Reading\ReadReview(($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] ?? self::getReviewAccessService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReviewedResult'] ?? self::getReviewedResultService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ComposeCorrection'] ?? self::getComposeCorrectionService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\ReadReceived'] ?? self::getReadReceivedService($container)));
    }

    protected static function getReadReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReadReviews'] = new \Passerelle\Applications\DecisionReviews\Reading\ReadReviews(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)));
    }

    protected static function getReviewedResultService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\ReviewedResult'] = new \Passerelle\Applications\DecisionReviews\Reading\ReviewedResult(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\StageRanking'] ?? self::getStageRankingService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)));
    }

    protected static function getWaitingDecisionReviewsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\WaitingDecisionReviews'] = new \Passerelle\Applications\DecisionReviews\Reading\WaitingDecisionReviews(($container->services['Passerelle\\Applications\\Handling\\HandledCalls'] ?? self::getHandledCallsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAnswerers'] ?? self::getReviewAnswerersService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), $a, \Passerelle\Kernel\Composition\Limit::of($a, 'recommendations', 'waiting', 1));
    }

    protected static function getResultFinalityService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\ResultFinality'] = new \Passerelle\Applications\DecisionReviews\ResultFinality(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReviewPeriodService($container)
    {
        return $container->services['Passerelle\\Applications\\DecisionReviews\\ReviewPeriod'] = new \Passerelle\Applications\DecisionReviews\ReviewPeriod(($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getAwaitedReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] = new \Passerelle\Applications\Decisions\AwaitedReviews(($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)));
    }

    protected static function getDecidableApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] = new \Passerelle\Applications\Decisions\DecidableApplications(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getAskedFactsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] = new \Passerelle\Applications\Decisions\DecisionLetters\AskedFacts(($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ColumnAnswers'] ?? self::getColumnAnswersService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLetterSourcesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\LetterSources'] = new \Passerelle\Applications\Decisions\DecisionLetters\LetterSources(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\ReviewFeedback'] ?? self::getReviewFeedbackService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getReviewFeedbackService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\ReviewFeedback'] = new \Passerelle\Applications\Decisions\DecisionLetters\ReviewFeedback(($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] ?? self::getCountedScoresService($container)));
    }

    protected static function getSubmissionSourcesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\SubmissionSources'] = new \Passerelle\Applications\Decisions\DecisionLetters\SubmissionSources(($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\LetterSources'] ?? self::getLetterSourcesService($container)));
    }

    protected static function getDecisionStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] = new \Passerelle\Applications\Decisions\DecisionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'remindHours', 3600));
    }

    protected static function getDecisionsModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\DecisionsModule'] = new \Passerelle\Applications\Decisions\DecisionsModule();
    }

    protected static function getFinalResultsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\FinalResults'] = new \Passerelle\Applications\Decisions\FinalResults(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDecisionTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\GraphQL\\DecisionTypes'] = new \Passerelle\Applications\Decisions\GraphQL\DecisionTypes(($container->services['Passerelle\\Applications\\Decisions\\Preparing\\ReadDecisions'] ?? self::getReadDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecisions'] ?? self::getPrepareDecisionsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getOfferTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\GraphQL\\OfferTypes'] = new \Passerelle\Applications\Decisions\GraphQL\OfferTypes(($container->services['Passerelle\\Applications\\Decisions\\Offers\\ReadOwnDecision'] ?? self::getReadOwnDecisionService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\AnswerOffer'] ?? self::getAnswerOfferService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\RevokeOffer'] ?? self::getRevokeOfferService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\AgreeToShow'] ?? self::getAgreeToShowService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPlaceTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\GraphQL\\PlaceTypes'] = new \Passerelle\Applications\Decisions\GraphQL\PlaceTypes(($container->services['Passerelle\\Applications\\Decisions\\Places\\ReadPlacement'] ?? self::getReadPlacementService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\ChangePlaces'] ?? self::getChangePlacesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPublicationTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\GraphQL\\PublicationTypes'] = new \Passerelle\Applications\Decisions\GraphQL\PublicationTypes(($container->services['Passerelle\\Applications\\Decisions\\Preparing\\ReadDecisions'] ?? self::getReadDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\ChangeSettings'] ?? self::getChangeSettingsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\PublishDecisions'] ?? self::getPublishDecisionsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAnswerOfferService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\AnswerOffer'] = new \Passerelle\Applications\Decisions\Offers\AnswerOffer(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\SettleOffer'] ?? self::getSettleOfferService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] ?? self::getDecisionNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getEndOffersService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\EndOffers'] = new \Passerelle\Applications\Decisions\Offers\EndOffers(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\SettleOffer'] ?? self::getSettleOfferService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] ?? self::getDecisionNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'perRun', 1));
    }

    protected static function getFreePlaceService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\FreePlace'] = new \Passerelle\Applications\Decisions\Offers\FreePlace(($container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] ?? self::getWaitingListService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecision'] ?? self::getPrepareDecisionService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\SubmissionSources'] ?? self::getSubmissionSourcesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\NextAmount'] ?? self::getNextAmountService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getNextAmountService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\NextAmount'] = new \Passerelle\Applications\Decisions\Offers\NextAmount(($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)));
    }

    protected static function getOfferPeriodService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\OfferPeriod'] = new \Passerelle\Applications\Decisions\Offers\OfferPeriod(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'offerShortestHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'offerLongestDays', 86400));
    }

    protected static function getReadOwnDecisionService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\ReadOwnDecision'] = new \Passerelle\Applications\Decisions\Offers\ReadOwnDecision(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\OwnResult'] ?? self::getOwnResultService($container)));
    }

    protected static function getRevokeOfferService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\RevokeOffer'] = new \Passerelle\Applications\Decisions\Offers\RevokeOffer(($container->services['Passerelle\\Applications\\Handling\\HandlingSteps'] ?? self::getHandlingStepsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\SettleOffer'] ?? self::getSettleOfferService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] ?? self::getDecisionNoticesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'reason', 1));
    }

    protected static function getSettleOfferService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Offers\\SettleOffer'] = new \Passerelle\Applications\Decisions\Offers\SettleOffer(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\FreePlace'] ?? self::getFreePlaceService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\ReviewPeriod'] ?? self::getReviewPeriodService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)));
    }

    protected static function getChangePlacesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\ChangePlaces'] = new \Passerelle\Applications\Decisions\Places\ChangePlaces(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceReader'] ?? self::getPlaceReaderService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDeviationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Deviations'] = new \Passerelle\Applications\Decisions\Places\Deviations(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\StagePlacement'] ?? self::getStagePlacementService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'reason', 1));
    }

    protected static function getPlaceFactsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\PlaceFacts'] = new \Passerelle\Applications\Decisions\Places\Placing\PlaceFacts(($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ColumnAnswers'] ?? self::getColumnAnswersService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)));
    }

    protected static function getStagePlacementService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\StagePlacement'] = new \Passerelle\Applications\Decisions\Places\Placing\StagePlacement(($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] ?? self::getCountedScoresService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\PlaceFacts'] ?? self::getPlaceFactsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] ?? self::getWaitingListService($container)));
    }

    protected static function getPlaceQuestionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceQuestions'] = new \Passerelle\Applications\Decisions\Places\Plan\PlaceQuestions(($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)));
    }

    protected static function getPlaceReaderService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceReader'] = new \Passerelle\Applications\Decisions\Places\Plan\PlaceReader(($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceQuestions'] ?? self::getPlaceQuestionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'places', 'places', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'places', 'minimums', 1));
    }

    protected static function getPlaceStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] = new \Passerelle\Applications\Decisions\Places\Plan\PlaceStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadPlacementService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Places\\ReadPlacement'] = new \Passerelle\Applications\Decisions\Places\ReadPlacement(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceQuestions'] ?? self::getPlaceQuestionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\StagePlacement'] ?? self::getStagePlacementService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)));
    }

    protected static function getComposeDecisionService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\ComposeDecision'] = new \Passerelle\Applications\Decisions\Preparing\ComposeDecision(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\OfferPeriod'] ?? self::getOfferPeriodService($container)));
    }

    protected static function getDecisionRowsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\DecisionRows'] = new \Passerelle\Applications\Decisions\Preparing\DecisionRows(($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\OutdatedDecisions'] ?? self::getOutdatedDecisionsService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\ReadRanking'] ?? self::getReadRankingService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)));
    }

    protected static function getOutdatedDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\OutdatedDecisions'] = new \Passerelle\Applications\Decisions\Preparing\OutdatedDecisions(($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\LetterSources'] ?? self::getLetterSourcesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\OfferPeriod'] ?? self::getOfferPeriodService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Placing\\StagePlacement'] ?? self::getStagePlacementService($container)));
    }

    protected static function getPrepareDecisionService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecision'] = new \Passerelle\Applications\Decisions\Preparing\PrepareDecision(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] ?? self::getWaitingListService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\ComposeDecision'] ?? self::getComposeDecisionService($container)));
    }

    protected static function getPrepareDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecisions'] = new \Passerelle\Applications\Decisions\Preparing\PrepareDecisions(($container->services['Passerelle\\Applications\\Handling\\HandlingSteps'] ?? self::getHandlingStepsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\SubmissionSources'] ?? self::getSubmissionSourcesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\PrepareDecision'] ?? self::getPrepareDecisionService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Deviations'] ?? self::getDeviationsService($container)));
    }

    protected static function getReadDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\ReadDecisions'] = new \Passerelle\Applications\Decisions\Preparing\ReadDecisions(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\DecisionRows'] ?? self::getDecisionRowsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)));
    }

    protected static function getWaitingListService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Preparing\\WaitingList'] = new \Passerelle\Applications\Decisions\Preparing\WaitingList(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDecisionNewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNews'] = new \Passerelle\Applications\Decisions\Publication\DecisionNews(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDecisionNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] = new \Passerelle\Applications\Decisions\Publication\DecisionNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getLetterMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\LetterMail'] = new \Passerelle\Applications\Decisions\Publication\LetterMail(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)));
    }

    protected static function getLockedDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\LockedDecisions'] = new \Passerelle\Applications\Decisions\Publication\LockedDecisions(($container->services['Passerelle\\Applications\\Decisions\\DecidableApplications'] ?? self::getDecidableApplicationsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)));
    }

    protected static function getPublicationRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\PublicationRules'] = new \Passerelle\Applications\Decisions\Publication\PublicationRules(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\Stages\\NextStage'] ?? self::getNextStageService($container)));
    }

    protected static function getPublishDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\PublishDecisions'] = new \Passerelle\Applications\Decisions\Publication\PublishDecisions(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\AwaitedReviews'] ?? self::getAwaitedReviewsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\LockedDecisions'] ?? self::getLockedDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Preparing\\OutdatedDecisions'] ?? self::getOutdatedDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\StorePublication'] ?? self::getStorePublicationService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\PublicationRules'] ?? self::getPublicationRulesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getStorePublicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Publication\\StorePublication'] = new \Passerelle\Applications\Decisions\Publication\StorePublication(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AdvancedSubmissions'] ?? self::getAdvancedSubmissionsService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNotices'] ?? self::getDecisionNoticesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\ReviewPeriod'] ?? self::getReviewPeriodService($container)));
    }

    protected static function getChangeSettingsService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Settings\\ChangeSettings'] = new \Passerelle\Applications\Decisions\Settings\ChangeSettings(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsReader'] ?? self::getSettingsReaderService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\OfferPeriod'] ?? self::getOfferPeriodService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSettingsReaderService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsReader'] = new \Passerelle\Applications\Decisions\Settings\SettingsReader(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'subject', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'letter', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'offerDaysMax', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'offerDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'decisions', 'reviewDaysMax', 1));
    }

    protected static function getSettingsStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] = new \Passerelle\Applications\Decisions\Settings\SettingsStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsReader'] ?? self::getSettingsReaderService($container)), ($container->services['Passerelle\\Applications\\Stages\\NextStage'] ?? self::getNextStageService($container)));
    }

    protected static function getCheckEligibilityService($container)
    {
        return $container->services['Passerelle\\Applications\\EligibilityCheck\\CheckEligibility'] = new \Passerelle\Applications\EligibilityCheck\CheckEligibility(($container->services['Passerelle\\Applications\\Handling\\HandlingSteps'] ?? self::getHandlingStepsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityNotices'] ?? self::getEligibilityNoticesService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\ReviewPeriod'] ?? self::getReviewPeriodService($container)));
    }

    protected static function getEligibilityDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] = new \Passerelle\Applications\EligibilityCheck\EligibilityDecisions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getEligibilityMailService($container)
    {
        return $container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityMail'] = new \Passerelle\Applications\EligibilityCheck\EligibilityMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)));
    }

    protected static function getEligibilityNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityNotices'] = new \Passerelle\Applications\EligibilityCheck\EligibilityNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getReadEligibilityService($container)
    {
        return $container->services['Passerelle\\Applications\\Eligibility\\ReadEligibility'] = new \Passerelle\Applications\Eligibility\ReadEligibility(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Applications\\Forms\\ExpectedMinutes'] ?? self::getExpectedMinutesService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)));
    }

    protected static function getBeginExportService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\BeginExport'] = new \Passerelle\Applications\Export\BeginExport(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportContents'] ?? self::getExportContentsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportPass'] ?? self::getExportPass2Service($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationExports', 'perPersonAndHour', 1));
    }

    protected static function getExportContentsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportContents'] = new \Passerelle\Applications\Export\ExportContents(($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedVersions'] ?? self::getExportedVersionsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedQuestions'] ?? self::getExportedQuestionsService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\ReadRanking'] ?? self::getReadRankingService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedDecisions'] ?? self::getExportedDecisionsService($container)));
    }

    protected static function getExportFileRouteService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportFileRoute'] = new \Passerelle\Applications\Export\ExportFileRoute(($container->services['Passerelle\\Applications\\Export\\ExportPass'] ?? self::getExportPass2Service($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Applications\\Export\\ExportedFiles'] ?? self::getExportedFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()));
    }

    protected static function getExportModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportModule'] = new \Passerelle\Applications\Export\ExportModule(($container->services['Passerelle\\Applications\\Export\\ExportFileRoute'] ?? self::getExportFileRouteService($container)));
    }

    protected static function getExportPass2Service($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportPass'] = new \Passerelle\Applications\Export\ExportPass(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle application export'), ($container->services['Passerelle\\Auth\\Sessions\\SessionStore'] ?? self::getSessionStoreService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationExports', 'passSeconds', 1));
    }

    protected static function getExportedDecisionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedDecisions'] = new \Passerelle\Applications\Export\ExportedDecisions(($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceQuestions'] ?? self::getPlaceQuestionsService($container)));
    }

    protected static function getExportedFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedFiles'] = new \Passerelle\Applications\Export\ExportedFiles(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileAccess'] ?? self::getFileAccessService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)));
    }

    protected static function getExportedFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedForms'] = new \Passerelle\Applications\Export\ExportedForms(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)));
    }

    protected static function getExportedQuestionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedQuestions'] = new \Passerelle\Applications\Export\ExportedQuestions(($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)));
    }

    protected static function getExportedReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedReviews'] = new \Passerelle\Applications\Export\ExportedReviews(($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] ?? self::getScoreStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] ?? self::getFindConflictsService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)));
    }

    protected static function getExportedRowService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedRow'] = new \Passerelle\Applications\Export\ExportedRow(($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\ReceivedLetters'] ?? self::getReceivedLettersService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedDecisions'] ?? self::getExportedDecisionsService($container)));
    }

    protected static function getExportedVersionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ExportedVersions'] = new \Passerelle\Applications\Export\ExportedVersions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getExportTypes2Service($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\GraphQL\\ExportTypes'] = new \Passerelle\Applications\Export\GraphQL\ExportTypes(($container->services['Passerelle\\Applications\\Export\\BeginExport'] ?? self::getBeginExportService($container)), ($container->services['Passerelle\\Applications\\Export\\ReadExport'] ?? self::getReadExportService($container)), ($container->services['Passerelle\\Applications\\Export\\ReadExportedReviews'] ?? self::getReadExportedReviewsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportPass'] ?? self::getExportPass2Service($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReadExportService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Export\\ReadExport'] = new \Passerelle\Applications\Export\ReadExport(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedVersions'] ?? self::getExportedVersionsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedForms'] ?? self::getExportedFormsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedRow'] ?? self::getExportedRowService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationExports', 'rowsAtOnce', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationExports', 'pageBytes', 1));
    }

    protected static function getReadExportedReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Export\\ReadExportedReviews'] = new \Passerelle\Applications\Export\ReadExportedReviews(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)), ($container->services['Passerelle\\Applications\\Export\\ExportedReviews'] ?? self::getExportedReviewsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationExports', 'rowsAtOnce', 1));
    }

    protected static function getCompletionTimeService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\CompletionTime'] = new \Passerelle\Applications\Forms\CompletionTime(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getCallsOfManagersService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] = new \Passerelle\Applications\Forms\Composing\CallsOfManagers(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Applications\\Stages\\KnownStages'] ?? self::getKnownStagesService($container)));
    }

    protected static function getChangeFormService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Composing\\ChangeForm'] = new \Passerelle\Applications\Forms\Composing\ChangeForm(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Forms\\Composing\\ComposedForms'] ?? self::getComposedFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\Composing\\ReadyMadeForms'] ?? self::getReadyMadeFormsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Forms\\Composing\\PublishForm'] ?? self::getPublishFormService($container)));
    }

    protected static function getComposedFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Composing\\ComposedForms'] = new \Passerelle\Applications\Forms\Composing\ComposedForms(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\Publication\\FormRules'] ?? self::getFormRulesService($container)), ($container->services['Passerelle\\Applications\\Forms\\CompletionTime'] ?? self::getCompletionTimeService($container)), ($container->services['Passerelle\\Applications\\Submissions\\FormExtents'] ?? self::getFormExtentsService($container)));
    }

    protected static function getPublishFormService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Composing\\PublishForm'] = new \Passerelle\Applications\Forms\Composing\PublishForm(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container)));
    }

    protected static function getReadyMadeFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Composing\\ReadyMadeForms'] = new \Passerelle\Applications\Forms\Composing\ReadyMadeForms(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)));
    }

    protected static function getExpectedMinutesService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\ExpectedMinutes'] = new \Passerelle\Applications\Forms\ExpectedMinutes(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\CompletionTime'] ?? self::getCompletionTimeService($container)));
    }

    protected static function getForgetFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\ForgetForms'] = new \Passerelle\Applications\Forms\ForgetForms(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Trials\\TrialPeriod'] ?? self::getTrialPeriodService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticStore'] ?? self::getStatisticStoreService($container)), ($container->services['Passerelle\\Applications\\Stages\\ForgetStages'] ?? self::getForgetStagesService($container)), ($container->services['Passerelle\\Applications\\Handling\\TeamData'] ?? self::getTeamDataService($container)));
    }

    protected static function getFormLimitsService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\FormLimits'] = new \Passerelle\Applications\Forms\FormLimits(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFormJudgeService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Judging\\FormJudge'] = new \Passerelle\Applications\Forms\Judging\FormJudge(($container->services['Passerelle\\Applications\\Forms\\FormLimits'] ?? self::getFormLimitsService($container)));
    }

    protected static function getFormRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Publication\\FormRules'] = new \Passerelle\Applications\Forms\Publication\FormRules(($container->services['Passerelle\\Applications\\Forms\\FormLimits'] ?? self::getFormLimitsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Publication\\WordingRules'] ??= new \Passerelle\Applications\Forms\Publication\WordingRules()), ($container->services['Passerelle\\Applications\\Forms\\Publication\\SettingRules'] ??= new \Passerelle\Applications\Forms\Publication\SettingRules()), ($container->services['Passerelle\\Applications\\Forms\\Publication\\TableSettingRules'] ??= new \Passerelle\Applications\Forms\Publication\TableSettingRules()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSettingRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Publication\\SettingRules'] = new \Passerelle\Applications\Forms\Publication\SettingRules();
    }

    protected static function getTableSettingRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Publication\\TableSettingRules'] = new \Passerelle\Applications\Forms\Publication\TableSettingRules();
    }

    protected static function getWordingRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Publication\\WordingRules'] = new \Passerelle\Applications\Forms\Publication\WordingRules();
    }

    protected static function getPublishedFormService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\PublishedForm'] = new \Passerelle\Applications\Forms\PublishedForm(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\CompletionTime'] ?? self::getCompletionTimeService($container)));
    }

    protected static function getFormReaderService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] = new \Passerelle\Applications\Forms\Reading\FormReader(($container->services['Passerelle\\Applications\\Forms\\FormLimits'] ?? self::getFormLimitsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\RulesReader'] ?? self::getRulesReaderService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRulesReaderService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Reading\\RulesReader'] = new \Passerelle\Applications\Forms\Reading\RulesReader(($container->services['Passerelle\\Applications\\Forms\\FormLimits'] ?? self::getFormLimitsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFormStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] = new \Passerelle\Applications\Forms\Storage\FormStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getApplicationTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\ApplicationTypes'] = new \Passerelle\Applications\GraphQL\ApplicationTypes(($container->services['Passerelle\\Applications\\Applying\\BeginApplication'] ?? self::getBeginApplicationService($container)), ($container->services['Passerelle\\Applications\\Applying\\ChangeApplication'] ?? self::getChangeApplicationService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadApplications'] ?? self::getReadApplicationsService($container)), ($container->services['Passerelle\\Applications\\Messages\\UnreadMessages'] ?? self::getUnreadMessagesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getCoWriterTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\CoWriterTypes'] = new \Passerelle\Applications\GraphQL\CoWriterTypes(($container->services['Passerelle\\Applications\\CoWriting\\InviteCoWriter'] ?? self::getInviteCoWriterService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\ChangeCoWriter'] ?? self::getChangeCoWriterService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\AnswerCoWriting'] ?? self::getAnswerCoWritingService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\ReceivedInvitations'] ?? self::getReceivedInvitationsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadApplications'] ?? self::getReadApplicationsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getComposedFormTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\ComposedFormTypes'] = new \Passerelle\Applications\GraphQL\ComposedFormTypes(($container->services['Passerelle\\Applications\\Forms\\Composing\\ComposedForms'] ?? self::getComposedFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Composing\\ChangeForm'] ?? self::getChangeFormService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getDailyFiguresTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\DailyFiguresTypes'] = new \Passerelle\Applications\GraphQL\DailyFiguresTypes(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Submissions\\DailyFigures'] ?? self::getDailyFiguresService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getEligibilityTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\EligibilityTypes'] = new \Passerelle\Applications\GraphQL\EligibilityTypes(($container->services['Passerelle\\Applications\\Eligibility\\ReadEligibility'] ?? self::getReadEligibilityService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionPeriod'] ?? self::getRetentionPeriodService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getHandlingTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\HandlingTypes'] = new \Passerelle\Applications\GraphQL\HandlingTypes(($container->services['Passerelle\\Applications\\Handling\\ReadHandling'] ?? self::getReadHandlingService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\CheckEligibility'] ?? self::getCheckEligibilityService($container)), ($container->services['Passerelle\\Applications\\Completions\\RequestCompletion'] ?? self::getRequestCompletionService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationHandling', 'text', 1));
    }

    protected static function getLateLinkTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\LateLinkTypes'] = new \Passerelle\Applications\GraphQL\LateLinkTypes(($container->services['Passerelle\\Applications\\LateLinks\\ReadLateLinks'] ?? self::getReadLateLinksService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\GrantLateLink'] ?? self::getGrantLateLinkService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\RevokeLateLink'] ?? self::getRevokeLateLinkService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getLetterTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\LetterTypes'] = new \Passerelle\Applications\GraphQL\LetterTypes(($container->services['Passerelle\\Applications\\Letters\\ChangeLetters'] ?? self::getChangeLettersService($container)), ($container->services['Passerelle\\Applications\\Letters\\AnswerLetter'] ?? self::getAnswerLetterService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterPage'] ?? self::getReadLetterPageService($container)), ($container->services['Passerelle\\Applications\\Letters\\RefereeReader'] ?? self::getRefereeReaderService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadApplications'] ?? self::getReadApplicationsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getMentorTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\MentorTypes'] = new \Passerelle\Applications\GraphQL\MentorTypes(($container->services['Passerelle\\Applications\\Mentoring\\ListedMentors'] ?? self::getListedMentorsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\ChangeMentor'] ?? self::getChangeMentorService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\ReadMentored'] ?? self::getReadMentoredService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getNoteTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\NoteTypes'] = new \Passerelle\Applications\GraphQL\NoteTypes(($container->services['Passerelle\\Applications\\Handling\\Notes\\ChangeNotes'] ?? self::getChangeNotesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Notes\\ReadNotes'] ?? self::getReadNotesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPresenceTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\PresenceTypes'] = new \Passerelle\Applications\GraphQL\PresenceTypes(($container->services['Passerelle\\Applications\\CoWriting\\Presences'] ?? self::getPresencesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPublicStageTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\PublicStageTypes'] = new \Passerelle\Applications\GraphQL\PublicStageTypes(($container->services['Passerelle\\Applications\\Stages\\PublicStages'] ?? self::getPublicStagesService($container)));
    }

    protected static function getPublishedFormTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\PublishedFormTypes'] = new \Passerelle\Applications\GraphQL\PublishedFormTypes(($container->services['Passerelle\\Applications\\Forms\\PublishedForm'] ?? self::getPublishedFormService($container)));
    }

    protected static function getReceiptTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\ReceiptTypes'] = new \Passerelle\Applications\GraphQL\ReceiptTypes(($container->services['Passerelle\\Applications\\Sending\\CheckReceipt'] ?? self::getCheckReceiptService($container)), ($container->services['Passerelle\\Applications\\Sending\\ApplicationCopy'] ?? self::getApplicationCopyService($container)), ($container->services['Passerelle\\Applications\\Letters\\CopiedLetters'] ?? self::getCopiedLettersService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReceivedApplicationTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\ReceivedApplicationTypes'] = new \Passerelle\Applications\GraphQL\ReceivedApplicationTypes(($container->services['Passerelle\\Applications\\Handling\\Reading\\ReadReceived'] ?? self::getReadReceivedService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadEarlierStages'] ?? self::getReadEarlierStagesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Notes\\ReadNotes'] ?? self::getReadNotesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\ReadMarks'] ?? self::getReadMarksService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSentApplicationTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\SentApplicationTypes'] = new \Passerelle\Applications\GraphQL\SentApplicationTypes(($container->services['Passerelle\\Applications\\Handling\\Listing\\SentApplications'] ?? self::getSentApplicationsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getStageTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\StageTypes'] = new \Passerelle\Applications\GraphQL\StageTypes(($container->services['Passerelle\\Applications\\Stages\\ReadStages'] ?? self::getReadStagesService($container)), ($container->services['Passerelle\\Applications\\Stages\\ChangeStages'] ?? self::getChangeStagesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getTeamTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\TeamTypes'] = new \Passerelle\Applications\GraphQL\TeamTypes(($container->services['Passerelle\\Applications\\Handling\\Tags\\TagApplications'] ?? self::getTagApplicationsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Views\\SavedViews'] ?? self::getSavedViewsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getThreadTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\ThreadTypes'] = new \Passerelle\Applications\GraphQL\ThreadTypes(($container->services['Passerelle\\Applications\\Messages\\ReadThread'] ?? self::getReadThreadService($container)), ($container->services['Passerelle\\Applications\\Messages\\DraftThreads'] ?? self::getDraftThreadsService($container)), ($container->services['Passerelle\\Applications\\Messages\\WriteMessage'] ?? self::getWriteMessageService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getTrialTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\GraphQL\\TrialTypes'] = new \Passerelle\Applications\GraphQL\TrialTypes(($container->services['Passerelle\\Applications\\Trials\\BeginTrial'] ?? self::getBeginTrialService($container)), ($container->services['Passerelle\\Applications\\Applying\\ReadApplications'] ?? self::getReadApplicationsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getDuplicateSetService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Duplicates\\DuplicateSet'] = new \Passerelle\Applications\Handling\Duplicates\DuplicateSet(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDuplicatesService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Duplicates\\Duplicates'] = new \Passerelle\Applications\Handling\Duplicates\Duplicates(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)));
    }

    protected static function getSentMarksService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Duplicates\\SentMarks'] = new \Passerelle\Applications\Handling\Duplicates\SentMarks(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)));
    }

    protected static function getHandledCallsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\HandledCalls'] = new \Passerelle\Applications\Handling\HandledCalls(($container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallPosts'] ?? self::getOwnCallPostsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)));
    }

    protected static function getHandlerRightsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\HandlerRights'] = new \Passerelle\Applications\Handling\HandlerRights(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Stages\\KnownStages'] ?? self::getKnownStagesService($container)));
    }

    protected static function getHandlingStepsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\HandlingSteps'] = new \Passerelle\Applications\Handling\HandlingSteps(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationHandling', 'itemsAtOnce', 1));
    }

    protected static function getAnswerKeysService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\AnswerKeys'] = new \Passerelle\Applications\Handling\Listing\AnswerKeys(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAnswerOrderService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\AnswerOrder'] = new \Passerelle\Applications\Handling\Listing\AnswerOrder(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)));
    }

    protected static function getAskedQuestionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] = new \Passerelle\Applications\Handling\Listing\AskedQuestions(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)));
    }

    protected static function getColumnAnswersService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ColumnAnswers'] = new \Passerelle\Applications\Handling\Listing\ColumnAnswers(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getKeysFillService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\KeysFill'] = new \Passerelle\Applications\Handling\Listing\KeysFill(($container->services['Passerelle\\Applications\\Handling\\Listing\\ListingKeys'] ?? self::getListingKeysService($container)));
    }

    protected static function getListedApplicantsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] = new \Passerelle\Applications\Handling\Listing\ListedApplicants(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getListedMarksService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ListedMarks'] = new \Passerelle\Applications\Handling\Listing\ListedMarks(($container->services['Passerelle\\Applications\\Messages\\UnreadMessages'] ?? self::getUnreadMessagesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] ?? self::getTagStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Duplicates\\Duplicates'] ?? self::getDuplicatesService($container)));
    }

    protected static function getListedRowsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] = new \Passerelle\Applications\Handling\Listing\ListedRows(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\UnreadMessages'] ?? self::getUnreadMessagesService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\AnswerOrder'] ?? self::getAnswerOrderService($container)), ($container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] ?? self::getTagStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Duplicates\\DuplicateSet'] ?? self::getDuplicateSetService($container)));
    }

    protected static function getListingFillService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ListingFill'] = new \Passerelle\Applications\Handling\Listing\ListingFill(($container->services['Passerelle\\Applications\\Handling\\Listing\\SentListing'] ?? self::getSentListingService($container)));
    }

    protected static function getListingKeysService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\ListingKeys'] = new \Passerelle\Applications\Handling\Listing\ListingKeys(($container->services['Passerelle\\Applications\\Handling\\Listing\\AnswerKeys'] ?? self::getAnswerKeysService($container)), ($container->services['Passerelle\\Applications\\Handling\\Duplicates\\SentMarks'] ?? self::getSentMarksService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)));
    }

    protected static function getSearchWordsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\SearchWords'] = new \Passerelle\Applications\Handling\Listing\SearchWords(($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)));
    }

    protected static function getSentApplicationsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Handling\\Listing\\SentApplications'] = new \Passerelle\Applications\Handling\Listing\SentApplications(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedRows'] ?? self::getListedRowsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\AskedQuestions'] ?? self::getAskedQuestionsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ColumnAnswers'] ?? self::getColumnAnswersService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedMarks'] ?? self::getListedMarksService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationLists', 'handled', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationLists', 'columns', 1));
    }

    protected static function getSentListingService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Listing\\SentListing'] = new \Passerelle\Applications\Handling\Listing\SentListing(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\SearchWords'] ?? self::getSearchWordsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListingKeys'] ?? self::getListingKeysService($container)));
    }

    protected static function getChangeNotesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Handling\\Notes\\ChangeNotes'] = new \Passerelle\Applications\Handling\Notes\ChangeNotes(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Notes\\NoteStore'] ?? self::getNoteStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationNotes', 'text', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationNotes', 'perApplication', 1));
    }

    protected static function getNoteStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Notes\\NoteStore'] = new \Passerelle\Applications\Handling\Notes\NoteStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadNotesService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Notes\\ReadNotes'] = new \Passerelle\Applications\Handling\Notes\ReadNotes(($container->services['Passerelle\\Applications\\Handling\\Notes\\NoteStore'] ?? self::getNoteStoreService($container)));
    }

    protected static function getReadHandlingService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\ReadHandling'] = new \Passerelle\Applications\Handling\ReadHandling(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\AfterSending'] ?? self::getAfterSendingService($container)), ($container->services['Passerelle\\Applications\\Completions\\ReopenableQuestions'] ?? self::getReopenableQuestionsService($container)), ($container->services['Passerelle\\Applications\\Timeline\\ReadTimeline'] ?? self::getReadTimelineService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadMarksService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\ReadMarks'] = new \Passerelle\Applications\Handling\Reading\ReadMarks(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] ?? self::getTagStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Duplicates\\Duplicates'] ?? self::getDuplicatesService($container)));
    }

    protected static function getReadReceivedService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\ReadReceived'] = new \Passerelle\Applications\Handling\Reading\ReadReceived(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\SentVersions'] ?? self::getSentVersionsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\SentStages'] ?? self::getSentStagesService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\ReceivedLetters'] ?? self::getReceivedLettersService($container)));
    }

    protected static function getReceivedLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\ReceivedLetters'] = new \Passerelle\Applications\Handling\Reading\ReceivedLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)));
    }

    protected static function getSentFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\SentFiles'] = new \Passerelle\Applications\Handling\Reading\SentFiles(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)));
    }

    protected static function getSentStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\SentStages'] = new \Passerelle\Applications\Handling\Reading\SentStages(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\SentVersions'] ?? self::getSentVersionsService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getSentVersionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Reading\\SentVersions'] = new \Passerelle\Applications\Handling\Reading\SentVersions(($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)));
    }

    protected static function getTagApplicationsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Handling\\Tags\\TagApplications'] = new \Passerelle\Applications\Handling\Tags\TagApplications(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] ?? self::getTagStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationHandling', 'itemsAtOnce', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationTags', 'name', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationTags', 'perCall', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationTags', 'perApplication', 1));
    }

    protected static function getTagStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] = new \Passerelle\Applications\Handling\Tags\TagStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getTeamDataService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\TeamData'] = new \Passerelle\Applications\Handling\TeamData(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Tags\\TagStore'] ?? self::getTagStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Views\\ViewStore'] ?? self::getViewStoreService($container)));
    }

    protected static function getSavedViewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Views\\SavedViews'] = new \Passerelle\Applications\Handling\Views\SavedViews(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Views\\ViewStore'] ?? self::getViewStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Views\\ViewLimits'] ?? self::getViewLimitsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getViewLimitsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Handling\\Views\\ViewLimits'] = new \Passerelle\Applications\Handling\Views\ViewLimits(\Passerelle\Kernel\Composition\Limit::of($a, 'applicationViews', 'name', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationViews', 'search', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationViews', 'perPerson', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationViews', 'shared', 1));
    }

    protected static function getViewStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Handling\\Views\\ViewStore'] = new \Passerelle\Applications\Handling\Views\ViewStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInternalCallsService($container)
    {
        return $container->services['Passerelle\\Applications\\InternalCalls'] = new \Passerelle\Applications\InternalCalls(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Calls\\CallStates'] ?? self::getCallStatesService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getGrantLateLinkService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\GrantLateLink'] = new \Passerelle\Applications\LateLinks\GrantLateLink(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkRules'] ?? self::getLateLinkRulesService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateApplications'] ?? self::getLateApplicationsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkNews'] ?? self::getLateLinkNewsService($container)), ($container->services['Passerelle\\Applications\\RequestThrottle'] ?? self::getRequestThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getLateApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateApplications'] = new \Passerelle\Applications\LateLinks\LateApplications(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));
    }

    protected static function getLateLinkLimitsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkLimits'] = new \Passerelle\Applications\LateLinks\LateLinkLimits(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'lateLinks', 'shortestHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'lateLinks', 'longestDays', 86400), \Passerelle\Kernel\Composition\Limit::of($a, 'lateLinks', 'reason', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'lateLinks', 'perCall', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'callReminders', 'firstDraftHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'callReminders', 'lastDraftHours', 3600));
    }

    protected static function getLateLinkMailService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkMail'] = new \Passerelle\Applications\LateLinks\LateLinkMail(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkMails'] ?? self::getLateLinkMailsService($container)));
    }

    protected static function getLateLinkMailsService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkMails'] = new \Passerelle\Applications\LateLinks\LateLinkMails(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLateLinkNewsService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkNews'] = new \Passerelle\Applications\LateLinks\LateLinkNews(($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));
    }

    protected static function getLateLinkPeriodService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkPeriod'] = new \Passerelle\Applications\LateLinks\LateLinkPeriod(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'lateLinks', 'keepDays', 1));
    }

    protected static function getLateLinkReminderMailService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkReminderMail'] = new \Passerelle\Applications\LateLinks\LateLinkReminderMail(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkMails'] ?? self::getLateLinkMailsService($container)));
    }

    protected static function getLateLinkRevokedMailService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkRevokedMail'] = new \Passerelle\Applications\LateLinks\LateLinkRevokedMail(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkMails'] ?? self::getLateLinkMailsService($container)));
    }

    protected static function getLateLinkRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkRules'] = new \Passerelle\Applications\LateLinks\LateLinkRules(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\FinalResults'] ?? self::getFinalResultsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkLimits'] ?? self::getLateLinkLimitsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLateLinkStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] = new \Passerelle\Applications\LateLinks\LateLinkStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkLimits'] ?? self::getLateLinkLimitsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getPersonalLateLinksService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\PersonalLateLinks'] = new \Passerelle\Applications\LateLinks\PersonalLateLinks(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)));
    }

    protected static function getReadLateLinksService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\ReadLateLinks'] = new \Passerelle\Applications\LateLinks\ReadLateLinks(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkRules'] ?? self::getLateLinkRulesService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkLimits'] ?? self::getLateLinkLimitsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRemindOfLateLinksService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\RemindOfLateLinks'] = new \Passerelle\Applications\LateLinks\RemindOfLateLinks(($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantsWithDrafts'] ?? self::getApplicantsWithDraftsService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callReminders', 'perRun', 1));
    }

    protected static function getRevokeLateLinkService($container)
    {
        return $container->services['Passerelle\\Applications\\LateLinks\\RevokeLateLink'] = new \Passerelle\Applications\LateLinks\RevokeLateLink(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkStore'] ?? self::getLateLinkStoreService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkNews'] ?? self::getLateLinkNewsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getAnswerLetterService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\AnswerLetter'] = new \Passerelle\Applications\Letters\AnswerLetter(($container->services['Passerelle\\Applications\\Letters\\LetterOfLink'] ?? self::getLetterOfLinkService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\SendLetter'] ?? self::getSendLetterService($container)), ($container->services['Passerelle\\Applications\\Letters\\EndByReferee'] ?? self::getEndByRefereeService($container)), ($container->services['Passerelle\\Applications\\Letters\\RefereeLimits'] ?? self::getRefereeLimitsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getApplicantNameService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ApplicantName'] = new \Passerelle\Applications\Letters\ApplicantName(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getChangeLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ChangeLetters'] = new \Passerelle\Applications\Letters\ChangeLetters(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\EndLetters'] ?? self::getEndLettersService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterRules'] ?? self::getLetterRulesService($container)), ($container->services['Passerelle\\Applications\\Letters\\RequestLetter'] ?? self::getRequestLetterService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCopiedLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\CopiedLetters'] = new \Passerelle\Applications\Letters\CopiedLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)));
    }

    protected static function getEndByRefereeService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\EndByReferee'] = new \Passerelle\Applications\Letters\EndByReferee(($container->services['Passerelle\\Applications\\Letters\\EndLetters'] ?? self::getEndLettersService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterNotices'] ?? self::getLetterNoticesService($container)));
    }

    protected static function getEndLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\EndLetters'] = new \Passerelle\Applications\Letters\EndLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\PendingLetterUploads'] ?? self::getPendingLetterUploadsService($container)));
    }

    protected static function getLetterFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\LetterFiles'] = new \Passerelle\Applications\Letters\LetterFiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getLetterLimitsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Letters\\LetterLimits'] = new \Passerelle\Applications\Letters\LetterLimits(\Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'text', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'files', 1));
    }

    protected static function getLetterNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\LetterNotices'] = new \Passerelle\Applications\Letters\LetterNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getLetterOfLinkService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\LetterOfLink'] = new \Passerelle\Applications\Letters\LetterOfLink(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLetterRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\LetterRules'] = new \Passerelle\Applications\Letters\LetterRules(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\ApplicationRequests'] ?? self::getApplicationRequestsService($container)));
    }

    protected static function getLetterStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\LetterStore'] = new \Passerelle\Applications\Letters\LetterStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLetterNewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\Mails\\LetterNews'] = new \Passerelle\Applications\Letters\Mails\LetterNews(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)));
    }

    protected static function getLetterReminderMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\Mails\\LetterReminderMail'] = new \Passerelle\Applications\Letters\Mails\LetterReminderMail(($container->services['Passerelle\\Applications\\Letters\\Mails\\RefereeMail'] ?? self::getRefereeMailService($container)));
    }

    protected static function getLetterRequestMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\Mails\\LetterRequestMail'] = new \Passerelle\Applications\Letters\Mails\LetterRequestMail(($container->services['Passerelle\\Applications\\Letters\\Mails\\RefereeMail'] ?? self::getRefereeMailService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)));
    }

    protected static function getRefereeMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\Mails\\RefereeMail'] = new \Passerelle\Applications\Letters\Mails\RefereeMail(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Applications\\Letters\\ApplicantName'] ?? self::getApplicantNameService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getPendingLetterUploadsService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\PendingLetterUploads'] = new \Passerelle\Applications\Letters\PendingLetterUploads(($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPersonalLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\PersonalLetters'] = new \Passerelle\Applications\Letters\PersonalLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\EndLetters'] ?? self::getEndLettersService($container)));
    }

    protected static function getReadLetterFactsService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] = new \Passerelle\Applications\Letters\ReadLetterFacts(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)));
    }

    protected static function getReadLetterPageService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ReadLetterPage'] = new \Passerelle\Applications\Letters\ReadLetterPage(($container->services['Passerelle\\Applications\\Letters\\LetterOfLink'] ?? self::getLetterOfLinkService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\PendingLetterUploads'] ?? self::getPendingLetterUploadsService($container)), ($container->services['Passerelle\\Applications\\Letters\\ApplicantName'] ?? self::getApplicantNameService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterLimits'] ?? self::getLetterLimitsService($container)));
    }

    protected static function getReadLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ReadLetters'] = new \Passerelle\Applications\Letters\ReadLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\ApplicationRequests'] ?? self::getApplicationRequestsService($container)));
    }

    protected static function getReadableLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\ReadableLetters'] = new \Passerelle\Applications\Letters\ReadableLetters(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Answering\\ReviewAccess'] ?? self::getReviewAccessService($container)));
    }

    protected static function getRefereeLimitsService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\RefereeLimits'] = new \Passerelle\Applications\Letters\RefereeLimits(($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterLimits'] ?? self::getLetterLimitsService($container)));
    }

    protected static function getRefereeReaderService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\RefereeReader'] = \Passerelle\Applications\Letters\RefereeReader::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRemindRefereesService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\RemindReferees'] = new \Passerelle\Applications\Letters\RemindReferees(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\ReadLetterFacts'] ?? self::getReadLetterFactsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Letters\\ReminderTimes'] ?? self::getReminderTimesService($container)));
    }

    protected static function getReminderTimesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Letters\\ReminderTimes'] = new \Passerelle\Applications\Letters\ReminderTimes(\Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'remindHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'checkHours', 3600), \Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'remindersPerRun', 1));
    }

    protected static function getRequestLetterService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\RequestLetter'] = new \Passerelle\Applications\Letters\RequestLetter(($container->services['Passerelle\\Applications\\RequestThrottle'] ?? self::getRequestThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getSendLetterService($container)
    {
        return $container->services['Passerelle\\Applications\\Letters\\SendLetter'] = new \Passerelle\Applications\Letters\SendLetter(($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\PendingLetterUploads'] ?? self::getPendingLetterUploadsService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterNotices'] ?? self::getLetterNoticesService($container)));
    }

    protected static function getUploadsOfLettersService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Letters\\UploadsOfLetters'] = new \Passerelle\Applications\Letters\UploadsOfLetters(($container->services['Passerelle\\Applications\\Letters\\LetterOfLink'] ?? self::getLetterOfLinkService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterFiles'] ?? self::getLetterFilesService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'files', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'letters', 'uploadedBytes', 1));
    }

    protected static function getCandidatesService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\Candidates'] = new \Passerelle\Applications\Mentoring\Candidates(($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getChangeMentorService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\ChangeMentor'] = new \Passerelle\Applications\Mentoring\ChangeMentor(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWritings'] ?? self::getCoWritingsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\Candidates'] ?? self::getCandidatesService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorNotices'] ?? self::getMentorNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getListedMentorsService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\ListedMentors'] = new \Passerelle\Applications\Mentoring\ListedMentors(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWritings'] ?? self::getCoWritingsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\Candidates'] ?? self::getCandidatesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)));
    }

    protected static function getMentorMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentorMail'] = new \Passerelle\Applications\Mentoring\MentorMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getMentorNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentorNotices'] = new \Passerelle\Applications\Mentoring\MentorNotices(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getMentorRightsService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] = new \Passerelle\Applications\Mentoring\MentorRights(($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getMentoredDraftService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentoredDraft'] = new \Passerelle\Applications\Mentoring\MentoredDraft(($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Applications\\Applying\\PeopleOfApplication'] ?? self::getPeopleOfApplicationService($container)));
    }

    protected static function getMentoredFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentoredFiles'] = new \Passerelle\Applications\Mentoring\MentoredFiles(($container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] ?? self::getMentorRightsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentoredDraft'] ?? self::getMentoredDraftService($container)));
    }

    protected static function getMentorshipStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] = new \Passerelle\Applications\Mentoring\MentorshipStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadMentoredService($container)
    {
        return $container->services['Passerelle\\Applications\\Mentoring\\ReadMentored'] = new \Passerelle\Applications\Mentoring\ReadMentored(($container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] ?? self::getMentorRightsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Handling\\Reading\\SentStages'] ?? self::getSentStagesService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentoredDraft'] ?? self::getMentoredDraftService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)), ($container->services['Passerelle\\Applications\\Messages\\UnreadMessages'] ?? self::getUnreadMessagesService($container)));
    }

    protected static function getDraftThreadsService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\DraftThreads'] = new \Passerelle\Applications\Messages\DraftThreads(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\OwnThreads'] ?? self::getOwnThreadsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)));
    }

    protected static function getMessageRulesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Messages\\MessageRules'] = new \Passerelle\Applications\Messages\MessageRules(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationMessages', 'text', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationMessages', 'files', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationMessages', 'perSide', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationMessages', 'perPersonAndHour', 1));
    }

    protected static function getOwnThreadsService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\OwnThreads'] = new \Passerelle\Applications\Messages\OwnThreads(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandledCalls'] ?? self::getHandledCallsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] ?? self::getMentorRightsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationMessages', 'listed', 1));
    }

    protected static function getReadThreadService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ReadThread'] = new \Passerelle\Applications\Messages\ReadThread(($container->services['Passerelle\\Applications\\Messages\\ThreadRights'] ?? self::getThreadRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadFiles'] ?? self::getThreadFilesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMarks'] ?? self::getThreadMarksService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)));
    }

    protected static function getThreadFileReadersService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadFileReaders'] = new \Passerelle\Applications\Messages\ThreadFileReaders(($container->services['Passerelle\\Applications\\Messages\\ThreadFiles'] ?? self::getThreadFilesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadRights'] ?? self::getThreadRightsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)));
    }

    protected static function getThreadFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadFiles'] = new \Passerelle\Applications\Messages\ThreadFiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)));
    }

    protected static function getThreadMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadMail'] = new \Passerelle\Applications\Messages\ThreadMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadReader'] ?? self::getThreadReaderService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNames'] ?? self::getThreadNamesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadScreen'] ?? self::getThreadScreenService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationMessages', 'firstLine', 1));
    }

    protected static function getThreadMarksService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadMarks'] = new \Passerelle\Applications\Messages\ThreadMarks(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getThreadNamesService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadNames'] = new \Passerelle\Applications\Messages\ThreadNames(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getThreadNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadNotices'] = new \Passerelle\Applications\Messages\ThreadNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadRights'] ?? self::getThreadRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMarks'] ?? self::getThreadMarksService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadPeople'] ?? self::getThreadPeopleService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getThreadPeopleService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadPeople'] = new \Passerelle\Applications\Messages\ThreadPeople(($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] ?? self::getMentorRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)));
    }

    protected static function getThreadReaderService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadReader'] = new \Passerelle\Applications\Messages\ThreadReader(($container->services['Passerelle\\Applications\\Messages\\ThreadRights'] ?? self::getThreadRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMarks'] ?? self::getThreadMarksService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getThreadRightsService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadRights'] = new \Passerelle\Applications\Messages\ThreadRights(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorRights'] ?? self::getMentorRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)));
    }

    protected static function getThreadScreenService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadScreen'] = new \Passerelle\Applications\Messages\ThreadScreen(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getThreadStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\ThreadStore'] = new \Passerelle\Applications\Messages\ThreadStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getUnreadMessagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\UnreadMessages'] = new \Passerelle\Applications\Messages\UnreadMessages(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getWaitingMessagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\WaitingMessages'] = new \Passerelle\Applications\Messages\WaitingMessages(($container->services['Passerelle\\Applications\\Messages\\OwnThreads'] ?? self::getOwnThreadsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadScreen'] ?? self::getThreadScreenService($container)));
    }

    protected static function getWriteMessageService($container)
    {
        return $container->services['Passerelle\\Applications\\Messages\\WriteMessage'] = new \Passerelle\Applications\Messages\WriteMessage(($container->services['Passerelle\\Applications\\Messages\\ThreadRights'] ?? self::getThreadRightsService($container)), ($container->services['Passerelle\\Applications\\Messages\\MessageRules'] ?? self::getMessageRulesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadStore'] ?? self::getThreadStoreService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadFiles'] ?? self::getThreadFilesService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadNotices'] ?? self::getThreadNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAgreeToShowService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\AgreeToShow'] = new \Passerelle\Applications\PublicResults\AgreeToShow(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\OwnResult'] ?? self::getOwnResultService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPublicResultTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\GraphQL\\PublicResultTypes'] = new \Passerelle\Applications\PublicResults\GraphQL\PublicResultTypes(($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getOwnResultService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\OwnResult'] = new \Passerelle\Applications\PublicResults\OwnResult(($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionLetters\\AskedFacts'] ?? self::getAskedFactsService($container)));
    }

    protected static function getPublicResultStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] = new \Passerelle\Applications\PublicResults\PublicResultStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getPublicResultsService($container)
    {
        $a = ($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'] ?? self::getAnnouncedChangesService($container));

        if (isset($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'])) {
            return $container->services['Passerelle\\Applications\\PublicResults\\PublicResults'];
        }

        $instance = new \Passerelle\Applications\PublicResults\PublicResults(($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), $a);

        if (isset($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'])) {
            return $container->services['Passerelle\\Applications\\PublicResults\\PublicResults'];
        }

        return $container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] = $instance;
    }

    protected static function getPublicResultsModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\PublicResultsModule'] = new \Passerelle\Applications\PublicResults\PublicResultsModule();
    }

    protected static function getShowFinalResultsService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\ShowFinalResults'] = new \Passerelle\Applications\PublicResults\ShowFinalResults(($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\ShownCalls'] ?? self::getShownCallsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'decisions', 'resultsPerRun', 1));
    }

    protected static function getShownCallsService($container)
    {
        return $container->services['Passerelle\\Applications\\PublicResults\\ShownCalls'] = new \Passerelle\Applications\PublicResults\ShownCalls(($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\ResultFinality'] ?? self::getResultFinalityService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRequestThrottleService($container)
    {
        return $container->services['Passerelle\\Applications\\RequestThrottle'] = new \Passerelle\Applications\RequestThrottle(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationRequests', 'perAddressAndDay', 1));
    }

    protected static function getEndRetentionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\EndRetentions'] = new \Passerelle\Applications\Retention\EndRetentions(($container->services['Passerelle\\Applications\\Retention\\RetentionStore'] ?? self::getRetentionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\ApplicationErasure'] ?? self::getApplicationErasureService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionSteps'] ?? self::getRetentionStepsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionTimes'] ?? self::getRetentionTimesService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionNotices'] ?? self::getRetentionNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRemovedApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RemovedApplications'] = new \Passerelle\Applications\Retention\RemovedApplications(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionTimes'] ?? self::getRetentionTimesService($container)));
    }

    protected static function getRestoreApplicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RestoreApplication'] = new \Passerelle\Applications\Retention\RestoreApplication(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionStore'] ?? self::getRetentionStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRetentionCommandsService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionCommands'] = new \Passerelle\Applications\Retention\RetentionCommands(($container->services['Passerelle\\Applications\\Retention\\RemovedApplications'] ?? self::getRemovedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RestoreApplication'] ?? self::getRestoreApplicationService($container)));
    }

    protected static function getRetentionEndService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionEnd'] = new \Passerelle\Applications\Retention\RetentionEnd(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionStart'] ?? self::getRetentionStartService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionPeriod'] ?? self::getRetentionPeriodService($container)));
    }

    protected static function getRetentionMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionMail'] = new \Passerelle\Applications\Retention\RetentionMail(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)));
    }

    protected static function getRetentionNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionNotices'] = new \Passerelle\Applications\Retention\RetentionNotices(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriterChanges'] ?? self::getCoWriterChangesService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container)));
    }

    protected static function getRetentionPeriodService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Retention\\RetentionPeriod'] = new \Passerelle\Applications\Retention\RetentionPeriod(\Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'months', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'draftMonths', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'numbers', 'applicationsKeptMonths', 1));
    }

    protected static function getRetentionStartService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionStart'] = new \Passerelle\Applications\Retention\RetentionStart(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Decisions\\FinalResults'] ?? self::getFinalResultsService($container)));
    }

    protected static function getRetentionStepsService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionSteps'] = new \Passerelle\Applications\Retention\RetentionSteps(($container->services['Passerelle\\Applications\\Retention\\RetentionEnd'] ?? self::getRetentionEndService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionTimes'] ?? self::getRetentionTimesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRetentionStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Retention\\RetentionStore'] = new \Passerelle\Applications\Retention\RetentionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRetentionTimesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Retention\\RetentionTimes'] = new \Passerelle\Applications\Retention\RetentionTimes(\Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'firstNoticeDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'lastNoticeDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'recoverDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'checkHours', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationRetention', 'perRun', 1));
    }

    protected static function getAssignReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\AssignReviews'] = new \Passerelle\Applications\Review\Assignment\AssignReviews(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\ReadRound'] ?? self::getReadRoundService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\ProposeAssignments'] ?? self::getProposeAssignmentsService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\StoreAssignments'] ?? self::getStoreAssignmentsService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAssignmentStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] = new \Passerelle\Applications\Review\Assignment\AssignmentStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCancelAssignmentService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\CancelAssignment'] = new \Passerelle\Applications\Review\Assignment\CancelAssignment(($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getListedAssignmentsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\ListedAssignments'] = new \Passerelle\Applications\Review\Assignment\ListedAssignments(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\ReadRound'] ?? self::getReadRoundService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\ReviewerInvitations'] ?? self::getReviewerInvitationsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getProposeAssignmentsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\ProposeAssignments'] = new \Passerelle\Applications\Review\Assignment\ProposeAssignments(($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'review', 'perApplication', 1));
    }

    protected static function getReadRoundService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\ReadRound'] = new \Passerelle\Applications\Review\Assignment\ReadRound(($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] ?? self::getFindConflictsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)));
    }

    protected static function getStoreAssignmentsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Assignment\\StoreAssignments'] = new \Passerelle\Applications\Review\Assignment\StoreAssignments(($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewNotices'] ?? self::getReviewNoticesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Applications\\Review\\ReminderLimits'] ?? self::getReminderLimitsService($container)));
    }

    protected static function getConflictStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] = new \Passerelle\Applications\Review\Conflicts\ConflictStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDeclareConflictService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Conflicts\\DeclareConflict'] = new \Passerelle\Applications\Review\Conflicts\DeclareConflict(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'review', 'reason', 1));
    }

    protected static function getFindConflictsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] = new \Passerelle\Applications\Review\Conflicts\FindConflicts(($container->services['Passerelle\\Applications\\Review\\Conflicts\\ReadConflictFacts'] ?? self::getReadConflictFactsService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)));
    }

    protected static function getPartnerStructuresService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Conflicts\\PartnerStructures'] = new \Passerelle\Applications\Review\Conflicts\PartnerStructures(($container->services['Passerelle\\Content\\ReferringRecords'] ?? self::getReferringRecordsService($container)));
    }

    protected static function getReadConflictFactsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Conflicts\\ReadConflictFacts'] = new \Passerelle\Applications\Review\Conflicts\ReadConflictFacts(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\PartnerStructures'] ?? self::getPartnerStructuresService($container)));
    }

    protected static function getAssignmentTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\AssignmentTypes'] = new \Passerelle\Applications\Review\GraphQL\AssignmentTypes(($container->services['Passerelle\\Applications\\Review\\Assignment\\ListedAssignments'] ?? self::getListedAssignmentsService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignReviews'] ?? self::getAssignReviewsService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\CancelAssignment'] ?? self::getCancelAssignmentService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\DeclareConflict'] ?? self::getDeclareConflictService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getGuestTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\GuestTypes'] = new \Passerelle\Applications\Review\GraphQL\GuestTypes(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\GuestAccounts'] ?? self::getGuestAccountsService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\AcceptAsGuest'] ?? self::getAcceptAsGuestService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRankingTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\RankingTypes'] = new \Passerelle\Applications\Review\GraphQL\RankingTypes(($container->services['Passerelle\\Applications\\Review\\Ranking\\ReadRanking'] ?? self::getReadRankingService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\DrawTies'] ?? self::getDrawTiesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReviewPlanTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewPlanTypes'] = new \Passerelle\Applications\Review\GraphQL\ReviewPlanTypes(($container->services['Passerelle\\Applications\\Review\\Plan\\ChangePlan'] ?? self::getChangePlanService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReviewTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewTypes'] = new \Passerelle\Applications\Review\GraphQL\ReviewTypes(($container->services['Passerelle\\Applications\\Review\\Reading\\OwnReviews'] ?? self::getOwnReviewsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\ReadReview'] ?? self::getReadReview2Service($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\SaveScore'] ?? self::getSaveScoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\AnswerReview'] ?? self::getAnswerReview2Service($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReviewerTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewerTypes'] = new \Passerelle\Applications\Review\GraphQL\ReviewerTypes(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ChangeReviewers'] ?? self::getChangeReviewersService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\AnswerReviewing'] ?? self::getAnswerReviewingService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\ListedAssignments'] ?? self::getListedAssignmentsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\OwnReviews'] ?? self::getOwnReviewsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAcceptAsGuestService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\AcceptAsGuest'] = new \Passerelle\Applications\Review\Guests\AcceptAsGuest(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\AnswerInvitation'] ?? self::getAnswerInvitationService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\GuestAccounts'] ?? self::getGuestAccountsService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getGuestAccountsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\GuestAccounts'] = new \Passerelle\Applications\Review\Guests\GuestAccounts(($container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] ?? self::getNewAccountsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Accounts\\Stages'] ?? self::getStagesService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)));
    }

    protected static function getGuestFieldsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\GuestFields'] = new \Passerelle\Applications\Review\Guests\GuestFields(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getInviteByAddressService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\InviteByAddress'] = new \Passerelle\Applications\Review\Guests\InviteByAddress(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerRules'] ?? self::getReviewerRulesService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\ReviewerInvitations'] ?? self::getReviewerInvitationsService($container)), ($container->services['Passerelle\\Invitations\\InvitationThrottle'] ?? self::getInvitationThrottleService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReviewerInvitationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\ReviewerInvitations'] = new \Passerelle\Applications\Review\Guests\ReviewerInvitations(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\SubjectInvitations'] ?? self::getSubjectInvitationsService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getReviewerSubjectService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Guests\\ReviewerSubject'] = new \Passerelle\Applications\Review\Guests\ReviewerSubject(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerRules'] ?? self::getReviewerRulesService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getPersonalReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\PersonalReviews'] = new \Passerelle\Applications\Review\PersonalReviews(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] ?? self::getScoreStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)));
    }

    protected static function getChangePlanService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Plan\\ChangePlan'] = new \Passerelle\Applications\Review\Plan\ChangePlan(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanReader'] ?? self::getPlanReaderService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPlanReaderService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Review\\Plan\\PlanReader'] = new \Passerelle\Applications\Review\Plan\PlanReader(($container->services['Passerelle\\Applications\\Forms\\FormLimits'] ?? self::getFormLimitsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Publication\\WordingRules'] ??= new \Passerelle\Applications\Forms\Publication\WordingRules()), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'criteria', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'weight', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'points', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'planBytes', 1));
    }

    protected static function getPlanStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] = new \Passerelle\Applications\Review\Plan\PlanStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanReader'] ?? self::getPlanReaderService($container)));
    }

    protected static function getCountedScoresService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] = new \Passerelle\Applications\Review\Ranking\CountedScores(($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] ?? self::getScoreStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] ?? self::getFindConflictsService($container)));
    }

    protected static function getDrawTiesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Ranking\\DrawTies'] = new \Passerelle\Applications\Review\Ranking\DrawTies(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReadRankingService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Ranking\\ReadRanking'] = new \Passerelle\Applications\Review\Ranking\ReadRanking(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] ?? self::getCountedScoresService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\ReadRound'] ?? self::getReadRoundService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'review', 'weight', 1));
    }

    protected static function getOwnReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reading\\OwnReviews'] = new \Passerelle\Applications\Review\Reading\OwnReviews(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\ReadReview'] ?? self::getReadReview2Service($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)));
    }

    protected static function getReadReview2Service($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reading\\ReadReview'] = new \Passerelle\Applications\Review\Reading\ReadReview(($container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] ?? self::getReviewerAccessService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] ?? self::getScoreStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Ranking\\CountedScores'] ?? self::getCountedScoresService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\SentApplication'] ?? self::getSentApplicationService($container)), ($container->services['Passerelle\\Applications\\Handling\\Listing\\ListedApplicants'] ?? self::getListedApplicantsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReviewedFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reading\\ReviewedFiles'] = new \Passerelle\Applications\Review\Reading\ReviewedFiles(($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] ?? self::getReviewerAccessService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\SentApplication'] ?? self::getSentApplicationService($container)));
    }

    protected static function getSentApplicationService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reading\\SentApplication'] = new \Passerelle\Applications\Review\Reading\SentApplication(($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)));
    }

    protected static function getWaitingReviewsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reading\\WaitingReviews'] = new \Passerelle\Applications\Review\Reading\WaitingReviews(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] ?? self::getReviewerAccessService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRemindReviewersService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\RemindReviewers'] = new \Passerelle\Applications\Review\RemindReviewers(($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewNotices'] ?? self::getReviewNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Review\\ReminderLimits'] ?? self::getReminderLimitsService($container)));
    }

    protected static function getReminderLimitsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Review\\ReminderLimits'] = new \Passerelle\Applications\Review\ReminderLimits(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'remindHours', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'remindersPerRun', 1));
    }

    protected static function getReviewCapabilityService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewCapability'] = new \Passerelle\Applications\Review\ReviewCapability(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)));
    }

    protected static function getReviewMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewMail'] = new \Passerelle\Applications\Review\ReviewMail(($container->services['Passerelle\\Notices\\MailedNotices'] ?? self::getMailedNoticesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReviewModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewModule'] = new \Passerelle\Applications\Review\ReviewModule(($container->services['Passerelle\\Applications\\Review\\ReviewCapability'] ?? self::getReviewCapabilityService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\GuestFields'] ?? self::getGuestFieldsService($container)));
    }

    protected static function getReviewNoticesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewNotices'] = new \Passerelle\Applications\Review\ReviewNotices(($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)));
    }

    protected static function getReviewedApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] = new \Passerelle\Applications\Review\ReviewedApplications(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReviewerAccessService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] = new \Passerelle\Applications\Review\ReviewerAccess(($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewedApplications'] ?? self::getReviewedApplicationsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\FindConflicts'] ?? self::getFindConflictsService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)));
    }

    protected static function getAnswerReviewingService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reviewers\\AnswerReviewing'] = new \Passerelle\Applications\Review\Reviewers\AnswerReviewing(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getChangeReviewersService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reviewers\\ChangeReviewers'] = new \Passerelle\Applications\Review\Reviewers\ChangeReviewers(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerRules'] ?? self::getReviewerRulesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\AccountOfProfile'] ?? self::getAccountOfProfileService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewNotices'] ?? self::getReviewNoticesService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\InviteByAddress'] ?? self::getInviteByAddressService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReviewerRulesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerRules'] = new \Passerelle\Applications\Review\Reviewers\ReviewerRules(($container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] ?? self::getReviewerStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'reviewers', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'review', 'countries', 1), $a->textMax('email'));
    }

    protected static function getReviewerStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Reviewers\\ReviewerStore'] = new \Passerelle\Applications\Review\Reviewers\ReviewerStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getAnswerReview2Service($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Scoring\\AnswerReview'] = new \Passerelle\Applications\Review\Scoring\AnswerReview(($container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] ?? self::getReviewerAccessService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Conflicts\\ConflictStore'] ?? self::getConflictStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'review', 'reason', 1));
    }

    protected static function getSaveScoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Scoring\\SaveScore'] = new \Passerelle\Applications\Review\Scoring\SaveScore(($container->services['Passerelle\\Applications\\Review\\ReviewerAccess'] ?? self::getReviewerAccessService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] ?? self::getScoreStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreRules'] ?? self::getScoreRulesService($container)), ($container->services['Passerelle\\Applications\\Review\\Assignment\\AssignmentStore'] ?? self::getAssignmentStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\ReadReview'] ?? self::getReadReview2Service($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getScoreRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreRules'] = new \Passerelle\Applications\Review\Scoring\ScoreRules(\Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'review', 'comment', 1));
    }

    protected static function getScoreStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Review\\Scoring\\ScoreStore'] = new \Passerelle\Applications\Review\Scoring\ScoreStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getApplicationCopyService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\ApplicationCopy'] = new \Passerelle\Applications\Sending\ApplicationCopy(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantRights'] ?? self::getApplicantRightsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SenderFacts'] ?? self::getSenderFactsService($container)));
    }

    protected static function getCheckReceiptService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\CheckReceipt'] = new \Passerelle\Applications\Sending\CheckReceipt(($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'receipts', 'checksPerHour', 1));
    }

    protected static function getReceiptMailService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\ReceiptMail'] = new \Passerelle\Applications\Sending\ReceiptMail(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\ApplicationScreen'] ?? self::getApplicationScreenService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSendSubmissionService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SendSubmission'] = new \Passerelle\Applications\Sending\SendSubmission(($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] ?? self::getSnapshotStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] ?? self::getAnsweredFormsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SentAnswers'] ?? self::getSentAnswersService($container)), ($container->services['Passerelle\\Applications\\Sending\\SenderFacts'] ?? self::getSenderFactsService($container)), ($container->services['Passerelle\\Applications\\Sending\\SendingInstant'] ?? self::getSendingInstantService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getSenderFactsService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SenderFacts'] = new \Passerelle\Applications\Sending\SenderFacts(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Applications\\Sending\\SentLetters'] ?? self::getSentLettersService($container)));
    }

    protected static function getSendingInstantService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SendingInstant'] = new \Passerelle\Applications\Sending\SendingInstant(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'sending', 'receivedSeconds', 1));
    }

    protected static function getSentAnswersService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SentAnswers'] = new \Passerelle\Applications\Sending\SentAnswers(($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Forms\\Judging\\FormJudge'] ?? self::getFormJudgeService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)));
    }

    protected static function getSentLettersService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SentLetters'] = new \Passerelle\Applications\Sending\SentLetters(($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)));
    }

    protected static function getSnapshotStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Sending\\SnapshotStore'] = new \Passerelle\Applications\Sending\SnapshotStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Handling\\Listing\\SentListing'] ?? self::getSentListingService($container)));
    }

    protected static function getChangeStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\ChangeStages'] = new \Passerelle\Applications\Stages\ChangeStages(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageRules'] ?? self::getStageRulesService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageUse'] ?? self::getStageUseService($container)), ($container->services['Passerelle\\Applications\\Stages\\ReadStages'] ?? self::getReadStagesService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageEffects'] ?? self::getStageEffectsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getForgetStageService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\ForgetStage'] = new \Passerelle\Applications\Stages\ForgetStage(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)), ($container->services['Passerelle\\Applications\\Trials\\TrialPeriod'] ?? self::getTrialPeriodService($container)));
    }

    protected static function getForgetStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\ForgetStages'] = new \Passerelle\Applications\Stages\ForgetStages(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Applications\\Review\\Plan\\PlanStore'] ?? self::getPlanStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Settings\\SettingsStore'] ?? self::getSettingsStoreService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Places\\Plan\\PlaceStore'] ?? self::getPlaceStoreService($container)));
    }

    protected static function getKnownStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\KnownStages'] = new \Passerelle\Applications\Stages\KnownStages(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getNextStageService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\NextStage'] = new \Passerelle\Applications\Stages\NextStage(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callStages', 'shortestHours', 3600));
    }

    protected static function getPublicStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\PublicStages'] = new \Passerelle\Applications\Stages\PublicStages(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getReadStagesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\ReadStages'] = new \Passerelle\Applications\Stages\ReadStages(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageUse'] ?? self::getStageUseService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callStages', 'max', 1));
    }

    protected static function getStageClosingsService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StageClosings'] = new \Passerelle\Applications\Stages\StageClosings(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getStageEffectsService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StageEffects'] = new \Passerelle\Applications\Stages\StageEffects(($container->services['Passerelle\\Applications\\Stages\\ForgetStage'] ?? self::getForgetStageService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container)), ($container->services['Passerelle\\Calls\\Notices\\Reminders\\PlanReminders'] ?? self::getPlanRemindersService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantsWithDrafts'] ?? self::getApplicantsWithDraftsService($container)), ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container)));
    }

    protected static function getStageRulesService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StageRules'] = new \Passerelle\Applications\Stages\StageRules(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callStages', 'name', 1));
    }

    protected static function getStageStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StageStore'] = new \Passerelle\Applications\Stages\StageStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getStageUseService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StageUse'] = new \Passerelle\Applications\Stages\StageUse(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getStagesFollowCallService($container)
    {
        return $container->services['Passerelle\\Applications\\Stages\\StagesFollowCall'] = new \Passerelle\Applications\Stages\StagesFollowCall(($container->services['Passerelle\\Applications\\Stages\\StageStore'] ?? self::getStageStoreService($container)));
    }

    protected static function getClosingsService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\Closings'] = new \Passerelle\Applications\Statistics\Closings(($container->services['Passerelle\\Applications\\InternalCalls'] ?? self::getInternalCallsService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionStart'] ?? self::getRetentionStartService($container)));
    }

    protected static function getCountStatisticsService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\CountStatistics'] = new \Passerelle\Applications\Statistics\CountStatistics(($container->services['Passerelle\\Applications\\Statistics\\StatisticStore'] ?? self::getStatisticStoreService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticQuestions'] ?? self::getStatisticQuestionsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Statistics\\Closings'] ?? self::getClosingsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'statistics', 'smallest', 1));
    }

    protected static function getStatisticTypesService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\GraphQL\\StatisticTypes'] = new \Passerelle\Applications\Statistics\GraphQL\StatisticTypes(($container->services['Passerelle\\Applications\\Statistics\\ReadStatistics'] ?? self::getReadStatisticsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReadStatisticsService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\ReadStatistics'] = new \Passerelle\Applications\Statistics\ReadStatistics(($container->services['Passerelle\\Applications\\Handling\\HandlerRights'] ?? self::getHandlerRightsService($container)), ($container->services['Passerelle\\Applications\\Submissions\\DailyFigures'] ?? self::getDailyFiguresService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticStore'] ?? self::getStatisticStoreService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticQuestions'] ?? self::getStatisticQuestionsService($container)), ($container->services['Passerelle\\Applications\\Statistics\\SmallNumbers'] ?? self::getSmallNumbersService($container)), ($container->services['Passerelle\\Applications\\Statistics\\ValueNames'] ?? self::getValueNamesService($container)), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSmallNumbersService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\SmallNumbers'] = new \Passerelle\Applications\Statistics\SmallNumbers(\Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'statistics', 'smallest', 1));
    }

    protected static function getStatisticQuestionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\StatisticQuestions'] = new \Passerelle\Applications\Statistics\StatisticQuestions(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)));
    }

    protected static function getStatisticStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\StatisticStore'] = new \Passerelle\Applications\Statistics\StatisticStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getStatisticsModuleService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\StatisticsModule'] = new \Passerelle\Applications\Statistics\StatisticsModule();
    }

    protected static function getValueNamesService($container)
    {
        return $container->services['Passerelle\\Applications\\Statistics\\ValueNames'] = new \Passerelle\Applications\Statistics\ValueNames(($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)));
    }

    protected static function getAdvancedSubmissionsService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\AdvancedSubmissions'] = new \Passerelle\Applications\Submissions\AdvancedSubmissions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getAnsweredFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\AnsweredForms'] = new \Passerelle\Applications\Submissions\AnsweredForms(($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)), ($container->services['Passerelle\\Applications\\Trials\\TrialForms'] ?? self::getTrialFormsService($container)));
    }

    protected static function getApplicationErasureService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\ApplicationErasure'] = new \Passerelle\Applications\Submissions\ApplicationErasure(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), ($container->services['Passerelle\\Applications\\Letters\\EndLetters'] ?? self::getEndLettersService($container)), ($container->services['Passerelle\\Applications\\CoWriting\\CoWriters'] ?? self::getCoWritersService($container)));
    }

    protected static function getDailyFiguresService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\DailyFigures'] = new \Passerelle\Applications\Submissions\DailyFigures(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'statistics', 'smallest', 1));
    }

    protected static function getFormExtentsService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\FormExtents'] = new \Passerelle\Applications\Submissions\FormExtents(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPersonalApplicationsService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\Submissions\\PersonalResults'] ?? self::getPersonalResultsService($container));

        if (isset($container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'])) {
            return $container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'];
        }

        $instance = new \Passerelle\Applications\Submissions\PersonalApplications(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Submissions\\ApplicationErasure'] ?? self::getApplicationErasureService($container)), ($container->services['Passerelle\\Applications\\Letters\\LetterStore'] ?? self::getLetterStoreService($container)), $a, ($container->services['Passerelle\\Applications\\Mentoring\\MentorshipStore'] ?? self::getMentorshipStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'])) {
            return $container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'];
        }

        return $container->services['Passerelle\\Applications\\Submissions\\PersonalApplications'] = $instance;
    }

    protected static function getPersonalResultsService($container)
    {
        $a = ($container->services['Passerelle\\Applications\\PublicResults\\PublicResults'] ?? self::getPublicResultsService($container));

        if (isset($container->services['Passerelle\\Applications\\Submissions\\PersonalResults'])) {
            return $container->services['Passerelle\\Applications\\Submissions\\PersonalResults'];
        }

        $instance = new \Passerelle\Applications\Submissions\PersonalResults(($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)), $a);

        if (isset($container->services['Passerelle\\Applications\\Submissions\\PersonalResults'])) {
            return $container->services['Passerelle\\Applications\\Submissions\\PersonalResults'];
        }

        return $container->services['Passerelle\\Applications\\Submissions\\PersonalResults'] = $instance;
    }

    protected static function getStructureApplicationsService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\StructureApplications'] = new \Passerelle\Applications\Submissions\StructureApplications(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSubmissionFilesService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] = new \Passerelle\Applications\Submissions\SubmissionFiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSubmissionStoreService($container)
    {
        return $container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] = new \Passerelle\Applications\Submissions\SubmissionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionFiles'] ?? self::getSubmissionFilesService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'applicationLists', 'own', 1));
    }

    protected static function getPersonalEventsService($container)
    {
        return $container->services['Passerelle\\Applications\\Timeline\\PersonalEvents'] = new \Passerelle\Applications\Timeline\PersonalEvents(($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionStore'] ?? self::getCompletionStoreService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityDecisions'] ?? self::getEligibilityDecisionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\DecisionStore'] ?? self::getDecisionStoreService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewStore'] ?? self::getDecisionReviewStoreService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResultStore'] ?? self::getPublicResultStoreService($container)));
    }

    protected static function getReadTimelineService($container)
    {
        return $container->services['Passerelle\\Applications\\Timeline\\ReadTimeline'] = new \Passerelle\Applications\Timeline\ReadTimeline(($container->services['Passerelle\\Applications\\Timeline\\Timeline'] ?? self::getTimelineService($container)));
    }

    protected static function getTimelineService($container)
    {
        return $container->services['Passerelle\\Applications\\Timeline\\Timeline'] = new \Passerelle\Applications\Timeline\Timeline(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getBeginTrialService($container)
    {
        return $container->services['Passerelle\\Applications\\Trials\\BeginTrial'] = new \Passerelle\Applications\Trials\BeginTrial(($container->services['Passerelle\\Applications\\Trials\\ComposedTrial'] ?? self::getComposedTrialService($container)), ($container->services['Passerelle\\Applications\\Trials\\TrialForms'] ?? self::getTrialFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Reading\\FormReader'] ?? self::getFormReaderService($container)), ($container->services['Passerelle\\Applications\\Applying\\ProfileValues'] ?? self::getProfileValuesService($container)), ($container->services['Passerelle\\Applications\\Submissions\\SubmissionStore'] ?? self::getSubmissionStoreService($container)), ($container->services['Passerelle\\Applications\\Trials\\TrialPeriod'] ?? self::getTrialPeriodService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getComposedTrialService($container)
    {
        return $container->services['Passerelle\\Applications\\Trials\\ComposedTrial'] = new \Passerelle\Applications\Trials\ComposedTrial(($container->services['Passerelle\\Applications\\Forms\\Composing\\CallsOfManagers'] ?? self::getCallsOfManagersService($container)), ($container->services['Passerelle\\Applications\\Forms\\Composing\\ComposedForms'] ?? self::getComposedFormsService($container)), ($container->services['Passerelle\\Applications\\Forms\\Storage\\FormStore'] ?? self::getFormStoreService($container)));
    }

    protected static function getTrialFormsService($container)
    {
        return $container->services['Passerelle\\Applications\\Trials\\TrialForms'] = new \Passerelle\Applications\Trials\TrialForms(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getTrialPeriodService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Applications\\Trials\\TrialPeriod'] = new \Passerelle\Applications\Trials\TrialPeriod(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Applications\\Submissions\\ApplicationErasure'] ?? self::getApplicationErasureService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationTrials', 'keepDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'applicationTrials', 'perRun', 1));
    }

    protected static function getAccountAuditService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\AccountAudit'] = new \Passerelle\Auth\Accounts\AccountAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAccountStateService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\AccountState'] = new \Passerelle\Auth\Accounts\AccountState();
    }

    protected static function getAddressLockService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\AddressLock'] = new \Passerelle\Auth\Accounts\AddressLock(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCompleteAccountService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\CompleteAccount'] = new \Passerelle\Auth\Accounts\CompleteAccount(($container->services['Passerelle\\Auth\\Accounts\\Stages'] ?? self::getStagesService($container)), ($container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] ?? self::getNewAccountsService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getDisableAccountService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\DisableAccount'] = new \Passerelle\Auth\Accounts\DisableAccount(($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getNewAccountsService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] = new \Passerelle\Auth\Accounts\NewAccounts(($container->services['Passerelle\\Auth\\Accounts\\AddressLock'] ?? self::getAddressLockService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\Stages'] ?? self::getStagesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getStagesService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\Stages'] = new \Passerelle\Auth\Accounts\Stages(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getUnfinishedAccountsService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\UnfinishedAccounts'] = new \Passerelle\Auth\Accounts\UnfinishedAccounts(($container->services['Passerelle\\Auth\\Accounts\\Stages'] ?? self::getStagesService($container)), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getWordPressMailsService($container)
    {
        return $container->services['Passerelle\\Auth\\Accounts\\WordPressMails'] = new \Passerelle\Auth\Accounts\WordPressMails(($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getAuthLimitsService($container)
    {
        return $container->services['Passerelle\\Auth\\AuthLimits'] = \Passerelle\Auth\AuthLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getAuthModuleService($container)
    {
        return $container->services['Passerelle\\Auth\\AuthModule'] = new \Passerelle\Auth\AuthModule(($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Auth\\Sessions\\SessionEndings'] ?? self::getSessionEndingsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Passwords\\PasswordFollowUp'] ?? self::getPasswordFollowUpService($container)), ($container->services['Passerelle\\Auth\\PurgeAccounts'] ?? self::getPurgeAccountsService($container)));
    }

    protected static function getAccountTypesService($container)
    {
        return $container->services['Passerelle\\Auth\\GraphQL\\AccountTypes'] = new \Passerelle\Auth\GraphQL\AccountTypes(($container->services['Passerelle\\Auth\\Registration\\Activation'] ?? self::getActivationService($container)), ($container->services['Passerelle\\Auth\\Registration\\ActivationLinks'] ?? self::getActivationLinksService($container)), ($container->services['Passerelle\\Auth\\Registration\\Registration'] ?? self::getRegistrationService($container)), ($container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] ?? self::getCompletionTokensService($container)), ($container->services['Passerelle\\Auth\\Registration\\CompleteRegistration'] ?? self::getCompleteRegistrationService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAuthTypesService($container)
    {
        return $container->services['Passerelle\\Auth\\GraphQL\\AuthTypes'] = new \Passerelle\Auth\GraphQL\AuthTypes(($container->services['Passerelle\\Auth\\SignIn\\SignIn'] ?? self::getSignInService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRecoveryTypesService($container)
    {
        return $container->services['Passerelle\\Auth\\GraphQL\\RecoveryTypes'] = new \Passerelle\Auth\GraphQL\RecoveryTypes(($container->services['Passerelle\\Auth\\Recovery\\RequestRecovery'] ?? self::getRequestRecoveryService($container)), ($container->services['Passerelle\\Auth\\Recovery\\NewPasswordLinks'] ?? self::getNewPasswordLinksService($container)), ($container->services['Passerelle\\Auth\\Recovery\\ResetPassword'] ?? self::getResetPasswordService($container)));
    }

    protected static function getSocialTypesService($container)
    {
        return $container->services['Passerelle\\Auth\\GraphQL\\SocialTypes'] = new \Passerelle\Auth\GraphQL\SocialTypes(($container->services['Passerelle\\Auth\\Social\\SocialSignIn'] ?? self::getSocialSignInService($container)), ($container->services['Passerelle\\Auth\\Social\\Linking'] ?? self::getLinkingService($container)), ($container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] ?? self::getCompletionTokensService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSwitchTypesService($container)
    {
        return $container->services['Passerelle\\Auth\\GraphQL\\SwitchTypes'] = new \Passerelle\Auth\GraphQL\SwitchTypes(($container->services['Passerelle\\Auth\\Switching\\Switching'] ?? self::getSwitchingService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getAccountLinkService($container)
    {
        return $container->services['Passerelle\\Auth\\Links\\AccountLink'] = new \Passerelle\Auth\Links\AccountLink(($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getLinksService($container)
    {
        return $container->services['Passerelle\\Auth\\Links\\Links'] = new \Passerelle\Auth\Links\Links(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getPublicPagesService($container)
    {
        return $container->services['Passerelle\\Auth\\Links\\PublicPages'] = \Passerelle\Auth\Links\PublicPages::configured(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getActivationMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\ActivationMail'] = new \Passerelle\Auth\Mails\ActivationMail(($container->services['Passerelle\\Auth\\Links\\AccountLink'] ?? self::getAccountLinkService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getAlreadyRegisteredMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\AlreadyRegisteredMail'] = new \Passerelle\Auth\Mails\AlreadyRegisteredMail(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getAlreadyReviewerMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\AlreadyReviewerMail'] = new \Passerelle\Auth\Mails\AlreadyReviewerMail(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getLinkFromTeamService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\LinkFromTeam'] = new \Passerelle\Auth\Mails\LinkFromTeam(($container->services['Passerelle\\Auth\\Links\\AccountLink'] ?? self::getAccountLinkService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getNewPasswordMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\NewPasswordMail'] = new \Passerelle\Auth\Mails\NewPasswordMail(($container->services['Passerelle\\Auth\\Links\\AccountLink'] ?? self::getAccountLinkService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getPasswordChangedMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\PasswordChangedMail'] = new \Passerelle\Auth\Mails\PasswordChangedMail(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getWelcomeMailService($container)
    {
        return $container->services['Passerelle\\Auth\\Mails\\WelcomeMail'] = new \Passerelle\Auth\Mails\WelcomeMail(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getPasswordFollowUpService($container)
    {
        return $container->services['Passerelle\\Auth\\Passwords\\PasswordFollowUp'] = new \Passerelle\Auth\Passwords\PasswordFollowUp(($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getPasswordGuardService($container)
    {
        return $container->services['Passerelle\\Auth\\Passwords\\PasswordGuard'] = new \Passerelle\Auth\Passwords\PasswordGuard(($container->services['Passerelle\\Auth\\Passwords\\PasswordRule'] ?? self::getPasswordRuleService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Admin\\Texts\\Texts'] ??= new \Passerelle\Admin\Texts\Texts())->fieldError(...));
    }

    protected static function getPasswordRuleService($container)
    {
        return $container->services['Passerelle\\Auth\\Passwords\\PasswordRule'] = \Passerelle\Auth\Passwords\PasswordRule::own(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)));
    }

    protected static function getPasswordsService($container)
    {
        return $container->services['Passerelle\\Auth\\Passwords\\Passwords'] = new \Passerelle\Auth\Passwords\Passwords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getPurgeAccountsService($container)
    {
        return $container->services['Passerelle\\Auth\\PurgeAccounts'] = new \Passerelle\Auth\PurgeAccounts(($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\Accounts\\UnfinishedAccounts'] ?? self::getUnfinishedAccountsService($container)), ($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Registration\\AccountRequests'] ?? self::getAccountRequestsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AddressLock'] ?? self::getAddressLockService($container)));
    }

    protected static function getNewPasswordLinksService($container)
    {
        return $container->services['Passerelle\\Auth\\Recovery\\NewPasswordLinks'] = new \Passerelle\Auth\Recovery\NewPasswordLinks(($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)));
    }

    protected static function getRequestRecoveryService($container)
    {
        return $container->services['Passerelle\\Auth\\Recovery\\RequestRecovery'] = new \Passerelle\Auth\Recovery\RequestRecovery(($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Registration\\AccountRequests'] ?? self::getAccountRequestsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getResetPasswordService($container)
    {
        return $container->services['Passerelle\\Auth\\Recovery\\ResetPassword'] = new \Passerelle\Auth\Recovery\ResetPassword(($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Auth\\Throttling\\SignInTries'] ?? self::getSignInTriesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAccountRequestsService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\AccountRequests'])) {
            return $container->services['Passerelle\\Auth\\Registration\\AccountRequests'];
        }

        $instance = new \Passerelle\Auth\Registration\AccountRequests(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), $a);

        if (isset($container->services['Passerelle\\Auth\\Registration\\AccountRequests'])) {
            return $container->services['Passerelle\\Auth\\Registration\\AccountRequests'];
        }

        return $container->services['Passerelle\\Auth\\Registration\\AccountRequests'] = $instance;
    }

    protected static function getActivationService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\Activation'] = new \Passerelle\Auth\Registration\Activation(($container->services['Passerelle\\Auth\\Registration\\ActivationPasswords'] ?? self::getActivationPasswordsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Auth\\Registration\\ActivationLinks'] ?? self::getActivationLinksService($container)), ($container->services['Passerelle\\Auth\\Registration\\OpenAccount'] ?? self::getOpenAccountService($container)));
    }

    protected static function getActivationLinksService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\ActivationLinks'] = new \Passerelle\Auth\Registration\ActivationLinks(($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getActivationPasswordsService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\ActivationPasswords'] = new \Passerelle\Auth\Registration\ActivationPasswords(($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getCompleteRegistrationService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\CompleteRegistration'] = new \Passerelle\Auth\Registration\CompleteRegistration(($container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] ?? self::getCompletionTokensService($container)), ($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Accounts\\CompleteAccount'] ?? self::getCompleteAccountService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCompletionTokensService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] = new \Passerelle\Auth\Registration\CompletionTokens(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'auth', 'demandMinutes', 60), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getOpenAccountService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\OpenAccount'] = new \Passerelle\Auth\Registration\OpenAccount(($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), ($container->services['Passerelle\\Auth\\Accounts\\CompleteAccount'] ?? self::getCompleteAccountService($container)), ($container->services['Passerelle\\Auth\\Accounts\\Stages'] ?? self::getStagesService($container)), ($container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] ?? self::getCompletionTokensService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRegistrationService($container)
    {
        return $container->services['Passerelle\\Auth\\Registration\\Registration'] = new \Passerelle\Auth\Registration\Registration(($container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] ?? self::getRegistrationRulesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Registration\\AccountRequests'] ?? self::getAccountRequestsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRegistrationRulesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Auth\\Registration\\RegistrationRules'] = new \Passerelle\Auth\Registration\RegistrationRules(($container->services['Passerelle\\Auth\\Passwords\\PasswordRule'] ?? self::getPasswordRuleService($container)), $a->textMax('short'), \Passerelle\Kernel\Composition\Limit::of($a, 'account', 'email', 1));
    }

    protected static function getRequestedAccountsService($container)
    {
        $a = ($container->services['Passerelle\\Auth\\Registration\\AccountRequests'] ?? self::getAccountRequestsService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'];
        }
        $b = ($container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'] ?? self::getRequestedRegistrationService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'];
        }
        $c = ($container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'] ?? self::getRequestedRecoveryService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'];
        }

        $instance = new \Passerelle\Auth\Registration\RequestedAccounts($a, ($container->services['Passerelle\\Auth\\Throttling\\MailThrottle'] ?? self::getMailThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), $b, $c);

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'];
        }

        return $container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'] = $instance;
    }

    protected static function getRequestedRecoveryService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'];
        }

        $instance = new \Passerelle\Auth\Registration\RequestedRecovery(($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), $a);

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'];
        }

        return $container->services['Passerelle\\Auth\\Registration\\RequestedRecovery'] = $instance;
    }

    protected static function getRequestedRegistrationService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'];
        }

        $instance = new \Passerelle\Auth\Registration\RequestedRegistration(($container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] ?? self::getNewAccountsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)), $a);

        if (isset($container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'])) {
            return $container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'];
        }

        return $container->services['Passerelle\\Auth\\Registration\\RequestedRegistration'] = $instance;
    }

    protected static function getCurrentSessionService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] = new \Passerelle\Auth\Sessions\CurrentSession(($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)));
    }

    protected static function getKnownDevicesService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\KnownDevices'] = new \Passerelle\Auth\Sessions\KnownDevices(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'auth', 'knownDeviceDays', 86400));
    }

    protected static function getReuseAlertService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\ReuseAlert'] = new \Passerelle\Auth\Sessions\ReuseAlert();
    }

    protected static function getSessionEndingsService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\SessionEndings'] = new \Passerelle\Auth\Sessions\SessionEndings(($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\KnownDevices'] ?? self::getKnownDevicesService($container)));
    }

    protected static function getSessionLifetimesService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\SessionLifetimes'] = new \Passerelle\Auth\Sessions\SessionLifetimes(($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getSessionStoreService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\SessionStore'] = new \Passerelle\Auth\Sessions\SessionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getSessionTokensService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\SessionTokens'] = new \Passerelle\Auth\Sessions\SessionTokens(($container->services['Passerelle\\Auth\\Tokens\\AccessTokens'] ?? self::getAccessTokensService($container)), ($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container)), ($container->services['Passerelle\\Auth\\Sessions\\KnownDevices'] ?? self::getKnownDevicesService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getSessionsService($container)
    {
        return $container->services['Passerelle\\Auth\\Sessions\\Sessions'] = new \Passerelle\Auth\Sessions\Sessions(($container->services['Passerelle\\Auth\\Sessions\\SessionStore'] ?? self::getSessionStoreService($container)), ($container->services['Passerelle\\Auth\\Sessions\\SessionTokens'] ?? self::getSessionTokensService($container)), ($container->services['Passerelle\\Auth\\Sessions\\SessionLifetimes'] ?? self::getSessionLifetimesService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getActivationReminderService($container)
    {
        return $container->services['Passerelle\\Auth\\SignIn\\ActivationReminder'] = new \Passerelle\Auth\SignIn\ActivationReminder(($container->services['Passerelle\\Auth\\Throttling\\MailThrottle'] ?? self::getMailThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getCredentialsService($container)
    {
        return $container->services['Passerelle\\Auth\\SignIn\\Credentials'] = new \Passerelle\Auth\SignIn\Credentials(($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getSignInService($container)
    {
        return $container->services['Passerelle\\Auth\\SignIn\\SignIn'] = new \Passerelle\Auth\SignIn\SignIn(($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Auth\\Passwords\\Passwords'] ?? self::getPasswordsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\SignInTries'] ?? self::getSignInTriesService($container)), ($container->services['Passerelle\\Auth\\Sessions\\KnownDevices'] ?? self::getKnownDevicesService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\SignIn\\Credentials'] ?? self::getCredentialsService($container)), ($container->services['Passerelle\\Auth\\SignIn\\ActivationReminder'] ?? self::getActivationReminderService($container)));
    }

    protected static function getIdentitiesService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\Identities'] = new \Passerelle\Auth\Social\Identities(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getIdentityLinkedService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\IdentityLinked'] = new \Passerelle\Auth\Social\IdentityLinked();
    }

    protected static function getLinkingService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\Linking'] = new \Passerelle\Auth\Social\Linking(($container->services['Passerelle\\Auth\\Social\\Identities'] ?? self::getIdentitiesService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSocialModuleService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\SocialModule'] = new \Passerelle\Auth\Social\SocialModule(($container->services['Passerelle\\Auth\\Social\\Identities'] ?? self::getIdentitiesService($container)));
    }

    protected static function getSocialRegistrationService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\SocialRegistration'] = new \Passerelle\Auth\Social\SocialRegistration(($container->services['Passerelle\\Auth\\Social\\Identities'] ?? self::getIdentitiesService($container)), ($container->services['Passerelle\\Auth\\Accounts\\NewAccounts'] ?? self::getNewAccountsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Links\\Links'] ?? self::getLinksService($container)));
    }

    protected static function getSocialSignInService($container)
    {
        return $container->services['Passerelle\\Auth\\Social\\SocialSignIn'] = new \Passerelle\Auth\Social\SocialSignIn(($container->services['Passerelle\\Auth\\Social\\Identities'] ?? self::getIdentitiesService($container)), ($container->services['Passerelle\\Auth\\Social\\SocialRegistration'] ?? self::getSocialRegistrationService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Auth\\Registration\\CompletionTokens'] ?? self::getCompletionTokensService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAdminRightService($container)
    {
        return $container->services['Passerelle\\Auth\\Switching\\AdminRight'] = new \Passerelle\Auth\Switching\AdminRight(($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getSwitchTokensService($container)
    {
        return $container->services['Passerelle\\Auth\\Switching\\SwitchTokens'] = new \Passerelle\Auth\Switching\SwitchTokens(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'auth', 'switchSeconds', 1));
    }

    protected static function getSwitchingService($container)
    {
        return $container->services['Passerelle\\Auth\\Switching\\Switching'] = new \Passerelle\Auth\Switching\Switching(($container->services['Passerelle\\Auth\\Switching\\SwitchTokens'] ?? self::getSwitchTokensService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Switching\\AdminRight'] ?? self::getAdminRightService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSwitchingModuleService($container)
    {
        return $container->services['Passerelle\\Auth\\Switching\\SwitchingModule'] = new \Passerelle\Auth\Switching\SwitchingModule(($container->services['Passerelle\\Auth\\Switching\\SwitchTokens'] ?? self::getSwitchTokensService($container)));
    }

    protected static function getFormThrottleService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] = new \Passerelle\Auth\Throttling\FormThrottle(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getMailSenderLimitsService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\MailSenderLimits'] = new \Passerelle\Auth\Throttling\MailSenderLimits(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getMailThrottleService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\MailThrottle'] = new \Passerelle\Auth\Throttling\MailThrottle(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getRequestNetworkService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\RequestNetwork'] = new \Passerelle\Auth\Throttling\RequestNetwork(($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getSignInTriesService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\SignInTries'] = new \Passerelle\Auth\Throttling\SignInTries(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getThrottleService($container)
    {
        return $container->services['Passerelle\\Auth\\Throttling\\Throttle'] = new \Passerelle\Auth\Throttling\Throttle(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)));
    }

    protected static function getAccessTokensService($container)
    {
        return $container->services['Passerelle\\Auth\\Tokens\\AccessTokens'] = new \Passerelle\Auth\Tokens\AccessTokens(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'auth', 'accessMinutes', 60));
    }

    protected static function getTokenKeysService($container)
    {
        return $container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] = \Passerelle\Auth\Tokens\TokenKeys::configured();
    }

    protected static function getAuthenticationService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\Authentication'] = new \Passerelle\Auth\WordPress\Authentication(($container->services['Passerelle\\Auth\\WordPress\\WordPressSessions'] ?? self::getWordPressSessionsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Auth\\Sessions\\CurrentSession'] ?? self::getCurrentSessionService($container)), ($container->services['Passerelle\\Auth\\AuthLimits'] ?? self::getAuthLimitsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Auth\\WordPress\\BreakGlass'] ?? self::getBreakGlassService($container)));
    }

    protected static function getBreakGlassService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\BreakGlass'] = new \Passerelle\Auth\WordPress\BreakGlass(\Passerelle\Auth\WordPress\BreakGlass::isConfigured(), ($container->services['Passerelle\\Auth\\SignIn\\SignIn'] ?? self::getSignInService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\WordPress\\WordPressCookies'] ?? self::getWordPressCookiesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getEditingSessionService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\EditingSession'] = new \Passerelle\Auth\WordPress\EditingSession(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container))->mainFile());
    }

    protected static function getEntryService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\Entry'] = new \Passerelle\Auth\WordPress\Entry(($container->services['Passerelle\\Auth\\Switching\\Switching'] ?? self::getSwitchingService($container)), ($container->services['Passerelle\\Auth\\WordPress\\WordPressCookies'] ?? self::getWordPressCookiesService($container)), ($container->services['Passerelle\\Auth\\WordPress\\SignInPage'] ?? self::getSignInPageService($container)), ($container->services['Passerelle\\Auth\\WordPress\\SignInLinks'] ?? self::getSignInLinksService($container)));
    }

    protected static function getSignInLinksService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\SignInLinks'] = new \Passerelle\Auth\WordPress\SignInLinks(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container))->mainFile(), ($container->services['Passerelle\\Auth\\Switching\\Switching'] ?? self::getSwitchingService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSignInPageService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\SignInPage'] = new \Passerelle\Auth\WordPress\SignInPage(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)), ($container->services['Passerelle\\Auth\\WordPress\\BreakGlass'] ?? self::getBreakGlassService($container)));
    }

    protected static function getWordPressCookiesService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\WordPressCookies'] = new \Passerelle\Auth\WordPress\WordPressCookies(($container->services['Passerelle\\Auth\\WordPress\\WordPressSessions'] ?? self::getWordPressSessionsService($container)), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)));
    }

    protected static function getWordPressModuleService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\WordPressModule'] = new \Passerelle\Auth\WordPress\WordPressModule(($container->services['Passerelle\\Auth\\WordPress\\WordPressSessions'] ?? self::getWordPressSessionsService($container)), ($container->services['Passerelle\\Auth\\WordPress\\Authentication'] ?? self::getAuthenticationService($container)), ($container->services['Passerelle\\Auth\\WordPress\\SignInPage'] ?? self::getSignInPageService($container)), ($container->services['Passerelle\\Auth\\WordPress\\BreakGlass'] ?? self::getBreakGlassService($container)), ($container->services['Passerelle\\Auth\\WordPress\\SignInLinks'] ?? self::getSignInLinksService($container)), ($container->services['Passerelle\\Auth\\WordPress\\Entry'] ?? self::getEntryService($container)), ($container->services['Passerelle\\Auth\\WordPress\\EditingSession'] ?? self::getEditingSessionService($container)));
    }

    protected static function getWordPressSessionsService($container)
    {
        return $container->services['Passerelle\\Auth\\WordPress\\WordPressSessions'] = new \Passerelle\Auth\WordPress\WordPressSessions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Auth\\Sessions\\Sessions'] ?? self::getSessionsService($container)), ($container->services['Passerelle\\Auth\\Switching\\AdminRight'] ?? self::getAdminRightService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getCallStatesService($container)
    {
        return $container->services['Passerelle\\Calls\\CallStates'] = new \Passerelle\Calls\CallStates(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getAnnounceLinkService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\AnnounceLink'] = new \Passerelle\Calls\Links\AnnounceLink(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'] ?? self::getAnnouncedChangesService($container))->ofItem(...));
    }

    protected static function getCallLinksModuleService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\CallLinksModule'] = new \Passerelle\Calls\Links\CallLinksModule(($container->services['Passerelle\\Calls\\Links\\WatchLinks'] ?? self::getWatchLinksService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCheckLinksService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\CheckLinks'] = \Passerelle\Calls\Links\CheckLinks::ifEnabled(($container->services['Passerelle\\Calls\\Links\\LinkStore'] ?? self::getLinkStoreService($container)), ($container->services['Passerelle\\Calls\\Links\\Fetching\\Probe'] ?? self::getProbeService($container)), ($container->services['Passerelle\\Calls\\Links\\LinkRules'] ?? self::getLinkRulesService($container)), ($container->services['Passerelle\\Calls\\Links\\AnnounceLink'] ?? self::getAnnounceLinkService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getCurlTransportService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\Fetching\\CurlTransport'] = \Passerelle\Calls\Links\Fetching\CurlTransport::configured(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDestinationsService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\Fetching\\Destinations'] = new \Passerelle\Calls\Links\Fetching\Destinations(($container->services['Passerelle\\Calls\\Links\\Fetching\\DnsResolver'] ??= new \Passerelle\Calls\Links\Fetching\DnsResolver()));
    }

    protected static function getDnsResolverService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\Fetching\\DnsResolver'] = new \Passerelle\Calls\Links\Fetching\DnsResolver();
    }

    protected static function getProbeService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\Fetching\\Probe'] = new \Passerelle\Calls\Links\Fetching\Probe(($container->services['Passerelle\\Calls\\Links\\Fetching\\Destinations'] ?? self::getDestinationsService($container)), ($container->services['Passerelle\\Calls\\Links\\Fetching\\CurlTransport'] ?? self::getCurlTransportService($container)), ($container->services['Passerelle\\Calls\\Links\\Fetching\\ProbeLimits'] ?? self::getProbeLimitsService($container)));
    }

    protected static function getProbeLimitsService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\Fetching\\ProbeLimits'] = \Passerelle\Calls\Links\Fetching\ProbeLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLinkTypesService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\GraphQL\\LinkTypes'] = new \Passerelle\Calls\Links\GraphQL\LinkTypes(($container->services['Passerelle\\Calls\\Links\\LinkStore'] ?? self::getLinkStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLinkRulesService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\LinkRules'] = \Passerelle\Calls\Links\LinkRules::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLinkStoreService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\LinkStore'] = new \Passerelle\Calls\Links\LinkStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callLinks', 'leaseSeconds', 1));
    }

    protected static function getWatchLinksService($container)
    {
        return $container->services['Passerelle\\Calls\\Links\\WatchLinks'] = new \Passerelle\Calls\Links\WatchLinks(($container->services['Passerelle\\Calls\\Links\\LinkStore'] ?? self::getLinkStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getCallDraftsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\CallDrafts'] = new \Passerelle\Calls\Management\CallDrafts(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\Drafts'] ?? self::getDraftsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Calls\\Management\\CallSteps'] ?? self::getCallStepsService($container)), ($container->services['Passerelle\\Calls\\CallStates'] ?? self::getCallStatesService($container)), ($container->services['Passerelle\\Calls\\Management\\Dates\\DateChangeStore'] ?? self::getDateChangeStoreService($container)));
    }

    protected static function getCallManagementModuleService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\CallManagementModule'] = new \Passerelle\Calls\Management\CallManagementModule();
    }

    protected static function getCallStepsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\CallSteps'] = new \Passerelle\Calls\Management\CallSteps(($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Calls\\CallStates'] ?? self::getCallStatesService($container)), ($container->services['Passerelle\\Applications\\CallApplications'] ?? self::getCallApplicationsService($container)));
    }

    protected static function getChangeCallService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\ChangeCall'] = new \Passerelle\Calls\Management\ChangeCall(($container->services['Passerelle\\Calls\\Management\\SaveCall'] ?? self::getSaveCallService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Calls\\Management\\CallSteps'] ?? self::getCallStepsService($container)), ($container->services['Passerelle\\Calls\\Management\\Dates\\ChangeClosing'] ?? self::getChangeClosingService($container)), ($container->services['Passerelle\\Calls\\Management\\DuplicateCall'] ?? self::getDuplicateCallService($container)), ($container->services['Passerelle\\Calls\\Management\\RequestRules'] ?? self::getRequestRulesService($container)));
    }

    protected static function getChangeClosingService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Dates\\ChangeClosing'] = new \Passerelle\Calls\Management\Dates\ChangeClosing(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->of(\Passerelle\Content\Model\ContentType::CallForApplication), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDateChangeStoreService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Dates\\DateChangeStore'] = new \Passerelle\Calls\Management\Dates\DateChangeStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDateLedgerService($container)
    {
        $a = ($container->services['Passerelle\\Calls\\Notices\\DateNotices'] ?? self::getDateNoticesService($container));

        if (isset($container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'])) {
            return $container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'];
        }

        $instance = new \Passerelle\Calls\Management\Dates\DateLedger(($container->services['Passerelle\\Calls\\Management\\Dates\\DateChangeStore'] ?? self::getDateChangeStoreService($container)), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), $a);

        if (isset($container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'])) {
            return $container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'];
        }

        return $container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'] = $instance;
    }

    protected static function getDuplicateCallService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\DuplicateCall'] = new \Passerelle\Calls\Management\DuplicateCall(($container->services['Passerelle\\Content\\Actions\\CopyContent'] ?? self::getCopyContentService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->of(\Passerelle\Content\Model\ContentType::CallForApplication));
    }

    protected static function getCalendarSequenceService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\GraphQL\\CalendarSequence'] = new \Passerelle\Calls\Management\GraphQL\CalendarSequence(($container->services['Passerelle\\Calls\\Management\\Dates\\DateChangeStore'] ?? self::getDateChangeStoreService($container)));
    }

    protected static function getCallFormTypesService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\GraphQL\\CallFormTypes'] = new \Passerelle\Calls\Management\GraphQL\CallFormTypes(($container->services['Passerelle\\Calls\\Management\\ChangeCall'] ?? self::getChangeCallService($container)), ($container->services['Passerelle\\Calls\\Management\\CallDrafts'] ?? self::getCallDraftsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getCallPeopleTypesService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\GraphQL\\CallPeopleTypes'] = new \Passerelle\Calls\Management\GraphQL\CallPeopleTypes(($container->services['Passerelle\\Calls\\Management\\People\\EligiblePeople'] ?? self::getEligiblePeopleService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getOwnCallTypesService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\GraphQL\\OwnCallTypes'] = new \Passerelle\Calls\Management\GraphQL\OwnCallTypes(($container->services['Passerelle\\Calls\\Management\\Listing\\OwnCalls'] ?? self::getOwnCallsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\LanguageList'] ?? self::getLanguageListService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getKeepWithApplicationsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\KeepWithApplications'] = new \Passerelle\Calls\Management\KeepWithApplications(($container->services['Passerelle\\Applications\\CallApplications'] ?? self::getCallApplicationsService($container)));
    }

    protected static function getMissingFieldsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Listing\\MissingFields'] = new \Passerelle\Calls\Management\Listing\MissingFields(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->of(\Passerelle\Content\Model\ContentType::CallForApplication), ($container->services['Passerelle\\Content\\Validation\\Validator'] ?? self::getValidatorService($container)));
    }

    protected static function getOwnCallOrderService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallOrder'] = new \Passerelle\Calls\Management\Listing\OwnCallOrder(($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getOwnCallPostsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallPosts'] = new \Passerelle\Calls\Management\Listing\OwnCallPosts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Calls\\CallStates'] ?? self::getCallStatesService($container)));
    }

    protected static function getOwnCallRowsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallRows'] = new \Passerelle\Calls\Management\Listing\OwnCallRows(($container->services['Passerelle\\Calls\\Management\\CallSteps'] ?? self::getCallStepsService($container)), ($container->services['Passerelle\\Calls\\CallStates'] ?? self::getCallStatesService($container)), ($container->services['Passerelle\\Calls\\Management\\Listing\\MissingFields'] ?? self::getMissingFieldsService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)));
    }

    protected static function getOwnCallsService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\Listing\\OwnCalls'] = new \Passerelle\Calls\Management\Listing\OwnCalls(($container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallPosts'] ?? self::getOwnCallPostsService($container)), ($container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallOrder'] ?? self::getOwnCallOrderService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Calls\\Management\\Listing\\OwnCallRows'] ?? self::getOwnCallRowsService($container)));
    }

    protected static function getEligiblePeopleService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Calls\\Management\\People\\EligiblePeople'] = new \Passerelle\Calls\Management\People\EligiblePeople(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of($a, 'directory', 'found', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'directory', 'named', 1));
    }

    protected static function getRequestRulesService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\RequestRules'] = new \Passerelle\Calls\Management\RequestRules(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSaveCallService($container)
    {
        return $container->services['Passerelle\\Calls\\Management\\SaveCall'] = new \Passerelle\Calls\Management\SaveCall(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Calls\\Management\\CallSteps'] ?? self::getCallStepsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCallListenerService($container)
    {
        $a = ($container->services['Passerelle\\Calls\\Notices\\RoleNotices'] ?? self::getRoleNoticesService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\CallListener'])) {
            return $container->services['Passerelle\\Calls\\Notices\\CallListener'];
        }
        $b = ($container->services['Passerelle\\Calls\\Notices\\StateNotices'] ?? self::getStateNoticesService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\CallListener'])) {
            return $container->services['Passerelle\\Calls\\Notices\\CallListener'];
        }

        $instance = new \Passerelle\Calls\Notices\CallListener($a, $b, ($container->services['Passerelle\\Calls\\Notices\\Reminders\\PlanReminders'] ?? self::getPlanRemindersService($container)));

        if (isset($container->services['Passerelle\\Calls\\Notices\\CallListener'])) {
            return $container->services['Passerelle\\Calls\\Notices\\CallListener'];
        }

        return $container->services['Passerelle\\Calls\\Notices\\CallListener'] = $instance;
    }

    protected static function getCallMailService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\CallMail'] = new \Passerelle\Calls\Notices\CallMail(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Notices\\NoticePaths'] ?? self::getNoticePathsService($container)));
    }

    protected static function getCallNoticesModuleService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\CallNoticesModule'] = new \Passerelle\Calls\Notices\CallNoticesModule(($container->services['Passerelle\\Calls\\Notices\\Reminders\\PlanReminders'] ?? self::getPlanRemindersService($container)), ($container->services['Passerelle\\Calls\\Notices\\Reminders\\ReminderStore'] ?? self::getReminderStoreService($container)));
    }

    protected static function getDateNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\DateNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\DateNotices'];
        }

        $instance = new \Passerelle\Calls\Notices\DateNotices($a, ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Favourites\\FavouriteFollowers'] ?? self::getFavouriteFollowersService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantsWithDrafts'] ?? self::getApplicantsWithDraftsService($container)));

        if (isset($container->services['Passerelle\\Calls\\Notices\\DateNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\DateNotices'];
        }

        return $container->services['Passerelle\\Calls\\Notices\\DateNotices'] = $instance;
    }

    protected static function getNotifyPeopleService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'])) {
            return $container->services['Passerelle\\Calls\\Notices\\NotifyPeople'];
        }

        $instance = new \Passerelle\Calls\Notices\NotifyPeople($a, ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));

        if (isset($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'])) {
            return $container->services['Passerelle\\Calls\\Notices\\NotifyPeople'];
        }

        return $container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] = $instance;
    }

    protected static function getPlanRemindersService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\Reminders\\PlanReminders'] = new \Passerelle\Calls\Notices\Reminders\PlanReminders(($container->services['Passerelle\\Calls\\Notices\\Reminders\\ReminderStore'] ?? self::getReminderStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Applications\\Stages\\StageClosings'] ?? self::getStageClosingsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRemindedApplicantsService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\Reminders\\RemindedApplicants'] = new \Passerelle\Calls\Notices\Reminders\RemindedApplicants(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReminderStoreService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\Reminders\\ReminderStore'] = new \Passerelle\Calls\Notices\Reminders\ReminderStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getSendRemindersService($container)
    {
        return $container->services['Passerelle\\Calls\\Notices\\Reminders\\SendReminders'] = new \Passerelle\Calls\Notices\Reminders\SendReminders(($container->services['Passerelle\\Calls\\Notices\\Reminders\\ReminderStore'] ?? self::getReminderStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container)), ($container->services['Passerelle\\Applications\\Applying\\ApplicantsWithDrafts'] ?? self::getApplicantsWithDraftsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'callReminders', 'perRun', 1));
    }

    protected static function getRoleNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\RoleNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\RoleNotices'];
        }

        $instance = new \Passerelle\Calls\Notices\RoleNotices($a);

        if (isset($container->services['Passerelle\\Calls\\Notices\\RoleNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\RoleNotices'];
        }

        return $container->services['Passerelle\\Calls\\Notices\\RoleNotices'] = $instance;
    }

    protected static function getStateNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Calls\\Notices\\NotifyPeople'] ?? self::getNotifyPeopleService($container));

        if (isset($container->services['Passerelle\\Calls\\Notices\\StateNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\StateNotices'];
        }

        $instance = new \Passerelle\Calls\Notices\StateNotices($a, ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Notices\\RecordEditors'] ?? self::getRecordEditorsService($container)));

        if (isset($container->services['Passerelle\\Calls\\Notices\\StateNotices'])) {
            return $container->services['Passerelle\\Calls\\Notices\\StateNotices'];
        }

        return $container->services['Passerelle\\Calls\\Notices\\StateNotices'] = $instance;
    }

    protected static function getAlternativesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Alternatives'] = new \Passerelle\Catalogue\Alternatives(($container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] ?? self::getDatabaseCatalogueService($container)), ($container->services['Passerelle\\Catalogue\\Limits'] ?? self::getLimitsService($container)));
    }

    protected static function getBlocksService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Bits\\Blocks'] = new \Passerelle\Catalogue\Bits\Blocks(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getWordBlocksService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Bits\\WordBlocks'] = new \Passerelle\Catalogue\Bits\WordBlocks(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getCatalogueListenerService($container)
    {
        return $container->services['Passerelle\\Catalogue\\CatalogueListener'] = new \Passerelle\Catalogue\CatalogueListener(($container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] ?? self::getDatabaseCatalogueService($container)));
    }

    protected static function getCatalogueModuleService($container)
    {
        return $container->services['Passerelle\\Catalogue\\CatalogueModule'] = new \Passerelle\Catalogue\CatalogueModule(($container->services['Passerelle\\Catalogue\\Rebuild'] ?? self::getRebuildService($container)), ($container->services['Passerelle\\Catalogue\\WordBlocksMigration'] ?? self::getWordBlocksMigrationService($container)), ($container->services['Passerelle\\Catalogue\\Filters\\Filters'] ?? self::getFiltersService($container)), ($container->services['Passerelle\\Catalogue\\Cli'] ?? self::getCliService($container)), ($container->services['Passerelle\\Catalogue\\Spelling\\FillSpellings'] ?? self::getFillSpellingsService($container)));
    }

    protected static function getCliService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Cli'] = new \Passerelle\Catalogue\Cli(($container->services['Passerelle\\Catalogue\\Verify'] ?? self::getVerifyService($container)), ($container->services['Passerelle\\Catalogue\\Rebuild'] ?? self::getRebuildService($container)));
    }

    protected static function getDatabaseCatalogueService($container)
    {
        return $container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] = new \Passerelle\Catalogue\DatabaseCatalogue(($container->services['Passerelle\\Catalogue\\Search'] ?? self::getSearchService($container)), ($container->services['Passerelle\\Catalogue\\Suggestions'] ?? self::getSuggestionsService($container)), ($container->services['Passerelle\\Catalogue\\Indexer'] ?? self::getIndexerService($container)));
    }

    protected static function getEntriesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Entries'] = new \Passerelle\Catalogue\Entries(($container->services['Passerelle\\Catalogue\\Text\\RecordText'] ?? self::getRecordTextService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Catalogue\\Filters\\Filters'] ?? self::getFiltersService($container)));
    }

    protected static function getEntryStoreService($container)
    {
        return $container->services['Passerelle\\Catalogue\\EntryStore'] = new \Passerelle\Catalogue\EntryStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Catalogue\\FacetValues'] ?? self::getFacetValuesService($container)), ($container->services['Passerelle\\Catalogue\\Vocabulary'] ?? self::getVocabularyService($container)), ($container->services['Passerelle\\Catalogue\\Bits\\Blocks'] ?? self::getBlocksService($container)), ($container->services['Passerelle\\Catalogue\\Bits\\WordBlocks'] ?? self::getWordBlocksService($container)));
    }

    protected static function getFacetValuesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\FacetValues'] = new \Passerelle\Catalogue\FacetValues(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getFiltersService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Filters\\Filters'] = \Passerelle\Catalogue\Filters\Filters::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSuggestionTypesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\GraphQL\\SuggestionTypes'] = new \Passerelle\Catalogue\GraphQL\SuggestionTypes(($container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] ?? self::getDatabaseCatalogueService($container)));
    }

    protected static function getIndexCandidatesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\IndexCandidates'] = new \Passerelle\Catalogue\IndexCandidates(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Catalogue\\Limits'] ?? self::getLimitsService($container)), ($container->services['Passerelle\\Catalogue\\Bits\\Blocks'] ?? self::getBlocksService($container)));
    }

    protected static function getIndexFindersService($container)
    {
        return $container->services['Passerelle\\Catalogue\\IndexFinders'] = new \Passerelle\Catalogue\IndexFinders(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getIndexerService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Indexer'] = new \Passerelle\Catalogue\Indexer(($container->services['Passerelle\\Catalogue\\Entries'] ?? self::getEntriesService($container)), ($container->services['Passerelle\\Catalogue\\EntryStore'] ?? self::getEntryStoreService($container)));
    }

    protected static function getLimitsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Limits'] = \Passerelle\Catalogue\Limits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getPlaceSuggestionsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\PlaceSuggestions'] = new \Passerelle\Catalogue\PlaceSuggestions(($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\SearchWords'] ?? self::getSearchWords2Service($container)), ($container->services['Passerelle\\Catalogue\\Reading\\ReferenceNames'] ?? self::getReferenceNamesService($container)));
    }

    protected static function getPostingsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Postings'] = new \Passerelle\Catalogue\Postings(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getOwnSynonymsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Catalogue\\Reading\\OwnSynonyms'] = new \Passerelle\Catalogue\Reading\OwnSynonyms(\Passerelle\Kernel\Composition\Limit::of($a, 'catalogue', 'synonymGroups', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'catalogue', 'synonymText', 1));
    }

    protected static function getQueryReaderService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Reading\\QueryReader'] = new \Passerelle\Catalogue\Reading\QueryReader(($container->services['Passerelle\\Catalogue\\Reading\\SearchWords'] ?? self::getSearchWords2Service($container)), ($container->services['Passerelle\\Catalogue\\Reading\\ReferenceNames'] ?? self::getReferenceNamesService($container)), ($container->services['Passerelle\\Catalogue\\Limits'] ?? self::getLimitsService($container)));
    }

    protected static function getReadQueryService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Reading\\ReadQuery'] = new \Passerelle\Catalogue\Reading\ReadQuery(($container->services['Passerelle\\Catalogue\\Reading\\QueryReader'] ?? self::getQueryReaderService($container)), ($container->services['Passerelle\\Catalogue\\Vocabulary'] ?? self::getVocabularyService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\Speller'] ?? self::getSpellerService($container)));
    }

    protected static function getReferenceNamesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Reading\\ReferenceNames'] = new \Passerelle\Catalogue\Reading\ReferenceNames(($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)));
    }

    protected static function getSearchWords2Service($container)
    {
        return $container->services['Passerelle\\Catalogue\\Reading\\SearchWords'] = new \Passerelle\Catalogue\Reading\SearchWords(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\OwnSynonyms'] ?? self::getOwnSynonymsService($container)));
    }

    protected static function getSpellerService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Reading\\Speller'] = new \Passerelle\Catalogue\Reading\Speller(($container->services['Passerelle\\Catalogue\\Spelling\\Spellings'] ?? self::getSpellingsService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\SearchWords'] ?? self::getSearchWords2Service($container)));
    }

    protected static function getRebuildService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Rebuild'] = new \Passerelle\Catalogue\Rebuild(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Catalogue\\Indexer'] ?? self::getIndexerService($container)), ($container->services['Passerelle\\Catalogue\\EntryStore'] ?? self::getEntryStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Catalogue\\Spelling\\FillSpellings'] ?? self::getFillSpellingsService($container)));
    }

    protected static function getDismissService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Dismiss'] = new \Passerelle\Catalogue\Recommendations\Dismiss(($container->services['Passerelle\\Catalogue\\Recommendations\\DismissalStore'] ?? self::getDismissalStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\PublicRecords'] ?? self::getPublicRecordsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDismissalCleanupService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\DismissalCleanup'] = new \Passerelle\Catalogue\Recommendations\DismissalCleanup(($container->services['Passerelle\\Catalogue\\Recommendations\\DismissalStore'] ?? self::getDismissalStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getDismissalStoreService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\DismissalStore'] = new \Passerelle\Catalogue\Recommendations\DismissalStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getRecommendationTypesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\GraphQL\\RecommendationTypes'] = new \Passerelle\Catalogue\Recommendations\GraphQL\RecommendationTypes(($container->services['Passerelle\\Catalogue\\Recommendations\\ReadPerson'] ?? self::getReadPersonService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Recommend'] ?? self::getRecommendService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Dismiss'] ?? self::getDismissService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getWaitingTypesService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\GraphQL\\WaitingTypes'] = new \Passerelle\Catalogue\Recommendations\GraphQL\WaitingTypes(($container->services['Passerelle\\Catalogue\\Recommendations\\Waiting\\ListWaiting'] ?? self::getListWaitingService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Waiting\\NextSteps'] ?? self::getNextStepsService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\ReadPerson'] ?? self::getReadPersonService($container)), ($container->services['Passerelle\\Moderation\\OwnerModeration'] ?? self::getOwnerModerationService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getLeftOutService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\LeftOut'] = new \Passerelle\Catalogue\Recommendations\LeftOut(($container->services['Passerelle\\Catalogue\\Recommendations\\DismissalStore'] ?? self::getDismissalStoreService($container)), ($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getOpportunityIndexService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityIndex'] = new \Passerelle\Catalogue\Recommendations\Opportunities\OpportunityIndex(($container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityStore'] ?? self::getOpportunityStoreService($container)), ($container->services['Passerelle\\Content\\FieldReaders'] ?? self::getFieldReadersService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getOpportunityStoreService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityStore'] = new \Passerelle\Catalogue\Recommendations\Opportunities\OpportunityStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRankItemsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\RankItems'] = new \Passerelle\Catalogue\Recommendations\RankItems(($container->services['Passerelle\\Catalogue\\IndexCandidates'] ?? self::getIndexCandidatesService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityStore'] ?? self::getOpportunityStoreService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadPersonService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\ReadPerson'] = new \Passerelle\Catalogue\Recommendations\ReadPerson(($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)), ($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\StructureEditors'] ?? self::getStructureEditorsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReasonsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Reasons'] = new \Passerelle\Catalogue\Recommendations\Reasons(($container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityIndex'] ?? self::getOpportunityIndexService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'recommendations', 'quote', 1));
    }

    protected static function getRecommendService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Recommend'] = new \Passerelle\Catalogue\Recommendations\Recommend(($container->services['Passerelle\\Catalogue\\Recommendations\\RankItems'] ?? self::getRankItemsService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\LeftOut'] ?? self::getLeftOutService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Reasons'] ?? self::getReasonsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'recommendations', 'items', 1));
    }

    protected static function getRecommendationsModuleService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\RecommendationsModule'] = new \Passerelle\Catalogue\Recommendations\RecommendationsModule(($container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityIndex'] ?? self::getOpportunityIndexService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getListWaitingService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Waiting\\ListWaiting'] = new \Passerelle\Catalogue\Recommendations\Waiting\ListWaiting(($container->services['Passerelle\\Content\\OwnRecords\\OwnPosts'] ?? self::getOwnPostsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\OwnStructures'] ?? self::getOwnStructuresService($container)), ($container->services['Passerelle\\Favourites\\ListFavourites'] ?? self::getListFavouritesService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), [($container->services['Passerelle\\Applications\\Completions\\WaitingCompletions'] ?? self::getWaitingCompletionsService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Reading\\WaitingDecisionReviews'] ?? self::getWaitingDecisionReviewsService($container)), ($container->services['Passerelle\\Applications\\Messages\\WaitingMessages'] ?? self::getWaitingMessagesService($container)), ($container->services['Passerelle\\Applications\\Review\\Reading\\WaitingReviews'] ?? self::getWaitingReviewsService($container))]);
    }

    protected static function getNextStepsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Recommendations\\Waiting\\NextSteps'] = new \Passerelle\Catalogue\Recommendations\Waiting\NextSteps(($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)), ($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)));
    }

    protected static function getReferenceWatchService($container)
    {
        return $container->services['Passerelle\\Catalogue\\ReferenceWatch'] = new \Passerelle\Catalogue\ReferenceWatch(($container->services['Passerelle\\Catalogue\\Reindex'] ?? self::getReindexService($container)));
    }

    protected static function getReindexService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Catalogue\\Reindex'])) {
            return $container->services['Passerelle\\Catalogue\\Reindex'];
        }

        $instance = new \Passerelle\Catalogue\Reindex(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Catalogue\\FacetValues'] ?? self::getFacetValuesService($container)), ($container->services['Passerelle\\Catalogue\\Rebuild'] ?? self::getRebuildService($container)), $a);

        if (isset($container->services['Passerelle\\Catalogue\\Reindex'])) {
            return $container->services['Passerelle\\Catalogue\\Reindex'];
        }

        return $container->services['Passerelle\\Catalogue\\Reindex'] = $instance;
    }

    protected static function getSearchService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Search'] = new \Passerelle\Catalogue\Search(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Catalogue\\Vocabulary'] ?? self::getVocabularyService($container)), ($container->services['Passerelle\\Catalogue\\Postings'] ?? self::getPostingsService($container)), ($container->services['Passerelle\\Catalogue\\Bits\\Blocks'] ?? self::getBlocksService($container)), ($container->services['Passerelle\\Catalogue\\Filters\\Filters'] ?? self::getFiltersService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\ReadQuery'] ?? self::getReadQueryService($container)));
    }

    protected static function getFillSpellingsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Spelling\\FillSpellings'] = new \Passerelle\Catalogue\Spelling\FillSpellings(($container->services['Passerelle\\Catalogue\\Spelling\\Spellings'] ?? self::getSpellingsService($container)));
    }

    protected static function getSpellingsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Spelling\\Spellings'] = new \Passerelle\Catalogue\Spelling\Spellings(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSuggestionsService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Suggestions'] = new \Passerelle\Catalogue\Suggestions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Catalogue\\Limits'] ?? self::getLimitsService($container)), ($container->services['Passerelle\\Catalogue\\Vocabulary'] ?? self::getVocabularyService($container)), ($container->services['Passerelle\\Catalogue\\Postings'] ?? self::getPostingsService($container)), ($container->services['Passerelle\\Catalogue\\Bits\\Blocks'] ?? self::getBlocksService($container)), ($container->services['Passerelle\\Catalogue\\PlaceSuggestions'] ?? self::getPlaceSuggestionsService($container)), ($container->services['Passerelle\\Catalogue\\Reading\\Speller'] ?? self::getSpellerService($container)));
    }

    protected static function getRecordTextService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Text\\RecordText'] = new \Passerelle\Catalogue\Text\RecordText(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)));
    }

    protected static function getVerifyService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Verify'] = new \Passerelle\Catalogue\Verify(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Catalogue\\Entries'] ?? self::getEntriesService($container)), ($container->services['Passerelle\\Catalogue\\EntryStore'] ?? self::getEntryStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getVocabularyService($container)
    {
        return $container->services['Passerelle\\Catalogue\\Vocabulary'] = new \Passerelle\Catalogue\Vocabulary(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Catalogue\\Spelling\\Spellings'] ?? self::getSpellingsService($container)));
    }

    protected static function getWordBlocksMigrationService($container)
    {
        return $container->services['Passerelle\\Catalogue\\WordBlocksMigration'] = new \Passerelle\Catalogue\WordBlocksMigration(($container->services['Passerelle\\Catalogue\\Bits\\WordBlocks'] ?? self::getWordBlocksService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getBesideRecordService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\BesideRecord'] = new \Passerelle\Content\Actions\BesideRecord(($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Content\\RecordAudit'] ?? self::getRecordAuditService($container)));
    }

    protected static function getChangeStatusService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\ChangeStatus'] = new \Passerelle\Content\Actions\ChangeStatus(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\Completeness'] ?? self::getCompletenessService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCompletenessService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\Completeness'] = new \Passerelle\Content\Actions\Completeness(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Validation\\Validator'] ?? self::getValidatorService($container)), ($container->services['Passerelle\\Content\\Actions\\UntranslatedTexts'] ?? self::getUntranslatedTextsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCopyContentService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\CopyContent'] = new \Passerelle\Content\Actions\CopyContent(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Content\\Translations\\Translations'] ?? self::getTranslationsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container))->textMax('slug'));
    }

    protected static function getDecideProposalService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\DecideProposal'] = new \Passerelle\Content\Actions\DecideProposal(($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Content\\RecordAudit'] ?? self::getRecordAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDependentChangesService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container));

        if (isset($container->services['Passerelle\\Content\\Actions\\DependentChanges'])) {
            return $container->services['Passerelle\\Content\\Actions\\DependentChanges'];
        }

        $instance = new \Passerelle\Content\Actions\DependentChanges($a, ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)));

        if (isset($container->services['Passerelle\\Content\\Actions\\DependentChanges'])) {
            return $container->services['Passerelle\\Content\\Actions\\DependentChanges'];
        }

        return $container->services['Passerelle\\Content\\Actions\\DependentChanges'] = $instance;
    }

    protected static function getDetachAccountService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container));

        if (isset($container->services['Passerelle\\Content\\Actions\\DetachAccount'])) {
            return $container->services['Passerelle\\Content\\Actions\\DetachAccount'];
        }

        $instance = new \Passerelle\Content\Actions\DetachAccount($a, ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));

        if (isset($container->services['Passerelle\\Content\\Actions\\DetachAccount'])) {
            return $container->services['Passerelle\\Content\\Actions\\DetachAccount'];
        }

        return $container->services['Passerelle\\Content\\Actions\\DetachAccount'] = $instance;
    }

    protected static function getEditRightsService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\EditRights'] = new \Passerelle\Content\Actions\EditRights(($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getOtherLanguagesService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\OtherLanguages'] = new \Passerelle\Content\Actions\OtherLanguages(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Translations\\Translations'] ?? self::getTranslationsService($container)));
    }

    protected static function getOwnerActionsService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\OwnerActions'] = new \Passerelle\Content\Actions\OwnerActions(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Content\\Actions\\ProposeContent'] ?? self::getProposeContentService($container)), ($container->services['Passerelle\\Content\\Actions\\WithdrawProposal'] ?? self::getWithdrawProposalService($container)), ($container->services['Passerelle\\Content\\Actions\\OwnerRules'] ?? self::getOwnerRulesService($container)));
    }

    protected static function getOwnerRulesService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\OwnerRules'] = new \Passerelle\Content\Actions\OwnerRules(($container->services['Passerelle\\Structures\\Memberships\\ProfileRule'] ?? self::getProfileRuleService($container)));
    }

    protected static function getPreparationService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\Preparation'] = new \Passerelle\Content\Actions\Preparation(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Validation\\Validator'] ?? self::getValidatorService($container)), ($container->services['Passerelle\\Content\\Actions\\Titles'] ?? self::getTitlesService($container)));
    }

    protected static function getProposeContentService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\ProposeContent'] = new \Passerelle\Content\Actions\ProposeContent(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Content\\Actions\\Preparation'] ?? self::getPreparationService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Moderation\\ProposalNotices'] ?? self::getProposalNoticesService($container)), ($container->services['Passerelle\\Content\\Actions\\BesideRecord'] ?? self::getBesideRecordService($container)));
    }

    protected static function getSaveContentService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\SaveContent'] = new \Passerelle\Content\Actions\SaveContent(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\Preparation'] ?? self::getPreparationService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Actions\\OtherLanguages'] ?? self::getOtherLanguagesService($container)), ($container->services['Passerelle\\Content\\Actions\\EditRights'] ?? self::getEditRightsService($container)), ($container->services['Passerelle\\Content\\Locks\\RecordLocks'] ?? self::getRecordLocksService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)));
    }

    protected static function getSlugCheckService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\SlugCheck'] = new \Passerelle\Content\Actions\SlugCheck(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Languages\\UniqueSlugs'] ?? self::getUniqueSlugsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)));
    }

    protected static function getTitlesService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\Titles'] = new \Passerelle\Content\Actions\Titles(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Languages\\UniqueSlugs'] ?? self::getUniqueSlugsService($container)));
    }

    protected static function getTranslateContentService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\TranslateContent'] = new \Passerelle\Content\Actions\TranslateContent(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Content\\Translations\\Translations'] ?? self::getTranslationsService($container)));
    }

    protected static function getUntranslatedTextsService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\UntranslatedTexts'] = new \Passerelle\Content\Actions\UntranslatedTexts(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getWithdrawProposalService($container)
    {
        return $container->services['Passerelle\\Content\\Actions\\WithdrawProposal'] = new \Passerelle\Content\Actions\WithdrawProposal(($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Content\\Actions\\BesideRecord'] ?? self::getBesideRecordService($container)));
    }

    protected static function getChangesService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Listeners'] ?? self::getListenersService($container));

        if (isset($container->services['Passerelle\\Content\\Changes'])) {
            return $container->services['Passerelle\\Content\\Changes'];
        }

        $instance = new \Passerelle\Content\Changes(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\FormerSlugs'] ?? self::getFormerSlugsService($container)), $a);

        if (isset($container->services['Passerelle\\Content\\Changes'])) {
            return $container->services['Passerelle\\Content\\Changes'];
        }

        return $container->services['Passerelle\\Content\\Changes'] = $instance;
    }

    protected static function getContentModuleService($container)
    {
        return $container->services['Passerelle\\Content\\ContentModule'] = new \Passerelle\Content\ContentModule(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\CoreChanges'] ?? self::getCoreChangesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getCoreChangesService($container)
    {
        return $container->services['Passerelle\\Content\\CoreChanges'] = new \Passerelle\Content\CoreChanges(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Content\\Changes'] ?? self::getChangesService($container)), ($container->services['Passerelle\\Content\\CoreRights'] ?? self::getCoreRightsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getCoreRightsService($container)
    {
        return $container->services['Passerelle\\Content\\CoreRights'] = new \Passerelle\Content\CoreRights(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Storage'] ?? self::getStorageService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getDefinitionsService($container)
    {
        return $container->services['Passerelle\\Content\\Definitions'] = \Passerelle\TypeDefinitions::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDependantsService($container)
    {
        return $container->services['Passerelle\\Content\\Dependants'] = new \Passerelle\Content\Dependants(($container->services['Passerelle\\Content\\ReferringRecords'] ?? self::getReferringRecordsService($container)));
    }

    protected static function getDuePostsService($container)
    {
        return $container->services['Passerelle\\Content\\DuePosts'] = new \Passerelle\Content\DuePosts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getEditorRecordsService($container)
    {
        return $container->services['Passerelle\\Content\\EditorRecords'] = new \Passerelle\Content\EditorRecords(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Content\\Actions\\EditRights'] ?? self::getEditRightsService($container)));
    }

    protected static function getFieldReadersService($container)
    {
        return $container->services['Passerelle\\Content\\FieldReaders'] = new \Passerelle\Content\FieldReaders(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getFormerSlugsService($container)
    {
        return $container->services['Passerelle\\Content\\FormerSlugs'] = new \Passerelle\Content\FormerSlugs(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getFieldTextsService($container)
    {
        return $container->services['Passerelle\\Content\\Forms\\FieldTexts'] = \Passerelle\Content\Forms\FieldTexts::own(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)));
    }

    protected static function getChoicesService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Choices'] = new \Passerelle\Content\GraphQL\Choices(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDuplicateTypeService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\DuplicateType'] = new \Passerelle\Content\GraphQL\DuplicateType(($container->services['Passerelle\\Content\\Actions\\TranslateContent'] ?? self::getTranslateContentService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getDraftLanguagesService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Forms\\DraftLanguages'] = new \Passerelle\Content\GraphQL\Forms\DraftLanguages(($container->services['Passerelle\\Content\\GraphQL\\LanguageList'] ?? self::getLanguageListService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getDraftValuesService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Forms\\DraftValues'] = new \Passerelle\Content\GraphQL\Forms\DraftValues(($container->services['Passerelle\\Content\\ReferenceIds'] ?? self::getReferenceIdsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getDraftsService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Forms\\Drafts'] = new \Passerelle\Content\GraphQL\Forms\Drafts(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)), ($container->services['Passerelle\\Moderation\\OwnerModeration'] ?? self::getOwnerModerationService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\DraftValues'] ?? self::getDraftValuesService($container)));
    }

    protected static function getFormTypesService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Forms\\FormTypes'] = new \Passerelle\Content\GraphQL\Forms\FormTypes(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\Forms'] ?? self::getFormsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\DraftLanguages'] ?? self::getDraftLanguagesService($container)));
    }

    protected static function getFormsService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\Forms\\Forms'] = new \Passerelle\Content\GraphQL\Forms\Forms(($container->services['Passerelle\\Content\\Actions\\OwnerActions'] ?? self::getOwnerActionsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\Drafts'] ?? self::getDraftsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getLanguageListService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\LanguageList'] = new \Passerelle\Content\GraphQL\LanguageList(($container->services['Passerelle\\Content\\Translations\\LanguageVersions'] ?? self::getLanguageVersionsService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)));
    }

    protected static function getMovedTypeService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\MovedType'] = new \Passerelle\Content\GraphQL\MovedType(($container->services['Passerelle\\Content\\FormerSlugs'] ?? self::getFormerSlugsService($container)));
    }

    protected static function getSlugCheckTypeService($container)
    {
        return $container->services['Passerelle\\Content\\GraphQL\\SlugCheckType'] = new \Passerelle\Content\GraphQL\SlugCheckType(($container->services['Passerelle\\Content\\Actions\\SlugCheck'] ?? self::getSlugCheckService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getListenersService($container)
    {
        $instance = new \Passerelle\Content\Listeners(fn () => [($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)), ($container->services['Passerelle\\Applications\\Forms\\ForgetForms'] ?? self::getForgetFormsService($container)), ($container->services['Passerelle\\Structures\\MembershipCleanup'] ?? self::getMembershipCleanupService($container)), ($container->services['Passerelle\\Structures\\Names\\NameIndex'] ?? self::getNameIndexService($container)), ($container->services['Passerelle\\Catalogue\\CatalogueListener'] ?? self::getCatalogueListenerService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'] ?? self::getContentInvalidationService($container)), ($container->services['Passerelle\\Content\\Locks\\RecordLocks'] ?? self::getRecordLocksService($container)), ($container->services['Passerelle\\Applications\\Stages\\StagesFollowCall'] ?? self::getStagesFollowCallService($container)), ($container->services['Passerelle\\Calls\\Management\\KeepWithApplications'] ?? self::getKeepWithApplicationsService($container)), ($container->services['Passerelle\\Calls\\Management\\Dates\\DateLedger'] ?? self::getDateLedgerService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalCleanup'] ?? self::getProposalCleanupService($container)), ($container->services['Passerelle\\Invitations\\InviteNamedPeople'] ?? self::getInviteNamedPeopleService($container)), ($container->services['Passerelle\\Moderation\\DecisionCleanup'] ?? self::getDecisionCleanupService($container)), ($container->services['Passerelle\\Moderation\\OfflineNotices'] ?? self::getOfflineNoticesService($container)), ($container->services['Passerelle\\Calls\\Notices\\CallListener'] ?? self::getCallListenerService($container)), ($container->services['Passerelle\\Calls\\Links\\WatchLinks'] ?? self::getWatchLinksService($container)), ($container->services['Passerelle\\Favourites\\FavouriteListeners'] ?? self::getFavouriteListenersService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\Opportunities\\OpportunityIndex'] ?? self::getOpportunityIndexService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\DismissalCleanup'] ?? self::getDismissalCleanupService($container)), ($container->services['Passerelle\\Notices\\NoticeCleanup'] ?? self::getNoticeCleanupService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueIndex'] ?? self::getQueueIndexService($container)), ($container->services['Passerelle\\Content\\RecordAudit'] ?? self::getRecordAuditService($container))]);

        if (isset($container->services['Passerelle\\Content\\Listeners'])) {
            return $container->services['Passerelle\\Content\\Listeners'];
        }

        return $container->services['Passerelle\\Content\\Listeners'] = $instance;
    }

    protected static function getLockTypesService($container)
    {
        return $container->services['Passerelle\\Content\\Locks\\GraphQL\\LockTypes'] = new \Passerelle\Content\Locks\GraphQL\LockTypes(($container->services['Passerelle\\Content\\Locks\\RecordLocks'] ?? self::getRecordLocksService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getLockStoreService($container)
    {
        return $container->services['Passerelle\\Content\\Locks\\LockStore'] = new \Passerelle\Content\Locks\LockStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'locks', 'seconds', 1));
    }

    protected static function getLocksModuleService($container)
    {
        return $container->services['Passerelle\\Content\\Locks\\LocksModule'] = new \Passerelle\Content\Locks\LocksModule(($container->services['Passerelle\\Content\\Locks\\LockStore'] ?? self::getLockStoreService($container)));
    }

    protected static function getRecordLocksService($container)
    {
        return $container->services['Passerelle\\Content\\Locks\\RecordLocks'] = new \Passerelle\Content\Locks\RecordLocks(($container->services['Passerelle\\Content\\Locks\\LockStore'] ?? self::getLockStoreService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)));
    }

    protected static function getOwnOverviewTypesService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\GraphQL\\OwnOverviewTypes'] = new \Passerelle\Content\OwnRecords\GraphQL\OwnOverviewTypes(($container->services['Passerelle\\Content\\OwnRecords\\OwnCounts'] ?? self::getOwnCountsService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\OwnTitles'] ?? self::getOwnTitlesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getOwnRecordTypesService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\GraphQL\\OwnRecordTypes'] = new \Passerelle\Content\OwnRecords\GraphQL\OwnRecordTypes(($container->services['Passerelle\\Content\\OwnRecords\\OwnRecords'] ?? self::getOwnRecordsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\LanguageList'] ?? self::getLanguageListService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getOwnCountsService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnCounts'] = new \Passerelle\Content\OwnRecords\OwnCounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\OwnRecords\\OwnSelection'] ?? self::getOwnSelectionService($container)));
    }

    protected static function getOwnOrderService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnOrder'] = new \Passerelle\Content\OwnRecords\OwnOrder(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)));
    }

    protected static function getOwnPostsService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnPosts'] = new \Passerelle\Content\OwnRecords\OwnPosts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\OwnSelection'] ?? self::getOwnSelectionService($container)), ($container->services['Passerelle\\Rights\\StructureEditors'] ?? self::getStructureEditorsService($container)));
    }

    protected static function getOwnRecordsService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnRecords'] = new \Passerelle\Content\OwnRecords\OwnRecords(($container->services['Passerelle\\Content\\OwnRecords\\OwnPosts'] ?? self::getOwnPostsService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\OwnOrder'] ?? self::getOwnOrderService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\OwnRows'] ?? self::getOwnRowsService($container)));
    }

    protected static function getOwnRecordsModuleService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnRecordsModule'] = new \Passerelle\Content\OwnRecords\OwnRecordsModule();
    }

    protected static function getOwnRowsService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnRows'] = new \Passerelle\Content\OwnRecords\OwnRows(($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Content\\Actions\\OwnerActions'] ?? self::getOwnerActionsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)));
    }

    protected static function getOwnSelectionService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnSelection'] = new \Passerelle\Content\OwnRecords\OwnSelection(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Rights\\StructureEditors'] ?? self::getStructureEditorsService($container)));
    }

    protected static function getOwnTitlesService($container)
    {
        return $container->services['Passerelle\\Content\\OwnRecords\\OwnTitles'] = new \Passerelle\Content\OwnRecords\OwnTitles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\OwnRecords\\OwnSelection'] ?? self::getOwnSelectionService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getPreviewTypesService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\GraphQL\\PreviewTypes'] = new \Passerelle\Content\Previews\GraphQL\PreviewTypes(($container->services['Passerelle\\Content\\Previews\\PreviewLinks'] ?? self::getPreviewLinksService($container)), ($container->services['Passerelle\\Content\\Previews\\Previews'] ?? self::getPreviewsService($container)), ($container->services['Passerelle\\Content\\Previews\\ShowPreview'] ?? self::getShowPreviewService($container)), ($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container))->preview(...), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPreviewLinksService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\PreviewLinks'] = new \Passerelle\Content\Previews\PreviewLinks(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle-preview'), ($container->services['Passerelle\\Content\\Previews\\PreviewStore'] ?? self::getPreviewStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'previews', 'days', 1));
    }

    protected static function getPreviewRightsService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\PreviewRights'] = new \Passerelle\Content\Previews\PreviewRights(($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getPreviewStoreService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\PreviewStore'] = new \Passerelle\Content\Previews\PreviewStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getPreviewsService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\Previews'] = new \Passerelle\Content\Previews\Previews(($container->services['Passerelle\\Content\\Previews\\PreviewLinks'] ?? self::getPreviewLinksService($container)), ($container->services['Passerelle\\Content\\Previews\\PreviewStore'] ?? self::getPreviewStoreService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'previews', 'listed', 1), ($container->services['Passerelle\\Content\\Previews\\PreviewRights'] ?? self::getPreviewRightsService($container)));
    }

    protected static function getPreviewsModuleService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\PreviewsModule'] = new \Passerelle\Content\Previews\PreviewsModule(($container->services['Passerelle\\Content\\Previews\\PreviewStore'] ?? self::getPreviewStoreService($container)));
    }

    protected static function getShowPreviewService($container)
    {
        return $container->services['Passerelle\\Content\\Previews\\ShowPreview'] = new \Passerelle\Content\Previews\ShowPreview(($container->services['Passerelle\\Content\\Previews\\PreviewLinks'] ?? self::getPreviewLinksService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Content\\Previews\\PreviewRights'] ?? self::getPreviewRightsService($container)));
    }

    protected static function getProposalCleanupService($container)
    {
        return $container->services['Passerelle\\Content\\Proposals\\ProposalCleanup'] = new \Passerelle\Content\Proposals\ProposalCleanup(($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)));
    }

    protected static function getProposalStoreService($container)
    {
        $instance = new \Passerelle\Content\Proposals\ProposalStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), fn () => [($container->services['Passerelle\\Moderation\\Queue\\QueueIndex'] ?? self::getQueueIndexService($container))]);

        if (isset($container->services['Passerelle\\Content\\Proposals\\ProposalStore'])) {
            return $container->services['Passerelle\\Content\\Proposals\\ProposalStore'];
        }

        return $container->services['Passerelle\\Content\\Proposals\\ProposalStore'] = $instance;
    }

    protected static function getPublicRecordsService($container)
    {
        return $container->services['Passerelle\\Content\\PublicRecords'] = new \Passerelle\Content\PublicRecords(($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getRecordAuditService($container)
    {
        return $container->services['Passerelle\\Content\\RecordAudit'] = new \Passerelle\Content\RecordAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getRecordMapperService($container)
    {
        return $container->services['Passerelle\\Content\\RecordMapper'] = new \Passerelle\Content\RecordMapper(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)));
    }

    protected static function getRecordPathsService($container)
    {
        return $container->services['Passerelle\\Content\\RecordPaths'] = new \Passerelle\Content\RecordPaths(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReferenceIdsService($container)
    {
        return $container->services['Passerelle\\Content\\ReferenceIds'] = new \Passerelle\Content\ReferenceIds(($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container))->codes(...), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container))->keys(...));
    }

    protected static function getReferringRecordsService($container)
    {
        return $container->services['Passerelle\\Content\\ReferringRecords'] = new \Passerelle\Content\ReferringRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getStorageService($container)
    {
        return $container->services['Passerelle\\Content\\Storage'] = new \Passerelle\Content\Storage(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Languages\\UniqueSlugs'] ?? self::getUniqueSlugsService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), [($container->services['Passerelle\\Structures\\MembershipLedger'] ?? self::getMembershipLedgerService($container))]);
    }

    protected static function getStoredSubjectsService($container)
    {
        return $container->services['Passerelle\\Content\\StoredSubjects'] = new \Passerelle\Content\StoredSubjects();
    }

    protected static function getLanguageVersionsService($container)
    {
        return $container->services['Passerelle\\Content\\Translations\\LanguageVersions'] = new \Passerelle\Content\Translations\LanguageVersions(($container->services['Passerelle\\Content\\Translations\\Translations'] ?? self::getTranslationsService($container)));
    }

    protected static function getSourceDigestsService($container)
    {
        return $container->services['Passerelle\\Content\\Translations\\SourceDigests'] = new \Passerelle\Content\Translations\SourceDigests(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getTranslationsService($container)
    {
        return $container->services['Passerelle\\Content\\Translations\\Translations'] = new \Passerelle\Content\Translations\Translations(($container->services['Passerelle\\Content\\Translations\\SourceDigests'] ?? self::getSourceDigestsService($container)));
    }

    protected static function getValidatorService($container)
    {
        return $container->services['Passerelle\\Content\\Validation\\Validator'] = new \Passerelle\Content\Validation\Validator(($container->services['Passerelle\\Content\\WpReferences'] ?? self::getWpReferencesService($container)));
    }

    protected static function getWpRecordsService($container)
    {
        return $container->services['Passerelle\\Content\\WpRecords'] = new \Passerelle\Content\WpRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\RecordMapper'] ?? self::getRecordMapperService($container)), [($container->services['Passerelle\\Structures\\MembershipLedger'] ?? self::getMembershipLedgerService($container))]);
    }

    protected static function getWpReferencesService($container)
    {
        return $container->services['Passerelle\\Content\\WpReferences'] = new \Passerelle\Content\WpReferences(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)), ($container->services['Passerelle\\Content\\ReferenceIds'] ?? self::getReferenceIdsService($container)), \Passerelle\Reference\IsoCodes::all(), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container))->sectorKeys(), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getZoneUpdateService($container)
    {
        return $container->services['Passerelle\\Content\\ZoneUpdate'] = new \Passerelle\Content\ZoneUpdate(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)));
    }

    protected static function getDirectoryModuleService($container)
    {
        return $container->services['Passerelle\\Directory\\DirectoryModule'] = new \Passerelle\Directory\DirectoryModule(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Translations\\Translations'] ?? self::getTranslationsService($container)));
    }

    protected static function getOwnProfileFieldService($container)
    {
        return $container->services['Passerelle\\Directory\\GraphQL\\OwnProfileField'] = new \Passerelle\Directory\GraphQL\OwnProfileField(($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)));
    }

    protected static function getOwnProfileTypesService($container)
    {
        return $container->services['Passerelle\\Directory\\GraphQL\\OwnProfileTypes'] = new \Passerelle\Directory\GraphQL\OwnProfileTypes(($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getProfileTextsService($container)
    {
        return $container->services['Passerelle\\Directory\\GraphQL\\ProfileTexts'] = new \Passerelle\Directory\GraphQL\ProfileTexts(($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getFileReadingsService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\FileReadings'] = new \Passerelle\Directory\Members\FileReadings(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Directory\\Members\\MemberProfiles'] ?? self::getMemberProfilesService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'members', 'fileReadings', 1));
    }

    protected static function getFindMemberService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\FindMember'] = new \Passerelle\Directory\Members\FindMember(($container->services['Passerelle\\Directory\\Members\\ReadableRecords'] ?? self::getReadableRecordsService($container)), ($container->services['Passerelle\\Content\\FieldReaders'] ?? self::getFieldReadersService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Directory\\Members\\RoleRights'] ?? self::getRoleRightsService($container)));
    }

    protected static function getFindProfileFileService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\FindProfileFile'] = new \Passerelle\Directory\Members\FindProfileFile(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Directory\\Members\\MemberProfiles'] ?? self::getMemberProfilesService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getFindStructureDetailService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\FindStructureDetail'] = new \Passerelle\Directory\Members\FindStructureDetail(($container->services['Passerelle\\Directory\\Members\\ReadableRecords'] ?? self::getReadableRecordsService($container)), ($container->services['Passerelle\\Content\\FieldReaders'] ?? self::getFieldReadersService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getBelongingDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\BelongingData'] = new \Passerelle\Directory\Members\GraphQL\BelongingData(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Directory\\Members\\PublishedRecords'] ?? self::getPublishedRecordsService($container)), ($container->services['Passerelle\\Presentation\\Details\\PublishedWith'] ?? self::getPublishedWithService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getConfidentialDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\ConfidentialData'] = new \Passerelle\Directory\Members\GraphQL\ConfidentialData(($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getMemberTypesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\MemberTypes'] = new \Passerelle\Directory\Members\GraphQL\MemberTypes(($container->services['Passerelle\\Directory\\Members\\FindMember'] ?? self::getFindMemberService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\ProfileData'] ?? self::getProfileDataService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\ConfidentialData'] ?? self::getConfidentialDataService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\BelongingData'] ?? self::getBelongingDataService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\RolesData'] ?? self::getRolesDataService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getNetworkDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\NetworkData'] = new \Passerelle\Directory\Members\GraphQL\NetworkData(($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)));
    }

    protected static function getProfileDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\ProfileData'] = new \Passerelle\Directory\Members\GraphQL\ProfileData(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\NetworkData'] ?? self::getNetworkDataService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Directory\\GraphQL\\ProfileTexts'] ?? self::getProfileTextsService($container)));
    }

    protected static function getProfileFileTypesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\ProfileFileTypes'] = new \Passerelle\Directory\Members\GraphQL\ProfileFileTypes(($container->services['Passerelle\\Directory\\Members\\FindProfileFile'] ?? self::getFindProfileFileService($container)), ($container->services['Passerelle\\Directory\\Members\\FileReadings'] ?? self::getFileReadingsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRoleTypesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\RoleTypes'] = new \Passerelle\Directory\Members\GraphQL\RoleTypes(($container->services['Passerelle\\Directory\\Members\\UpdateRoles'] ?? self::getUpdateRolesService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRolesDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\RolesData'] = new \Passerelle\Directory\Members\GraphQL\RolesData(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getStructureDetailDataService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\StructureDetailData'] = new \Passerelle\Directory\Members\GraphQL\StructureDetailData(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\NetworkData'] ?? self::getNetworkDataService($container)), ($container->services['Passerelle\\Directory\\Members\\StructureTeam'] ?? self::getStructureTeamService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getStructureDetailTypesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\GraphQL\\StructureDetailTypes'] = new \Passerelle\Directory\Members\GraphQL\StructureDetailTypes(($container->services['Passerelle\\Directory\\Members\\FindStructureDetail'] ?? self::getFindStructureDetailService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\StructureDetailData'] ?? self::getStructureDetailDataService($container)), ($container->services['Passerelle\\Presentation\\Details\\PublishedWith'] ?? self::getPublishedWithService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRolesMailService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\Mails\\RolesMail'] = new \Passerelle\Directory\Members\Mails\RolesMail(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getMemberProfilesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\MemberProfiles'] = new \Passerelle\Directory\Members\MemberProfiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getMembersModuleService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\MembersModule'] = new \Passerelle\Directory\Members\MembersModule();
    }

    protected static function getPublishedRecordsService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\PublishedRecords'] = new \Passerelle\Directory\Members\PublishedRecords(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'members', 'published', 1));
    }

    protected static function getReadableRecordsService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\ReadableRecords'] = new \Passerelle\Directory\Members\ReadableRecords(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Directory\\Members\\MemberProfiles'] ?? self::getMemberProfilesService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getRoleRightsService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\RoleRights'] = new \Passerelle\Directory\Members\RoleRights(($container->services['Passerelle\\Directory\\Members\\MemberProfiles'] ?? self::getMemberProfilesService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRolesInWordPressService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\RolesInWordPress'] = new \Passerelle\Directory\Members\RolesInWordPress(($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)));
    }

    protected static function getStructureTeamService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\StructureTeam'] = new \Passerelle\Directory\Members\StructureTeam(($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\FieldReaders'] ?? self::getFieldReadersService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getUpdateRolesService($container)
    {
        return $container->services['Passerelle\\Directory\\Members\\UpdateRoles'] = new \Passerelle\Directory\Members\UpdateRoles(($container->services['Passerelle\\Directory\\Members\\RoleRights'] ?? self::getRoleRightsService($container)), ($container->services['Passerelle\\Directory\\Members\\MemberProfiles'] ?? self::getMemberProfilesService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getOwnProfilesService($container)
    {
        return $container->services['Passerelle\\Directory\\OwnProfiles'] = new \Passerelle\Directory\OwnProfiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getPublicProfilesService($container)
    {
        return $container->services['Passerelle\\Directory\\PublicProfiles'] = new \Passerelle\Directory\PublicProfiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getChangeFavouriteService($container)
    {
        return $container->services['Passerelle\\Favourites\\ChangeFavourite'] = new \Passerelle\Favourites\ChangeFavourite(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\PublicRecords'] ?? self::getPublicRecordsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFavouriteFollowersService($container)
    {
        return $container->services['Passerelle\\Favourites\\FavouriteFollowers'] = new \Passerelle\Favourites\FavouriteFollowers(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)));
    }

    protected static function getFavouriteListenersService($container)
    {
        return $container->services['Passerelle\\Favourites\\FavouriteListeners'] = new \Passerelle\Favourites\FavouriteListeners(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Favourites\\Reminders\\PlanReminders'] ?? self::getPlanReminders2Service($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getFavouriteStoreService($container)
    {
        return $container->services['Passerelle\\Favourites\\FavouriteStore'] = new \Passerelle\Favourites\FavouriteStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getFavouritesModuleService($container)
    {
        return $container->services['Passerelle\\Favourites\\FavouritesModule'] = new \Passerelle\Favourites\FavouritesModule(($container->services['Passerelle\\Favourites\\Reminders\\ReminderStore'] ?? self::getReminderStore2Service($container)), ($container->services['Passerelle\\Favourites\\Reminders\\PlanReminders'] ?? self::getPlanReminders2Service($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getCalendarFeedService($container)
    {
        return $container->services['Passerelle\\Favourites\\Feed\\CalendarFeed'] = new \Passerelle\Favourites\Feed\CalendarFeed(($container->services['Passerelle\\Favourites\\Feed\\FeedAddresses'] ?? self::getFeedAddressesService($container)), ($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Favourites\\ListFavourites'] ?? self::getListFavouritesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getChangeFeedService($container)
    {
        return $container->services['Passerelle\\Favourites\\Feed\\ChangeFeed'] = new \Passerelle\Favourites\Feed\ChangeFeed(($container->services['Passerelle\\Favourites\\Feed\\FeedAddresses'] ?? self::getFeedAddressesService($container)), ($container->services['Passerelle\\Favourites\\Feed\\FeedStore'] ?? self::getFeedStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getFeedAddressesService($container)
    {
        return $container->services['Passerelle\\Favourites\\Feed\\FeedAddresses'] = new \Passerelle\Favourites\Feed\FeedAddresses(($container->services['Passerelle\\Favourites\\Feed\\FeedStore'] ?? self::getFeedStoreService($container)), ($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle-favourites-calendar'));
    }

    protected static function getFeedStoreService($container)
    {
        return $container->services['Passerelle\\Favourites\\Feed\\FeedStore'] = new \Passerelle\Favourites\Feed\FeedStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getFavouriteTypesService($container)
    {
        return $container->services['Passerelle\\Favourites\\GraphQL\\FavouriteTypes'] = new \Passerelle\Favourites\GraphQL\FavouriteTypes(($container->services['Passerelle\\Favourites\\ListFavourites'] ?? self::getListFavouritesService($container)), ($container->services['Passerelle\\Favourites\\ChangeFavourite'] ?? self::getChangeFavouriteService($container)), ($container->services['Passerelle\\Favourites\\ReadFavourite'] ?? self::getReadFavouriteService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getFeedTypesService($container)
    {
        return $container->services['Passerelle\\Favourites\\GraphQL\\FeedTypes'] = new \Passerelle\Favourites\GraphQL\FeedTypes(($container->services['Passerelle\\Favourites\\Feed\\CalendarFeed'] ?? self::getCalendarFeedService($container)), ($container->services['Passerelle\\Favourites\\Feed\\ChangeFeed'] ?? self::getChangeFeedService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getListFavouritesService($container)
    {
        return $container->services['Passerelle\\Favourites\\ListFavourites'] = new \Passerelle\Favourites\ListFavourites(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\PublicRecords'] ?? self::getPublicRecordsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getReadFavouriteService($container)
    {
        return $container->services['Passerelle\\Favourites\\ReadFavourite'] = new \Passerelle\Favourites\ReadFavourite(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\PublicRecords'] ?? self::getPublicRecordsService($container)));
    }

    protected static function getPeopleToRemindService($container)
    {
        return $container->services['Passerelle\\Favourites\\Reminders\\PeopleToRemind'] = new \Passerelle\Favourites\Reminders\PeopleToRemind(($container->services['Passerelle\\Favourites\\FavouriteStore'] ?? self::getFavouriteStoreService($container)), ($container->services['Passerelle\\Calls\\Notices\\Reminders\\RemindedApplicants'] ?? self::getRemindedApplicantsService($container)));
    }

    protected static function getPlanReminders2Service($container)
    {
        return $container->services['Passerelle\\Favourites\\Reminders\\PlanReminders'] = new \Passerelle\Favourites\Reminders\PlanReminders(($container->services['Passerelle\\Favourites\\Reminders\\ReminderStore'] ?? self::getReminderStore2Service($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReminderMailService($container)
    {
        return $container->services['Passerelle\\Favourites\\Reminders\\ReminderMail'] = new \Passerelle\Favourites\Reminders\ReminderMail(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Notices\\NoticePaths'] ?? self::getNoticePathsService($container)));
    }

    protected static function getReminderStore2Service($container)
    {
        return $container->services['Passerelle\\Favourites\\Reminders\\ReminderStore'] = new \Passerelle\Favourites\Reminders\ReminderStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getSendReminders2Service($container)
    {
        return $container->services['Passerelle\\Favourites\\Reminders\\SendReminders'] = new \Passerelle\Favourites\Reminders\SendReminders(($container->services['Passerelle\\Favourites\\Reminders\\PeopleToRemind'] ?? self::getPeopleToRemindService($container)), ($container->services['Passerelle\\Favourites\\Reminders\\ReminderStore'] ?? self::getReminderStore2Service($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFileAccessService($container)
    {
        return $container->services['Passerelle\\Files\\FileAccess'] = new \Passerelle\Files\FileAccess(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Site\\Home\\HomePlans'] ??= new \Passerelle\Site\Home\HomePlans()), ($container->services['Passerelle\\Applications\\Applying\\FilesOfApplications'] ?? self::getFilesOfApplicationsService($container)));
    }

    protected static function getFileLimitsService($container)
    {
        return $container->services['Passerelle\\Files\\FileLimits'] = new \Passerelle\Files\FileLimits(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFileRouteService($container)
    {
        return $container->services['Passerelle\\Files\\FileRoute'] = new \Passerelle\Files\FileRoute(($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileAccess'] ?? self::getFileAccessService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getFileStorageService($container)
    {
        return $container->services['Passerelle\\Files\\FileStorage'] = new \Passerelle\Files\FileStorage();
    }

    protected static function getFileStoreService($container)
    {
        $a = ($container->services['Passerelle\\Files\\Scanning\\Quarantine'] ?? self::getQuarantineService($container));

        if (isset($container->services['Passerelle\\Files\\FileStore'])) {
            return $container->services['Passerelle\\Files\\FileStore'];
        }

        $instance = new \Passerelle\Files\FileStore(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Files\\FileLimits'] ?? self::getFileLimitsService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Files\\Inspection\\FileInspector'] ?? self::getFileInspectorService($container)), ($container->services['Passerelle\\Files\\Images'] ?? self::getImagesService($container)), $a, ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)));

        if (isset($container->services['Passerelle\\Files\\FileStore'])) {
            return $container->services['Passerelle\\Files\\FileStore'];
        }

        return $container->services['Passerelle\\Files\\FileStore'] = $instance;
    }

    protected static function getFileUsesService($container)
    {
        return $container->services['Passerelle\\Files\\FileUses'] = new \Passerelle\Files\FileUses(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()));
    }

    protected static function getFilesService($container)
    {
        $a = ($container->services['Passerelle\\Files\\FileStore'] ?? self::getFileStoreService($container));

        if (isset($container->services['Passerelle\\Files\\Files'])) {
            return $container->services['Passerelle\\Files\\Files'];
        }

        $instance = new \Passerelle\Files\Files($a, ($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileAccess'] ?? self::getFileAccessService($container)));

        if (isset($container->services['Passerelle\\Files\\Files'])) {
            return $container->services['Passerelle\\Files\\Files'];
        }

        return $container->services['Passerelle\\Files\\Files'] = $instance;
    }

    protected static function getFilesModuleService($container)
    {
        return $container->services['Passerelle\\Files\\FilesModule'] = new \Passerelle\Files\FilesModule(($container->services['Passerelle\\Files\\FileRoute'] ?? self::getFileRouteService($container)));
    }

    protected static function getLogoSizeTypesService($container)
    {
        return $container->services['Passerelle\\Files\\GraphQL\\LogoSizeTypes'] = new \Passerelle\Files\GraphQL\LogoSizeTypes();
    }

    protected static function getMediaService($container)
    {
        return $container->services['Passerelle\\Files\\GraphQL\\Media'] = new \Passerelle\Files\GraphQL\Media(($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container)));
    }

    protected static function getMediaTypesService($container)
    {
        return $container->services['Passerelle\\Files\\GraphQL\\MediaTypes'] = new \Passerelle\Files\GraphQL\MediaTypes();
    }

    protected static function getImagesService($container)
    {
        return $container->services['Passerelle\\Files\\Images'] = new \Passerelle\Files\Images(\Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'files', 'imagePixels', 1));
    }

    protected static function getFileInspectorService($container)
    {
        return $container->services['Passerelle\\Files\\Inspection\\FileInspector'] = new \Passerelle\Files\Inspection\FileInspector(($container->services['Passerelle\\Files\\Inspection\\InspectionLimits'] ?? self::getInspectionLimitsService($container)), ($container->services['Passerelle\\Files\\Inspection\\KindNames'] ?? self::getKindNamesService($container)), ($container->services['Passerelle\\Files\\Sniffer'] ??= new \Passerelle\Files\Sniffer()));
    }

    protected static function getInspectionLimitsService($container)
    {
        return $container->services['Passerelle\\Files\\Inspection\\InspectionLimits'] = \Passerelle\Files\Inspection\InspectionLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getKindNamesService($container)
    {
        return $container->services['Passerelle\\Files\\Inspection\\KindNames'] = new \Passerelle\Files\Inspection\KindNames(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getClamdService($container)
    {
        return $container->services['Passerelle\\Files\\Scanning\\Clamd'] = \Passerelle\Files\Scanning\Clamd::configured(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getEndQuarantineService($container)
    {
        return $container->services['Passerelle\\Files\\Scanning\\EndQuarantine'] = new \Passerelle\Files\Scanning\EndQuarantine(($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getQuarantineService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Files\\Scanning\\Quarantine'])) {
            return $container->services['Passerelle\\Files\\Scanning\\Quarantine'];
        }

        $instance = \Passerelle\Files\Scanning\Quarantine::before(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), $a, ($container->services['Passerelle\\Files\\Scanning\\Clamd'] ?? self::getClamdService($container)));

        if (isset($container->services['Passerelle\\Files\\Scanning\\Quarantine'])) {
            return $container->services['Passerelle\\Files\\Scanning\\Quarantine'];
        }

        return $container->services['Passerelle\\Files\\Scanning\\Quarantine'] = $instance;
    }

    protected static function getScanFileService($container)
    {
        $a = ($container->services['Passerelle\\Files\\Scanning\\Quarantine'] ?? self::getQuarantineService($container));

        if (isset($container->services['Passerelle\\Files\\Scanning\\ScanFile'])) {
            return $container->services['Passerelle\\Files\\Scanning\\ScanFile'];
        }

        $instance = new \Passerelle\Files\Scanning\ScanFile(($container->services['Passerelle\\Files\\StoredFiles'] ?? self::getStoredFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), $a, ($container->services['Passerelle\\Files\\Scanning\\Clamd'] ?? self::getClamdService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'] ?? self::getAnnouncedChangesService($container))->ofFile(...));

        if (isset($container->services['Passerelle\\Files\\Scanning\\ScanFile'])) {
            return $container->services['Passerelle\\Files\\Scanning\\ScanFile'];
        }

        return $container->services['Passerelle\\Files\\Scanning\\ScanFile'] = $instance;
    }

    protected static function getSnifferService($container)
    {
        return $container->services['Passerelle\\Files\\Sniffer'] = new \Passerelle\Files\Sniffer();
    }

    protected static function getStoredFilesService($container)
    {
        return $container->services['Passerelle\\Files\\StoredFiles'] = new \Passerelle\Files\StoredFiles(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDeleteUploadService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\DeleteUpload'] = new \Passerelle\Files\Uploads\DeleteUpload(($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), ($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container)), ($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInspectUploadService($container)
    {
        $a = ($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container));

        if (isset($container->services['Passerelle\\Files\\Uploads\\InspectUpload'])) {
            return $container->services['Passerelle\\Files\\Uploads\\InspectUpload'];
        }

        $instance = new \Passerelle\Files\Uploads\InspectUpload(($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), $a, ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Applications\\Letters\\UploadsOfLetters'] ?? self::getUploadsOfLettersService($container)));

        if (isset($container->services['Passerelle\\Files\\Uploads\\InspectUpload'])) {
            return $container->services['Passerelle\\Files\\Uploads\\InspectUpload'];
        }

        return $container->services['Passerelle\\Files\\Uploads\\InspectUpload'] = $instance;
    }

    protected static function getPartialFilesService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\PartialFiles'] = new \Passerelle\Files\Uploads\PartialFiles(($container->services['Passerelle\\Files\\FileStorage'] ??= new \Passerelle\Files\FileStorage()));
    }

    protected static function getSweepUploadsService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\SweepUploads'] = new \Passerelle\Files\Uploads\SweepUploads(($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), ($container->services['Passerelle\\Files\\Uploads\\DeleteUpload'] ?? self::getDeleteUploadService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'uploads', 'hours', 1));
    }

    protected static function getUploadRoomService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Files\\Uploads\\UploadRoom'] = new \Passerelle\Files\Uploads\UploadRoom(($container->services['Passerelle\\Files\\FileLimits'] ?? self::getFileLimitsService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Applications\\Letters\\UploadsOfLetters'] ?? self::getUploadsOfLettersService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'uploads', 'countedBytes', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'uploads', 'personBytes', 1));
    }

    protected static function getUploadRoutesService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\UploadRoutes'] = new \Passerelle\Files\Uploads\UploadRoutes(($container->services['Passerelle\\Files\\Uploads\\Uploads'] ?? self::getUploadsService($container)), ($container->services['Passerelle\\Files\\Uploads\\DeleteUpload'] ?? self::getDeleteUploadService($container)), ($container->services['Passerelle\\Files\\Files'] ?? self::getFilesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Applications\\Letters\\UploadsOfLetters'] ?? self::getUploadsOfLettersService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getUploadStoreService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\UploadStore'] = new \Passerelle\Files\Uploads\UploadStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getUploadsService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\Uploads'] = new \Passerelle\Files\Uploads\Uploads(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadStore'] ?? self::getUploadStoreService($container)), ($container->services['Passerelle\\Files\\Uploads\\PartialFiles'] ?? self::getPartialFilesService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadRoom'] ?? self::getUploadRoomService($container)), ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container)));
    }

    protected static function getUploadsModuleService($container)
    {
        return $container->services['Passerelle\\Files\\Uploads\\UploadsModule'] = new \Passerelle\Files\Uploads\UploadsModule(($container->services['Passerelle\\Files\\Uploads\\UploadRoutes'] ?? self::getUploadRoutesService($container)), ($container->services['Passerelle\\Files\\Uploads\\SweepUploads'] ?? self::getSweepUploadsService($container)));
    }

    protected static function getGateService($container)
    {
        return $container->services['Passerelle\\GraphQL\\Gate'] = \Passerelle\GraphQL\Gate::fromConstants();
    }

    protected static function getGraphQLModuleService($container)
    {
        return $container->services['Passerelle\\GraphQL\\GraphQLModule'] = new \Passerelle\GraphQL\GraphQLModule(fn () => [($container->services['Passerelle\\Applications\\ApplicationsModule'] ?? self::getApplicationsModuleService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewsModule'] ??= new \Passerelle\Applications\DecisionReviews\DecisionReviewsModule()), ($container->services['Passerelle\\Applications\\Decisions\\DecisionsModule'] ??= new \Passerelle\Applications\Decisions\DecisionsModule()), ($container->services['Passerelle\\Applications\\Export\\ExportModule'] ?? self::getExportModuleService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewModule'] ?? self::getReviewModuleService($container)), ($container->services['Passerelle\\Calls\\Links\\CallLinksModule'] ?? self::getCallLinksModuleService($container)), ($container->services['Passerelle\\Calls\\Management\\CallManagementModule'] ??= new \Passerelle\Calls\Management\CallManagementModule()), ($container->services['Passerelle\\Catalogue\\CatalogueModule'] ?? self::getCatalogueModuleService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\RecommendationsModule'] ?? self::getRecommendationsModuleService($container)), ($container->services['Passerelle\\Content\\ContentModule'] ?? self::getContentModuleService($container)), ($container->services['Passerelle\\Content\\Locks\\LocksModule'] ?? self::getLocksModuleService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\OwnRecordsModule'] ??= new \Passerelle\Content\OwnRecords\OwnRecordsModule()), ($container->services['Passerelle\\Directory\\Members\\MembersModule'] ??= new \Passerelle\Directory\Members\MembersModule()), ($container->services['Passerelle\\Favourites\\FavouritesModule'] ?? self::getFavouritesModuleService($container)), ($container->services['Passerelle\\Invitations\\InvitationsModule'] ??= new \Passerelle\Invitations\InvitationsModule()), ($container->services['Passerelle\\Messages\\Reports\\ReportsModule'] ?? self::getReportsModuleService($container)), ($container->services['Passerelle\\Moderation\\ModerationModule'] ??= new \Passerelle\Moderation\ModerationModule()), ($container->services['Passerelle\\Moderation\\ReviewModule'] ?? self::getReviewModule2Service($container)), ($container->services['Passerelle\\Newsletter\\NewsletterModule'] ?? self::getNewsletterModuleService($container)), ($container->services['Passerelle\\Notices\\NoticeMailsModule'] ??= new \Passerelle\Notices\NoticeMailsModule()), ($container->services['Passerelle\\Notices\\NoticesModule'] ?? self::getNoticesModuleService($container)), ($container->services['Passerelle\\Presentation\\PresentationModule'] ??= new \Passerelle\Presentation\PresentationModule()), ($container->services['Passerelle\\Site\\Consent\\ConsentModule'] ?? self::getConsentModuleService($container)), ($container->services['Passerelle\\Site\\SiteModule'] ??= new \Passerelle\Site\SiteModule()), ($container->services['Passerelle\\Site\\Statistics\\StatisticsModule'] ?? self::getStatisticsModule2Service($container)), ($container->services['Passerelle\\Structures\\Forms\\StructureFormsModule'] ?? self::getStructureFormsModuleService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipsModule'] ??= new \Passerelle\Structures\Memberships\MembershipsModule())], fn () => [($container->services['Passerelle\\Accounts\\EmailChange\\GraphQL\\EmailChangeTypes'] ?? self::getEmailChangeTypesService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\GraphQL\\ExportTypes'] ?? self::getExportTypesService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\GraphQL\\PrivacyTypes'] ?? self::getPrivacyTypesService($container)), ($container->services['Passerelle\\Accounts\\Settings\\GraphQL\\MembershipTypes'] ?? self::getMembershipTypesService($container)), ($container->services['Passerelle\\Accounts\\Settings\\GraphQL\\OnboardingTypes'] ?? self::getOnboardingTypesService($container)), ($container->services['Passerelle\\Accounts\\Settings\\GraphQL\\PasswordTypes'] ?? self::getPasswordTypesService($container)), ($container->services['Passerelle\\Accounts\\Settings\\GraphQL\\SettingsTypes'] ?? self::getSettingsTypesService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\GraphQL\\DecisionReviewTypes'] ?? self::getDecisionReviewTypesService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\GraphQL\\OwnDecisionReviewTypes'] ?? self::getOwnDecisionReviewTypesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\GraphQL\\DecisionTypes'] ?? self::getDecisionTypesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\GraphQL\\OfferTypes'] ?? self::getOfferTypesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\GraphQL\\PlaceTypes'] ?? self::getPlaceTypesService($container)), ($container->services['Passerelle\\Applications\\Decisions\\GraphQL\\PublicationTypes'] ?? self::getPublicationTypesService($container)), ($container->services['Passerelle\\Applications\\Export\\GraphQL\\ExportTypes'] ?? self::getExportTypes2Service($container)), ($container->services['Passerelle\\Applications\\GraphQL\\ApplicationTypes'] ?? self::getApplicationTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\CoWriterTypes'] ?? self::getCoWriterTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\ComposedFormTypes'] ?? self::getComposedFormTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\DailyFiguresTypes'] ?? self::getDailyFiguresTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\EligibilityTypes'] ?? self::getEligibilityTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\HandlingTypes'] ?? self::getHandlingTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\LateLinkTypes'] ?? self::getLateLinkTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\LetterTypes'] ?? self::getLetterTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\MentorTypes'] ?? self::getMentorTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\NoteTypes'] ?? self::getNoteTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\PresenceTypes'] ?? self::getPresenceTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\PublicStageTypes'] ?? self::getPublicStageTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\PublishedFormTypes'] ?? self::getPublishedFormTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\ReceiptTypes'] ?? self::getReceiptTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\ReceivedApplicationTypes'] ?? self::getReceivedApplicationTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\SentApplicationTypes'] ?? self::getSentApplicationTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\StageTypes'] ?? self::getStageTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\TeamTypes'] ?? self::getTeamTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\ThreadTypes'] ?? self::getThreadTypesService($container)), ($container->services['Passerelle\\Applications\\GraphQL\\TrialTypes'] ?? self::getTrialTypesService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\GraphQL\\PublicResultTypes'] ?? self::getPublicResultTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\AssignmentTypes'] ?? self::getAssignmentTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\GuestTypes'] ?? self::getGuestTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\RankingTypes'] ?? self::getRankingTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewPlanTypes'] ?? self::getReviewPlanTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewTypes'] ?? self::getReviewTypesService($container)), ($container->services['Passerelle\\Applications\\Review\\GraphQL\\ReviewerTypes'] ?? self::getReviewerTypesService($container)), ($container->services['Passerelle\\Applications\\Statistics\\GraphQL\\StatisticTypes'] ?? self::getStatisticTypesService($container)), ($container->services['Passerelle\\Auth\\GraphQL\\AccountTypes'] ?? self::getAccountTypesService($container)), ($container->services['Passerelle\\Auth\\GraphQL\\AuthTypes'] ?? self::getAuthTypesService($container)), ($container->services['Passerelle\\Auth\\GraphQL\\RecoveryTypes'] ?? self::getRecoveryTypesService($container)), ($container->services['Passerelle\\Auth\\GraphQL\\SocialTypes'] ?? self::getSocialTypesService($container)), ($container->services['Passerelle\\Auth\\GraphQL\\SwitchTypes'] ?? self::getSwitchTypesService($container)), ($container->services['Passerelle\\Calls\\Links\\GraphQL\\LinkTypes'] ?? self::getLinkTypesService($container)), ($container->services['Passerelle\\Calls\\Management\\GraphQL\\CalendarSequence'] ?? self::getCalendarSequenceService($container)), ($container->services['Passerelle\\Calls\\Management\\GraphQL\\CallFormTypes'] ?? self::getCallFormTypesService($container)), ($container->services['Passerelle\\Calls\\Management\\GraphQL\\CallPeopleTypes'] ?? self::getCallPeopleTypesService($container)), ($container->services['Passerelle\\Calls\\Management\\GraphQL\\OwnCallTypes'] ?? self::getOwnCallTypesService($container)), ($container->services['Passerelle\\Catalogue\\GraphQL\\SuggestionTypes'] ?? self::getSuggestionTypesService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\GraphQL\\RecommendationTypes'] ?? self::getRecommendationTypesService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\GraphQL\\WaitingTypes'] ?? self::getWaitingTypesService($container)), ($container->services['Passerelle\\Content\\GraphQL\\DuplicateType'] ?? self::getDuplicateTypeService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\FormTypes'] ?? self::getFormTypesService($container)), ($container->services['Passerelle\\Content\\GraphQL\\MovedType'] ?? self::getMovedTypeService($container)), ($container->services['Passerelle\\Content\\GraphQL\\SlugCheckType'] ?? self::getSlugCheckTypeService($container)), ($container->services['Passerelle\\Content\\Locks\\GraphQL\\LockTypes'] ?? self::getLockTypesService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\GraphQL\\OwnOverviewTypes'] ?? self::getOwnOverviewTypesService($container)), ($container->services['Passerelle\\Content\\OwnRecords\\GraphQL\\OwnRecordTypes'] ?? self::getOwnRecordTypesService($container)), ($container->services['Passerelle\\Content\\Previews\\GraphQL\\PreviewTypes'] ?? self::getPreviewTypesService($container)), ($container->services['Passerelle\\Directory\\GraphQL\\OwnProfileField'] ?? self::getOwnProfileFieldService($container)), ($container->services['Passerelle\\Directory\\GraphQL\\OwnProfileTypes'] ?? self::getOwnProfileTypesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\MemberTypes'] ?? self::getMemberTypesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\ProfileFileTypes'] ?? self::getProfileFileTypesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\RoleTypes'] ?? self::getRoleTypesService($container)), ($container->services['Passerelle\\Directory\\Members\\GraphQL\\StructureDetailTypes'] ?? self::getStructureDetailTypesService($container)), ($container->services['Passerelle\\Favourites\\GraphQL\\FavouriteTypes'] ?? self::getFavouriteTypesService($container)), ($container->services['Passerelle\\Favourites\\GraphQL\\FeedTypes'] ?? self::getFeedTypesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\LogoSizeTypes'] ??= new \Passerelle\Files\GraphQL\LogoSizeTypes()), ($container->services['Passerelle\\Files\\GraphQL\\MediaTypes'] ??= new \Passerelle\Files\GraphQL\MediaTypes()), ($container->services['Passerelle\\Invitations\\GraphQL\\InvitationTypes'] ?? self::getInvitationTypesService($container)), ($container->services['Passerelle\\Messages\\GraphQL\\MessageTypes'] ?? self::getMessageTypesService($container)), ($container->services['Passerelle\\Messages\\GraphQL\\ReportTypes'] ?? self::getReportTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\FiguresTypes'] ?? self::getFiguresTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\ModerationTypes'] ?? self::getModerationTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueFilterTypes'] ?? self::getQueueFilterTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueTypes'] ?? self::getQueueTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\ReviewTypes'] ?? self::getReviewTypes2Service($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\StatisticsTypes'] ?? self::getStatisticsTypesService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\WaitingTypes'] ?? self::getWaitingTypes2Service($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\RequestTypes'] ?? self::getRequestTypesService($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\SubscriptionTypes'] ?? self::getSubscriptionTypesService($container)), ($container->services['Passerelle\\Notices\\GraphQL\\NoticeTypes'] ?? self::getNoticeTypesService($container)), ($container->services['Passerelle\\Notices\\GraphQL\\PreferenceTypes'] ?? self::getPreferenceTypesService($container)), ($container->services['Passerelle\\Notices\\GraphQL\\StopTypes'] ?? self::getStopTypesService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardField'] ?? self::getCardFieldService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardType'] ??= new \Passerelle\Presentation\Cards\CardType()), ($container->services['Passerelle\\Presentation\\Cards\\EventRecurrence'] ??= new \Passerelle\Presentation\Cards\EventRecurrence()), ($container->services['Passerelle\\Presentation\\Details\\DetailTypes'] ??= new \Passerelle\Presentation\Details\DetailTypes()), ($container->services['Passerelle\\Presentation\\Directory\\DirectoryTypes'] ?? self::getDirectoryTypesService($container)), ($container->services['Passerelle\\Presentation\\Types\\CallType'] ?? self::getCallTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\CatalogueTypes'] ?? self::getCatalogueTypesService($container)), ($container->services['Passerelle\\Presentation\\Types\\EventType'] ?? self::getEventTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\InitiativeType'] ?? self::getInitiativeTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\ProfileType'] ?? self::getProfileTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\ProjectType'] ?? self::getProjectTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\ResourceType'] ?? self::getResourceTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\StructureType'] ?? self::getStructureTypeService($container)), ($container->services['Passerelle\\Presentation\\Types\\TrainingType'] ?? self::getTrainingTypeService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\ReferenceTypes'] ?? self::getReferenceTypesService($container)), ($container->services['Passerelle\\Site\\Consent\\GraphQL\\ConsentTypes'] ?? self::getConsentTypesService($container)), ($container->services['Passerelle\\Site\\Contact\\GraphQL\\ContactTypes'] ?? self::getContactTypesService($container)), ($container->services['Passerelle\\Site\\GraphQL\\HomeType'] ?? self::getHomeTypeService($container)), ($container->services['Passerelle\\Site\\GraphQL\\SiteTypes'] ?? self::getSiteTypesService($container)), ($container->services['Passerelle\\Site\\Sitemap\\GraphQL\\SitemapTypes'] ?? self::getSitemapTypesService($container)), ($container->services['Passerelle\\Site\\Statistics\\GraphQL\\OwnStatisticsTypes'] ?? self::getOwnStatisticsTypesService($container)), ($container->services['Passerelle\\Site\\Statistics\\GraphQL\\TrendTypes'] ?? self::getTrendTypesService($container)), ($container->services['Passerelle\\Site\\Statistics\\GraphQL\\ViewTypes'] ?? self::getViewTypesService($container)), ($container->services['Passerelle\\Structures\\Forms\\GraphQL\\ReviewStructureTypes'] ?? self::getReviewStructureTypesService($container)), ($container->services['Passerelle\\Structures\\Forms\\GraphQL\\SimilarStructureTypes'] ?? self::getSimilarStructureTypesService($container)), ($container->services['Passerelle\\Structures\\Forms\\GraphQL\\StructureFormTypes'] ?? self::getStructureFormTypesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\GraphQL\\DeletionTypes'] ?? self::getDeletionTypesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipTypes'] ?? self::getMembershipTypes2Service($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\OwnMembershipTypes'] ?? self::getOwnMembershipTypesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\OwnStructureTypes'] ?? self::getOwnStructureTypesService($container))], ($container->services['Passerelle\\GraphQL\\Limits\\Rules'] ?? self::getRulesService($container)), ($container->services['Passerelle\\GraphQL\\Gate'] ?? self::getGateService($container)));
    }

    protected static function getIdempotencyModuleService($container)
    {
        return $container->services['Passerelle\\GraphQL\\Idempotency\\IdempotencyModule'] = new \Passerelle\GraphQL\Idempotency\IdempotencyModule(($container->services['Passerelle\\GraphQL\\Idempotency\\RunOnce'] ?? self::getRunOnceService($container)), ($container->services['Passerelle\\GraphQL\\Idempotency\\StoredAnswers'] ?? self::getStoredAnswersService($container)));
    }

    protected static function getRunOnceService($container)
    {
        return $container->services['Passerelle\\GraphQL\\Idempotency\\RunOnce'] = new \Passerelle\GraphQL\Idempotency\RunOnce(($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\GraphQL\\Idempotency\\StoredAnswers'] ?? self::getStoredAnswersService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getStoredAnswersService($container)
    {
        return $container->services['Passerelle\\GraphQL\\Idempotency\\StoredAnswers'] = new \Passerelle\GraphQL\Idempotency\StoredAnswers(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRulesService($container)
    {
        return $container->services['Passerelle\\GraphQL\\Limits\\Rules'] = new \Passerelle\GraphQL\Limits\Rules(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getAnswerInvitationService($container)
    {
        return $container->services['Passerelle\\Invitations\\AnswerInvitation'] = new \Passerelle\Invitations\AnswerInvitation(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\InvitationSubjects'] ?? self::getInvitationSubjectsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInvitationTypesService($container)
    {
        return $container->services['Passerelle\\Invitations\\GraphQL\\InvitationTypes'] = new \Passerelle\Invitations\GraphQL\InvitationTypes(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\AnswerInvitation'] ?? self::getAnswerInvitationService($container)), ($container->services['Passerelle\\Invitations\\SentInvitations'] ?? self::getSentInvitationsService($container)), ($container->services['Passerelle\\Invitations\\ResendInvitation'] ?? self::getResendInvitationService($container)), ($container->services['Passerelle\\Invitations\\NamedPeople'] ?? self::getNamedPeopleService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getInvitationMovesService($container)
    {
        return $container->services['Passerelle\\Invitations\\InvitationMoves'] = new \Passerelle\Invitations\InvitationMoves(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInvitationNoticesService($container)
    {
        return $container->services['Passerelle\\Invitations\\InvitationNotices'] = new \Passerelle\Invitations\InvitationNotices(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\InvitationSubjects'] ?? self::getInvitationSubjectsService($container)));
    }

    protected static function getInvitationStoreService($container)
    {
        return $container->services['Passerelle\\Invitations\\InvitationStore'] = new \Passerelle\Invitations\InvitationStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'invitations', 'linkDays', 86400));
    }

    protected static function getInvitationSubjectsService($container)
    {
        $instance = new \Passerelle\Invitations\InvitationSubjects(fn () => [($container->services['Passerelle\\Applications\\CoWriting\\CoWriterSubject'] ?? self::getCoWriterSubjectService($container)), ($container->services['Passerelle\\Applications\\Review\\Guests\\ReviewerSubject'] ?? self::getReviewerSubjectService($container)), ($container->services['Passerelle\\Invitations\\NamedPeopleSubject'] ?? self::getNamedPeopleSubjectService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'] ?? self::getStructureSubjectService($container))]);

        if (isset($container->services['Passerelle\\Invitations\\InvitationSubjects'])) {
            return $container->services['Passerelle\\Invitations\\InvitationSubjects'];
        }

        return $container->services['Passerelle\\Invitations\\InvitationSubjects'] = $instance;
    }

    protected static function getInvitationThrottleService($container)
    {
        return $container->services['Passerelle\\Invitations\\InvitationThrottle'] = new \Passerelle\Invitations\InvitationThrottle(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getInvitationsModuleService($container)
    {
        return $container->services['Passerelle\\Invitations\\InvitationsModule'] = new \Passerelle\Invitations\InvitationsModule();
    }

    protected static function getInviteNamedPeopleService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Invitations\\InviteNamedPeople'])) {
            return $container->services['Passerelle\\Invitations\\InviteNamedPeople'];
        }
        $b = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Invitations\\InviteNamedPeople'])) {
            return $container->services['Passerelle\\Invitations\\InviteNamedPeople'];
        }

        $instance = new \Passerelle\Invitations\InviteNamedPeople(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\NamedPeople'] ?? self::getNamedPeopleService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), $a, ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), $b);

        if (isset($container->services['Passerelle\\Invitations\\InviteNamedPeople'])) {
            return $container->services['Passerelle\\Invitations\\InviteNamedPeople'];
        }

        return $container->services['Passerelle\\Invitations\\InviteNamedPeople'] = $instance;
    }

    protected static function getInvitersService($container)
    {
        return $container->services['Passerelle\\Invitations\\Inviters'] = new \Passerelle\Invitations\Inviters(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getInvitationMailService($container)
    {
        $a = ($container->services['Passerelle\\Invitations\\InvitationSubjects'] ?? self::getInvitationSubjectsService($container));

        if (isset($container->services['Passerelle\\Invitations\\Mails\\InvitationMail'])) {
            return $container->services['Passerelle\\Invitations\\Mails\\InvitationMail'];
        }

        $instance = new \Passerelle\Invitations\Mails\InvitationMail(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), $a, ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));

        if (isset($container->services['Passerelle\\Invitations\\Mails\\InvitationMail'])) {
            return $container->services['Passerelle\\Invitations\\Mails\\InvitationMail'];
        }

        return $container->services['Passerelle\\Invitations\\Mails\\InvitationMail'] = $instance;
    }

    protected static function getNamedPeopleService($container)
    {
        return $container->services['Passerelle\\Invitations\\NamedPeople'] = new \Passerelle\Invitations\NamedPeople(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getNamedPeopleSubjectService($container)
    {
        return $container->services['Passerelle\\Invitations\\NamedPeopleSubject'] = new \Passerelle\Invitations\NamedPeopleSubject(($container->services['Passerelle\\Invitations\\NamedPeople'] ?? self::getNamedPeopleService($container)), ($container->services['Passerelle\\Invitations\\Inviters'] ?? self::getInvitersService($container)), ($container->services['Passerelle\\Content\\RecordAudit'] ?? self::getRecordAuditService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'] ?? self::getAnnouncedChangesService($container))->ofItem(...));
    }

    protected static function getResendInvitationService($container)
    {
        return $container->services['Passerelle\\Invitations\\ResendInvitation'] = new \Passerelle\Invitations\ResendInvitation(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\InvitationSubjects'] ?? self::getInvitationSubjectsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Invitations\\InvitationThrottle'] ?? self::getInvitationThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Invitations\\ResendLimits'] ?? self::getResendLimitsService($container)));
    }

    protected static function getResendLimitsService($container)
    {
        return $container->services['Passerelle\\Invitations\\ResendLimits'] = \Passerelle\Invitations\ResendLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSentInvitationsService($container)
    {
        return $container->services['Passerelle\\Invitations\\SentInvitations'] = new \Passerelle\Invitations\SentInvitations(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Invitations\\NamedPeople'] ?? self::getNamedPeopleService($container)), ($container->services['Passerelle\\Invitations\\Inviters'] ?? self::getInvitersService($container)));
    }

    protected static function getStoredAcceptancesService($container)
    {
        return $container->services['Passerelle\\Invitations\\StoredAcceptances'] = new \Passerelle\Invitations\StoredAcceptances(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSubjectInvitationsService($container)
    {
        return $container->services['Passerelle\\Invitations\\SubjectInvitations'] = new \Passerelle\Invitations\SubjectInvitations(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getConfigService($container)
    {
        return $container->services['Passerelle\\Kernel\\Config'] = \Passerelle\Kernel\Config::own(($container->services['Passerelle\\Kernel\\PluginFolder'] ?? self::getPluginFolderService($container)));
    }

    protected static function getDatabaseService($container)
    {
        return $container->services['Passerelle\\Kernel\\Database'] = new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)));
    }

    protected static function getMigrationsModuleService($container)
    {
        return $container->services['Passerelle\\Kernel\\Migrations\\MigrationsModule'] = new \Passerelle\Kernel\Migrations\MigrationsModule(#[\Closure(name: 'Passerelle\\Kernel\\Migrations\\Migrator')] fn () => ($container->services['Passerelle\\Kernel\\Migrations\\Migrator'] ?? self::getMigratorService($container)));
    }

    protected static function getMigratorService($container)
    {
        return $container->services['Passerelle\\Kernel\\Migrations\\Migrator'] = \Passerelle\Kernel\Migrations\Migrator::ofModules(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), [($container->services['Passerelle\\Languages\\LanguagesModule'] ?? self::getLanguagesModuleService($container)), ($container->services['Passerelle\\Accounts\\NameKeys'] ??= new \Passerelle\Accounts\NameKeys()), ($container->services['Passerelle\\Auth\\AuthModule'] ?? self::getAuthModuleService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\PrivacyModule'] ?? self::getPrivacyModuleService($container)), ($container->services['Passerelle\\Applications\\ApplicationsModule'] ?? self::getApplicationsModuleService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewsModule'] ??= new \Passerelle\Applications\DecisionReviews\DecisionReviewsModule()), ($container->services['Passerelle\\Applications\\Decisions\\DecisionsModule'] ??= new \Passerelle\Applications\Decisions\DecisionsModule()), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResultsModule'] ??= new \Passerelle\Applications\PublicResults\PublicResultsModule()), ($container->services['Passerelle\\Applications\\Review\\ReviewModule'] ?? self::getReviewModuleService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticsModule'] ??= new \Passerelle\Applications\Statistics\StatisticsModule()), ($container->services['Passerelle\\Auth\\Social\\SocialModule'] ?? self::getSocialModuleService($container)), ($container->services['Passerelle\\Auth\\Switching\\SwitchingModule'] ?? self::getSwitchingModuleService($container)), ($container->services['Passerelle\\Calls\\Links\\CallLinksModule'] ?? self::getCallLinksModuleService($container)), ($container->services['Passerelle\\Calls\\Management\\CallManagementModule'] ??= new \Passerelle\Calls\Management\CallManagementModule()), ($container->services['Passerelle\\Calls\\Notices\\CallNoticesModule'] ?? self::getCallNoticesModuleService($container)), ($container->services['Passerelle\\Catalogue\\CatalogueModule'] ?? self::getCatalogueModuleService($container)), ($container->services['Passerelle\\Catalogue\\Recommendations\\RecommendationsModule'] ?? self::getRecommendationsModuleService($container)), ($container->services['Passerelle\\Content\\ContentModule'] ?? self::getContentModuleService($container)), ($container->services['Passerelle\\Content\\Locks\\LocksModule'] ?? self::getLocksModuleService($container)), ($container->services['Passerelle\\Content\\Previews\\PreviewsModule'] ?? self::getPreviewsModuleService($container)), ($container->services['Passerelle\\Directory\\DirectoryModule'] ?? self::getDirectoryModuleService($container)), ($container->services['Passerelle\\Favourites\\FavouritesModule'] ?? self::getFavouritesModuleService($container)), ($container->services['Passerelle\\Files\\FilesModule'] ?? self::getFilesModuleService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadsModule'] ?? self::getUploadsModuleService($container)), ($container->services['Passerelle\\GraphQL\\Idempotency\\IdempotencyModule'] ?? self::getIdempotencyModuleService($container)), ($container->services['Passerelle\\Invitations\\InvitationsModule'] ??= new \Passerelle\Invitations\InvitationsModule()), ($container->services['Passerelle\\Messages\\MessagesModule'] ?? self::getMessagesModuleService($container)), ($container->services['Passerelle\\Moderation\\ModerationModule'] ??= new \Passerelle\Moderation\ModerationModule()), ($container->services['Passerelle\\Moderation\\OversightModule'] ?? self::getOversightModuleService($container)), ($container->services['Passerelle\\Moderation\\ReviewModule'] ?? self::getReviewModule2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\NewsletterIssuesModule'] ?? self::getNewsletterIssuesModuleService($container)), ($container->services['Passerelle\\Newsletter\\NewsletterModule'] ?? self::getNewsletterModuleService($container)), ($container->services['Passerelle\\Notices\\NoticesModule'] ?? self::getNoticesModuleService($container)), ($container->services['Passerelle\\Outbox\\OutboxModule'] ?? self::getOutboxModuleService($container)), ($container->services['Passerelle\\Reference\\ReferenceModule'] ?? self::getReferenceModuleService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditModule'] ?? self::getAuditModuleService($container)), ($container->services['Passerelle\\Security\\SecurityModule'] ?? self::getSecurityModuleService($container)), ($container->services['Passerelle\\Site\\Consent\\ConsentModule'] ?? self::getConsentModuleService($container)), ($container->services['Passerelle\\Site\\Contact\\ContactModule'] ?? self::getContactModuleService($container)), ($container->services['Passerelle\\Site\\SiteModule'] ??= new \Passerelle\Site\SiteModule()), ($container->services['Passerelle\\Site\\Statistics\\StatisticsModule'] ?? self::getStatisticsModule2Service($container)), ($container->services['Passerelle\\Structures\\StructuresModule'] ??= new \Passerelle\Structures\StructuresModule()), ($container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeModule'] ?? self::getEmailChangeModuleService($container)), ($container->services['Passerelle\\Content\\ZoneUpdate'] ?? self::getZoneUpdateService($container))]);
    }

    protected static function getModulesService($container)
    {
        return $container->services['Passerelle\\Kernel\\Modules'] = new \Passerelle\Kernel\Modules([($container->services['Passerelle\\Security\\Hardening\\HardeningModule'] ?? self::getHardeningModuleService($container)), ($container->services['Passerelle\\Languages\\LanguagesModule'] ?? self::getLanguagesModuleService($container)), ($container->services['Passerelle\\Accounts\\NameKeys'] ??= new \Passerelle\Accounts\NameKeys()), ($container->services['Passerelle\\Auth\\AuthModule'] ?? self::getAuthModuleService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountAudit'] ?? self::getAccountAuditService($container)), ($container->services['Passerelle\\Auth\\Passwords\\PasswordGuard'] ?? self::getPasswordGuardService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\PrivacyModule'] ?? self::getPrivacyModuleService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\EraseTool'] ?? self::getEraseToolService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ExportArchives'] ?? self::getExportArchivesService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\ExportTool'] ?? self::getExportToolService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Staff\\WordPressDeletion'] ?? self::getWordPressDeletionService($container)), ($container->services['Passerelle\\Accounts\\StoredNames'] ??= new \Passerelle\Accounts\StoredNames()), ($container->services['Passerelle\\Admin\\AdminModule'] ?? self::getAdminModuleService($container)), ($container->services['Passerelle\\Admin\\Mails\\OutboxSiteHealth'] ?? self::getOutboxSiteHealthService($container)), ($container->services['Passerelle\\Applications\\ApplicationsModule'] ?? self::getApplicationsModuleService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\DecisionReviewsModule'] ??= new \Passerelle\Applications\DecisionReviews\DecisionReviewsModule()), ($container->services['Passerelle\\Applications\\Decisions\\DecisionsModule'] ??= new \Passerelle\Applications\Decisions\DecisionsModule()), ($container->services['Passerelle\\Applications\\Export\\ExportModule'] ?? self::getExportModuleService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\PublicResultsModule'] ??= new \Passerelle\Applications\PublicResults\PublicResultsModule()), ($container->services['Passerelle\\Applications\\Review\\ReviewModule'] ?? self::getReviewModuleService($container)), ($container->services['Passerelle\\Applications\\Statistics\\StatisticsModule'] ??= new \Passerelle\Applications\Statistics\StatisticsModule()), ($container->services['Passerelle\\Auth\\Accounts\\WordPressMails'] ?? self::getWordPressMailsService($container)), ($container->services['Passerelle\\Auth\\Social\\SocialModule'] ?? self::getSocialModuleService($container)), ($container->services['Passerelle\\Auth\\Switching\\SwitchingModule'] ?? self::getSwitchingModuleService($container)), ($container->services['Passerelle\\Auth\\WordPress\\WordPressModule'] ?? self::getWordPressModuleService($container)), ($container->services['Passerelle\\Catalogue\\CatalogueModule'] ?? self::getCatalogueModuleService($container)), ($container->services['Passerelle\\Catalogue\\ReferenceWatch'] ?? self::getReferenceWatchService($container)), ($container->services['Passerelle\\Content\\ContentModule'] ?? self::getContentModuleService($container)), ($container->services['Passerelle\\Directory\\Members\\RolesInWordPress'] ?? self::getRolesInWordPressService($container)), ($container->services['Passerelle\\Files\\FilesModule'] ?? self::getFilesModuleService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadsModule'] ?? self::getUploadsModuleService($container)), ($container->services['Passerelle\\GraphQL\\GraphQLModule'] ?? self::getGraphQLModuleService($container)), ($container->services['Passerelle\\GraphQL\\Idempotency\\IdempotencyModule'] ?? self::getIdempotencyModuleService($container)), ($container->services['Passerelle\\Kernel\\Migrations\\MigrationsModule'] ?? self::getMigrationsModuleService($container)), ($container->services['Passerelle\\Kernel\\Tasks\\DailyTasks'] ?? self::getDailyTasksService($container)), ($container->services['Passerelle\\Moderation\\OversightModule'] ?? self::getOversightModuleService($container)), ($container->services['Passerelle\\Moderation\\ReviewModule'] ?? self::getReviewModule2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\NewsletterIssuesModule'] ?? self::getNewsletterIssuesModuleService($container)), ($container->services['Passerelle\\Newsletter\\NewsletterModule'] ?? self::getNewsletterModuleService($container)), ($container->services['Passerelle\\Outbox\\OutboxModule'] ?? self::getOutboxModuleService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\AccountInvalidation'] ?? self::getAccountInvalidationService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\SiteInvalidation'] ?? self::getSiteInvalidationService($container)), ($container->services['Passerelle\\Reference\\ReferenceModule'] ?? self::getReferenceModuleService($container)), ($container->services['Passerelle\\Reference\\Terms'] ?? self::getTermsService($container)), ($container->services['Passerelle\\Rights\\AdminAccess'] ?? self::getAdminAccessService($container)), ($container->services['Passerelle\\Rights\\ObjectCapabilities'] ?? self::getObjectCapabilitiesService($container)), ($container->services['Passerelle\\Rights\\RightsModule'] ?? self::getRightsModuleService($container)), ($container->services['Passerelle\\Rights\\RoleAssignment'] ?? self::getRoleAssignmentService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditModule'] ?? self::getAuditModuleService($container)), ($container->services['Passerelle\\Security\\SecurityModule'] ?? self::getSecurityModuleService($container)), ($container->services['Passerelle\\Site\\Consent\\ConsentModule'] ?? self::getConsentModuleService($container)), ($container->services['Passerelle\\Site\\Contact\\ContactModule'] ?? self::getContactModuleService($container)), ($container->services['Passerelle\\Structures\\Forms\\StructureFormsModule'] ?? self::getStructureFormsModuleService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\RestoredPosts'] ?? self::getRestoredPostsService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeModule'] ?? self::getEmailChangeModuleService($container))]);
    }

    protected static function getPluginFolderService($container)
    {
        return $container->services['Passerelle\\Kernel\\PluginFolder'] = \Passerelle\Kernel\PluginFolder::own();
    }

    protected static function getSystemClockService($container)
    {
        return $container->services['Passerelle\\Kernel\\SystemClock'] = new \Passerelle\Kernel\SystemClock();
    }

    protected static function getDailyTasksService($container)
    {
        return $container->services['Passerelle\\Kernel\\Tasks\\DailyTasks'] = new \Passerelle\Kernel\Tasks\DailyTasks([($container->services['Passerelle\\Auth\\AuthModule'] ?? self::getAuthModuleService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\PrivacyModule'] ?? self::getPrivacyModuleService($container)), ($container->services['Passerelle\\Applications\\ApplicationsModule'] ?? self::getApplicationsModuleService($container)), ($container->services['Passerelle\\Auth\\Switching\\SwitchingModule'] ?? self::getSwitchingModuleService($container)), ($container->services['Passerelle\\Auth\\WordPress\\WordPressModule'] ?? self::getWordPressModuleService($container)), ($container->services['Passerelle\\Calls\\Notices\\CallNoticesModule'] ?? self::getCallNoticesModuleService($container)), ($container->services['Passerelle\\Content\\Locks\\LocksModule'] ?? self::getLocksModuleService($container)), ($container->services['Passerelle\\Content\\Previews\\PreviewsModule'] ?? self::getPreviewsModuleService($container)), ($container->services['Passerelle\\Favourites\\FavouritesModule'] ?? self::getFavouritesModuleService($container)), ($container->services['Passerelle\\Files\\Uploads\\UploadsModule'] ?? self::getUploadsModuleService($container)), ($container->services['Passerelle\\GraphQL\\Idempotency\\IdempotencyModule'] ?? self::getIdempotencyModuleService($container)), ($container->services['Passerelle\\Messages\\MessagesModule'] ?? self::getMessagesModuleService($container)), ($container->services['Passerelle\\Moderation\\OversightModule'] ?? self::getOversightModuleService($container)), ($container->services['Passerelle\\Moderation\\ReviewModule'] ?? self::getReviewModule2Service($container)), ($container->services['Passerelle\\Newsletter\\NewsletterModule'] ?? self::getNewsletterModuleService($container)), ($container->services['Passerelle\\Notices\\NoticesModule'] ?? self::getNoticesModuleService($container)), ($container->services['Passerelle\\Security\\SecurityModule'] ?? self::getSecurityModuleService($container)), ($container->services['Passerelle\\Site\\Consent\\ConsentModule'] ?? self::getConsentModuleService($container)), ($container->services['Passerelle\\Site\\Contact\\ContactModule'] ?? self::getContactModuleService($container)), ($container->services['Passerelle\\Site\\Statistics\\StatisticsModule'] ?? self::getStatisticsModule2Service($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StructureLifecycleModule'] ?? self::getStructureLifecycleModuleService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\EmailChangeModule'] ?? self::getEmailChangeModuleService($container))]);
    }

    protected static function getTransactionService($container)
    {
        return $container->services['Passerelle\\Kernel\\Transaction'] = new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)));
    }

    protected static function getClosedLanguagesService($container)
    {
        return $container->services['Passerelle\\Languages\\ClosedLanguages'] = new \Passerelle\Languages\ClosedLanguages();
    }

    protected static function getLanguagesService($container)
    {
        return $container->services['Passerelle\\Languages\\Languages'] = new \Passerelle\Languages\Languages(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getLanguagesModuleService($container)
    {
        return $container->services['Passerelle\\Languages\\LanguagesModule'] = new \Passerelle\Languages\LanguagesModule(($container->services['Passerelle\\Languages\\UniqueSlugs'] ?? self::getUniqueSlugsService($container)), ($container->services['Passerelle\\Languages\\ClosedLanguages'] ??= new \Passerelle\Languages\ClosedLanguages()), ($container->services['Passerelle\\Languages\\SlugQueries'] ?? self::getSlugQueriesService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->postTypes());
    }

    protected static function getSlugQueriesService($container)
    {
        return $container->services['Passerelle\\Languages\\SlugQueries'] = new \Passerelle\Languages\SlugQueries(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->postTypes());
    }

    protected static function getUniqueSlugsService($container)
    {
        return $container->services['Passerelle\\Languages\\UniqueSlugs'] = \Passerelle\Content\TypeSlugs::unique(($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getFailedMailsService($container)
    {
        return $container->services['Passerelle\\Mail\\FailedMails'] = new \Passerelle\Mail\FailedMails(($container->services['Passerelle\\Outbox\\Failures'] ?? self::getFailuresService($container)), ($container->services['Passerelle\\Mail\\MailHandler'] ?? self::getMailHandlerService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getLayoutService($container)
    {
        return $container->services['Passerelle\\Mail\\Layout'] = new \Passerelle\Mail\Layout();
    }

    protected static function getMailHandlerService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Stop\\StoppableMails'] ?? self::getStoppableMailsService($container));

        if (isset($container->services['Passerelle\\Mail\\MailHandler'])) {
            return $container->services['Passerelle\\Mail\\MailHandler'];
        }

        $instance = new \Passerelle\Mail\MailHandler(($container->services['Passerelle\\Mail\\MailSender'] ?? self::getMailSenderService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'mail', 'giveUpHours', 3600), ($container->services['Passerelle\\Auth\\Throttling\\MailSenderLimits'] ?? self::getMailSenderLimitsService($container)), $a);

        if (isset($container->services['Passerelle\\Mail\\MailHandler'])) {
            return $container->services['Passerelle\\Mail\\MailHandler'];
        }

        return $container->services['Passerelle\\Mail\\MailHandler'] = $instance;
    }

    protected static function getMailSenderService($container)
    {
        return $container->services['Passerelle\\Mail\\MailSender'] = new \Passerelle\Mail\MailSender(($container->services['Passerelle\\Mail\\Layout'] ??= new \Passerelle\Mail\Layout()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'mail', 'timeoutSeconds', 1));
    }

    protected static function getMailsService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Mail\\Mails'])) {
            return $container->services['Passerelle\\Mail\\Mails'];
        }

        $instance = new \Passerelle\Mail\Mails($a, ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Mail\\Mails'])) {
            return $container->services['Passerelle\\Mail\\Mails'];
        }

        return $container->services['Passerelle\\Mail\\Mails'] = $instance;
    }

    protected static function getAddReportService($container)
    {
        return $container->services['Passerelle\\Messages\\AddReport'] = new \Passerelle\Messages\AddReport(($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Messages\\MessageAudit'] ?? self::getMessageAuditService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getBlockMemberService($container)
    {
        return $container->services['Passerelle\\Messages\\BlockMember'] = new \Passerelle\Messages\BlockMember(($container->services['Passerelle\\Messages\\Correspondents'] ?? self::getCorrespondentsService($container)), ($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Messages\\MessageAudit'] ?? self::getMessageAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getContactMemberService($container)
    {
        return $container->services['Passerelle\\Messages\\ContactMember'] = new \Passerelle\Messages\ContactMember(($container->services['Passerelle\\Messages\\Correspondents'] ?? self::getCorrespondentsService($container)), ($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Messages\\ReplyRights'] ?? self::getReplyRightsService($container)), ($container->services['Passerelle\\Site\\Contact\\ContactForm'] ?? self::getContactFormService($container)), ($container->services['Passerelle\\Messages\\MessageThrottle'] ?? self::getMessageThrottleService($container)), ($container->services['Passerelle\\Messages\\Delivery'] ?? self::getDeliveryService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCorrespondentsService($container)
    {
        return $container->services['Passerelle\\Messages\\Correspondents'] = new \Passerelle\Messages\Correspondents(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)));
    }

    protected static function getDeliveryService($container)
    {
        return $container->services['Passerelle\\Messages\\Delivery'] = new \Passerelle\Messages\Delivery(($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Messages\\ReplyRights'] ?? self::getReplyRightsService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Messages\\MessageAudit'] ?? self::getMessageAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getForgetMessagesService($container)
    {
        return $container->services['Passerelle\\Messages\\ForgetMessages'] = new \Passerelle\Messages\ForgetMessages(($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Messages\\ReplyRights'] ?? self::getReplyRightsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getMessageTypesService($container)
    {
        return $container->services['Passerelle\\Messages\\GraphQL\\MessageTypes'] = new \Passerelle\Messages\GraphQL\MessageTypes(($container->services['Passerelle\\Messages\\ContactMember'] ?? self::getContactMemberService($container)), ($container->services['Passerelle\\Messages\\BlockMember'] ?? self::getBlockMemberService($container)), ($container->services['Passerelle\\Messages\\ReportMember'] ?? self::getReportMemberService($container)), ($container->services['Passerelle\\Messages\\ReadContact'] ?? self::getReadContactService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReportArgumentsService($container)
    {
        return $container->services['Passerelle\\Messages\\GraphQL\\ReportArguments'] = new \Passerelle\Messages\GraphQL\ReportArguments(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReportDataService($container)
    {
        return $container->services['Passerelle\\Messages\\GraphQL\\ReportData'] = new \Passerelle\Messages\GraphQL\ReportData(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getReportTypesService($container)
    {
        return $container->services['Passerelle\\Messages\\GraphQL\\ReportTypes'] = new \Passerelle\Messages\GraphQL\ReportTypes(($container->services['Passerelle\\Messages\\Reports\\ListReports'] ?? self::getListReportsService($container)), ($container->services['Passerelle\\Messages\\Reports\\HandleReport'] ?? self::getHandleReportService($container)), ($container->services['Passerelle\\Messages\\GraphQL\\ReportData'] ?? self::getReportDataService($container)), ($container->services['Passerelle\\Messages\\GraphQL\\ReportArguments'] ?? self::getReportArgumentsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getMessageAuditService($container)
    {
        return $container->services['Passerelle\\Messages\\MessageAudit'] = new \Passerelle\Messages\MessageAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getMessageMailService($container)
    {
        return $container->services['Passerelle\\Messages\\MessageMail'] = new \Passerelle\Messages\MessageMail(($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getMessageStoreService($container)
    {
        return $container->services['Passerelle\\Messages\\MessageStore'] = new \Passerelle\Messages\MessageStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getMessageThrottleService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Messages\\MessageThrottle'] = new \Passerelle\Messages\MessageThrottle(($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), \Passerelle\Kernel\Composition\Limit::of($a, 'messages', 'perSenderAndDay', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'messages', 'perRecipientAndDay', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'messages', 'reportsPerDay', 1));
    }

    protected static function getMessagesModuleService($container)
    {
        return $container->services['Passerelle\\Messages\\MessagesModule'] = new \Passerelle\Messages\MessagesModule(($container->services['Passerelle\\Messages\\ForgetMessages'] ?? self::getForgetMessagesService($container)));
    }

    protected static function getReadContactService($container)
    {
        return $container->services['Passerelle\\Messages\\ReadContact'] = new \Passerelle\Messages\ReadContact(($container->services['Passerelle\\Messages\\Correspondents'] ?? self::getCorrespondentsService($container)), ($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Messages\\ReplyRights'] ?? self::getReplyRightsService($container)));
    }

    protected static function getReplyRightsService($container)
    {
        return $container->services['Passerelle\\Messages\\ReplyRights'] = new \Passerelle\Messages\ReplyRights(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'messages', 'replyDays', 1));
    }

    protected static function getReportFormService($container)
    {
        return $container->services['Passerelle\\Messages\\ReportForm'] = new \Passerelle\Messages\ReportForm(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReportMailService($container)
    {
        return $container->services['Passerelle\\Messages\\ReportMail'] = new \Passerelle\Messages\ReportMail(($container->services['Passerelle\\Messages\\MessageStore'] ?? self::getMessageStoreService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getReportMemberService($container)
    {
        return $container->services['Passerelle\\Messages\\ReportMember'] = new \Passerelle\Messages\ReportMember(($container->services['Passerelle\\Messages\\Correspondents'] ?? self::getCorrespondentsService($container)), ($container->services['Passerelle\\Messages\\MessageThrottle'] ?? self::getMessageThrottleService($container)), ($container->services['Passerelle\\Messages\\ReportForm'] ?? self::getReportFormService($container)), ($container->services['Passerelle\\Messages\\AddReport'] ?? self::getAddReportService($container)));
    }

    protected static function getHandleReportService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\HandleReport'] = new \Passerelle\Messages\Reports\HandleReport(($container->services['Passerelle\\Messages\\Reports\\ReportStore'] ?? self::getReportStoreService($container)), ($container->services['Passerelle\\Messages\\Reports\\ReportMeasures'] ?? self::getReportMeasuresService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)), ($container->services['Passerelle\\Messages\\Reports\\ReportAudit'] ?? self::getReportAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getHandledReportMailService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\HandledReportMail'] = new \Passerelle\Messages\Reports\HandledReportMail(($container->services['Passerelle\\Messages\\Reports\\ReportStore'] ?? self::getReportStoreService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getListReportsService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\ListReports'] = new \Passerelle\Messages\Reports\ListReports(($container->services['Passerelle\\Messages\\Reports\\ReportStore'] ?? self::getReportStoreService($container)), ($container->services['Passerelle\\Messages\\Reports\\ReportMeasures'] ?? self::getReportMeasuresService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'messages', 'reportOverdueDays', 1));
    }

    protected static function getReportAuditService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\ReportAudit'] = new \Passerelle\Messages\Reports\ReportAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getReportMeasuresService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\ReportMeasures'] = new \Passerelle\Messages\Reports\ReportMeasures(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()));
    }

    protected static function getReportStoreService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\ReportStore'] = new \Passerelle\Messages\Reports\ReportStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReportsModuleService($container)
    {
        return $container->services['Passerelle\\Messages\\Reports\\ReportsModule'] = new \Passerelle\Messages\Reports\ReportsModule(($container->services['Passerelle\\Messages\\Reports\\ListReports'] ?? self::getListReportsService($container)));
    }

    protected static function getApplyDecisionService($container)
    {
        return $container->services['Passerelle\\Moderation\\ApplyDecision'] = new \Passerelle\Moderation\ApplyDecision(($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Content\\Actions\\DecideProposal'] ?? self::getDecideProposalService($container)));
    }

    protected static function getDecideService($container)
    {
        return $container->services['Passerelle\\Moderation\\Decide'] = new \Passerelle\Moderation\Decide(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Moderation\\ApplyDecision'] ?? self::getApplyDecisionService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Moderation\\DecisionNotices'] ?? self::getDecisionNotices2Service($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getDecideManyService($container)
    {
        return $container->services['Passerelle\\Moderation\\DecideMany'] = new \Passerelle\Moderation\DecideMany(($container->services['Passerelle\\Moderation\\DecideTogether'] ?? self::getDecideTogetherService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'itemsAtOnce', 1));
    }

    protected static function getDecideTogetherService($container)
    {
        return $container->services['Passerelle\\Moderation\\DecideTogether'] = new \Passerelle\Moderation\DecideTogether(($container->services['Passerelle\\Moderation\\Decide'] ?? self::getDecideService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDecisionCleanupService($container)
    {
        return $container->services['Passerelle\\Moderation\\DecisionCleanup'] = new \Passerelle\Moderation\DecisionCleanup(($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)));
    }

    protected static function getDecisionNotices2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\DecisionNotices'] = new \Passerelle\Moderation\DecisionNotices(($container->services['Passerelle\\Notices\\RecordEditors'] ?? self::getRecordEditorsService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)));
    }

    protected static function getDecisionRightsService($container)
    {
        return $container->services['Passerelle\\Moderation\\DecisionRights'] = new \Passerelle\Moderation\DecisionRights(($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getDecisionStore2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\DecisionStore'] = new \Passerelle\Moderation\DecisionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getComputeFiguresService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\ComputeFigures'] = new \Passerelle\Moderation\Figures\ComputeFigures(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Moderation\\Figures\\MonthlyCounts'] ?? self::getMonthlyCountsService($container)), ($container->services['Passerelle\\Moderation\\Figures\\FiguresStore'] ?? self::getFiguresStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'figuresMonths', 1));
    }

    protected static function getFiguresCommandService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\FiguresCommand'] = new \Passerelle\Moderation\Figures\FiguresCommand(($container->services['Passerelle\\Moderation\\Figures\\ComputeFigures'] ?? self::getComputeFiguresService($container)));
    }

    protected static function getFiguresStoreService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\FiguresStore'] = new \Passerelle\Moderation\Figures\FiguresStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getMonthlyCountsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\MonthlyCounts'] = new \Passerelle\Moderation\Figures\MonthlyCounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Moderation\\Statistics\\Submissions'] ?? self::getSubmissionsService($container)), ($container->services['Passerelle\\Moderation\\Statistics\\DecisionTimes'] ?? self::getDecisionTimesService($container)));
    }

    protected static function getPublicFiguresService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\PublicFigures'] = new \Passerelle\Moderation\Figures\PublicFigures(($container->services['Passerelle\\Moderation\\Figures\\FiguresStore'] ?? self::getFiguresStoreService($container)), ($container->services['Passerelle\\Moderation\\Figures\\Suppression'] ?? self::getSuppressionService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'figuresMonths', 1));
    }

    protected static function getSuppressionService($container)
    {
        return $container->services['Passerelle\\Moderation\\Figures\\Suppression'] = new \Passerelle\Moderation\Figures\Suppression(\Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'figuresSmallest', 1));
    }

    protected static function getFiguresTypesService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\FiguresTypes'] = new \Passerelle\Moderation\GraphQL\FiguresTypes(($container->services['Passerelle\\Moderation\\Figures\\PublicFigures'] ?? self::getPublicFiguresService($container)));
    }

    protected static function getModerationTypesService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\ModerationTypes'] = new \Passerelle\Moderation\GraphQL\ModerationTypes(($container->services['Passerelle\\Moderation\\DecideMany'] ?? self::getDecideManyService($container)), ($container->services['Passerelle\\Moderation\\PreviewDecision'] ?? self::getPreviewDecisionService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getQueueArgumentsService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\QueueArguments'] = new \Passerelle\Moderation\GraphQL\QueueArguments(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getQueueFilterTypesService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\QueueFilterTypes'] = new \Passerelle\Moderation\GraphQL\QueueFilterTypes(($container->services['Passerelle\\Moderation\\Queue\\Validators'] ??= new \Passerelle\Moderation\Queue\Validators()), ($container->services['Passerelle\\Moderation\\Queue\\Members'] ?? self::getMembersService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getQueueRowsService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\QueueRows'] = new \Passerelle\Moderation\GraphQL\QueueRows(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getQueueTypesService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\QueueTypes'] = new \Passerelle\Moderation\GraphQL\QueueTypes(($container->services['Passerelle\\Moderation\\Queue\\ReviewQueue'] ?? self::getReviewQueueService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueRows'] ?? self::getQueueRowsService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueArguments'] ?? self::getQueueArgumentsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getReviewTypes2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\ReviewTypes'] = new \Passerelle\Moderation\GraphQL\ReviewTypes(($container->services['Passerelle\\Moderation\\Review\\Reviews'] ?? self::getReviewsService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueRows'] ?? self::getQueueRowsService($container)), ($container->services['Passerelle\\Moderation\\GraphQL\\QueueArguments'] ?? self::getQueueArgumentsService($container)), ($container->services['Passerelle\\Moderation\\Review\\ReadableFields'] ?? self::getReadableFieldsService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getStatisticsTypesService($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\StatisticsTypes'] = new \Passerelle\Moderation\GraphQL\StatisticsTypes(($container->services['Passerelle\\Moderation\\Statistics\\ReadStatistics'] ?? self::getReadStatistics2Service($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getWaitingTypes2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\GraphQL\\WaitingTypes'] = new \Passerelle\Moderation\GraphQL\WaitingTypes(($container->services['Passerelle\\Moderation\\Queue\\WaitingTimes'] ?? self::getWaitingTimesService($container)));
    }

    protected static function getDecisionMailService($container)
    {
        return $container->services['Passerelle\\Moderation\\Mails\\DecisionMail'] = new \Passerelle\Moderation\Mails\DecisionMail(($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Moderation\\Mails\\OwnListAddress'] ?? self::getOwnListAddressService($container)));
    }

    protected static function getOfflineMailService($container)
    {
        return $container->services['Passerelle\\Moderation\\Mails\\OfflineMail'] = new \Passerelle\Moderation\Mails\OfflineMail(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Moderation\\Mails\\OwnListAddress'] ?? self::getOwnListAddressService($container)));
    }

    protected static function getOverdueMailService($container)
    {
        return $container->services['Passerelle\\Moderation\\Mails\\OverdueMail'] = new \Passerelle\Moderation\Mails\OverdueMail();
    }

    protected static function getOwnListAddressService($container)
    {
        return $container->services['Passerelle\\Moderation\\Mails\\OwnListAddress'] = new \Passerelle\Moderation\Mails\OwnListAddress(($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getProposalMailService($container)
    {
        return $container->services['Passerelle\\Moderation\\Mails\\ProposalMail'] = new \Passerelle\Moderation\Mails\ProposalMail(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getModerationModuleService($container)
    {
        return $container->services['Passerelle\\Moderation\\ModerationModule'] = new \Passerelle\Moderation\ModerationModule();
    }

    protected static function getOfflineNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Moderation\\OfflineNotices'])) {
            return $container->services['Passerelle\\Moderation\\OfflineNotices'];
        }

        $instance = new \Passerelle\Moderation\OfflineNotices(($container->services['Passerelle\\Notices\\RecordEditors'] ?? self::getRecordEditorsService($container)), $a);

        if (isset($container->services['Passerelle\\Moderation\\OfflineNotices'])) {
            return $container->services['Passerelle\\Moderation\\OfflineNotices'];
        }

        return $container->services['Passerelle\\Moderation\\OfflineNotices'] = $instance;
    }

    protected static function getOverdueDigestService($container)
    {
        return $container->services['Passerelle\\Moderation\\OverdueDigest'] = new \Passerelle\Moderation\OverdueDigest(($container->services['Passerelle\\Moderation\\Queue\\QueueSearch'] ?? self::getQueueSearchService($container)), ($container->services['Passerelle\\Messages\\Reports\\ReportsModule'] ?? self::getReportsModuleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'digestDays', 1));
    }

    protected static function getOversightModuleService($container)
    {
        return $container->services['Passerelle\\Moderation\\OversightModule'] = new \Passerelle\Moderation\OversightModule(($container->services['Passerelle\\Moderation\\Figures\\ComputeFigures'] ?? self::getComputeFiguresService($container)), ($container->services['Passerelle\\Moderation\\Figures\\FiguresCommand'] ?? self::getFiguresCommandService($container)));
    }

    protected static function getOwnerModerationService($container)
    {
        return $container->services['Passerelle\\Moderation\\OwnerModeration'] = new \Passerelle\Moderation\OwnerModeration(($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)));
    }

    protected static function getPreviewDecisionService($container)
    {
        return $container->services['Passerelle\\Moderation\\PreviewDecision'] = new \Passerelle\Moderation\PreviewDecision(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Moderation\\Mails\\DecisionMail'] ?? self::getDecisionMailService($container)));
    }

    protected static function getProposalNoticesService($container)
    {
        return $container->services['Passerelle\\Moderation\\ProposalNotices'] = new \Passerelle\Moderation\ProposalNotices(($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)));
    }

    protected static function getCli2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\Cli'] = new \Passerelle\Moderation\Queue\Cli(($container->services['Passerelle\\Moderation\\Queue\\QueueVerify'] ?? self::getQueueVerifyService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueRebuild'] ?? self::getQueueRebuildService($container)));
    }

    protected static function getMembersService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\Members'] = new \Passerelle\Moderation\Queue\Members(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'members', 1));
    }

    protected static function getQueueConditionsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueConditions'] = new \Passerelle\Moderation\Queue\QueueConditions(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Moderation\\Queue\\Validators'] ??= new \Passerelle\Moderation\Queue\Validators()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'overdueDays', 1));
    }

    protected static function getQueueEntriesService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueEntries'] = new \Passerelle\Moderation\Queue\QueueEntries(($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)));
    }

    protected static function getQueueFillService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueFill'] = new \Passerelle\Moderation\Queue\QueueFill(($container->services['Passerelle\\Moderation\\Queue\\QueueRebuild'] ?? self::getQueueRebuildService($container)));
    }

    protected static function getQueueIndexService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container));

        if (isset($container->services['Passerelle\\Moderation\\Queue\\QueueIndex'])) {
            return $container->services['Passerelle\\Moderation\\Queue\\QueueIndex'];
        }

        $instance = new \Passerelle\Moderation\Queue\QueueIndex(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), $a, ($container->services['Passerelle\\Moderation\\Queue\\QueueEntries'] ?? self::getQueueEntriesService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueStore'] ?? self::getQueueStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Moderation\\Queue\\QueueIndex'])) {
            return $container->services['Passerelle\\Moderation\\Queue\\QueueIndex'];
        }

        return $container->services['Passerelle\\Moderation\\Queue\\QueueIndex'] = $instance;
    }

    protected static function getQueuePostsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueuePosts'] = new \Passerelle\Moderation\Queue\QueuePosts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Moderation\\Queue\\QueueStore'] ?? self::getQueueStoreService($container)));
    }

    protected static function getQueueRebuildService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueRebuild'] = new \Passerelle\Moderation\Queue\QueueRebuild(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueIndex'] ?? self::getQueueIndexService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueuePosts'] ?? self::getQueuePostsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getQueueSearchService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueSearch'] = new \Passerelle\Moderation\Queue\QueueSearch(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Moderation\\Queue\\QueueConditions'] ?? self::getQueueConditionsService($container)));
    }

    protected static function getQueueStoreService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueStore'] = new \Passerelle\Moderation\Queue\QueueStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getQueueVerifyService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\QueueVerify'] = new \Passerelle\Moderation\Queue\QueueVerify(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueEntries'] ?? self::getQueueEntriesService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueStore'] ?? self::getQueueStoreService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueuePosts'] ?? self::getQueuePostsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReviewQueueService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\ReviewQueue'] = new \Passerelle\Moderation\Queue\ReviewQueue(($container->services['Passerelle\\Moderation\\Queue\\QueueSearch'] ?? self::getQueueSearchService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Proposals\\ProposalStore'] ?? self::getProposalStoreService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Content\\Locks\\LockStore'] ?? self::getLockStoreService($container)));
    }

    protected static function getValidatorsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Queue\\Validators'] = new \Passerelle\Moderation\Queue\Validators();
    }

    protected static function getWaitingTimesService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Moderation\\Queue\\WaitingTimes'] = new \Passerelle\Moderation\Queue\WaitingTimes(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'moderation', 'waitingDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'moderation', 'waitingDecisions', 1));
    }

    protected static function getReviewModule2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\ReviewModule'] = new \Passerelle\Moderation\ReviewModule(($container->services['Passerelle\\Moderation\\Queue\\Cli'] ?? self::getCli2Service($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueFill'] ?? self::getQueueFillService($container)), ($container->services['Passerelle\\Moderation\\OverdueDigest'] ?? self::getOverdueDigestService($container)));
    }

    protected static function getReadableFieldsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Review\\ReadableFields'] = new \Passerelle\Moderation\Review\ReadableFields(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));
    }

    protected static function getReviewsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Review\\Reviews'] = new \Passerelle\Moderation\Review\Reviews(($container->services['Passerelle\\Moderation\\Queue\\ReviewQueue'] ?? self::getReviewQueueService($container)), ($container->services['Passerelle\\Moderation\\Queue\\QueueSearch'] ?? self::getQueueSearchService($container)), ($container->services['Passerelle\\Moderation\\DecisionStore'] ?? self::getDecisionStore2Service($container)), ($container->services['Passerelle\\Moderation\\DecisionRights'] ?? self::getDecisionRightsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)));
    }

    protected static function getCountsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\Counts'] = new \Passerelle\Moderation\Statistics\Counts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDecisionTimesService($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\DecisionTimes'] = new \Passerelle\Moderation\Statistics\DecisionTimes(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDecisionsMadeService($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\DecisionsMade'] = new \Passerelle\Moderation\Statistics\DecisionsMade(($container->services['Passerelle\\Moderation\\Statistics\\Counts'] ?? self::getCountsService($container)));
    }

    protected static function getReadStatistics2Service($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\ReadStatistics'] = new \Passerelle\Moderation\Statistics\ReadStatistics(($container->services['Passerelle\\Moderation\\Statistics\\WaitingNow'] ?? self::getWaitingNowService($container)), ($container->services['Passerelle\\Moderation\\Statistics\\Submissions'] ?? self::getSubmissionsService($container)), ($container->services['Passerelle\\Moderation\\Statistics\\DecisionsMade'] ?? self::getDecisionsMadeService($container)), ($container->services['Passerelle\\Moderation\\Statistics\\DecisionTimes'] ?? self::getDecisionTimesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'moderation', 'statisticsDays', 1));
    }

    protected static function getSubmissionsService($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\Submissions'] = new \Passerelle\Moderation\Statistics\Submissions(($container->services['Passerelle\\Moderation\\Statistics\\Counts'] ?? self::getCountsService($container)));
    }

    protected static function getWaitingNowService($container)
    {
        return $container->services['Passerelle\\Moderation\\Statistics\\WaitingNow'] = new \Passerelle\Moderation\Statistics\WaitingNow(($container->services['Passerelle\\Moderation\\Statistics\\Counts'] ?? self::getCountsService($container)));
    }

    protected static function getAccountSubscriptionsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] = new \Passerelle\Newsletter\Accounts\AccountSubscriptions(($container->services['Passerelle\\Newsletter\\Subscribers\\Subscriptions'] ?? self::getSubscriptionsService($container)), ($container->services['Passerelle\\Newsletter\\PersonalData'] ?? self::getPersonalDataService($container)), ($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'wording', 1), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)));
    }

    protected static function getCarryOverService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Accounts\\CarryOver'] = new \Passerelle\Newsletter\Accounts\CarryOver(($container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] ?? self::getAccountSubscriptionsService($container)), ($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)));
    }

    protected static function getCleanupService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Cleanup'] = new \Passerelle\Newsletter\Cleanup(($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] ?? self::getProofStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'proofDays', 1));
    }

    protected static function getMutationService($container)
    {
        return $container->services['Passerelle\\Newsletter\\GraphQL\\Mutation'] = new \Passerelle\Newsletter\GraphQL\Mutation(($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getRequestTypesService($container)
    {
        return $container->services['Passerelle\\Newsletter\\GraphQL\\RequestTypes'] = new \Passerelle\Newsletter\GraphQL\RequestTypes(($container->services['Passerelle\\Newsletter\\Requests\\RequestSubscription'] ?? self::getRequestSubscriptionService($container)), ($container->services['Passerelle\\Newsletter\\Requests\\ConfirmSubscription'] ?? self::getConfirmSubscriptionService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks'] ?? self::getSubscriptionLinksService($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\SubscriptionAnswer'] ?? self::getSubscriptionAnswerService($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\Mutation'] ?? self::getMutationService($container)));
    }

    protected static function getSubscriptionAnswerService($container)
    {
        return $container->services['Passerelle\\Newsletter\\GraphQL\\SubscriptionAnswer'] = new \Passerelle\Newsletter\GraphQL\SubscriptionAnswer(($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)));
    }

    protected static function getSubscriptionTypesService($container)
    {
        return $container->services['Passerelle\\Newsletter\\GraphQL\\SubscriptionTypes'] = new \Passerelle\Newsletter\GraphQL\SubscriptionTypes(($container->services['Passerelle\\Newsletter\\LinkedSubscriptions'] ?? self::getLinkedSubscriptionsService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\Subscriptions'] ?? self::getSubscriptionsService($container)), ($container->services['Passerelle\\Accounts\\Interests'] ?? self::getInterestsService($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\SubscriptionAnswer'] ?? self::getSubscriptionAnswerService($container)), ($container->services['Passerelle\\Newsletter\\GraphQL\\Mutation'] ?? self::getMutationService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getBatchesService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\Batches'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\Batches'];
        }

        $instance = new \Passerelle\Newsletter\Issues\Batches($a);

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\Batches'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\Batches'];
        }

        return $container->services['Passerelle\\Newsletter\\Issues\\Batches'] = $instance;
    }

    protected static function getBounceCommandService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\Bounces\\BounceCommand'] = new \Passerelle\Newsletter\Issues\Bounces\BounceCommand(($container->services['Passerelle\\Newsletter\\Issues\\Bounces\\StopBounced'] ?? self::getStopBouncedService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'reportBytes', 1));
    }

    protected static function getStopBouncedService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\Bounces\\StopBounced'] = new \Passerelle\Newsletter\Issues\Bounces\StopBounced(($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterIds'] ?? self::getLetterIdsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDecideLetterService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\DecideLetter'] = new \Passerelle\Newsletter\Issues\DecideLetter(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Batches'] ?? self::getBatchesService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\IssueAudit'] ?? self::getIssueAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getIssueAuditService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\IssueAudit'] = new \Passerelle\Newsletter\Issues\IssueAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)));
    }

    protected static function getIssueStoreService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] = new \Passerelle\Newsletter\Issues\IssueStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getItemTextService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\ItemText'] = new \Passerelle\Newsletter\Issues\ItemText(($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getItemsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\Items'] = new \Passerelle\Newsletter\Issues\Items(($container->services['Passerelle\\Catalogue\\IndexCandidates'] ?? self::getIndexCandidatesService($container)), ($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\ItemText'] ?? self::getItemTextService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLetterBatchService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\LetterBatch'] = new \Passerelle\Newsletter\Issues\LetterBatch(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Items'] ?? self::getItemsService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterPost'] ?? self::getLetterPostService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLetterIdsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\LetterIds'] = new \Passerelle\Newsletter\Issues\LetterIds(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle-newsletter-letters'));
    }

    protected static function getLetterPostService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\LetterPost'] = new \Passerelle\Newsletter\Issues\LetterPost(($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterWriter'] ?? self::getLetterWriterService($container)), ($container->services['Passerelle\\Mail\\MailSender'] ?? self::getMailSenderService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterIds'] ?? self::getLetterIdsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLetterStore2Service($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] = new \Passerelle\Newsletter\Issues\LetterStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'outbox', 'leaseSeconds', 1));
    }

    protected static function getLetterWriterService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\LetterWriter'] = new \Passerelle\Newsletter\Issues\LetterWriter(($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)), ($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks'] ?? self::getSubscriptionLinksService($container)));
    }

    protected static function getMoveIssueService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\MoveIssue'] = new \Passerelle\Newsletter\Issues\MoveIssue(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Batches'] ?? self::getBatchesService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\IssueAudit'] ?? self::getIssueAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Newsletter\\Issues\\StartIssue'] ?? self::getStartIssueService($container)));
    }

    protected static function getNewsletterIssuesModuleService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\NewsletterIssuesModule'] = new \Passerelle\Newsletter\Issues\NewsletterIssuesModule(($container->services['Passerelle\\Newsletter\\Issues\\Bounces\\BounceCommand'] ?? self::getBounceCommandService($container)));
    }

    protected static function getPersonalLetters2Service($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\PersonalLetters'] = new \Passerelle\Newsletter\Issues\PersonalLetters(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSamplesService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\Samples'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\Samples'];
        }

        $instance = new \Passerelle\Newsletter\Issues\Samples(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\Items'] ?? self::getItemsService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterWriter'] ?? self::getLetterWriterService($container)), $a);

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\Samples'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\Samples'];
        }

        return $container->services['Passerelle\\Newsletter\\Issues\\Samples'] = $instance;
    }

    protected static function getSaveIssueService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\SaveIssue'] = new \Passerelle\Newsletter\Issues\SaveIssue(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\IssueAudit'] ?? self::getIssueAuditService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getSendLettersService($container)
    {
        $a = ($container->services['Passerelle\\Newsletter\\Issues\\Batches'] ?? self::getBatchesService($container));

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\SendLetters'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\SendLetters'];
        }

        $instance = new \Passerelle\Newsletter\Issues\SendLetters(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), $a, ($container->services['Passerelle\\Newsletter\\Issues\\SettleLetters'] ?? self::getSettleLettersService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Newsletter\\Issues\\LetterBatch'] ?? self::getLetterBatchService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'maxDelaySeconds', 1));

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\SendLetters'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\SendLetters'];
        }

        return $container->services['Passerelle\\Newsletter\\Issues\\SendLetters'] = $instance;
    }

    protected static function getSettleLettersService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Issues\\SettleLetters'] = new \Passerelle\Newsletter\Issues\SettleLetters(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)));
    }

    protected static function getStartIssueService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Newsletter\\Issues\\StartIssue'] = new \Passerelle\Newsletter\Issues\StartIssue(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\LetterStore'] ?? self::getLetterStore2Service($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'newsletter', 'firstDays', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'newsletter', 'subscribersAtOnce', 1));
    }

    protected static function getTestMailService($container)
    {
        $a = ($container->services['Passerelle\\Newsletter\\Issues\\Samples'] ?? self::getSamplesService($container));

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\TestMail'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\TestMail'];
        }

        $instance = new \Passerelle\Newsletter\Issues\TestMail(($container->services['Passerelle\\Newsletter\\Issues\\IssueStore'] ?? self::getIssueStoreService($container)), $a);

        if (isset($container->services['Passerelle\\Newsletter\\Issues\\TestMail'])) {
            return $container->services['Passerelle\\Newsletter\\Issues\\TestMail'];
        }

        return $container->services['Passerelle\\Newsletter\\Issues\\TestMail'] = $instance;
    }

    protected static function getLinkedSubscriptionsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\LinkedSubscriptions'] = new \Passerelle\Newsletter\LinkedSubscriptions(($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks'] ?? self::getSubscriptionLinksService($container)));
    }

    protected static function getNewsletterModuleService($container)
    {
        return $container->services['Passerelle\\Newsletter\\NewsletterModule'] = new \Passerelle\Newsletter\NewsletterModule(($container->services['Passerelle\\Newsletter\\Accounts\\AccountSubscriptions'] ?? self::getAccountSubscriptionsService($container)), ($container->services['Passerelle\\Newsletter\\Cleanup'] ?? self::getCleanupService($container)), ($container->services['Passerelle\\Newsletter\\Accounts\\CarryOver'] ?? self::getCarryOverService($container)));
    }

    protected static function getPersonalDataService($container)
    {
        return $container->services['Passerelle\\Newsletter\\PersonalData'] = new \Passerelle\Newsletter\PersonalData(($container->services['Passerelle\\Newsletter\\Subscribers\\Subscriptions'] ?? self::getSubscriptionsService($container)), ($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] ?? self::getProofStoreService($container)));
    }

    protected static function getBrowserService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Proofs\\Browser'] = new \Passerelle\Newsletter\Proofs\Browser(($container->services['Passerelle\\Security\\LogHashes'] ?? self::getLogHashesService($container)));
    }

    protected static function getExportProofsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Proofs\\ExportProofs'] = new \Passerelle\Newsletter\Proofs\ExportProofs(($container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] ?? self::getProofStoreService($container)));
    }

    protected static function getProofStoreService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] = new \Passerelle\Newsletter\Proofs\ProofStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getConfirmSubscriptionService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Requests\\ConfirmSubscription'] = new \Passerelle\Newsletter\Requests\ConfirmSubscription(($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\Subscriptions'] ?? self::getSubscriptionsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\Browser'] ?? self::getBrowserService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)));
    }

    protected static function getConfirmationMailService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Requests\\ConfirmationMail'] = new \Passerelle\Newsletter\Requests\ConfirmationMail(($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks'] ?? self::getSubscriptionLinksService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'mailsPerDay', 1));
    }

    protected static function getRequestStoreService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] = new \Passerelle\Newsletter\Requests\RequestStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'newsletter', 'linkHours', 3600));
    }

    protected static function getRequestSubscriptionService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Requests\\RequestSubscription'] = new \Passerelle\Newsletter\Requests\RequestSubscription(($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Auth\\Throttling\\FormThrottle'] ?? self::getFormThrottleService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\Browser'] ?? self::getBrowserService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getLinkSecretsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Subscribers\\LinkSecrets'] = new \Passerelle\Newsletter\Subscribers\LinkSecrets(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle-newsletter'));
    }

    protected static function getSubscriberStoreService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] = new \Passerelle\Newsletter\Subscribers\SubscriberStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] ?? self::getProofStoreService($container)));
    }

    protected static function getSubscriptionLinksService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Subscribers\\SubscriptionLinks'] = new \Passerelle\Newsletter\Subscribers\SubscriptionLinks(($container->services['Passerelle\\Newsletter\\Subscribers\\LinkSecrets'] ?? self::getLinkSecretsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)));
    }

    protected static function getSubscriptionsService($container)
    {
        return $container->services['Passerelle\\Newsletter\\Subscribers\\Subscriptions'] = new \Passerelle\Newsletter\Subscribers\Subscriptions(($container->services['Passerelle\\Newsletter\\Subscribers\\SubscriberStore'] ?? self::getSubscriberStoreService($container)), ($container->services['Passerelle\\Newsletter\\Proofs\\ProofStore'] ?? self::getProofStoreService($container)), ($container->services['Passerelle\\Newsletter\\Requests\\RequestStore'] ?? self::getRequestStoreService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AddressLock'] ?? self::getAddressLockService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDigestMailService($container)
    {
        return $container->services['Passerelle\\Notices\\Digests\\DigestMail'] = new \Passerelle\Notices\Digests\DigestMail(($container->services['Passerelle\\Notices\\Digests\\DigestStore'] ?? self::getDigestStoreService($container)), ($container->services['Passerelle\\Notices\\ReadNotices'] ?? self::getReadNoticesService($container)), ($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Stop\\StopLinks'] ?? self::getStopLinksService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getDigestStoreService($container)
    {
        return $container->services['Passerelle\\Notices\\Digests\\DigestStore'] = new \Passerelle\Notices\Digests\DigestStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getSendDigestsService($container)
    {
        return $container->services['Passerelle\\Notices\\Digests\\SendDigests'] = new \Passerelle\Notices\Digests\SendDigests(($container->services['Passerelle\\Notices\\Digests\\DigestStore'] ?? self::getDigestStoreService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getNoticeTypesService($container)
    {
        return $container->services['Passerelle\\Notices\\GraphQL\\NoticeTypes'] = new \Passerelle\Notices\GraphQL\NoticeTypes(($container->services['Passerelle\\Notices\\ReadNotices'] ?? self::getReadNoticesService($container)), ($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getPreferenceTypesService($container)
    {
        return $container->services['Passerelle\\Notices\\GraphQL\\PreferenceTypes'] = new \Passerelle\Notices\GraphQL\PreferenceTypes(($container->services['Passerelle\\Notices\\NoticeSources'] ?? self::getNoticeSourcesService($container)), ($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\ChangePreferences'] ?? self::getChangePreferencesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getStopTypesService($container)
    {
        return $container->services['Passerelle\\Notices\\GraphQL\\StopTypes'] = new \Passerelle\Notices\GraphQL\StopTypes(($container->services['Passerelle\\Notices\\Stop\\StopLinks'] ?? self::getStopLinksService($container)), ($container->services['Passerelle\\Notices\\Stop\\StopMails'] ?? self::getStopMailsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getMailedNoticesService($container)
    {
        return $container->services['Passerelle\\Notices\\MailedNotices'] = new \Passerelle\Notices\MailedNotices(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getNoticeCleanupService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticeCleanup'] = new \Passerelle\Notices\NoticeCleanup(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getNoticeMailsModuleService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticeMailsModule'] = new \Passerelle\Notices\NoticeMailsModule();
    }

    protected static function getNoticePathsService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticePaths'] = new \Passerelle\Notices\NoticePaths(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)));
    }

    protected static function getNoticeSourcesService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticeSources'] = new \Passerelle\Notices\NoticeSources(fn () => [($container->services['Passerelle\\Applications\\CoWriting\\CoWriterNotices'] ?? self::getCoWriterNoticesService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionMail'] ?? self::getCompletionMailService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewMail'] ?? self::getDecisionReviewMailService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNews'] ?? self::getDecisionNewsService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityMail'] ?? self::getEligibilityMailService($container)), ($container->services['Passerelle\\Applications\\Letters\\Mails\\LetterNews'] ?? self::getLetterNewsService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorMail'] ?? self::getMentorMailService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMail'] ?? self::getThreadMailService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewMail'] ?? self::getReviewMailService($container)), ($container->services['Passerelle\\Calls\\Notices\\CallMail'] ?? self::getCallMailService($container)), ($container->services['Passerelle\\Favourites\\Reminders\\ReminderMail'] ?? self::getReminderMailService($container)), ($container->services['Passerelle\\Invitations\\InvitationNotices'] ?? self::getInvitationNoticesService($container)), ($container->services['Passerelle\\Messages\\MessageMail'] ?? self::getMessageMailService($container)), ($container->services['Passerelle\\Messages\\Reports\\HandledReportMail'] ?? self::getHandledReportMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\DecisionMail'] ?? self::getDecisionMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\OfflineMail'] ?? self::getOfflineMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\ProposalMail'] ?? self::getProposalMailService($container)), ($container->services['Passerelle\\Structures\\Memberships\\Mails\\MembershipMail'] ?? self::getMembershipMailService($container))]);
    }

    protected static function getNoticeStoreService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticeStore'] = new \Passerelle\Notices\NoticeStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'notices', 'keepDays', 1));
    }

    protected static function getNoticesModuleService($container)
    {
        return $container->services['Passerelle\\Notices\\NoticesModule'] = new \Passerelle\Notices\NoticesModule(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)));
    }

    protected static function getNotifyService($container)
    {
        $a = ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container));

        if (isset($container->services['Passerelle\\Notices\\Notify'])) {
            return $container->services['Passerelle\\Notices\\Notify'];
        }

        $instance = new \Passerelle\Notices\Notify(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\DigestTimes'] ?? self::getDigestTimesService($container)), $a, ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));

        if (isset($container->services['Passerelle\\Notices\\Notify'])) {
            return $container->services['Passerelle\\Notices\\Notify'];
        }

        return $container->services['Passerelle\\Notices\\Notify'] = $instance;
    }

    protected static function getChangePreferencesService($container)
    {
        return $container->services['Passerelle\\Notices\\Preferences\\ChangePreferences'] = new \Passerelle\Notices\Preferences\ChangePreferences(($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Digests\\DigestStore'] ?? self::getDigestStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\DigestTimes'] ?? self::getDigestTimesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getDigestTimesService($container)
    {
        return $container->services['Passerelle\\Notices\\Preferences\\DigestTimes'] = \Passerelle\Notices\Preferences\DigestTimes::configured(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getPreferenceStoreService($container)
    {
        return $container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] = new \Passerelle\Notices\Preferences\PreferenceStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getReadNoticesService($container)
    {
        return $container->services['Passerelle\\Notices\\ReadNotices'] = new \Passerelle\Notices\ReadNotices(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Notices\\NoticeSources'] ?? self::getNoticeSourcesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Notices\\NoticePaths'] ?? self::getNoticePathsService($container)));
    }

    protected static function getRecordEditorsService($container)
    {
        return $container->services['Passerelle\\Notices\\RecordEditors'] = new \Passerelle\Notices\RecordEditors(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)));
    }

    protected static function getStopLinksService($container)
    {
        return $container->services['Passerelle\\Notices\\Stop\\StopLinks'] = new \Passerelle\Notices\Stop\StopLinks(($container->services['Passerelle\\Auth\\Tokens\\TokenKeys'] ?? self::getTokenKeysService($container))->derive('passerelle-stop-notices'), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getStopMailsService($container)
    {
        return $container->services['Passerelle\\Notices\\Stop\\StopMails'] = new \Passerelle\Notices\Stop\StopMails(($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\ChangePreferences'] ?? self::getChangePreferencesService($container)));
    }

    protected static function getStoppableMailsService($container)
    {
        $instance = new \Passerelle\Notices\Stop\StoppableMails(fn () => [($container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ChangeRequestedMail'] ?? self::getChangeRequestedMailService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ChangedMail'] ?? self::getChangedMailService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\Mails\\ProofMail'] ?? self::getProofMailService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\Mails\\RestoredMail'] ?? self::getRestoredMailService($container)), ($container->services['Passerelle\\Accounts\\EmailChange\\Mails\\UndoMail'] ?? self::getUndoMailService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionDone'] ?? self::getDeletionDoneService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionPostponed'] ?? self::getDeletionPostponedService($container)), ($container->services['Passerelle\\Accounts\\Privacy\\Mails\\DeletionRequested'] ?? self::getDeletionRequestedService($container)), ($container->services['Passerelle\\Applications\\Completions\\CompletionMail'] ?? self::getCompletionMailService($container)), ($container->services['Passerelle\\Applications\\DecisionReviews\\Notices\\DecisionReviewMail'] ?? self::getDecisionReviewMailService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\DecisionNews'] ?? self::getDecisionNewsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Publication\\LetterMail'] ?? self::getLetterMailService($container)), ($container->services['Passerelle\\Applications\\EligibilityCheck\\EligibilityMail'] ?? self::getEligibilityMailService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkMail'] ?? self::getLateLinkMailService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkReminderMail'] ?? self::getLateLinkReminderMailService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\LateLinkRevokedMail'] ?? self::getLateLinkRevokedMailService($container)), ($container->services['Passerelle\\Applications\\Letters\\Mails\\LetterNews'] ?? self::getLetterNewsService($container)), ($container->services['Passerelle\\Applications\\Letters\\Mails\\LetterReminderMail'] ?? self::getLetterReminderMailService($container)), ($container->services['Passerelle\\Applications\\Letters\\Mails\\LetterRequestMail'] ?? self::getLetterRequestMailService($container)), ($container->services['Passerelle\\Applications\\Mentoring\\MentorMail'] ?? self::getMentorMailService($container)), ($container->services['Passerelle\\Applications\\Messages\\ThreadMail'] ?? self::getThreadMailService($container)), ($container->services['Passerelle\\Applications\\Retention\\RetentionMail'] ?? self::getRetentionMailService($container)), ($container->services['Passerelle\\Applications\\Review\\ReviewMail'] ?? self::getReviewMailService($container)), ($container->services['Passerelle\\Applications\\Sending\\ReceiptMail'] ?? self::getReceiptMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\ActivationMail'] ?? self::getActivationMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\AlreadyRegisteredMail'] ?? self::getAlreadyRegisteredMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\AlreadyReviewerMail'] ?? self::getAlreadyReviewerMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\LinkFromTeam'] ?? self::getLinkFromTeamService($container)), ($container->services['Passerelle\\Auth\\Mails\\NewPasswordMail'] ?? self::getNewPasswordMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\PasswordChangedMail'] ?? self::getPasswordChangedMailService($container)), ($container->services['Passerelle\\Auth\\Mails\\WelcomeMail'] ?? self::getWelcomeMailService($container)), ($container->services['Passerelle\\Auth\\Sessions\\ReuseAlert'] ??= new \Passerelle\Auth\Sessions\ReuseAlert()), ($container->services['Passerelle\\Auth\\Social\\IdentityLinked'] ??= new \Passerelle\Auth\Social\IdentityLinked()), ($container->services['Passerelle\\Calls\\Notices\\CallMail'] ?? self::getCallMailService($container)), ($container->services['Passerelle\\Directory\\Members\\Mails\\RolesMail'] ?? self::getRolesMailService($container)), ($container->services['Passerelle\\Favourites\\Reminders\\ReminderMail'] ?? self::getReminderMailService($container)), ($container->services['Passerelle\\Invitations\\Mails\\InvitationMail'] ?? self::getInvitationMailService($container)), ($container->services['Passerelle\\Messages\\MessageMail'] ?? self::getMessageMailService($container)), ($container->services['Passerelle\\Messages\\ReportMail'] ?? self::getReportMailService($container)), ($container->services['Passerelle\\Messages\\Reports\\HandledReportMail'] ?? self::getHandledReportMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\DecisionMail'] ?? self::getDecisionMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\OfflineMail'] ?? self::getOfflineMailService($container)), ($container->services['Passerelle\\Moderation\\Mails\\OverdueMail'] ??= new \Passerelle\Moderation\Mails\OverdueMail()), ($container->services['Passerelle\\Moderation\\Mails\\ProposalMail'] ?? self::getProposalMailService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\TestMail'] ?? self::getTestMailService($container)), ($container->services['Passerelle\\Newsletter\\Requests\\ConfirmationMail'] ?? self::getConfirmationMailService($container)), ($container->services['Passerelle\\Notices\\Digests\\DigestMail'] ?? self::getDigestMailService($container)), ($container->services['Passerelle\\Site\\Contact\\TeamMail'] ?? self::getTeamMailService($container)), ($container->services['Passerelle\\Structures\\Memberships\\Mails\\MembershipMail'] ?? self::getMembershipMailService($container))], ($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Notices\\Preferences\\PreferenceStore'] ?? self::getPreferenceStoreService($container)), ($container->services['Passerelle\\Notices\\Stop\\StopLinks'] ?? self::getStopLinksService($container)));

        if (isset($container->services['Passerelle\\Notices\\Stop\\StoppableMails'])) {
            return $container->services['Passerelle\\Notices\\Stop\\StoppableMails'];
        }

        return $container->services['Passerelle\\Notices\\Stop\\StoppableMails'] = $instance;
    }

    protected static function getCronHeartbeatService($container)
    {
        return $container->services['Passerelle\\Outbox\\CronHeartbeat'] = new \Passerelle\Outbox\CronHeartbeat(($container->services['Passerelle\\Outbox\\Heartbeats'] ?? self::getHeartbeatsService($container)));
    }

    protected static function getDispatcherService($container)
    {
        $instance = new \Passerelle\Outbox\Dispatcher(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Outbox\\OutboxLimits'] ?? self::getOutboxLimitsService($container)), \Passerelle\Kernel\Composition\All::presentLater(fn () => [($container->services['Passerelle\\Accounts\\Privacy\\DeleteDueAccount'] ?? self::getDeleteDueAccountService($container)), ($container->services['Passerelle\\Applications\\Completions\\AskForRefusedFile'] ?? self::getAskForRefusedFileService($container)), ($container->services['Passerelle\\Auth\\Registration\\RequestedAccounts'] ?? self::getRequestedAccountsService($container)), ($container->services['Passerelle\\Catalogue\\Reindex'] ?? self::getReindexService($container)), ($container->services['Passerelle\\Files\\Scanning\\EndQuarantine'] ?? self::getEndQuarantineService($container)), ($container->services['Passerelle\\Files\\Scanning\\ScanFile'] ?? self::getScanFileService($container)), ($container->services['Passerelle\\Files\\Uploads\\InspectUpload'] ?? self::getInspectUploadService($container)), ($container->services['Passerelle\\Mail\\MailHandler'] ?? self::getMailHandlerService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\SendLetters'] ?? self::getSendLettersService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\Webhook'] ?? self::getWebhookService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'] ?? self::getCarryOutSuccessionService($container))]));

        if (isset($container->services['Passerelle\\Outbox\\Dispatcher'])) {
            return $container->services['Passerelle\\Outbox\\Dispatcher'];
        }

        return $container->services['Passerelle\\Outbox\\Dispatcher'] = $instance;
    }

    protected static function getFailuresService($container)
    {
        return $container->services['Passerelle\\Outbox\\Failures'] = new \Passerelle\Outbox\Failures(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getHeartbeatsService($container)
    {
        return $container->services['Passerelle\\Outbox\\Heartbeats'] = new \Passerelle\Outbox\Heartbeats(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getOutboxService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Dispatcher'] ?? self::getDispatcherService($container));

        if (isset($container->services['Passerelle\\Outbox\\Outbox'])) {
            return $container->services['Passerelle\\Outbox\\Outbox'];
        }

        $instance = new \Passerelle\Outbox\Outbox(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), $a);

        if (isset($container->services['Passerelle\\Outbox\\Outbox'])) {
            return $container->services['Passerelle\\Outbox\\Outbox'];
        }

        return $container->services['Passerelle\\Outbox\\Outbox'] = $instance;
    }

    protected static function getOutboxHealthService($container)
    {
        return $container->services['Passerelle\\Outbox\\OutboxHealth'] = new \Passerelle\Outbox\OutboxHealth(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Outbox\\Heartbeats'] ?? self::getHeartbeatsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getOutboxLimitsService($container)
    {
        return $container->services['Passerelle\\Outbox\\OutboxLimits'] = \Passerelle\Outbox\OutboxLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getOutboxModuleService($container)
    {
        return $container->services['Passerelle\\Outbox\\OutboxModule'] = new \Passerelle\Outbox\OutboxModule(($container->services['Passerelle\\Outbox\\WorkerCommand'] ?? self::getWorkerCommandService($container)), ($container->services['Passerelle\\Outbox\\StatusCommand'] ?? self::getStatusCommandService($container)), ($container->services['Passerelle\\Outbox\\CronHeartbeat'] ?? self::getCronHeartbeatService($container)));
    }

    protected static function getStatusCommandService($container)
    {
        return $container->services['Passerelle\\Outbox\\StatusCommand'] = new \Passerelle\Outbox\StatusCommand(($container->services['Passerelle\\Outbox\\OutboxHealth'] ?? self::getOutboxHealthService($container)));
    }

    protected static function getWorkerService($container)
    {
        return $container->services['Passerelle\\Outbox\\Worker'] = new \Passerelle\Outbox\Worker(\Passerelle\Kernel\Composition\All::presentLater(fn () => [($container->services['Passerelle\\Content\\DuePosts'] ?? self::getDuePostsService($container)), ($container->services['Passerelle\\Applications\\LateLinks\\RemindOfLateLinks'] ?? self::getRemindOfLateLinksService($container)), ($container->services['Passerelle\\Applications\\Review\\RemindReviewers'] ?? self::getRemindReviewersService($container)), ($container->services['Passerelle\\Calls\\Notices\\Reminders\\SendReminders'] ?? self::getSendRemindersService($container)), ($container->services['Passerelle\\Applications\\Letters\\RemindReferees'] ?? self::getRemindRefereesService($container)), ($container->services['Passerelle\\Applications\\Statistics\\CountStatistics'] ?? self::getCountStatisticsService($container)), ($container->services['Passerelle\\Applications\\Completions\\RemindOfCompletions'] ?? self::getRemindOfCompletionsService($container)), ($container->services['Passerelle\\Applications\\Decisions\\Offers\\EndOffers'] ?? self::getEndOffersService($container)), ($container->services['Passerelle\\Applications\\PublicResults\\ShowFinalResults'] ?? self::getShowFinalResultsService($container)), ($container->services['Passerelle\\Applications\\Retention\\EndRetentions'] ?? self::getEndRetentionsService($container)), ($container->services['Passerelle\\Calls\\Links\\CheckLinks'] ?? self::getCheckLinksService($container)), ($container->services['Passerelle\\Favourites\\Reminders\\SendReminders'] ?? self::getSendReminders2Service($container)), ($container->services['Passerelle\\Notices\\Digests\\SendDigests'] ?? self::getSendDigestsService($container)), ($container->services['Passerelle\\Newsletter\\Issues\\SettleLetters'] ?? self::getSettleLettersService($container))]), ($container->services['Passerelle\\Outbox\\Dispatcher'] ?? self::getDispatcherService($container)), ($container->services['Passerelle\\Outbox\\Heartbeats'] ?? self::getHeartbeatsService($container)));
    }

    protected static function getWorkerCommandService($container)
    {
        return $container->services['Passerelle\\Outbox\\WorkerCommand'] = new \Passerelle\Outbox\WorkerCommand(($container->services['Passerelle\\Outbox\\Worker'] ?? self::getWorkerService($container)));
    }

    protected static function getCardBuilderService($container)
    {
        return $container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] = new \Passerelle\Presentation\Cards\CardBuilder(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCardFieldService($container)
    {
        return $container->services['Passerelle\\Presentation\\Cards\\CardField'] = new \Passerelle\Presentation\Cards\CardField(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)));
    }

    protected static function getCardLoaderService($container)
    {
        return $container->services['Passerelle\\Presentation\\Cards\\CardLoader'] = new \Passerelle\Presentation\Cards\CardLoader(($container->services['Passerelle\\Presentation\\Loading\\Batch'] ?? self::getBatchService($container)), ($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)));
    }

    protected static function getCardTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Cards\\CardType'] = new \Passerelle\Presentation\Cards\CardType();
    }

    protected static function getEventRecurrenceService($container)
    {
        return $container->services['Passerelle\\Presentation\\Cards\\EventRecurrence'] = new \Passerelle\Presentation\Cards\EventRecurrence();
    }

    protected static function getDetailFieldsService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\DetailFields'] = new \Passerelle\Presentation\Details\DetailFields(($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container)), ($container->services['Passerelle\\Presentation\\Loading\\Batch'] ?? self::getBatchService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardLoader'] ?? self::getCardLoaderService($container)), ($container->services['Passerelle\\Presentation\\Details\\Related'] ?? self::getRelatedService($container)), ($container->services['Passerelle\\Presentation\\Details\\People'] ?? self::getPeopleService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)));
    }

    protected static function getDetailTypesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\DetailTypes'] = new \Passerelle\Presentation\Details\DetailTypes();
    }

    protected static function getPeopleService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\People'] = new \Passerelle\Presentation\Details\People(($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)));
    }

    protected static function getPublishedWithService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\PublishedWith'] = new \Passerelle\Presentation\Details\PublishedWith(($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Content\\Dependants'] ?? self::getDependantsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'directory', 'published', 1));
    }

    protected static function getReadersService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\Readers'] = new \Passerelle\Presentation\Details\Readers(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getRelatedService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\Related'] = new \Passerelle\Presentation\Details\Related(($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Presentation\\Loading\\Batch'] ?? self::getBatchService($container)), ($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getTranslationAgeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\TranslationAge'] = new \Passerelle\Presentation\Details\TranslationAge(($container->services['Passerelle\\Presentation\\Loading\\Batch'] ?? self::getBatchService($container)), ($container->services['Passerelle\\Content\\Translations\\LanguageVersions'] ?? self::getLanguageVersionsService($container)));
    }

    protected static function getVisibilitiesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\Visibilities'] = new \Passerelle\Presentation\Details\Visibilities(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Presentation\\Details\\Readers'] ?? self::getReadersService($container)), ($container->services['Passerelle\\Presentation\\Details\\Withheld'] ??= new \Passerelle\Presentation\Details\Withheld()), ($container->services['Passerelle\\Content\\FieldReaders'] ?? self::getFieldReadersService($container)));
    }

    protected static function getWithheldService($container)
    {
        return $container->services['Passerelle\\Presentation\\Details\\Withheld'] = new \Passerelle\Presentation\Details\Withheld();
    }

    protected static function getDirectoryEntriesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Directory\\DirectoryEntries'] = new \Passerelle\Presentation\Directory\DirectoryEntries(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getDirectoryTypesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Directory\\DirectoryTypes'] = new \Passerelle\Presentation\Directory\DirectoryTypes(($container->services['Passerelle\\Presentation\\Directory\\FoundProfiles'] ?? self::getFoundProfilesService($container)), ($container->services['Passerelle\\Presentation\\Directory\\DirectoryEntries'] ?? self::getDirectoryEntriesService($container)), ($container->services['Passerelle\\Rights\\StructureEditors'] ?? self::getStructureEditorsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getFoundProfilesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Directory\\FoundProfiles'] = new \Passerelle\Presentation\Directory\FoundProfiles(($container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] ?? self::getDatabaseCatalogueService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Presentation\\Details\\Visibilities'] ?? self::getVisibilitiesService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getAccountInvalidationService($container)
    {
        return $container->services['Passerelle\\Presentation\\Invalidation\\AccountInvalidation'] = new \Passerelle\Presentation\Invalidation\AccountInvalidation(($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container)));
    }

    protected static function getAnnouncedChangesService($container)
    {
        $a = ($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'];
        }

        $instance = new \Passerelle\Presentation\Invalidation\AnnouncedChanges($a, ($container->services['Passerelle\\Files\\FileAccess'] ?? self::getFileAccessService($container)));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'];
        }

        return $container->services['Passerelle\\Presentation\\Invalidation\\AnnouncedChanges'] = $instance;
    }

    protected static function getContentInvalidationService($container)
    {
        $a = ($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'];
        }

        $instance = new \Passerelle\Presentation\Invalidation\ContentInvalidation($a, ($container->services['Passerelle\\Content\\Dependants'] ?? self::getDependantsService($container)), ($container->services['Passerelle\\Presentation\\Invalidation\\DirectoryPages'] ?? self::getDirectoryPagesService($container)));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'];
        }

        return $container->services['Passerelle\\Presentation\\Invalidation\\ContentInvalidation'] = $instance;
    }

    protected static function getDirectoryPagesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Invalidation\\DirectoryPages'] = new \Passerelle\Presentation\Invalidation\DirectoryPages(($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getFrontendService($container)
    {
        return $container->services['Passerelle\\Presentation\\Invalidation\\Frontend'] = \Passerelle\Presentation\Invalidation\Frontend::configured();
    }

    protected static function getInvalidationsService($container)
    {
        $a = ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'];
        }

        $instance = \Passerelle\Presentation\Invalidation\Invalidations::to($a, ($container->services['Passerelle\\Presentation\\Invalidation\\Frontend'] ?? self::getFrontendService($container)));

        if (isset($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'])) {
            return $container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'];
        }

        return $container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] = $instance;
    }

    protected static function getSiteInvalidationService($container)
    {
        return $container->services['Passerelle\\Presentation\\Invalidation\\SiteInvalidation'] = new \Passerelle\Presentation\Invalidation\SiteInvalidation(($container->services['Passerelle\\Presentation\\Invalidation\\Invalidations'] ?? self::getInvalidationsService($container)));
    }

    protected static function getWebhookService($container)
    {
        return $container->services['Passerelle\\Presentation\\Invalidation\\Webhook'] = \Passerelle\Presentation\Invalidation\Webhook::to(($container->services['Passerelle\\Presentation\\Invalidation\\Frontend'] ?? self::getFrontendService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getBatchService($container)
    {
        return $container->services['Passerelle\\Presentation\\Loading\\Batch'] = new \Passerelle\Presentation\Loading\Batch(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)), ($container->services['Passerelle\\Invitations\\StoredAcceptances'] ?? self::getStoredAcceptancesService($container)));
    }

    protected static function getPresentationModuleService($container)
    {
        return $container->services['Passerelle\\Presentation\\PresentationModule'] = new \Passerelle\Presentation\PresentationModule();
    }

    protected static function getCallTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\CallType'] = new \Passerelle\Presentation\Types\CallType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)), ($container->services['Passerelle\\Presentation\\Loading\\Batch'] ?? self::getBatchService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Choices'] ?? self::getChoicesService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)));
    }

    protected static function getCatalogueTypesService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\CatalogueTypes'] = new \Passerelle\Presentation\Types\CatalogueTypes(($container->services['Passerelle\\Catalogue\\DatabaseCatalogue'] ?? self::getDatabaseCatalogueService($container)), ($container->services['Passerelle\\Catalogue\\Alternatives'] ?? self::getAlternativesService($container)), ($container->services['Passerelle\\Catalogue\\Limits'] ?? self::getLimitsService($container)), ($container->services['Passerelle\\Catalogue\\Filters\\Filters'] ?? self::getFiltersService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardLoader'] ?? self::getCardLoaderService($container)));
    }

    protected static function getEventTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\EventType'] = new \Passerelle\Presentation\Types\EventType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)));
    }

    protected static function getInitiativeTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\InitiativeType'] = new \Passerelle\Presentation\Types\InitiativeType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)), ($container->services['Passerelle\\Presentation\\Details\\TranslationAge'] ?? self::getTranslationAgeService($container)));
    }

    protected static function getProfileTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\ProfileType'] = new \Passerelle\Presentation\Types\ProfileType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)), ($container->services['Passerelle\\Presentation\\Details\\PublishedWith'] ?? self::getPublishedWithService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Directory\\GraphQL\\ProfileTexts'] ?? self::getProfileTextsService($container)));
    }

    protected static function getProjectTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\ProjectType'] = new \Passerelle\Presentation\Types\ProjectType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)));
    }

    protected static function getResourceTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\ResourceType'] = new \Passerelle\Presentation\Types\ResourceType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)));
    }

    protected static function getStructureTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\StructureType'] = new \Passerelle\Presentation\Types\StructureType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)), ($container->services['Passerelle\\Presentation\\Details\\PublishedWith'] ?? self::getPublishedWithService($container)));
    }

    protected static function getTrainingTypeService($container)
    {
        return $container->services['Passerelle\\Presentation\\Types\\TrainingType'] = new \Passerelle\Presentation\Types\TrainingType(($container->services['Passerelle\\Presentation\\Details\\DetailFields'] ?? self::getDetailFieldsService($container)));
    }

    protected static function getCountriesService($container)
    {
        return $container->services['Passerelle\\Reference\\Countries'] = new \Passerelle\Reference\Countries(($container->services['Passerelle\\Reference\\Terms'] ?? self::getTermsService($container)));
    }

    protected static function getNamesService($container)
    {
        return $container->services['Passerelle\\Reference\\GraphQL\\Names'] = new \Passerelle\Reference\GraphQL\Names(($container->services['Passerelle\\Reference\\Countries'] ?? self::getCountriesService($container)), ($container->services['Passerelle\\Reference\\Sectors'] ?? self::getSectorsService($container)));
    }

    protected static function getReferenceTypesService($container)
    {
        return $container->services['Passerelle\\Reference\\GraphQL\\ReferenceTypes'] = new \Passerelle\Reference\GraphQL\ReferenceTypes(($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), \Passerelle\Accounts\AccountCountry::ofCurrentUser(...));
    }

    protected static function getProvisioningService($container)
    {
        return $container->services['Passerelle\\Reference\\Provisioning'] = new \Passerelle\Reference\Provisioning(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Reference\\Terms'] ?? self::getTermsService($container)));
    }

    protected static function getReferenceModuleService($container)
    {
        return $container->services['Passerelle\\Reference\\ReferenceModule'] = new \Passerelle\Reference\ReferenceModule(($container->services['Passerelle\\Reference\\Provisioning'] ?? self::getProvisioningService($container)));
    }

    protected static function getSectorsService($container)
    {
        return $container->services['Passerelle\\Reference\\Sectors'] = new \Passerelle\Reference\Sectors(($container->services['Passerelle\\Reference\\Terms'] ?? self::getTermsService($container)));
    }

    protected static function getTermsService($container)
    {
        return $container->services['Passerelle\\Reference\\Terms'] = new \Passerelle\Reference\Terms(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAdminAccessService($container)
    {
        return $container->services['Passerelle\\Rights\\AdminAccess'] = new \Passerelle\Rights\AdminAccess(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getObjectCapabilitiesService($container)
    {
        return $container->services['Passerelle\\Rights\\ObjectCapabilities'] = new \Passerelle\Rights\ObjectCapabilities(($container->services['Passerelle\\Rights\\ObjectRules'] ?? self::getObjectRulesService($container)), ($container->services['Passerelle\\Content\\StoredSubjects'] ??= new \Passerelle\Content\StoredSubjects()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getObjectRulesService($container)
    {
        return $container->services['Passerelle\\Rights\\ObjectRules'] = new \Passerelle\Rights\ObjectRules(($container->services['Passerelle\\Rights\\StructureEditors'] ?? self::getStructureEditorsService($container)));
    }

    protected static function getPolicyService($container)
    {
        return $container->services['Passerelle\\Rights\\Policy'] = new \Passerelle\Rights\Policy(($container->services['Passerelle\\Rights\\ObjectRules'] ?? self::getObjectRulesService($container)));
    }

    protected static function getProxyRequestService($container)
    {
        return $container->services['Passerelle\\Rights\\ProxyRequest'] = new \Passerelle\Rights\ProxyRequest();
    }

    protected static function getRightsModuleService($container)
    {
        return $container->services['Passerelle\\Rights\\RightsModule'] = new \Passerelle\Rights\RightsModule(($container->services['Passerelle\\Rights\\Roles'] ??= new \Passerelle\Rights\Roles()));
    }

    protected static function getRoleAssignmentService($container)
    {
        return $container->services['Passerelle\\Rights\\RoleAssignment'] = new \Passerelle\Rights\RoleAssignment(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getRolesService($container)
    {
        return $container->services['Passerelle\\Rights\\Roles'] = new \Passerelle\Rights\Roles();
    }

    protected static function getStructureEditorsService($container)
    {
        return $container->services['Passerelle\\Rights\\StructureEditors'] = new \Passerelle\Rights\StructureEditors(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container))->rolesOf(...));
    }

    protected static function getViewerFactoryService($container)
    {
        return $container->services['Passerelle\\Rights\\ViewerFactory'] = new \Passerelle\Rights\ViewerFactory();
    }

    protected static function getAuditAccountsService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditAccounts'] = new \Passerelle\Security\Audit\AuditAccounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Security\\Audit\\AuditKeys'] ?? self::getAuditKeysService($container)));
    }

    protected static function getAuditCommandService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditCommand'] = new \Passerelle\Security\Audit\AuditCommand(($container->services['Passerelle\\Security\\Audit\\VerifyAudit'] ?? self::getVerifyAuditService($container)));
    }

    protected static function getAuditKeysService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditKeys'] = \Passerelle\Security\Audit\AuditKeys::configured();
    }

    protected static function getAuditLinesService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditLines'] = new \Passerelle\Security\Audit\AuditLines(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)));
    }

    protected static function getAuditLogService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditLog'] = new \Passerelle\Security\Audit\AuditLog(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Security\\Audit\\AuditKeys'] ?? self::getAuditKeysService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)));
    }

    protected static function getAuditModuleService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\AuditModule'] = new \Passerelle\Security\Audit\AuditModule(($container->services['Passerelle\\Security\\Audit\\AuditCommand'] ?? self::getAuditCommandService($container)));
    }

    protected static function getChainCheckService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\ChainCheck'] = new \Passerelle\Security\Audit\ChainCheck(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditAccounts'] ?? self::getAuditAccountsService($container)), ($container->services['Passerelle\\Security\\Audit\\AuditKeys'] ?? self::getAuditKeysService($container)));
    }

    protected static function getVerifyAuditService($container)
    {
        return $container->services['Passerelle\\Security\\Audit\\VerifyAudit'] = new \Passerelle\Security\Audit\VerifyAudit(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\ChainCheck'] ?? self::getChainCheckService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getVerifyInPartsService($container)
    {
        $a = ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container));

        return $container->services['Passerelle\\Security\\Audit\\VerifyInParts'] = new \Passerelle\Security\Audit\VerifyInParts(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)), ($container->services['Passerelle\\Security\\Audit\\ChainCheck'] ?? self::getChainCheckService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of($a, 'audit', 'verifiedLines', 1), \Passerelle\Kernel\Composition\Limit::of($a, 'audit', 'faults', 1));
    }

    protected static function getEventCountsService($container)
    {
        return $container->services['Passerelle\\Security\\EventCounts'] = new \Passerelle\Security\EventCounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getClosedFrontService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\ClosedFront'] = \Passerelle\Security\Hardening\ClosedFront::configured(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)));
    }

    protected static function getEntryPointsService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\EntryPoints'] = \Passerelle\Security\Hardening\EntryPoints::ofWordPress();
    }

    protected static function getHardeningModuleService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\HardeningModule'] = new \Passerelle\Security\Hardening\HardeningModule(($container->services['Passerelle\\Security\\Hardening\\EntryPoints'] ?? self::getEntryPointsService($container)), ($container->services['Passerelle\\Security\\Hardening\\RemoteAccess'] ??= new \Passerelle\Security\Hardening\RemoteAccess()), ($container->services['Passerelle\\Security\\Hardening\\RestAccess'] ?? self::getRestAccessService($container)), ($container->services['Passerelle\\Security\\Hardening\\RestUsers'] ??= new \Passerelle\Security\Hardening\RestUsers()), ($container->services['Passerelle\\Security\\Hardening\\ClosedFront'] ?? self::getClosedFrontService($container)), ($container->services['Passerelle\\Security\\Hardening\\SecurityCountsRoute'] ?? self::getSecurityCountsRouteService($container)), ($container->services['Passerelle\\Security\\Hardening\\OutboxHealthRoute'] ?? self::getOutboxHealthRouteService($container)));
    }

    protected static function getOutboxHealthRouteService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\OutboxHealthRoute'] = new \Passerelle\Security\Hardening\OutboxHealthRoute(($container->services['Passerelle\\Outbox\\OutboxHealth'] ?? self::getOutboxHealthService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getRemoteAccessService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\RemoteAccess'] = new \Passerelle\Security\Hardening\RemoteAccess();
    }

    protected static function getRestAccessService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\RestAccess'] = new \Passerelle\Security\Hardening\RestAccess(($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getRestUsersService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\RestUsers'] = new \Passerelle\Security\Hardening\RestUsers();
    }

    protected static function getSecurityCountsRouteService($container)
    {
        return $container->services['Passerelle\\Security\\Hardening\\SecurityCountsRoute'] = new \Passerelle\Security\Hardening\SecurityCountsRoute(($container->services['Passerelle\\Security\\EventCounts'] ?? self::getEventCountsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getLogHashesService($container)
    {
        return $container->services['Passerelle\\Security\\LogHashes'] = \Passerelle\Security\LogHashes::configured();
    }

    protected static function getRetentionService($container)
    {
        return $container->services['Passerelle\\Security\\Retention'] = new \Passerelle\Security\Retention(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Security\\EventCounts'] ?? self::getEventCountsService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'security', 'keepDays', 1));
    }

    protected static function getSecurityEventsService($container)
    {
        return $container->services['Passerelle\\Security\\SecurityEvents'] = new \Passerelle\Security\SecurityEvents(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getSecurityLogService($container)
    {
        return $container->services['Passerelle\\Security\\SecurityLog'] = new \Passerelle\Security\SecurityLog(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Security\\LogHashes'] ?? self::getLogHashesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\RequestNetwork'] ?? self::getRequestNetworkService($container)));
    }

    protected static function getSecurityModuleService($container)
    {
        return $container->services['Passerelle\\Security\\SecurityModule'] = new \Passerelle\Security\SecurityModule(($container->services['Passerelle\\Security\\SecurityLog'] ?? self::getSecurityLogService($container)), ($container->services['Passerelle\\Security\\Retention'] ?? self::getRetentionService($container)));
    }

    protected static function getCli3Service($container)
    {
        return $container->services['Passerelle\\Site\\Consent\\Cli'] = new \Passerelle\Site\Consent\Cli(($container->services['Passerelle\\Site\\Consent\\Proofs'] ?? self::getProofsService($container)), ($container->services['Passerelle\\Site\\Consent\\RecordConsent'] ?? self::getRecordConsentService($container)));
    }

    protected static function getConsentModuleService($container)
    {
        return $container->services['Passerelle\\Site\\Consent\\ConsentModule'] = new \Passerelle\Site\Consent\ConsentModule(($container->services['Passerelle\\Site\\Consent\\RecordConsent'] ?? self::getRecordConsentService($container)), ($container->services['Passerelle\\Site\\Consent\\Cli'] ?? self::getCli3Service($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getConsentTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Consent\\GraphQL\\ConsentTypes'] = new \Passerelle\Site\Consent\GraphQL\ConsentTypes(($container->services['Passerelle\\Site\\Consent\\RecordConsent'] ?? self::getRecordConsentService($container)), ($container->services['Passerelle\\Site\\Consent\\Proofs'] ?? self::getProofsService($container)));
    }

    protected static function getProofsService($container)
    {
        return $container->services['Passerelle\\Site\\Consent\\Proofs'] = new \Passerelle\Site\Consent\Proofs(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRecordConsentService($container)
    {
        return $container->services['Passerelle\\Site\\Consent\\RecordConsent'] = new \Passerelle\Site\Consent\RecordConsent(($container->services['Passerelle\\Site\\Consent\\Proofs'] ?? self::getProofsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getContactFormService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\ContactForm'] = new \Passerelle\Site\Contact\ContactForm(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getContactModuleService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\ContactModule'] = new \Passerelle\Site\Contact\ContactModule(($container->services['Passerelle\\Site\\Contact\\ContactTeam'] ?? self::getContactTeamService($container)), ($container->services['Passerelle\\Site\\Contact\\TeamAddress'] ??= new \Passerelle\Site\Contact\TeamAddress()));
    }

    protected static function getContactRequestsService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\ContactRequests'] = new \Passerelle\Site\Contact\ContactRequests(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getContactTeamService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\ContactTeam'] = new \Passerelle\Site\Contact\ContactTeam(($container->services['Passerelle\\Site\\Contact\\ContactForm'] ?? self::getContactFormService($container)), ($container->services['Passerelle\\Site\\Contact\\ContactRequests'] ?? self::getContactRequestsService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getContactTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\GraphQL\\ContactTypes'] = new \Passerelle\Site\Contact\GraphQL\ContactTypes(($container->services['Passerelle\\Site\\Contact\\ContactTeam'] ?? self::getContactTeamService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getTeamAddressService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\TeamAddress'] = new \Passerelle\Site\Contact\TeamAddress();
    }

    protected static function getTeamMailService($container)
    {
        return $container->services['Passerelle\\Site\\Contact\\TeamMail'] = new \Passerelle\Site\Contact\TeamMail(($container->services['Passerelle\\Site\\Contact\\ContactRequests'] ?? self::getContactRequestsService($container)));
    }

    protected static function getHomeService($container)
    {
        return $container->services['Passerelle\\Site\\GraphQL\\Home'] = new \Passerelle\Site\GraphQL\Home(($container->services['Passerelle\\Site\\SiteTexts'] ??= new \Passerelle\Site\SiteTexts()), ($container->services['Passerelle\\Site\\Home\\HomePlans'] ??= new \Passerelle\Site\Home\HomePlans()), ($container->services['Passerelle\\Catalogue\\IndexFinders'] ?? self::getIndexFindersService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Files\\GraphQL\\Media'] ?? self::getMediaService($container)));
    }

    protected static function getHomeTypeService($container)
    {
        return $container->services['Passerelle\\Site\\GraphQL\\HomeType'] = new \Passerelle\Site\GraphQL\HomeType(($container->services['Passerelle\\Site\\GraphQL\\Home'] ?? self::getHomeService($container)));
    }

    protected static function getSiteTypesService($container)
    {
        return $container->services['Passerelle\\Site\\GraphQL\\SiteTypes'] = new \Passerelle\Site\GraphQL\SiteTypes(($container->services['Passerelle\\Site\\SiteTexts'] ??= new \Passerelle\Site\SiteTexts()), ($container->services['Passerelle\\Site\\Pages'] ?? self::getPagesService($container)));
    }

    protected static function getHomePlansService($container)
    {
        return $container->services['Passerelle\\Site\\Home\\HomePlans'] = new \Passerelle\Site\Home\HomePlans();
    }

    protected static function getPagesService($container)
    {
        return $container->services['Passerelle\\Site\\Pages'] = new \Passerelle\Site\Pages(($container->services['Passerelle\\Languages\\Languages'] ?? self::getLanguagesService($container)));
    }

    protected static function getSiteModuleService($container)
    {
        return $container->services['Passerelle\\Site\\SiteModule'] = new \Passerelle\Site\SiteModule();
    }

    protected static function getSiteTextsService($container)
    {
        return $container->services['Passerelle\\Site\\SiteTexts'] = new \Passerelle\Site\SiteTexts();
    }

    protected static function getSitemapTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Sitemap\\GraphQL\\SitemapTypes'] = new \Passerelle\Site\Sitemap\GraphQL\SitemapTypes(($container->services['Passerelle\\Site\\Sitemap\\Sitemap'] ?? self::getSitemapService($container)));
    }

    protected static function getSitemapService($container)
    {
        return $container->services['Passerelle\\Site\\Sitemap\\Sitemap'] = \Passerelle\Site\Sitemap\Sitemap::from(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getContactCountsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\Counts\\ContactCounts'] = new \Passerelle\Site\Statistics\Counts\ContactCounts(($container->services['Passerelle\\Security\\Audit\\AuditLines'] ?? self::getAuditLinesService($container)));
    }

    protected static function getFavouriteCountsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\Counts\\FavouriteCounts'] = new \Passerelle\Site\Statistics\Counts\FavouriteCounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getViewCountsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] = new \Passerelle\Site\Statistics\Counts\ViewCounts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getForgetViewsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\ForgetViews'] = new \Passerelle\Site\Statistics\ForgetViews(($container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] ?? self::getViewCountsService($container)), ($container->services['Passerelle\\Site\\Statistics\\ViewBatches'] ?? self::getViewBatchesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getOwnStatisticsTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\GraphQL\\OwnStatisticsTypes'] = new \Passerelle\Site\Statistics\GraphQL\OwnStatisticsTypes(($container->services['Passerelle\\Site\\Statistics\\ReadOwnStatistics'] ?? self::getReadOwnStatisticsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getTrendTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\GraphQL\\TrendTypes'] = new \Passerelle\Site\Statistics\GraphQL\TrendTypes(($container->services['Passerelle\\Site\\Statistics\\ReadTrends'] ?? self::getReadTrendsService($container)), ($container->services['Passerelle\\Presentation\\Cards\\CardBuilder'] ?? self::getCardBuilderService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getViewTypesService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\GraphQL\\ViewTypes'] = new \Passerelle\Site\Statistics\GraphQL\ViewTypes(($container->services['Passerelle\\Site\\Statistics\\RecordViews'] ?? self::getRecordViewsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getReadOwnStatisticsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\ReadOwnStatistics'] = new \Passerelle\Site\Statistics\ReadOwnStatistics(($container->services['Passerelle\\Content\\OwnRecords\\OwnPosts'] ?? self::getOwnPostsService($container)), ['views' => ($container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] ?? self::getViewCountsService($container)), 'favourites' => ($container->services['Passerelle\\Site\\Statistics\\Counts\\FavouriteCounts'] ?? self::getFavouriteCountsService($container)), 'contacts' => ($container->services['Passerelle\\Site\\Statistics\\Counts\\ContactCounts'] ?? self::getContactCountsService($container))], ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getReadTrendsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\ReadTrends'] = new \Passerelle\Site\Statistics\ReadTrends(($container->services['Passerelle\\Site\\Statistics\\TrendPool'] ?? self::getTrendPoolService($container)), ($container->services['Passerelle\\Site\\Statistics\\TrendMonths'] ?? self::getTrendMonthsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\PublicRecords'] ?? self::getPublicRecordsService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getRecordViewsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\RecordViews'] = new \Passerelle\Site\Statistics\RecordViews(($container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] ?? self::getViewCountsService($container)), ($container->services['Passerelle\\Site\\Statistics\\ViewBatches'] ?? self::getViewBatchesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getStatisticsModule2Service($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\StatisticsModule'] = new \Passerelle\Site\Statistics\StatisticsModule(($container->services['Passerelle\\Site\\Statistics\\ForgetViews'] ?? self::getForgetViewsService($container)));
    }

    protected static function getTrendMonthsService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\TrendMonths'] = new \Passerelle\Site\Statistics\TrendMonths(($container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] ?? self::getViewCountsService($container)), ($container->services['Passerelle\\Site\\Statistics\\Counts\\FavouriteCounts'] ?? self::getFavouriteCountsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getTrendPoolService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\TrendPool'] = new \Passerelle\Site\Statistics\TrendPool(($container->services['Passerelle\\Site\\Statistics\\Counts\\ViewCounts'] ?? self::getViewCountsService($container)), ($container->services['Passerelle\\Site\\Statistics\\Counts\\FavouriteCounts'] ?? self::getFavouriteCountsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getViewBatchesService($container)
    {
        return $container->services['Passerelle\\Site\\Statistics\\ViewBatches'] = new \Passerelle\Site\Statistics\ViewBatches(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()));
    }

    protected static function getCreateStructureService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\CreateStructure'] = new \Passerelle\Structures\Forms\CreateStructure(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Forms\\ProfileDrafts'] ?? self::getProfileDraftsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\Forms\\CreationRights'] ?? self::getCreationRightsService($container)));
    }

    protected static function getCreationRightsService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\CreationRights'] = new \Passerelle\Structures\Forms\CreationRights(($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)));
    }

    protected static function getReviewStructureTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\GraphQL\\ReviewStructureTypes'] = new \Passerelle\Structures\Forms\GraphQL\ReviewStructureTypes(($container->services['Passerelle\\Structures\\Forms\\ReviewStructures'] ?? self::getReviewStructuresService($container)), ($container->services['Passerelle\\Moderation\\Review\\ReadableFields'] ?? self::getReadableFieldsService($container)), ($container->services['Passerelle\\Reference\\GraphQL\\Names'] ?? self::getNamesService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getSimilarStructureTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\GraphQL\\SimilarStructureTypes'] = new \Passerelle\Structures\Forms\GraphQL\SimilarStructureTypes(($container->services['Passerelle\\Structures\\Forms\\SimilarStructures'] ?? self::getSimilarStructuresService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getStructureFormTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\GraphQL\\StructureFormTypes'] = new \Passerelle\Structures\Forms\GraphQL\StructureFormTypes(($container->services['Passerelle\\Structures\\Forms\\CreateStructure'] ?? self::getCreateStructureService($container)), ($container->services['Passerelle\\Structures\\Forms\\UpdateStructure'] ?? self::getUpdateStructureService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Content\\GraphQL\\Forms\\Drafts'] ?? self::getDraftsService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getProfileDraftsService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\ProfileDrafts'] = new \Passerelle\Structures\Forms\ProfileDrafts(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\ProfileStructures'] ?? self::getProfileStructuresService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'structures', 'draftsInProfile', 1));
    }

    protected static function getReviewStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\ReviewStructures'] = new \Passerelle\Structures\Forms\ReviewStructures(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\ProfileStructures'] ?? self::getProfileStructuresService($container)), ($container->services['Passerelle\\Structures\\Forms\\SimilarStructures'] ?? self::getSimilarStructuresService($container)));
    }

    protected static function getSimilarStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\SimilarStructures'] = new \Passerelle\Structures\Forms\SimilarStructures(($container->services['Passerelle\\Structures\\Names\\NameIndex'] ?? self::getNameIndexService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getStructureFormsModuleService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\StructureFormsModule'] = new \Passerelle\Structures\Forms\StructureFormsModule(($container->services['Passerelle\\Structures\\PublishProfileStructures'] ?? self::getPublishProfileStructuresService($container)));
    }

    protected static function getUpdateStructureService($container)
    {
        return $container->services['Passerelle\\Structures\\Forms\\UpdateStructure'] = new \Passerelle\Structures\Forms\UpdateStructure(($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Actions\\SaveContent'] ?? self::getSaveContentService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Content\\EditorRecords'] ?? self::getEditorRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getIncompleteStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\IncompleteStructures'] = new \Passerelle\Structures\IncompleteStructures(($container->services['Passerelle\\Structures\\ProfileStructures'] ?? self::getProfileStructuresService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container))->of(\Passerelle\Content\Model\ContentType::Structure));
    }

    protected static function getDeleteStructureService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\DeleteStructure'] = new \Passerelle\Structures\Lifecycle\DeleteStructure(($container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] ?? self::getVisibleStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\DeletionExtents'] ?? self::getDeletionExtentsService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'] ?? self::getEndStructureService($container)), ($container->services['Passerelle\\Applications\\Submissions\\StructureApplications'] ?? self::getStructureApplicationsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getDeletionExtentsService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\DeletionExtents'] = new \Passerelle\Structures\Lifecycle\DeletionExtents(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\ReferringRecords'] ?? self::getReferringRecordsService($container)), ($container->services['Passerelle\\Files\\FileUses'] ?? self::getFileUsesService($container)));
    }

    protected static function getEndStructureService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'];
        }

        $instance = new \Passerelle\Structures\Lifecycle\EndStructure(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), $a, ($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'] ?? self::getMembershipNoticesService($container)));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'];
        }

        return $container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'] = $instance;
    }

    protected static function getEndedStoreService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] = new \Passerelle\Structures\Lifecycle\EndedStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'structures', 'restoreDays', 1));
    }

    protected static function getDeletionTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\GraphQL\\DeletionTypes'] = new \Passerelle\Structures\Lifecycle\GraphQL\DeletionTypes(($container->services['Passerelle\\Structures\\Lifecycle\\DeleteStructure'] ?? self::getDeleteStructureService($container)), ($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getMergeEventsService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MergeEvents'] = new \Passerelle\Structures\Lifecycle\MergeEvents(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'] ?? self::getMembershipNoticesService($container)));
    }

    protected static function getMergeMembersService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MergeMembers'] = new \Passerelle\Structures\Lifecycle\MergeMembers(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MovedInvitations'] ?? self::getMovedInvitationsService($container)));
    }

    protected static function getMergeReferencesService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MergeReferences'] = new \Passerelle\Structures\Lifecycle\MergeReferences(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\ReferringRecords'] ?? self::getReferringRecordsService($container)), ($container->services['Passerelle\\Content\\Definitions'] ?? self::getDefinitionsService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)));
    }

    protected static function getMergeStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MergeStructures'] = new \Passerelle\Structures\Lifecycle\MergeStructures(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeReferences'] ?? self::getMergeReferencesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeEvents'] ?? self::getMergeEventsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\Lifecycle\\MergedPair'] ?? self::getMergedPairService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MoveAddresses'] ?? self::getMoveAddressesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeMembers'] ?? self::getMergeMembersService($container)));
    }

    protected static function getMergedPairService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MergedPair'] = new \Passerelle\Structures\Lifecycle\MergedPair(($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)));
    }

    protected static function getMoveAddressesService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MoveAddresses'] = new \Passerelle\Structures\Lifecycle\MoveAddresses(($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\FormerSlugs'] ?? self::getFormerSlugsService($container)));
    }

    protected static function getMovedInvitationsService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\MovedInvitations'] = new \Passerelle\Structures\Lifecycle\MovedInvitations(($container->services['Passerelle\\Invitations\\InvitationMoves'] ?? self::getInvitationMovesService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)));
    }

    protected static function getPreviewMergeService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\PreviewMerge'] = new \Passerelle\Structures\Lifecycle\PreviewMerge(($container->services['Passerelle\\Structures\\Lifecycle\\MergedPair'] ?? self::getMergedPairService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeReferences'] ?? self::getMergeReferencesService($container)));
    }

    protected static function getPurgeEndedService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\PurgeEnded'] = new \Passerelle\Structures\Lifecycle\PurgeEnded(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRestoreStructureService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\RestoreStructure'] = new \Passerelle\Structures\Lifecycle\RestoreStructure(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\ReturnedReferences'] ?? self::getReturnedReferencesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'] ?? self::getMembershipNoticesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getRestoredPostsService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\RestoredPosts'] = new \Passerelle\Structures\Lifecycle\RestoredPosts(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\RestoreStructure'] ?? self::getRestoreStructureService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getReturnedReferencesService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\ReturnedReferences'] = new \Passerelle\Structures\Lifecycle\ReturnedReferences(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Content\\Actions\\DependentChanges'] ?? self::getDependentChangesService($container)));
    }

    protected static function getSeparateMembersService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\SeparateMembers'] = new \Passerelle\Structures\Lifecycle\SeparateMembers(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MovedInvitations'] ?? self::getMovedInvitationsService($container)));
    }

    protected static function getStoredStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] = new \Passerelle\Structures\Lifecycle\StoredStructures(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getStructureLifecycleModuleService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\StructureLifecycleModule'] = new \Passerelle\Structures\Lifecycle\StructureLifecycleModule(($container->services['Passerelle\\Structures\\Lifecycle\\PurgeEnded'] ?? self::getPurgeEndedService($container)));
    }

    protected static function getCarryOutSuccessionService($container)
    {
        $a = ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'] ?? self::getPerformSuccessionService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'];
        }

        $instance = new \Passerelle\Structures\Lifecycle\Succession\CarryOutSuccession(($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] ?? self::getSuccessionStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), $a);

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'];
        }

        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\CarryOutSuccession'] = $instance;
    }

    protected static function getHandOverService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'];
        }

        $instance = new \Passerelle\Structures\Lifecycle\Succession\HandOver(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), $a, ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'] ?? self::getSuccessionEventsService($container)));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'];
        }

        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'] = $instance;
    }

    protected static function getOwnerlessService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\Ownerless'] = new \Passerelle\Structures\Lifecycle\Succession\Ownerless(($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] ?? self::getSuccessionStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Auth\\Accounts\\AccountState'] ??= new \Passerelle\Auth\Accounts\AccountState()), ($container->services['Passerelle\\Accounts\\Privacy\\DeletionPlans'] ?? self::getDeletionPlansService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getPerformSuccessionService($container)
    {
        $a = ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'] ?? self::getSuccessionEventsService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'];
        }
        $b = ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\HandOver'] ?? self::getHandOverService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'];
        }
        $c = ($container->services['Passerelle\\Structures\\Lifecycle\\EndStructure'] ?? self::getEndStructureService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'];
        }

        $instance = new \Passerelle\Structures\Lifecycle\Succession\PerformSuccession(($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\Ownerless'] ?? self::getOwnerlessService($container)), $a, $b, ($container->services['Passerelle\\Structures\\Lifecycle\\DeletionExtents'] ?? self::getDeletionExtentsService($container)), $c);

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'];
        }

        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PerformSuccession'] = $instance;
    }

    protected static function getPlanSuccessionService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\PlanSuccession'] = new \Passerelle\Structures\Lifecycle\Succession\PlanSuccession(($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] ?? self::getSuccessionStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\Ownerless'] ?? self::getOwnerlessService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'] ?? self::getSuccessionEventsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\ScheduleSuccession'] ?? self::getScheduleSuccessionService($container)));
    }

    protected static function getScheduleSuccessionService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\ScheduleSuccession'] = new \Passerelle\Structures\Lifecycle\Succession\ScheduleSuccession(($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] ?? self::getSuccessionStoreService($container)), ($container->services['Passerelle\\Outbox\\Outbox'] ?? self::getOutboxService($container)), ($container->services['Passerelle\\Kernel\\SystemClock'] ??= new \Passerelle\Kernel\SystemClock()), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'structures', 'successionDays', 1));
    }

    protected static function getSuccessionEventsService($container)
    {
        $a = ($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'] ?? self::getMembershipNoticesService($container));

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'];
        }

        $instance = new \Passerelle\Structures\Lifecycle\Succession\SuccessionEvents(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), $a);

        if (isset($container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'])) {
            return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'];
        }

        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionEvents'] = $instance;
    }

    protected static function getSuccessionStoreService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\Succession\\SuccessionStore'] = new \Passerelle\Structures\Lifecycle\Succession\SuccessionStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getUndoMergeService($container)
    {
        return $container->services['Passerelle\\Structures\\Lifecycle\\UndoMerge'] = new \Passerelle\Structures\Lifecycle\UndoMerge(($container->services['Passerelle\\Structures\\Lifecycle\\EndedStore'] ?? self::getEndedStoreService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\StoredStructures'] ?? self::getStoredStructuresService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\ReturnedReferences'] ?? self::getReturnedReferencesService($container)), ($container->services['Passerelle\\Content\\FormerSlugs'] ?? self::getFormerSlugsService($container)), ($container->services['Passerelle\\Structures\\Lifecycle\\MergeEvents'] ?? self::getMergeEventsService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\Lifecycle\\SeparateMembers'] ?? self::getSeparateMembersService($container)));
    }

    protected static function getMembershipCleanupService($container)
    {
        return $container->services['Passerelle\\Structures\\MembershipCleanup'] = new \Passerelle\Structures\MembershipCleanup(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\MembershipLedger'] ?? self::getMembershipLedgerService($container)));
    }

    protected static function getMembershipLedgerService($container)
    {
        return $container->services['Passerelle\\Structures\\MembershipLedger'] = new \Passerelle\Structures\MembershipLedger(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getMembershipsService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships'] = new \Passerelle\Structures\Memberships(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getAccountOfProfileService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\AccountOfProfile'] = new \Passerelle\Structures\Memberships\AccountOfProfile(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getChangeMailInvitationService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\ChangeMailInvitation'] = new \Passerelle\Structures\Memberships\ByMail\ChangeMailInvitation(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] ?? self::getVisibleStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Invitations\\ResendInvitation'] ?? self::getResendInvitationService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount'] ?? self::getInvitedAccountService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'] ?? self::getMailChangesService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInviteByMailService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\InviteByMail'] = new \Passerelle\Structures\Memberships\ByMail\InviteByMail(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviteCheck'] ?? self::getMailInviteCheckService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'] ?? self::getMailChangesService($container)), ($container->services['Passerelle\\Mail\\Mails'] ?? self::getMailsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount'] ?? self::getInvitedAccountService($container)), ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getInvitedAccountService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount'] = new \Passerelle\Structures\Memberships\ByMail\InvitedAccount(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Accounts\\EmailLookup'] ?? self::getEmailLookupService($container)), ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container)));
    }

    protected static function getMailChangesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'];
        }

        $instance = new \Passerelle\Structures\Memberships\ByMail\MailChanges(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), $a, ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'] = $instance;
    }

    protected static function getMailInvitationsService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInvitations'] = new \Passerelle\Structures\Memberships\ByMail\MailInvitations(($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)));
    }

    protected static function getMailInviteCheckService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviteCheck'] = new \Passerelle\Structures\Memberships\ByMail\MailInviteCheck(($container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] ?? self::getVisibleStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Invitations\\InvitationThrottle'] ?? self::getInvitationThrottleService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviteLimits'] ?? self::getMailInviteLimitsService($container)));
    }

    protected static function getMailInviteLimitsService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviteLimits'] = \Passerelle\Structures\Memberships\ByMail\MailInviteLimits::from(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)));
    }

    protected static function getMailInvitersService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviters'] = new \Passerelle\Structures\Memberships\ByMail\MailInviters(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)));
    }

    protected static function getStructureSubjectService($container)
    {
        $a = ($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'] ?? self::getChangeMembershipService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'];
        }
        $b = ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailChanges'] ?? self::getMailChangesService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'];
        }

        $instance = new \Passerelle\Structures\Memberships\ByMail\StructureSubject(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInviters'] ?? self::getMailInvitersService($container)), $a, $b, ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\ByMail\\StructureSubject'] = $instance;
    }

    protected static function getChangeMembershipService($container)
    {
        $a = ($container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'] ?? self::getStructureHandOverService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'];
        }
        $b = ($container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'] ?? self::getChangeNoticesService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'];
        }

        $instance = new \Passerelle\Structures\Memberships\ChangeMembership(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] ?? self::getVisibleStructuresService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), $a, ($container->services['Passerelle\\Structures\\Memberships\\MembershipAudit'] ?? self::getMembershipAuditService($container)), $b, ($container->services['Passerelle\\Kernel\\Transaction'] ??= new \Passerelle\Kernel\Transaction(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'] = $instance;
    }

    protected static function getChangeNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'];
        }

        $instance = new \Passerelle\Structures\Memberships\ChangeNotices($a, ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\ChangeNotices'] = $instance;
    }

    protected static function getMembershipFieldsService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipFields'] = new \Passerelle\Structures\Memberships\GraphQL\MembershipFields(($container->services['Passerelle\\Rights\\ProxyRequest'] ??= new \Passerelle\Rights\ProxyRequest()));
    }

    protected static function getMembershipTypes2Service($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipTypes'] = new \Passerelle\Structures\Memberships\GraphQL\MembershipTypes(($container->services['Passerelle\\Structures\\Memberships\\StructureMembers'] ?? self::getStructureMembersService($container)), ($container->services['Passerelle\\Structures\\Memberships\\OwnerChange'] ?? self::getOwnerChangeService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\InviteByMail'] ?? self::getInviteByMailService($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipFields'] ?? self::getMembershipFieldsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getOwnMembershipTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\GraphQL\\OwnMembershipTypes'] = new \Passerelle\Structures\Memberships\GraphQL\OwnMembershipTypes(($container->services['Passerelle\\Structures\\Memberships\\OwnChange'] ?? self::getOwnChangeService($container)), ($container->services['Passerelle\\Structures\\Memberships\\OwnChanges'] ?? self::getOwnChangesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\TransferLinks'] ?? self::getTransferLinksService($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipFields'] ?? self::getMembershipFieldsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getOwnStructureTypesService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\GraphQL\\OwnStructureTypes'] = new \Passerelle\Structures\Memberships\GraphQL\OwnStructureTypes(($container->services['Passerelle\\Structures\\Memberships\\OwnStructures'] ?? self::getOwnStructuresService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ProfileRule'] ?? self::getProfileRuleService($container)), ($container->services['Passerelle\\Content\\RecordPaths'] ?? self::getRecordPathsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\GraphQL\\MembershipFields'] ?? self::getMembershipFieldsService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getMembershipMailService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\Mails\\MembershipMail'] = new \Passerelle\Structures\Memberships\Mails\MembershipMail(($container->services['Passerelle\\Notices\\NoticeStore'] ?? self::getNoticeStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\TransferLinks'] ?? self::getTransferLinksService($container)), ($container->services['Passerelle\\Content\\Forms\\FieldTexts'] ?? self::getFieldTextsService($container)), ($container->services['Passerelle\\Auth\\Links\\PublicPages'] ?? self::getPublicPagesService($container)));
    }

    protected static function getMembershipAuditService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\MembershipAudit'] = new \Passerelle\Structures\Memberships\MembershipAudit(($container->services['Passerelle\\Security\\Audit\\AuditLog'] ?? self::getAuditLogService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getMembershipNoticesService($container)
    {
        $a = ($container->services['Passerelle\\Notices\\Notify'] ?? self::getNotifyService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'];
        }

        $instance = new \Passerelle\Structures\Memberships\MembershipNotices($a);

        if (isset($container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\MembershipNotices'] = $instance;
    }

    protected static function getMembershipStoreService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] = new \Passerelle\Structures\Memberships\MembershipStore(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getMembershipsModuleService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\MembershipsModule'] = new \Passerelle\Structures\Memberships\MembershipsModule();
    }

    protected static function getOwnChangeService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\OwnChange'] = new \Passerelle\Structures\Memberships\OwnChange(($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'] ?? self::getChangeMembershipService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Invitations\\AnswerInvitation'] ?? self::getAnswerInvitationService($container)), ($container->services['Passerelle\\Invitations\\InvitationStore'] ?? self::getInvitationStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount'] ?? self::getInvitedAccountService($container)), ($container->services['Passerelle\\Structures\\Memberships\\TransferLinks'] ?? self::getTransferLinksService($container)));
    }

    protected static function getOwnChangesService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\OwnChanges'] = new \Passerelle\Structures\Memberships\OwnChanges(($container->services['Passerelle\\Structures\\Memberships\\OwnChange'] ?? self::getOwnChangeService($container)), \Passerelle\Kernel\Composition\Limit::of(($container->services['Passerelle\\Kernel\\Config'] ?? self::getConfigService($container)), 'memberships', 'itemsAtOnce', 1));
    }

    protected static function getOwnStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\OwnStructures'] = new \Passerelle\Structures\Memberships\OwnStructures(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\InvitedAccount'] ?? self::getInvitedAccountService($container)));
    }

    protected static function getOwnerChangeService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\OwnerChange'] = new \Passerelle\Structures\Memberships\OwnerChange(($container->services['Passerelle\\Structures\\Memberships\\ChangeMembership'] ?? self::getChangeMembershipService($container)), ($container->services['Passerelle\\Structures\\Memberships\\AccountOfProfile'] ?? self::getAccountOfProfileService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\ChangeMailInvitation'] ?? self::getChangeMailInvitationService($container)), ($container->services['Passerelle\\Auth\\Throttling\\Throttle'] ?? self::getThrottleService($container)), ($container->services['Passerelle\\Invitations\\InvitationThrottle'] ?? self::getInvitationThrottleService($container)), ($container->services['Passerelle\\Invitations\\ResendLimits'] ?? self::getResendLimitsService($container)));
    }

    protected static function getProfileRuleService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\ProfileRule'] = new \Passerelle\Structures\Memberships\ProfileRule(($container->services['Passerelle\\Directory\\OwnProfiles'] ?? self::getOwnProfilesService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Structures\\IncompleteStructures'] ?? self::getIncompleteStructuresService($container)));
    }

    protected static function getStructureHandOverService($container)
    {
        $a = ($container->services['Passerelle\\Content\\Actions\\DetachAccount'] ?? self::getDetachAccountService($container));

        if (isset($container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'];
        }

        $instance = new \Passerelle\Structures\Memberships\StructureHandOver(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), $a);

        if (isset($container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'])) {
            return $container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'];
        }

        return $container->services['Passerelle\\Structures\\Memberships\\StructureHandOver'] = $instance;
    }

    protected static function getStructureMembersService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\StructureMembers'] = new \Passerelle\Structures\Memberships\StructureMembers(($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] ?? self::getVisibleStructuresService($container)), ($container->services['Passerelle\\Directory\\PublicProfiles'] ?? self::getPublicProfilesService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Structures\\Memberships\\ByMail\\MailInvitations'] ?? self::getMailInvitationsService($container)));
    }

    protected static function getTransferLinksService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\TransferLinks'] = new \Passerelle\Structures\Memberships\TransferLinks(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getVisibleStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\Memberships\\VisibleStructures'] = new \Passerelle\Structures\Memberships\VisibleStructures(($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)), ($container->services['Passerelle\\Rights\\Policy'] ?? self::getPolicyService($container)), ($container->services['Passerelle\\Structures\\Memberships\\MembershipStore'] ?? self::getMembershipStoreService($container)));
    }

    protected static function getNameIndexService($container)
    {
        return $container->services['Passerelle\\Structures\\Names\\NameIndex'] = new \Passerelle\Structures\Names\NameIndex(($container->services['Passerelle\\Kernel\\Database'] ??= new \Passerelle\Kernel\Database(($container->services['wpdb'] ?? $container->get('wpdb', 1)))));
    }

    protected static function getProfileStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\ProfileStructures'] = new \Passerelle\Structures\ProfileStructures(($container->services['Passerelle\\Structures\\Memberships'] ?? self::getMembershipsService($container)), ($container->services['Passerelle\\Content\\WpRecords'] ?? self::getWpRecordsService($container)));
    }

    protected static function getPublishProfileStructuresService($container)
    {
        return $container->services['Passerelle\\Structures\\PublishProfileStructures'] = new \Passerelle\Structures\PublishProfileStructures(($container->services['Passerelle\\Structures\\ProfileStructures'] ?? self::getProfileStructuresService($container)), ($container->services['Passerelle\\Content\\Actions\\ChangeStatus'] ?? self::getChangeStatusService($container)), ($container->services['Passerelle\\Rights\\ViewerFactory'] ??= new \Passerelle\Rights\ViewerFactory()));
    }

    protected static function getStructuresModuleService($container)
    {
        return $container->services['Passerelle\\Structures\\StructuresModule'] = new \Passerelle\Structures\StructuresModule();
    }
}
