// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { OperationManifest } from '../operation.ts'

export const manifest: OperationManifest = {
  '9ab38e13ac7cebc0': {
    name: 'AcceptAsReviewer',
    kind: 'mutation',
    public: false,
    document:
      "mutation AcceptAsReviewer($hash:String!$input:PasserelleCompletingInput!$address:String!$device:String!){passerelleAcceptAsReviewer(hash:$hash input:$input address:$address device:$device){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '984ce265f96668c7': {
    name: 'Activate',
    kind: 'mutation',
    public: false,
    document:
      "mutation Activate($hash:String!$password:String$passwordConfirm:String$replace:Boolean$address:String!$device:String!){passerelleActivate(hash:$hash password:$password passwordConfirm:$passwordConfirm replace:$replace address:$address device:$device){signedIn{...SignedInFields __typename}demandToken demandSeconds __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'bcca842451297292': {
    name: 'ActivationLink',
    kind: 'query',
    public: false,
    document:
      "query ActivationLink($hash:String!){passerelleActivationLink(hash:$hash){hasPassword __typename}}",
  },
  'e0f137862c427066': {
    name: 'AnswerCoWriting',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerCoWriting($answer:PasserelleInvitationAnswer!$id:Int!){passerelleAnswerCoWriting(answer:$answer id:$id)}",
  },
  '5877e97b0203b9fe': {
    name: 'AnswerDecisionReview',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerDecisionReview($amount:String$currency:String$id:Int!$isUpheld:Boolean!$kind:PasserelleDecisionKind$sources:String$text:String!$version:Int!){passerelleAnswerDecisionReview(amount:$amount currency:$currency id:$id isUpheld:$isUpheld kind:$kind sources:$sources text:$text version:$version){id isUpheld __typename}}",
  },
  '981e05d5d97efcd2': {
    name: 'AnswerInvitation',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerInvitation($hash:String!$answer:PasserelleInvitationAnswer!$address:String!){passerelleAnswerInvitation(hash:$hash answer:$answer address:$address)}",
  },
  '03141b9b00037fb5': {
    name: 'AnswerLetter',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerLetter($hash:String!$action:PasserelleLetterAction!$text:String$fileId:Int$address:String!){passerelleAnswerLetter(hash:$hash action:$action text:$text fileId:$fileId address:$address)}",
  },
  'cd8e443bd989d0b5': {
    name: 'AnswerOffer',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerOffer($agrees:Boolean$confirms:Boolean!$id:Int!){passerelleAnswerOffer(agrees:$agrees confirms:$confirms id:$id){...OwnDecisionFields __typename}}fragment OwnDecisionFields on PasserelleOwnDecision{amount answer answerUntil answers currency id kind letters{body language subject __typename}place publicResult{agrees country isShown name title __typename}publishedAt reason state zone __typename}",
  },
  'a5fe7abe0849feed': {
    name: 'AnswerOnboarding',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerOnboarding($input:PasserelleOnboardingInput!){passerelleAnswerOnboarding(input:$input){isOnboarded interestSectors interestCountries allSectors allCountries __typename}}",
  },
  'ffdca89c778dbc82': {
    name: 'AnswerReview',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerReview($action:PasserelleReviewAction!$id:Int!$reason:String){passerelleAnswerReview(action:$action id:$id reason:$reason){...OwnReviewsFields __typename}}fragment OwnReviewsFields on PasserelleOwnReviews{calls{callId callTitle id languages state __typename}reviews{...OwnReviewFields __typename}__typename}fragment OwnReviewFields on PasserelleOwnReview{actions answerBy applicant callId callTitle criteria id isChanged isOverdue number scoreBy scored state __typename}",
  },
  '3b49ca2ec1cb95d9': {
    name: 'AnswerReviewing',
    kind: 'mutation',
    public: false,
    document:
      "mutation AnswerReviewing($accepts:Boolean!$id:Int!$languages:[String!]){passerelleAnswerReviewing(accepts:$accepts id:$id languages:$languages){...OwnReviewsFields __typename}}fragment OwnReviewsFields on PasserelleOwnReviews{calls{callId callTitle id languages state __typename}reviews{...OwnReviewFields __typename}__typename}fragment OwnReviewFields on PasserelleOwnReview{actions answerBy applicant callId callTitle criteria id isChanged isOverdue number scoreBy scored state __typename}",
  },
  'f7723a76daa3ca6a': {
    name: 'Application',
    kind: 'query',
    public: false,
    document:
      "query Application($id:Int!){passerelleApplication(id:$id){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '01e6b6f05de330d2': {
    name: 'ApplicationCopy',
    kind: 'query',
    public: false,
    document:
      "query ApplicationCopy($id:Int!$sent:Boolean!$stage:Int){passerelleApplicationCopy(id:$id sent:$sent stage:$stage){document form letters{hashes name receivedAt __typename}readerZone sentAt sha256 zone __typename}}",
  },
  '56bf0431e5b0f6aa': {
    name: 'ApplicationFigures',
    kind: 'query',
    public: false,
    document:
      "query ApplicationFigures($callId:Int!){passerelleApplicationFigures(callId:$callId){begun callId days{begun day sent __typename}sent title __typename}}",
  },
  'bbfab27d7b2b6313': {
    name: 'ApplicationHandling',
    kind: 'query',
    public: false,
    document:
      "query ApplicationHandling($id:Int!){passerelleApplicationHandling(id:$id){completion{askedAt isOver questions reason text until __typename}criteria eligibility{criterion decidedAt reason text __typename}id questions state steps timeline{actor at criterion decision id kind number questions reason stage text until __typename}version __typename}}",
  },
  'bb91b58e9add9abc': {
    name: 'ApplicationMentors',
    kind: 'query',
    public: false,
    document:
      "query ApplicationMentors($id:Int!){passerelleApplicationMentors(id:$id){...ApplicationMentorsFields __typename}}fragment ApplicationMentorsFields on PasserelleApplicationMentors{candidates{id name __typename}id isTeam mentors{actions changedAt id name readsDraft state __typename}__typename}",
  },
  'eea855feb944dae6': {
    name: 'ApplicationNeighbours',
    kind: 'query',
    public: false,
    document:
      "query ApplicationNeighbours($asked:Boolean$by:String$country:String$duplicate:Boolean$id:Int!$kind:PasserelleApplicantKind$language:PasserelleLanguage$search:String$since:String$sort:PasserelleApplicationSort$stage:Int$state:PasserelleSubmissionState$tag:Int$unread:Boolean$withdrawn:Boolean){passerelleApplicationNeighbours(asked:$asked by:$by country:$country duplicate:$duplicate id:$id kind:$kind language:$language search:$search since:$since sort:$sort stage:$stage state:$state tag:$tag unread:$unread withdrawn:$withdrawn){next place previous total __typename}}",
  },
  '107afd962813b337': {
    name: 'ApplicationPresence',
    kind: 'mutation',
    public: false,
    document:
      "mutation ApplicationPresence($id:Int!$leaves:Boolean!){passerelleApplicationPresence(id:$id leaves:$leaves){version writers __typename}}",
  },
  '0d3740ec62830268': {
    name: 'Applications',
    kind: 'query',
    public: false,
    document:
      "query Applications($language:PasserelleLanguage!){passerelleApplications(language:$language){...ListedApplicationFields __typename}}fragment ListedApplicationFields on PasserelleListedApplication{actions applicantName begunAt callId callState callTitle changedAt closesAt completion{askedAt isOver questions reason text until __typename}id invites isLapsed language lateUntil number opensAt role sentAt sentNumber stage stageNames{name value __typename}state structureName unread version withdrawnAt zone __typename}",
  },
  '880b90eeec4290f4': {
    name: 'ApplicationThread',
    kind: 'query',
    public: false,
    document:
      "query ApplicationThread($id:Int!){passerelleApplicationThread(id:$id){...ApplicationThreadFields __typename}}fragment ApplicationThreadFields on PasserelleApplicationThread{callTitle id isSent mayWrite messages{author files{bytes id name state type __typename}id isOwn isUnread side text writtenAt __typename}name number side withdrawnAt zone __typename}",
  },
  '067e1cf0b99f9179': {
    name: 'ApplicationViews',
    kind: 'query',
    public: false,
    document:
      "query ApplicationViews($callId:Int!$stage:Int){passerelleApplicationViews(callId:$callId stage:$stage){...ApplicationViewFields __typename}}fragment ApplicationViewFields on PasserelleApplicationView{id isOwn isShared name search __typename}",
  },
  '64ae798000ec6413': {
    name: 'AskDecisionReview',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskDecisionReview($id:Int!$text:String!){passerelleAskDecisionReview(id:$id text:$text){...OwnDecisionReviewFields __typename}}fragment OwnDecisionReviewFields on PasserelleOwnDecisionReview{answer answeredAt askedAt asks id isFinal state text until zone __typename}",
  },
  '16f41a7a3052e88c': {
    name: 'AskDeletion',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskDeletion($password:String!$publishedItems:PasserellePublishedItems!$heirId:Int){passerelleAskDeletion(password:$password publishedItems:$publishedItems heirId:$heirId){...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'de27a629df60d9e6': {
    name: 'AskEmailChange',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskEmailChange($email:String!$password:String!){passerelleAskEmailChange(email:$email password:$password)}",
  },
  'f55375b40e66f87f': {
    name: 'AskExport',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskExport($password:String!){passerelleAskExport(password:$password){pass seconds __typename}}",
  },
  '3f88f5ae984a4929': {
    name: 'AskLetter',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskLetter($email:String!$id:Int!$instead:Int$locale:String!$message:String$name:String!$questionId:String!){passerelleAskLetter(email:$email id:$id instead:$instead locale:$locale message:$message name:$name questionId:$questionId){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '3b2ca0f34edbcba5': {
    name: 'AskNewPassword',
    kind: 'mutation',
    public: false,
    document:
      "mutation AskNewPassword($email:String!$language:PasserelleLanguage!$address:String!){passerelleAskNewPassword(email:$email language:$language address:$address)}",
  },
  '35b60e62d0f3c672': {
    name: 'AssignReviews',
    kind: 'mutation',
    public: false,
    document:
      "mutation AssignReviews($answerBy:String$callId:Int!$each:Int$isPreview:Boolean$pairs:[PasserelleReviewPairInput!]$scoreBy:String$seed:String$stage:Int){passerelleAssignReviews(answerBy:$answerBy callId:$callId each:$each isPreview:$isPreview pairs:$pairs scoreBy:$scoreBy seed:$seed stage:$stage){cancelled loads{count userId __typename}missing{applicationId count __typename}pairs{applicationId userId __typename}seed unreadLanguages __typename}}",
  },
  '191d93afbe2f4f36': {
    name: 'BecomeMember',
    kind: 'mutation',
    public: false,
    document:
      "mutation BecomeMember{passerelleBecomeMember{...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '87607f8153bea636': {
    name: 'BeginApplication',
    kind: 'mutation',
    public: false,
    document:
      "mutation BeginApplication($answerLanguage:String$callId:Int!$onBehalfOf:Int){passerelleBeginApplication(answerLanguage:$answerLanguage callId:$callId onBehalfOf:$onBehalfOf){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '67ca95ab640ef29e': {
    name: 'BeginExport',
    kind: 'mutation',
    public: false,
    document:
      "mutation BeginExport($asked:Boolean$by:String$callId:Int!$country:String$duplicate:Boolean$format:PasserelleExportKind!$kind:PasserelleApplicantKind$language:PasserelleLanguage$search:String$since:String$sort:PasserelleApplicationSort$stage:Int$state:PasserelleSubmissionState$tag:Int$unread:Boolean$withdrawn:Boolean){passerelleBeginExport(asked:$asked by:$by callId:$callId country:$country duplicate:$duplicate format:$format kind:$kind language:$language search:$search since:$since sort:$sort stage:$stage state:$state tag:$tag unread:$unread withdrawn:$withdrawn){callTitle criteria hasPlaces items pass questions zone __typename}}",
  },
  '84f4b8730ed4c23b': {
    name: 'BeginTrial',
    kind: 'mutation',
    public: false,
    document:
      "mutation BeginTrial($answerLanguage:String$callId:Int!$stage:Int){passerelleBeginTrial(answerLanguage:$answerLanguage callId:$callId stage:$stage){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  'cbad0e56f1c4beee': {
    name: 'BlockMember',
    kind: 'mutation',
    public: false,
    document:
      "mutation BlockMember($isBlocked:Boolean!$memberId:Int!){passerelleBlockMember(isBlocked:$isBlocked memberId:$memberId)}",
  },
  '02468a30e712f052': {
    name: 'Call',
    kind: 'query',
    public: true,
    document:
      "query Call($language:PasserelleLanguage!$slug:String!){passerelleCall(language:$language slug:$slug){...CallPage __typename}}fragment CallPage on PasserelleCall{author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}applicationForm{attachments{isLetter isRequired label __typename}minutes questions __typename}ageMax ageMin amountMax amountMin applicantCountries{isoCode name __typename}applicants applicationsEach calendarSequence closesAt covers currency decisionDate depositLanguages documentsAsked eligibility{subtitle title __typename}emitters{description logo{...Picture_image __typename}name __typename}extendedFrom externalUrl feeAmount feeCurrency fees faq{answer question __typename}linkIsDead managementMode mentors{...People_person __typename}opensAt places partners{...People_person __typename}publicResults{country name title __typename}resultsDate resultsUrl stages{closesAt name number opensAt __typename}steps{date description title __typename}zone __typename}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}",
  },
  '406db356119213c5': {
    name: 'CallDraft',
    kind: 'query',
    public: false,
    document:
      "query CallDraft($id:Int!){passerelleCallDraft(id:$id){...CallDraftFields linkCheck{...LinkCheckFields __typename}languageVersions{language state changedFields isSource id path __typename}__typename}}fragment CallDraftFields on PasserelleCallDraft{id databaseId groupId version versions{fr en __typename}status state publishAt extendedFrom role allowedActions path moderation{status date moderator comment rejectionReason field __typename}translations{fr en __typename}dateChanges{...CallDateChangeFields __typename}...CallValues __typename}fragment CallDateChangeFields on PasserelleCallDateChange{at by kind opensAtBefore opensAt closesAtBefore closesAt reason __typename}fragment CallValues on PasserelleCallDraft{ageMax ageMin aidType amountMax amountMin applicantCountryIds applicants applicationsEach applicationsKeptMonths audience callType closesAt countryIds coverImageId covers currency decisionDate depositLanguages description documentIds documentsAsked eligibility{subtitle title __typename}emitters{description logoId name __typename}externalUrl faq{answer question __typename}feeAmount feeCurrency fees language managementMode managerIds mentorIds opensAt partners{email firstName lastName profileId role structureId structureName structureType __typename}places resultsDate resultsUrl sectorIds slug steps{date description title __typename}summary title zone files{id mime name size __typename}__typename}fragment LinkCheckFields on PasserelleLinkCheck{state since checkedAt finalHost __typename}",
  },
  '12dcc3956ff80bfd': {
    name: 'CallPeople',
    kind: 'query',
    public: false,
    document:
      "query CallPeople($task:PasserelleCallTask!$text:String!){passerelleCallPeople(task:$task text:$text){...CallPersonFields __typename}}fragment CallPersonFields on PasserelleCallPerson{id name __typename}",
  },
  'd29ce1cad4d01012': {
    name: 'CallPeopleOf',
    kind: 'query',
    public: false,
    document:
      "query CallPeopleOf($ids:[Int!]!$task:PasserelleCallTask!){passerelleCallPeopleOf(ids:$ids task:$task){...CallPersonFields __typename}}fragment CallPersonFields on PasserelleCallPerson{id name __typename}",
  },
  'c497af25147cf7bb': {
    name: 'CallQuestions',
    kind: 'query',
    public: true,
    document:
      "query CallQuestions($language:PasserelleLanguage!$slug:String!){passerelleCall(language:$language slug:$slug){applicationForm{document minutes questions __typename}card{...Card_card __typename}closesAt translations{language slug __typename}zone __typename}}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}",
  },
  'cd958610ebb08f02': {
    name: 'CallStages',
    kind: 'query',
    public: false,
    document:
      "query CallStages($callId:Int!){passerelleCallStages(callId:$callId){...CallStagesFields __typename}}fragment CallStagesFields on PasserelleCallStages{callId items{closesAt mayRemove names{name value __typename}number opensAt version __typename}mayAdd zone __typename}",
  },
  '1777bceb839b5e40': {
    name: 'CallStatistics',
    kind: 'query',
    public: false,
    document:
      "query CallStatistics($callId:Int!$language:PasserelleLanguage!$stage:Int){passerelleCallStatistics(callId:$callId language:$language stage:$stage){begun callId countedAt countries{count key name __typename}days{begun day sent __typename}hasQuestions kinds{count key __typename}languages{count key __typename}questions{id isRestHidden people title values{count key name __typename}__typename}sent states{count key __typename}title zone __typename}}",
  },
  'f2ad1878037ca8f9': {
    name: 'CancelCompletion',
    kind: 'mutation',
    public: false,
    document:
      "mutation CancelCompletion($id:Int!$version:Int!){passerelleCancelCompletion(id:$id version:$version){...HandledApplicationFields __typename}}fragment HandledApplicationFields on PasserelleHandledApplication{code id ok state version __typename}",
  },
  '3384506ef19329f5': {
    name: 'CancelDeletion',
    kind: 'mutation',
    public: false,
    document:
      "mutation CancelDeletion{passerelleCancelDeletion{...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '4eda4f9511d8d651': {
    name: 'CancelEmailChange',
    kind: 'mutation',
    public: false,
    document:
      "mutation CancelEmailChange{passerelleCancelEmailChange}",
  },
  '5d988f5f8434fe61': {
    name: 'CancelLetter',
    kind: 'mutation',
    public: false,
    document:
      "mutation CancelLetter($id:Int!$letterId:Int!){passerelleCancelLetter(id:$id letterId:$letterId){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '45364dd267d47935': {
    name: 'CancelReview',
    kind: 'mutation',
    public: false,
    document:
      "mutation CancelReview($callId:Int!$id:Int!){passerelleCancelReview(callId:$callId id:$id){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  '0ba10e26bc026ce1': {
    name: 'Catalogue',
    kind: 'query',
    public: true,
    document:
      "query Catalogue($filter:PasserelleCatalogueFilter$language:PasserelleLanguage!$page:Int$perPage:Int$sort:PasserelleSort){passerelleCatalogue(filter:$filter language:$language page:$page perPage:$perPage sort:$sort){...Choices_catalogue items{...Card_card ...Highlights_card __typename}missedWords otherLanguageItems{...Card_card ...Highlights_card __typename}otherLanguageTotal page perPage relaxations{filter total values __typename}__typename}passerelleReference(language:$language){...Choices_reference __typename}}fragment Choices_catalogue on PasserelleCatalogue{facets{aidTypes{count value __typename}callTypes{count value __typename}closing{count value __typename}countries{count value __typename}dates{count value __typename}depositLanguages{count value __typename}fees{count value __typename}kinds{count value __typename}levels{count value __typename}modes{count value __typename}sectors{count value __typename}states{count value __typename}types{count value __typename}__typename}reading{corrections{typed used __typename}isPartial meanings{filter value words __typename}__typename}total __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Highlights_card on PasserelleCard{summaryHighlights{end start __typename}titleHighlights{end start __typename}__typename}fragment Choices_reference on PasserelleReference{countries{id isoCode name __typename}sectors{icon id key name parentId __typename}__typename}",
  },
  '2ca7c7405675b107': {
    name: 'ChangeCoWriter',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeCoWriter($action:PasserelleCoWriterAction!$id:Int!$role:PasserelleCoWriterRole$writerId:Int!){passerelleChangeCoWriter(action:$action id:$id role:$role writerId:$writerId){...CoWriterFields __typename}}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  'c9c0d15ff5230c09': {
    name: 'ChangeFavouriteFeed',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeFavouriteFeed($action:PasserelleFavouriteFeedAction!$language:PasserelleLanguage!){passerelleFavouriteFeed(action:$action language:$language){url __typename}}",
  },
  '88287943be283409': {
    name: 'ChangeForm',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeForm($action:PasserelleFormAction!$callId:Int!$form:String$fromCallId:Int$readyMade:PasserelleReadyMadeForm$stage:Int$version:Int!){passerelleChangeForm(action:$action callId:$callId form:$form fromCallId:$fromCallId readyMade:$readyMade stage:$stage version:$version){...ComposedFormFields __typename}}fragment ComposedFormFields on PasserelleComposedForm{actions callId changedAt changes{answered effect id path __typename}drafts document languages minutes problems{code params{name value __typename}path __typename}publishedAt publishedNumber sent stage version __typename}",
  },
  'defe7ef8ee2fc07a': {
    name: 'ChangeMembership',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeMembership($structureId:Int!$userId:Int$memberId:Int$invitationId:Int$action:PasserelleOwnerMembershipAction!$role:PasserelleMembershipRole$email:String){passerelleChangeMembership(structureId:$structureId userId:$userId memberId:$memberId invitationId:$invitationId action:$action role:$role email:$email){role status __typename}}",
  },
  'efe5045db3355755': {
    name: 'ChangeMentor',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeMentor($action:PasserelleMentorAction!$id:Int!$userId:Int!){passerelleChangeMentor(action:$action id:$id userId:$userId){...ApplicationMentorsFields __typename}}fragment ApplicationMentorsFields on PasserelleApplicationMentors{candidates{id name __typename}id isTeam mentors{actions changedAt id name readsDraft state __typename}__typename}",
  },
  '16f81ea3b5dc6a44': {
    name: 'ChangeOwnMembership',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeOwnMembership($structureId:Int$hash:String$action:PasserelleOwnMembershipAction!$address:String!){passerelleChangeOwnMembership(structureId:$structureId hash:$hash action:$action address:$address){role status __typename}}",
  },
  'b050f7d7addeb57a': {
    name: 'ChangeOwnMemberships',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangeOwnMemberships($items:[PasserelleMembershipRequest!]!$address:String!){passerelleChangeOwnMemberships(items:$items address:$address){results{ok status error{code __typename}membership{role status __typename}__typename}__typename}}",
  },
  '8497c8e7dc972918': {
    name: 'ChangePassword',
    kind: 'mutation',
    public: false,
    document:
      "mutation ChangePassword($currentPassword:String!$password:String!$passwordConfirm:String!$device:String!){passerelleChangePassword(currentPassword:$currentPassword password:$password passwordConfirm:$passwordConfirm device:$device){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '73715bb86edc6d34': {
    name: 'CheckEligibility',
    kind: 'mutation',
    public: false,
    document:
      "mutation CheckEligibility($items:[PasserelleVersionedApplication!]!$result:PasserelleEligibilityResult!$reason:PasserelleIneligibilityReason$stated:Int$text:String){passerelleCheckEligibility(items:$items result:$result reason:$reason stated:$stated text:$text){results{...HandledApplicationFields __typename}__typename}}fragment HandledApplicationFields on PasserelleHandledApplication{code id ok state version __typename}",
  },
  'fd02d806d66e940e': {
    name: 'CheckReceipt',
    kind: 'mutation',
    public: false,
    document:
      "mutation CheckReceipt($address:String!$number:String!$sha256:String!){passerelleCheckReceipt(address:$address number:$number sha256:$sha256){matches sentAt __typename}}",
  },
  'fb6f42dcc194f3a5': {
    name: 'Communities',
    kind: 'query',
    public: false,
    document:
      "query Communities($q:String!$locale:PasserelleLanguage!$kind:PasserelleProfileKind){passerelleCommunities(text:$q language:$locale kind:$kind){...DirectoryEntryFields __typename}}fragment DirectoryEntryFields on PasserelleDirectoryEntry{id groupId kind name place sectors __typename}",
  },
  '83469fab287512d7': {
    name: 'CommunitiesOf',
    kind: 'query',
    public: false,
    document:
      "query CommunitiesOf($groupIds:[Int!]!$language:PasserelleLanguage!){passerelleCommunitiesOf(groupIds:$groupIds language:$language){...DirectoryEntryFields __typename}}fragment DirectoryEntryFields on PasserelleDirectoryEntry{id groupId kind name place sectors __typename}",
  },
  '4668e5b211754f92': {
    name: 'CompleteAccount',
    kind: 'mutation',
    public: false,
    document:
      "mutation CompleteAccount($demandToken:String!$input:PasserelleCompletingInput!$address:String!$device:String!){passerelleCompleteAccount(demandToken:$demandToken input:$input address:$address device:$device){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '4a4113c92c967385': {
    name: 'ComposedForm',
    kind: 'query',
    public: false,
    document:
      "query ComposedForm($callId:Int!$stage:Int){passerelleComposedForm(callId:$callId stage:$stage){...ComposedFormFields published __typename}}fragment ComposedFormFields on PasserelleComposedForm{actions callId changedAt changes{answered effect id path __typename}drafts document languages minutes problems{code params{name value __typename}path __typename}publishedAt publishedNumber sent stage version __typename}",
  },
  '13d232389a3966e3': {
    name: 'ConfirmEmailChange',
    kind: 'mutation',
    public: false,
    document:
      "mutation ConfirmEmailChange($hash:String!$address:String!){passerelleConfirmEmailChange(hash:$hash address:$address)}",
  },
  '672fff406dcf58fa': {
    name: 'ConfirmNewsletter',
    kind: 'mutation',
    public: false,
    document:
      "mutation ConfirmNewsletter($input:PasserelleConfirmNewsletterInput!){passerelleConfirmNewsletter(input:$input){hash subscription{...NewsletterFields __typename}wasActive __typename}}fragment NewsletterFields on PasserelleNewsletterSubscription{email language sectorIds countryIds state __typename}",
  },
  'e4925c5e47cf6323': {
    name: 'ConsentProofs',
    kind: 'query',
    public: false,
    document:
      "query ConsentProofs($consentId:String!){passerelleConsentProofs(consentId:$consentId){consentId granted language recordedAt version __typename}}",
  },
  '2e356a3edb2e456f': {
    name: 'Contact',
    kind: 'mutation',
    public: false,
    document:
      "mutation Contact($language:PasserelleLanguage!$input:PasserelleContactInput!$address:String!){passerelleContact(language:$language input:$input address:$address)}",
  },
  '1fd991db3e67640b': {
    name: 'ContactMember',
    kind: 'mutation',
    public: false,
    document:
      "mutation ContactMember($consent:Boolean!$memberId:Int!$message:String!$subject:String!){passerelleContactMember(consent:$consent memberId:$memberId message:$message subject:$subject)}",
  },
  'e7bd15ef8eee7e71': {
    name: 'Countries',
    kind: 'query',
    public: true,
    document:
      "query Countries($language:PasserelleLanguage!){passerelleReference(language:$language){countries{isoCode name __typename}__typename}}",
  },
  '1240450beaa49b62': {
    name: 'CoWriterInvitations',
    kind: 'query',
    public: false,
    document:
      "query CoWriterInvitations($language:PasserelleLanguage!){passerelleCoWriterInvitations(language:$language){callTitle expiresAt id inviter role __typename}}",
  },
  'fff836bc40381767': {
    name: 'CreateProfile',
    kind: 'mutation',
    public: false,
    document:
      "mutation CreateProfile($action:PasserelleRecordAction!$input:PasserelleProfileInput!){passerelleMutateProfile(action:$action input:$input){...ProfileDraftFields proposal{...ProposalFields __typename}proposed{...ProfileValues __typename}__typename}}fragment ProfileDraftFields on PasserelleProfileDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...ProfileValues __typename}fragment ProfileValues on PasserelleProfileDraft{acceptsContact activityCity activityCountry audience biography certificateId communities{name role status __typename}cvId firstName job language lastName links{network url __typename}memberType motivation offered pictureId programs{from name to type __typename}residenceCity residenceCountry secondaryCountryIds sectorIds slug sought spokenLanguages visibility{biography city communities links offered picture programs sought spokenLanguages __typename}files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '16ddd86f9d850e1d': {
    name: 'CreateStructure',
    kind: 'mutation',
    public: false,
    document:
      "mutation CreateStructure($action:PasserelleStructureAction!$inProfile:Boolean$input:PasserelleStructureInput!){passerelleCreateStructure(action:$action inProfile:$inProfile input:$input){...StructureDraftFields __typename}}fragment StructureDraftFields on PasserelleStructureDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path translations{fr en __typename}...StructureValues __typename}fragment StructureValues on PasserelleStructureDraft{activities audience city communities{name role status __typename}contactEmail description documentIds headquartersCountry language links{network url __typename}logoId name sectorIds slug structureType summary files{id mime name size __typename}__typename}",
  },
  'd8fba944ed0fd85d': {
    name: 'Creator',
    kind: 'query',
    public: false,
    document:
      "query Creator{passerelleUser{id hasPublishedProfile __typename}}",
  },
  '469c1b72f9c6da62': {
    name: 'Decide',
    kind: 'mutation',
    public: false,
    document:
      "mutation Decide($items:[PasserelleVersionedRecord!]!$status:PasserelleDecision!$target:PasserelleDecisionTarget$comment:String$field:String$rejectionReason:PasserelleRejectionReason$rejectionText:String){passerelleDecide(items:$items status:$status target:$target comment:$comment field:$field rejectionReason:$rejectionReason rejectionText:$rejectionText){results{id ok status version moderationStatus error{code moderationStatus moderator date __typename}__typename}__typename}}",
  },
  '30e639252a6f1065': {
    name: 'DecisionLetters',
    kind: 'query',
    public: false,
    document:
      "query DecisionLetters($id:Int!){passerelleDecisionLetters(id:$id){id isPublished kind letters{body language subject __typename}__typename}}",
  },
  '62c37d3506959403': {
    name: 'DecisionMailPreview',
    kind: 'query',
    public: false,
    document:
      "query DecisionMailPreview($id:Int!$status:PasserelleDecision!$target:PasserelleDecisionTarget$comment:String$rejectionReason:PasserelleRejectionReason$rejectionText:String){passerelleDecisionMailPreview(id:$id status:$status target:$target comment:$comment rejectionReason:$rejectionReason rejectionText:$rejectionText){language subject paragraphs __typename}}",
  },
  '0d8e7500fbd9729c': {
    name: 'DecisionReview',
    kind: 'query',
    public: false,
    document:
      "query DecisionReview($id:Int!){passerelleDecisionReview(id:$id){...DecisionReviewFields __typename}}fragment DecisionReviewFields on PasserelleDecisionReview{amount{currency decimals __typename}amountAsked answer answeredAt answerer answers application{askedUntil callId callTitle changed country earlier{...SentVersionFields __typename}id language letters{files{bytes id name state type __typename}id name questionId receivedAt text __typename}name notes{...ApplicationNoteFields __typename}number person shown{...SentVersionFields __typename}state versions{number sentAt sha256 __typename}withdrawnAt zone __typename}askedAt callId callTitle correction{after{...RecordedResultFields __typename}before{...RecordedResultFields __typename}__typename}handles id isAboutEligibility kinds result{amount at criterion currency isHidden kind letters{body language subject __typename}place rank ranked reason revocation text __typename}state text version zone __typename}fragment SentVersionFields on PasserelleSentVersion{answers files{bytes id name questionId sha256 state type __typename}form number profile{name value __typename}questions sentAt sha256 __typename}fragment ApplicationNoteFields on PasserelleApplicationNote{author id isOwn text writtenAt __typename}fragment RecordedResultFields on PasserelleRecordedResult{amount currency place rank ranked state __typename}",
  },
  'be84d9b4da9c7017': {
    name: 'DecisionReviews',
    kind: 'query',
    public: false,
    document:
      "query DecisionReviews($callId:Int!$stage:Int){passerelleDecisionReviews(callId:$callId stage:$stage){callId callTitle rows{answeredAt answerers answers askedAt id isAboutEligibility name number result state __typename}zone __typename}}",
  },
  '3e403e751c815ac6': {
    name: 'Decisions',
    kind: 'query',
    public: false,
    document:
      "query Decisions($callId:Int!$stage:Int){passerelleDecisions(callId:$callId stage:$stage){...DecisionsFields __typename}}fragment DecisionsFields on PasserelleDecisions{amount{currency decimals __typename}budget{currency max min __typename}callId callTitle isHidden nextStage{closesAt isReady names{name value __typename}number __typename}own places rows{amountAsked id isOutdated name number prepared{...DecisionFields __typename}published{...DecisionFields __typename}rank state total version __typename}settings{confirmUntil letters{body fields kind language subject __typename}offerDays reviewDays showsResults version __typename}stage zone __typename}fragment DecisionFields on PasserelleApplicationDecision{amount answer answerUntil answeredAt category currency deviation kind place publishedAt reason __typename}",
  },
  '7cdd489f7dd53b7e': {
    name: 'DeclareReviewConflict',
    kind: 'mutation',
    public: false,
    document:
      "mutation DeclareReviewConflict($applicationId:Int!$callId:Int!$reason:String!$userId:Int!){passerelleDeclareReviewConflict(applicationId:$applicationId callId:$callId reason:$reason userId:$userId){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  '72f85694de214d31': {
    name: 'DeleteNote',
    kind: 'mutation',
    public: false,
    document:
      "mutation DeleteNote($id:Int!$noteId:Int!){passerelleDeleteNote(id:$id noteId:$noteId){...ApplicationNoteFields __typename}}fragment ApplicationNoteFields on PasserelleApplicationNote{author id isOwn text writtenAt __typename}",
  },
  '50e7f31d418664eb': {
    name: 'DeleteSearch',
    kind: 'mutation',
    public: false,
    document:
      "mutation DeleteSearch($id:Int!){passerelleDeleteSearch(id:$id){items{id __typename}__typename}}",
  },
  '77b508d4d300a9f3': {
    name: 'DeleteStructure',
    kind: 'mutation',
    public: false,
    document:
      "mutation DeleteStructure($id:Int!$confirmName:String!){passerelleDeleteStructure(id:$id confirmName:$confirmName)}",
  },
  '91c1aca1c0afa445': {
    name: 'DeleteView',
    kind: 'mutation',
    public: false,
    document:
      "mutation DeleteView($callId:Int!$stage:Int$id:Int!){passerelleDeleteView(callId:$callId stage:$stage id:$id){...ApplicationViewFields __typename}}fragment ApplicationViewFields on PasserelleApplicationView{id isOwn isShared name search __typename}",
  },
  'f2604a9e26bbe09e': {
    name: 'DescribeReviewer',
    kind: 'mutation',
    public: false,
    document:
      "mutation DescribeReviewer($callId:Int!$countries:[String!]$id:Int!$languages:[String!]){passerelleDescribeReviewer(callId:$callId countries:$countries id:$id languages:$languages){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  '70b2339ec6b5de4f': {
    name: 'DirectoryEntry',
    kind: 'query',
    public: true,
    document:
      "query DirectoryEntry($language:PasserelleLanguage!$slug:String!){passerelleProfile(language:$language slug:$slug){...ProfilePage __typename}passerelleStructure(language:$language slug:$slug){...StructurePage __typename}}fragment ProfilePage on PasserelleProfile{acceptsContact activityCity activityCountry{isoCode name __typename}biography card{...Card_card __typename}communities{name role status __typename}links{network url __typename}memberType modifiedAt offered programs{type name from to __typename}published{...Card_card __typename}related{...Related_related __typename}residenceCity residenceCountry{isoCode name __typename}secondaryCountries{isoCode name __typename}sought spokenLanguages translations{language slug __typename}__typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}fragment StructurePage on PasserelleStructure{activities card{...Card_card __typename}communities{name role status __typename}description links{network url __typename}modifiedAt published{...Card_card __typename}related{...Related_related __typename}translations{language slug __typename}__typename}",
  },
  '2193fedc046a7f05': {
    name: 'DismissRecommendation',
    kind: 'mutation',
    public: false,
    document:
      "mutation DismissRecommendation($dismissed:Boolean$groupId:Int!){passerelleDismissRecommendation(dismissed:$dismissed groupId:$groupId){dismissed groupId __typename}}",
  },
  'd6312caed52ff680': {
    name: 'DraftThreads',
    kind: 'query',
    public: false,
    document:
      "query DraftThreads($callId:Int!){passerelleDraftThreads(callId:$callId){id lastAt name unread __typename}}",
  },
  'd19724c3e22dd826': {
    name: 'DrawReviewTies',
    kind: 'mutation',
    public: false,
    document:
      "mutation DrawReviewTies($callId:Int!$stage:Int){passerelleDrawReviewTies(callId:$callId stage:$stage){...ReviewRankingFields __typename}}fragment ReviewRankingFields on PasserelleReviewRanking{callId callTitle isDrawn isHidden plan rows{applicant averages{average criterionId __typename}id number open rank scores tieBreaker total uncounted __typename}seed weights{criterionId weight __typename}__typename}",
  },
  'e8b3f0cd6931b844': {
    name: 'DuplicatePost',
    kind: 'mutation',
    public: false,
    document:
      "mutation DuplicatePost($id:Int!$language:PasserelleLanguage!){passerelleDuplicatePost(id:$id language:$language){existing id __typename}}",
  },
  'b13a28dfa50ad54c': {
    name: 'EarlierStages',
    kind: 'query',
    public: false,
    document:
      "query EarlierStages($id:Int!){passerelleEarlierStages(id:$id){...SentStageFields __typename}}fragment SentStageFields on PasserelleSentStage{names{name value __typename}number state version{...SentVersionFields __typename}__typename}fragment SentVersionFields on PasserelleSentVersion{answers files{bytes id name questionId sha256 state type __typename}form number profile{name value __typename}questions sentAt sha256 __typename}",
  },
  '439a8217b386a5ef': {
    name: 'Eligibility',
    kind: 'query',
    public: false,
    document:
      "query Eligibility($callId:Int!$onBehalfOf:Int$lateLink:Int){passerelleEligibility(callId:$callId onBehalfOf:$onBehalfOf lateLink:$lateLink){applicationId applicationsBegun applicationsEach callTitle criteria{code facts{name value __typename}verdict __typename}isBlocked languages lateUntil minutes monthsKept verdict zone __typename}}",
  },
  'a060f06409534bdd': {
    name: 'EmailChangeLink',
    kind: 'query',
    public: false,
    document:
      "query EmailChangeLink($hash:String!$undoes:Boolean!$address:String!){passerelleEmailChangeLink(hash:$hash undoes:$undoes address:$address)}",
  },
  'b93ff4218441b5cc': {
    name: 'EndOtherSessions',
    kind: 'mutation',
    public: false,
    document:
      "mutation EndOtherSessions{passerelleEndOtherSessions}",
  },
  'e3d625fe86cc2425': {
    name: 'EndSession',
    kind: 'mutation',
    public: false,
    document:
      "mutation EndSession($id:Int!){passerelleEndSession(id:$id)}",
  },
  'd17abd2726ac8bb5': {
    name: 'Event',
    kind: 'query',
    public: true,
    document:
      "query Event($language:PasserelleLanguage!$slug:String!){passerelleEvent(language:$language slug:$slug){...EventPage __typename}}fragment EventPage on PasserelleEvent{author{...People_person __typename}card{...Card_card __typename}description dates{endsAt startsAt __typename}documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}accessibility address capacity endsAt links{network url __typename}onlineUrl organiser{...People_person __typename}place price recurrence{byDay endsAt except exceptions frequency interval rule startsAt until __typename}startsAt zone __typename}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}",
  },
  'db779281a30afc4c': {
    name: 'EventDraft',
    kind: 'query',
    public: false,
    document:
      "query EventDraft($id:Int!){passerelleEventDraft(id:$id){...EventDraftFields proposal{...ProposalFields __typename}proposed{...EventValues __typename}__typename}}fragment EventDraftFields on PasserelleEventDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...EventValues __typename}fragment EventValues on PasserelleEventDraft{accessibility address audience capacity countryIds coverImageId description documentIds endsAt language links{network url __typename}mode onlineUrl organiserId place price recurrence{byDay except frequency interval until __typename}sectorIds slug startsAt summary timing title zone files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '682bf28f6864e681': {
    name: 'EventMonth',
    kind: 'query',
    public: true,
    document:
      "query EventMonth($filter:PasserelleCatalogueFilter$language:PasserelleLanguage!$month:String!$perPage:Int){passerelleCatalogue(filter:$filter language:$language perPage:$perPage sort:next){...Choices_catalogue items{daysOfMonth(month:$month){day startsAt __typename}groupId period{zone __typename}slug title type __typename}__typename}passerelleReference(language:$language){...Choices_reference __typename}}fragment Choices_catalogue on PasserelleCatalogue{facets{aidTypes{count value __typename}callTypes{count value __typename}closing{count value __typename}countries{count value __typename}dates{count value __typename}depositLanguages{count value __typename}fees{count value __typename}kinds{count value __typename}levels{count value __typename}modes{count value __typename}sectors{count value __typename}states{count value __typename}types{count value __typename}__typename}reading{corrections{typed used __typename}isPartial meanings{filter value words __typename}__typename}total __typename}fragment Choices_reference on PasserelleReference{countries{id isoCode name __typename}sectors{icon id key name parentId __typename}__typename}",
  },
  '4943347a05220d74': {
    name: 'ExportReviews',
    kind: 'query',
    public: false,
    document:
      "query ExportReviews($items:String!$pass:String!){passerelleExportReviews(items:$items pass:$pass){read rows __typename}}",
  },
  '03f40bc29ccf5e9b': {
    name: 'ExportRows',
    kind: 'query',
    public: false,
    document:
      "query ExportRows($items:String!$pass:String!){passerelleExportRows(items:$items pass:$pass){read rows __typename}}",
  },
  '0f9f942838c7b8fb': {
    name: 'FavouriteCalendar',
    kind: 'query',
    public: false,
    document:
      "query FavouriteCalendar($hash:String!$language:PasserelleLanguage!){passerelleFavouriteCalendar(hash:$hash language:$language){items{calendarSequence callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees __typename}city countries{name __typename}groupId language modifiedAt openState period{end start zone __typename}place recurrence{endsAt exceptions rule startsAt until __typename}sectors{name __typename}slug summary title type __typename}__typename}}",
  },
  '4b14b4be259850c3': {
    name: 'FavouriteFeed',
    kind: 'query',
    public: false,
    document:
      "query FavouriteFeed($language:PasserelleLanguage!){passerelleFavouriteFeed(language:$language){url __typename}}",
  },
  'be4cfb8d6984dec3': {
    name: 'FavouriteGroups',
    kind: 'query',
    public: false,
    document:
      "query FavouriteGroups{passerelleFavouriteGroups}",
  },
  '28029c1bc9e3eb99': {
    name: 'FavouriteItem',
    kind: 'query',
    public: false,
    document:
      "query FavouriteItem($id:Int!){passerelleFavouriteItem(id:$id){card{language slug title type __typename}isFavourite __typename}}",
  },
  '99d8716f26e94f8d': {
    name: 'Favourites',
    kind: 'query',
    public: false,
    document:
      "query Favourites($coming:Boolean$language:PasserelleLanguage!$page:Int$perPage:Int$sort:PasserelleFavouriteSort$type:PasserelleContentType){passerelleFavourites(coming:$coming language:$language page:$page perPage:$perPage sort:$sort type:$type){counts{count type __typename}items{card{...Card_card __typename}createdAt date{at kind zone __typename}groupId id note remind type __typename}page perPage total __typename}}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}",
  },
  '50523fff1b4ab25a': {
    name: 'Feed',
    kind: 'query',
    public: true,
    document:
      "query Feed($filter:PasserelleCatalogueFilter$language:PasserelleLanguage!$perPage:Int){passerelleCatalogue(filter:$filter language:$language perPage:$perPage sort:recent){items{calendarSequence callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees __typename}city countries{name __typename}groupId locked modifiedAt openState period{end start zone __typename}place publishedAt recurrence{endsAt exceptions rule startsAt until __typename}sectors{name __typename}slug summary title type __typename}__typename}}",
  },
  '79e53761882ea7f6': {
    name: 'FileReadings',
    kind: 'query',
    public: false,
    document:
      "query FileReadings{passerelleFileReadings{at file reader __typename}}",
  },
  '36ba89600cf8f4c6': {
    name: 'FindOwnProfile',
    kind: 'query',
    public: false,
    document:
      "query FindOwnProfile{passerelleOwnProfile{groupId isOfflineByStaff status translations{fr en __typename}__typename}passerelleUser{id firstName lastName country __typename}}",
  },
  'da9e29852834192e': {
    name: 'ForgetDecisions',
    kind: 'mutation',
    public: false,
    document:
      "mutation ForgetDecisions($items:[PasserelleVersionedApplication!]!){passerelleForgetDecisions(items:$items){...PreparedDecisionsFields __typename}}fragment PreparedDecisionsFields on PasserellePreparedDecisions{results{code fields id ok version __typename}__typename}",
  },
  '379ce4060c71e083': {
    name: 'FormReference',
    kind: 'query',
    public: true,
    document:
      "query FormReference($language:PasserelleLanguage!){passerelleReference(language:$language){sectors{id key name parentId __typename}countries{id name isoCode __typename}logoSize{bytes unit __typename}__typename}}",
  },
  '2102275d74295ba3': {
    name: 'ForYou',
    kind: 'query',
    public: false,
    document:
      "query ForYou($language:PasserelleLanguage!){passerelleForYou(language:$language){hasInterests hasOpportunities items{card{groupId id language slug summary title type __typename}reasons{code field language value __typename}__typename}__typename}}",
  },
  '721014cd538e5f23': {
    name: 'GrantLateLink',
    kind: 'mutation',
    public: false,
    document:
      "mutation GrantLateLink($callId:Int!$stage:Int$email:String!$mailLanguage:String!$reason:String!$until:String!){passerelleGrantLateLink(callId:$callId stage:$stage email:$email mailLanguage:$mailLanguage reason:$reason until:$until){...LateLinkFields __typename}}fragment LateLinkFields on PasserelleLateLink{applicationId email grantedAt grantedBy id reason state until usedAt __typename}",
  },
  '26aab297aaf050d8': {
    name: 'HandleReport',
    kind: 'mutation',
    public: false,
    document:
      "mutation HandleReport($id:Int!$language:PasserelleLanguage!$note:String!$outcome:PasserelleReportOutcome!$reason:String$version:Int!){passerelleHandleReport(id:$id language:$language note:$note outcome:$outcome reason:$reason version:$version){...ReportFields __typename}}fragment ReportFields on PasserelleReport{id version state reason text at isOverdue earlier reporter{name memberId __typename}reported{name memberId isPublic isClosed countries{isoCode name __typename}__typename}outcomes outcome note handler handledAt __typename}",
  },
  '1b569dfe97d4b392': {
    name: 'Home',
    kind: 'query',
    public: true,
    document:
      "query Home($language:PasserelleLanguage!){passerelleHome(language:$language){closingSoon{...Card_card __typename}counts{count type __typename}countriesCount directory{...Card_card __typename}directoryCountries{country{isoCode name __typename}persons structures __typename}featured{...Card_card __typename}intro latestInitiatives{...Card_card __typename}latestResources{...Card_card __typename}nextEvents{...Card_card __typename}partners{logo{...Picture_image __typename}name url __typename}projects{...Card_card __typename}sections title trainings{...Card_card __typename}__typename}}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}",
  },
  'e006ac7deb959ef3': {
    name: 'Initiative',
    kind: 'query',
    public: true,
    document:
      "query Initiative($language:PasserelleLanguage!$slug:String!){passerelleInitiative(language:$language slug:$slug){...InitiativePage __typename}}fragment InitiativePage on PasserelleInitiative{author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}actions{description endDate name startDate __typename}ambition endDate gallery{...Picture_image __typename}localContext members{...People_person __typename}offered organiser{...People_person __typename}partners{...People_person __typename}sought startDate subtitle translatedFromEarlierVersion videos{...Files_file __typename}youtubeUrl __typename}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}",
  },
  '2ab7e8de26d3a030': {
    name: 'InitiativeDraft',
    kind: 'query',
    public: false,
    document:
      "query InitiativeDraft($id:Int!){passerelleInitiativeDraft(id:$id){...InitiativeDraftFields proposal{...ProposalFields __typename}proposed{...InitiativeValues __typename}__typename}}fragment InitiativeDraftFields on PasserelleInitiativeDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...InitiativeValues __typename}fragment InitiativeValues on PasserelleInitiativeDraft{actions{description endDate name startDate __typename}ambition audience countryIds coverImageId description documentIds endDate galleryIds language localContext members{email firstName lastName profileId role structureId structureName structureType __typename}offered organiserId partners{email firstName lastName profileId role structureId structureName structureType __typename}sectorIds slug sought startDate subtitle title videoIds youtubeUrl files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  'd872b259d7ecc34d': {
    name: 'Invitation',
    kind: 'query',
    public: false,
    document:
      "query Invitation($hash:String!){passerelleInvitation(hash:$hash){coWriterRole inviter name review{email hasAccount __typename}role title __typename}}",
  },
  '55b9968d11fc4baa': {
    name: 'InviteByMail',
    kind: 'mutation',
    public: false,
    document:
      "mutation InviteByMail($structureId:Int!$email:String!$firstName:String!$lastName:String!$role:PasserelleMembershipRole!$language:PasserelleLanguage){passerelleInviteByMail(structureId:$structureId email:$email firstName:$firstName lastName:$lastName role:$role language:$language){...MailInvitationFields __typename}}fragment MailInvitationFields on PasserelleMailInvitation{id name email role state refusal acceptedBy sentAt expiresAt answeredAt actions __typename}",
  },
  '35cbc95357830760': {
    name: 'InviteCoWriter',
    kind: 'mutation',
    public: false,
    document:
      "mutation InviteCoWriter($email:String$id:Int!$memberId:Int$role:PasserelleCoWriterRole!$userId:Int){passerelleInviteCoWriter(email:$email id:$id memberId:$memberId role:$role userId:$userId){...CoWriterFields __typename}}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '042a6f1203a1b4bc': {
    name: 'InviteReviewer',
    kind: 'mutation',
    public: false,
    document:
      "mutation InviteReviewer($callId:Int!$countries:[String!]$email:String$languages:[String!]$memberId:Int$userId:Int){passerelleInviteReviewer(callId:$callId countries:$countries email:$email languages:$languages memberId:$memberId userId:$userId){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  '3395648c3ec8b919': {
    name: 'LateLinks',
    kind: 'query',
    public: false,
    document:
      "query LateLinks($callId:Int!$stage:Int){passerelleLateLinks(callId:$callId stage:$stage){first items{...LateLinkFields __typename}last refusal __typename}}fragment LateLinkFields on PasserelleLateLink{applicationId email grantedAt grantedBy id reason state until usedAt __typename}",
  },
  '701bb0b29eb5ccd4': {
    name: 'Layout',
    kind: 'query',
    public: true,
    document:
      "query Layout($language:PasserelleLanguage!){passerelleLayout(language:$language){description siteName __typename}}",
  },
  '32eab5e7fb3cd02f': {
    name: 'Letter',
    kind: 'query',
    public: false,
    document:
      "query Letter($hash:String!$language:PasserelleLanguage!){passerelleLetter(hash:$hash language:$language){applicant callPath callTitle deadline files{bytes error id name state type __typename}isReadByApplicant isReceived maxFiles maxText message name question text zone __typename}}",
  },
  '7e5327f5a50889c9': {
    name: 'LinkIdentity',
    kind: 'mutation',
    public: false,
    document:
      "mutation LinkIdentity($provider:PasserelleSocialProvider!$subject:String!){passerelleLinkIdentity(provider:$provider subject:$subject)}",
  },
  '05d5c2091ea7c8f8': {
    name: 'Lock',
    kind: 'mutation',
    public: false,
    document:
      "mutation Lock($action:PasserelleLockAction!$id:Int!){passerelleLock(action:$action id:$id){...LockFields __typename}}fragment LockFields on PasserelleLock{holder since until __typename}",
  },
  '9c66cb7c6f0def8a': {
    name: 'MarkNoticesRead',
    kind: 'mutation',
    public: false,
    document:
      "mutation MarkNoticesRead($ids:[Int!]$all:Boolean){passerelleMarkNoticesRead(ids:$ids all:$all){unread __typename}}",
  },
  '838699bd2f82ae41': {
    name: 'Member',
    kind: 'query',
    public: false,
    document:
      "query Member($id:Int!$language:PasserelleLanguage!$as:PasserelleProfileReader){passerelleMember(id:$id language:$language as:$as){id groupId language name status path isOwn isLocked acceptsContact picture{...Picture_image __typename}job biography memberType activityCity activityCountry{isoCode name __typename}residenceCity residenceCountry{isoCode name __typename}secondaryCountries{isoCode name __typename}sectors{id name __typename}spokenLanguages offered sought programs{type name from to __typename}links{network url __typename}communities{name status role __typename}memberships{groupId id name role __typename}published{...Card_card __typename}confidential{email motivation certificate{...Files_file __typename}cv{...Files_file __typename}decisions{date status target moderator comment reason reasonText __typename}__typename}roles{...MemberRolesFields __typename}assignableCountries{isoCode name __typename}__typename}}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment MemberRolesFields on PasserelleMemberRoles{userId roles mainCountry __typename}",
  },
  'a0adf50f6a9acfd6': {
    name: 'MemberContact',
    kind: 'query',
    public: false,
    document:
      "query MemberContact($id:Int!){passerelleMemberContact(id:$id){acceptsContact hasProfile id isBlocked isOwn mayReply name __typename}}",
  },
  '3b6957235e8bb229': {
    name: 'MentoredApplication',
    kind: 'query',
    public: false,
    document:
      "query MentoredApplication($id:Int!){passerelleMentoredApplication(id:$id){callTitle changedAt draft{answers changedAt files{bytes id name questionId sha256 state type __typename}form profile{name value __typename}questions __typename}id language name number readsDraft stages{...SentStageFields __typename}state withdrawnAt zone __typename}}fragment SentStageFields on PasserelleSentStage{names{name value __typename}number state version{...SentVersionFields __typename}__typename}fragment SentVersionFields on PasserelleSentVersion{answers files{bytes id name questionId sha256 state type __typename}form number profile{name value __typename}questions sentAt sha256 __typename}",
  },
  '1aeae71fbfc44093': {
    name: 'MentoredApplications',
    kind: 'query',
    public: false,
    document:
      "query MentoredApplications($language:PasserelleLanguage!){passerelleMentoredApplications(language:$language){callTitle changedAt id name number state unread withdrawnAt zone __typename}}",
  },
  'c5eb453d07216882': {
    name: 'ModerationCounts',
    kind: 'query',
    public: false,
    document:
      "query ModerationCounts{passerelleModerationCounts{type count __typename}passerelleOpenReports}",
  },
  'ac2b37888a808421': {
    name: 'ModerationFilters',
    kind: 'query',
    public: false,
    document:
      "query ModerationFilters($language:PasserelleLanguage!){passerelleModerationValidators{id name country __typename}passerelleReference(language:$language){sectors{id key name parentId __typename}countries{id isoCode name __typename}__typename}}",
  },
  'b2074a0daf3d2563': {
    name: 'ModerationMembers',
    kind: 'query',
    public: false,
    document:
      "query ModerationMembers($search:String){passerelleModerationMembers(search:$search){id name __typename}}",
  },
  'ff05b73667fc73a4': {
    name: 'ModerationQueue',
    kind: 'query',
    public: false,
    document:
      "query ModerationQueue($language:PasserelleLanguage!$type:PasserelleContentType$status:PasserelleDecision$validator:Int$member:Int$sector:String$country:String$olderThanDays:Int$inLanguage:PasserelleLanguage$overdue:Boolean$sort:PasserelleQueueSort$page:Int$perPage:Int){passerelleModerationQueue(language:$language type:$type status:$status validator:$validator member:$member sector:$sector country:$country olderThanDays:$olderThanDays inLanguage:$inLanguage overdue:$overdue sort:$sort page:$page perPage:$perPage){items{...ModerationRow __typename}total page perPage __typename}}fragment ModerationRow on PasserelleModerationRow{id groupId version target type language title titles{fr en __typename}status waitingSince owner ownerId countries{id isoCode name __typename}sectors{id key name __typename}allowedActions others{id language version title __typename}lastDecision{...ModerationDecision __typename}lock{holder since until __typename}isLockedByMe __typename}fragment ModerationDecision on PasserelleModerationDecision{status target date moderator comment field rejectionReason rejectionText __typename}",
  },
  'b29d451b6b407a0e': {
    name: 'ModerationRecord',
    kind: 'query',
    public: false,
    document:
      "query ModerationRecord($language:PasserelleLanguage!$id:Int!$target:PasserelleDecisionTarget$type:PasserelleContentType$status:PasserelleDecision$validator:Int$member:Int$sector:String$country:String$olderThanDays:Int$inLanguage:PasserelleLanguage$overdue:Boolean$sort:PasserelleQueueSort){passerelleModerationRecord(language:$language id:$id target:$target type:$type status:$status validator:$validator member:$member sector:$sector country:$country olderThanDays:$olderThanDays inLanguage:$inLanguage overdue:$overdue sort:$sort){row{...ModerationRow __typename}waiting{ahead usualDays __typename}versions{id language version status title path fields{key kind label values imageIds __typename}__typename}differences{key kind label before after __typename}history{id language decision{...ModerationDecision __typename}__typename}previous{id target type __typename}next{id target type __typename}__typename}}fragment ModerationRow on PasserelleModerationRow{id groupId version target type language title titles{fr en __typename}status waitingSince owner ownerId countries{id isoCode name __typename}sectors{id key name __typename}allowedActions others{id language version title __typename}lastDecision{...ModerationDecision __typename}lock{holder since until __typename}isLockedByMe __typename}fragment ModerationDecision on PasserelleModerationDecision{status target date moderator comment field rejectionReason rejectionText __typename}",
  },
  '4c02e462e42025b9': {
    name: 'ModerationValidators',
    kind: 'query',
    public: false,
    document:
      "query ModerationValidators{passerelleModerationValidators{id name country __typename}}",
  },
  '69ef66b93e8ce306': {
    name: 'Moved',
    kind: 'query',
    public: true,
    document:
      "query Moved($language:PasserelleLanguage!$slug:String!$type:PasserelleContentType!){passerelleMoved(language:$language slug:$slug type:$type){slug state __typename}}",
  },
  '3e4afbf4777c74f1': {
    name: 'MutateApplication',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateApplication($action:PasserelleApplicationAction!$answers:String$id:Int!$version:Int!){passerelleMutateApplication(action:$action answers:$answers id:$id version:$version){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  'bba43ab43626906b': {
    name: 'MutateCall',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateCall($action:PasserelleCallAction!$closesAt:String$id:Int$input:PasserelleCallInput$publishAt:String$reason:String$version:Int){passerelleMutateCall(action:$action closesAt:$closesAt id:$id input:$input publishAt:$publishAt reason:$reason version:$version){...CallDraftFields __typename}}fragment CallDraftFields on PasserelleCallDraft{id databaseId groupId version versions{fr en __typename}status state publishAt extendedFrom role allowedActions path moderation{status date moderator comment rejectionReason field __typename}translations{fr en __typename}dateChanges{...CallDateChangeFields __typename}...CallValues __typename}fragment CallDateChangeFields on PasserelleCallDateChange{at by kind opensAtBefore opensAt closesAtBefore closesAt reason __typename}fragment CallValues on PasserelleCallDraft{ageMax ageMin aidType amountMax amountMin applicantCountryIds applicants applicationsEach applicationsKeptMonths audience callType closesAt countryIds coverImageId covers currency decisionDate depositLanguages description documentIds documentsAsked eligibility{subtitle title __typename}emitters{description logoId name __typename}externalUrl faq{answer question __typename}feeAmount feeCurrency fees language managementMode managerIds mentorIds opensAt partners{email firstName lastName profileId role structureId structureName structureType __typename}places resultsDate resultsUrl sectorIds slug steps{date description title __typename}summary title zone files{id mime name size __typename}__typename}",
  },
  'd69e3378a61b4a7a': {
    name: 'MutateEvent',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateEvent($action:PasserelleRecordAction!$id:Int$input:PasserelleEventInput$version:Int){passerelleMutateEvent(action:$action id:$id input:$input version:$version){...EventDraftFields proposal{...ProposalFields __typename}proposed{...EventValues __typename}__typename}}fragment EventDraftFields on PasserelleEventDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...EventValues __typename}fragment EventValues on PasserelleEventDraft{accessibility address audience capacity countryIds coverImageId description documentIds endsAt language links{network url __typename}mode onlineUrl organiserId place price recurrence{byDay except frequency interval until __typename}sectorIds slug startsAt summary timing title zone files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  'e7e95064ea11284a': {
    name: 'MutateInitiative',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateInitiative($action:PasserelleRecordAction!$id:Int$input:PasserelleInitiativeInput$version:Int){passerelleMutateInitiative(action:$action id:$id input:$input version:$version){...InitiativeDraftFields proposal{...ProposalFields __typename}proposed{...InitiativeValues __typename}__typename}}fragment InitiativeDraftFields on PasserelleInitiativeDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...InitiativeValues __typename}fragment InitiativeValues on PasserelleInitiativeDraft{actions{description endDate name startDate __typename}ambition audience countryIds coverImageId description documentIds endDate galleryIds language localContext members{email firstName lastName profileId role structureId structureName structureType __typename}offered organiserId partners{email firstName lastName profileId role structureId structureName structureType __typename}sectorIds slug sought startDate subtitle title videoIds youtubeUrl files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '92d5ece53e274163': {
    name: 'MutateProfile',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateProfile($action:PasserelleRecordAction!$id:Int!$input:PasserelleProfileInput$version:Int!){passerelleMutateProfile(action:$action id:$id input:$input version:$version){...ProfileDraftFields proposal{...ProposalFields __typename}proposed{...ProfileValues __typename}__typename}}fragment ProfileDraftFields on PasserelleProfileDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...ProfileValues __typename}fragment ProfileValues on PasserelleProfileDraft{acceptsContact activityCity activityCountry audience biography certificateId communities{name role status __typename}cvId firstName job language lastName links{network url __typename}memberType motivation offered pictureId programs{from name to type __typename}residenceCity residenceCountry secondaryCountryIds sectorIds slug sought spokenLanguages visibility{biography city communities links offered picture programs sought spokenLanguages __typename}files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '55c385b4f6fa926f': {
    name: 'MutateProject',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateProject($action:PasserelleRecordAction!$id:Int$input:PasserelleProjectInput$version:Int){passerelleMutateProject(action:$action id:$id input:$input version:$version){...ProjectDraftFields proposal{...ProposalFields __typename}proposed{...ProjectValues __typename}__typename}}fragment ProjectDraftFields on PasserelleProjectDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}translations{fr en __typename}...ProjectValues __typename}fragment ProjectValues on PasserelleProjectDraft{audience beneficiary countryIds coverImageId description documentIds endDate language links{network url __typename}partners{email firstName lastName profileId role structureId structureName structureType __typename}results sectorIds slug startDate summary title files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  'cdcea80ccf48c3b9': {
    name: 'MutateResource',
    kind: 'mutation',
    public: false,
    document:
      "mutation MutateResource($action:PasserelleRecordAction!$id:Int$input:PasserelleResourceInput$version:Int){passerelleMutateResource(action:$action id:$id input:$input version:$version){...ResourceDraftFields proposal{...ProposalFields __typename}proposed{...ResourceValues __typename}__typename}}fragment ResourceDraftFields on PasserelleResourceDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...ResourceValues __typename}fragment ResourceValues on PasserelleResourceDraft{audience countryIds coverImageId description fileId language links{network url __typename}organiserId resourceKind sectorIds slug summary title url files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  'b12405560f49fe15': {
    name: 'NewPasswordLink',
    kind: 'query',
    public: false,
    document:
      "query NewPasswordLink($hash:String!$address:String!){passerelleNewPasswordLink(hash:$hash address:$address)}",
  },
  '0cc258a30886b8f4': {
    name: 'NewsletterSubscription',
    kind: 'query',
    public: false,
    document:
      "query NewsletterSubscription($hash:String!){passerelleNewsletterSubscription(hash:$hash){...NewsletterFields __typename}}fragment NewsletterFields on PasserelleNewsletterSubscription{email language sectorIds countryIds state __typename}",
  },
  'd3a9769d849792b6': {
    name: 'NoticePreferences',
    kind: 'query',
    public: false,
    document:
      "query NoticePreferences{passerelleNoticePreferences{items{app kind mail __typename}__typename}}",
  },
  'b98e6425f7b45f99': {
    name: 'Notices',
    kind: 'query',
    public: false,
    document:
      "query Notices($kind:PasserelleNoticeKind$language:PasserelleLanguage!$page:Int$perPage:Int$unread:Boolean){passerelleNotices(kind:$kind language:$language page:$page perPage:$perPage unread:$unread){items{id kind at readAt title text path groupId __typename}kinds page perPage total unread __typename}}",
  },
  'cd407deb3283faf8': {
    name: 'NoticeStop',
    kind: 'query',
    public: false,
    document:
      "query NoticeStop($hash:String!){passerelleNoticeStop(hash:$hash){kind name wereStopped __typename}}",
  },
  'b78f79da2c76cf88': {
    name: 'OwnCalls',
    kind: 'query',
    public: false,
    document:
      "query OwnCalls($language:PasserelleLanguage$page:Int$perPage:Int$sort:PasserelleOwnCallSort$state:PasserelleCallState){passerelleOwnCalls(language:$language page:$page perPage:$perPage sort:$sort state:$state){items{...OwnCallFields __typename}total page perPage __typename}}fragment OwnCallFields on PasserelleOwnCall{allowedActions closesAt cover{...Picture_image __typename}extendedFrom groupId id language languageVersions{language state changedFields isSource id path title __typename}linkCheck{...LinkCheckFields __typename}managementMode missing modifiedAt opensAt path publishAt role state status title version zone __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment LinkCheckFields on PasserelleLinkCheck{state since checkedAt finalHost __typename}",
  },
  '8286b4c9063cf1a5': {
    name: 'OwnDecision',
    kind: 'query',
    public: false,
    document:
      "query OwnDecision($id:Int!$stage:Int){passerelleOwnDecision(id:$id stage:$stage){...OwnDecisionFields __typename}}fragment OwnDecisionFields on PasserelleOwnDecision{amount answer answerUntil answers currency id kind letters{body language subject __typename}place publicResult{agrees country isShown name title __typename}publishedAt reason state zone __typename}",
  },
  'aa0259949843f208': {
    name: 'OwnDecisionReview',
    kind: 'query',
    public: false,
    document:
      "query OwnDecisionReview($id:Int!){passerelleOwnDecisionReview(id:$id){...OwnDecisionReviewFields __typename}}fragment OwnDecisionReviewFields on PasserelleOwnDecisionReview{answer answeredAt askedAt asks id isFinal state text until zone __typename}",
  },
  '0696f0ab5088d31e': {
    name: 'OwnershipOffer',
    kind: 'query',
    public: false,
    document:
      "query OwnershipOffer($hash:String!){passerelleOwnershipOffer(hash:$hash){title owner isForViewer __typename}}",
  },
  'a0834b15cb9c5424': {
    name: 'OwnMemberships',
    kind: 'query',
    public: false,
    document:
      "query OwnMemberships($language:PasserelleLanguage!){passerelleOwnMemberships(language:$language){id groupId language name path recordStatus role status isSoleOwner isOfferedOwnership invitedBy requests actions __typename}}",
  },
  '1628ebbe99fb9e0d': {
    name: 'OwnProfile',
    kind: 'query',
    public: false,
    document:
      "query OwnProfile{passerelleUser{id hasPublishedProfile __typename}}",
  },
  'e774f90f435db69d': {
    name: 'OwnRecord',
    kind: 'query',
    public: false,
    document:
      "query OwnRecord($id:Int!){passerelleOwnRecord(id:$id){...OwnRecordFields __typename}}fragment OwnRecordFields on PasserelleOwnRecord{id groupId version title language status path modifiedAt waitingSince waiting{ahead usualDays __typename}allowedActions cover{...Picture_image __typename}moderation{status date comment field __typename}proposal{...ProposalFields __typename}languageVersions{language state changedFields isSource id path title __typename}__typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '2236b4e8f25d173c': {
    name: 'OwnRecords',
    kind: 'query',
    public: false,
    document:
      "query OwnRecords($language:PasserelleLanguage$page:Int$perPage:Int$sort:PasserelleOwnSort$status:PasserelleRecordStatus$type:PasserelleOwnType!){passerelleOwnRecords(language:$language page:$page perPage:$perPage sort:$sort status:$status type:$type){items{...OwnRecordFields __typename}total page perPage __typename}}fragment OwnRecordFields on PasserelleOwnRecord{id groupId version title language status path modifiedAt waitingSince waiting{ahead usualDays __typename}allowedActions cover{...Picture_image __typename}moderation{status date comment field __typename}proposal{...ProposalFields __typename}languageVersions{language state changedFields isSource id path title __typename}__typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '998291c6256fd972': {
    name: 'OwnReviews',
    kind: 'query',
    public: false,
    document:
      "query OwnReviews{passerelleOwnReviews{...OwnReviewsFields __typename}}fragment OwnReviewsFields on PasserelleOwnReviews{calls{callId callTitle id languages state __typename}reviews{...OwnReviewFields __typename}__typename}fragment OwnReviewFields on PasserelleOwnReview{actions answerBy applicant callId callTitle criteria id isChanged isOverdue number scoreBy scored state __typename}",
  },
  '69c2eb701be520dc': {
    name: 'OwnStatistics',
    kind: 'query',
    public: false,
    document:
      "query OwnStatistics($language:PasserelleLanguage!$from:String$to:String){passerelleOwnStatistics(language:$language from:$from to:$to){from items{contacts favourites groupId id language path title type views __typename}series{key points{count day __typename}__typename}to total __typename}}",
  },
  '9694f8c5db493700': {
    name: 'OwnStructures',
    kind: 'query',
    public: false,
    document:
      "query OwnStructures($language:PasserelleLanguage!){passerelleOwnStructures(language:$language){...DirectoryEntryFields __typename}}fragment DirectoryEntryFields on PasserelleDirectoryEntry{id groupId kind name place sectors __typename}",
  },
  'a4cf0bfbc49ee2bf': {
    name: 'OwnTitles',
    kind: 'query',
    public: false,
    document:
      "query OwnTitles($text:String!$language:PasserelleLanguage!){passerelleOwnTitles(text:$text language:$language){id language status title type __typename}}",
  },
  '12afe9fde3a89b4a': {
    name: 'Page',
    kind: 'query',
    public: true,
    document:
      "query Page($key:PasserellePageKey!$language:PasserelleLanguage!){passerellePage(key:$key language:$language){language ...StaffText __typename}}fragment StaffText on PasserellePage{content modifiedAt title __typename}",
  },
  '4234c28c2cd87670': {
    name: 'Placement',
    kind: 'query',
    public: false,
    document:
      "query Placement($callId:Int!$stage:Int){passerellePlacement(callId:$callId stage:$stage){...PlacementFields __typename}}fragment PlacementFields on PasserellePlacement{callId categories{amount id minimums{count met question source value __typename}places proposed taken unfilled __typename}cutOff isFrozen isHidden proposals{basis category id __typename}question questions{choices{id label{name value __typename}__typename}id isMarked label{name value __typename}__typename}stage ties{passedOver proposed tieBreaker __typename}version __typename}",
  },
  'aea5aa28f845dbb8': {
    name: 'PrepareDecisions',
    kind: 'mutation',
    public: false,
    document:
      "mutation PrepareDecisions($currency:String$deviation:String$items:[PasserelleDecidedApplication!]!$kind:PasserelleDecisionKind!$place:Int){passerellePrepareDecisions(currency:$currency deviation:$deviation items:$items kind:$kind place:$place){...PreparedDecisionsFields __typename}}fragment PreparedDecisionsFields on PasserellePreparedDecisions{results{code fields id ok version __typename}__typename}",
  },
  'c531f05b24f1d5c0': {
    name: 'Preview',
    kind: 'query',
    public: false,
    document:
      "query Preview($hash:String!$language:PasserelleLanguage!){passerellePreview(hash:$hash language:$language){call{...CallPage __typename}event{...EventPage __typename}initiative{...InitiativePage __typename}profile{...ProfilePage __typename}resource{...ResourcePage __typename}structure{...StructurePage __typename}__typename}}fragment CallPage on PasserelleCall{author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}applicationForm{attachments{isLetter isRequired label __typename}minutes questions __typename}ageMax ageMin amountMax amountMin applicantCountries{isoCode name __typename}applicants applicationsEach calendarSequence closesAt covers currency decisionDate depositLanguages documentsAsked eligibility{subtitle title __typename}emitters{description logo{...Picture_image __typename}name __typename}extendedFrom externalUrl feeAmount feeCurrency fees faq{answer question __typename}linkIsDead managementMode mentors{...People_person __typename}opensAt places partners{...People_person __typename}publicResults{country name title __typename}resultsDate resultsUrl stages{closesAt name number opensAt __typename}steps{date description title __typename}zone __typename}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}fragment EventPage on PasserelleEvent{author{...People_person __typename}card{...Card_card __typename}description dates{endsAt startsAt __typename}documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}accessibility address capacity endsAt links{network url __typename}onlineUrl organiser{...People_person __typename}place price recurrence{byDay endsAt except exceptions frequency interval rule startsAt until __typename}startsAt zone __typename}fragment InitiativePage on PasserelleInitiative{author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}actions{description endDate name startDate __typename}ambition endDate gallery{...Picture_image __typename}localContext members{...People_person __typename}offered organiser{...People_person __typename}partners{...People_person __typename}sought startDate subtitle translatedFromEarlierVersion videos{...Files_file __typename}youtubeUrl __typename}fragment ProfilePage on PasserelleProfile{acceptsContact activityCity activityCountry{isoCode name __typename}biography card{...Card_card __typename}communities{name role status __typename}links{network url __typename}memberType modifiedAt offered programs{type name from to __typename}published{...Card_card __typename}related{...Related_related __typename}residenceCity residenceCountry{isoCode name __typename}secondaryCountries{isoCode name __typename}sought spokenLanguages translations{language slug __typename}__typename}fragment ResourcePage on PasserelleResource{author{...People_person __typename}card{...Card_card __typename}description modifiedAt related{...Related_related __typename}translations{language slug __typename}file{...Files_file __typename}links{network url __typename}organiser{...People_person __typename}url __typename}fragment StructurePage on PasserelleStructure{activities card{...Card_card __typename}communities{name role status __typename}description links{network url __typename}modifiedAt published{...Card_card __typename}related{...Related_related __typename}translations{language slug __typename}__typename}",
  },
  '770954167c2c09f5': {
    name: 'PreviewCorrection',
    kind: 'mutation',
    public: false,
    document:
      "mutation PreviewCorrection($amount:String$currency:String$id:Int!$kind:PasserelleDecisionKind!){passerellePreviewCorrection(amount:$amount currency:$currency id:$id kind:$kind){id letters{body language subject __typename}sources __typename}}",
  },
  'd089673fab283fd6': {
    name: 'PreviewLink',
    kind: 'mutation',
    public: false,
    document:
      "mutation PreviewLink($id:Int!){passerellePreviewLink(id:$id){expiresAt url __typename}}",
  },
  '937de0501ae0b5a1': {
    name: 'PreviewLinks',
    kind: 'query',
    public: false,
    document:
      "query PreviewLinks($id:Int!){passerellePreviewLinks(id:$id){createdAt expiresAt id isOwn __typename}}",
  },
  'f5de8fc1f2d3dcee': {
    name: 'ProfileDraft',
    kind: 'query',
    public: false,
    document:
      "query ProfileDraft($id:Int!){passerelleProfileDraft(id:$id){...ProfileDraftFields proposal{...ProposalFields __typename}proposed{...ProfileValues __typename}__typename}}fragment ProfileDraftFields on PasserelleProfileDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...ProfileValues __typename}fragment ProfileValues on PasserelleProfileDraft{acceptsContact activityCity activityCountry audience biography certificateId communities{name role status __typename}cvId firstName job language lastName links{network url __typename}memberType motivation offered pictureId programs{from name to type __typename}residenceCity residenceCountry secondaryCountryIds sectorIds slug sought spokenLanguages visibility{biography city communities links offered picture programs sought spokenLanguages __typename}files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  'e2e491b5786a9df9': {
    name: 'ProfileFile',
    kind: 'query',
    public: false,
    document:
      "query ProfileFile($memberId:Int!$file:PasserelleProfileFile!){passerelleProfileFile(memberId:$memberId file:$file)}",
  },
  '10f8e84b8f5e0307': {
    name: 'ProfileStructureProblem',
    kind: 'query',
    public: false,
    document:
      "query ProfileStructureProblem{passerelleProfileStructureProblem}",
  },
  '33a23214f0b4658f': {
    name: 'Project',
    kind: 'query',
    public: true,
    document:
      "query Project($language:PasserelleLanguage!$slug:String!){passerelleProject(language:$language slug:$slug){author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}beneficiary endDate links{network url __typename}partners{...People_person __typename}results startDate __typename}}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}",
  },
  '8ec68a023d3cf874': {
    name: 'ProjectDraft',
    kind: 'query',
    public: false,
    document:
      "query ProjectDraft($id:Int!){passerelleProjectDraft(id:$id){...ProjectDraftFields proposal{...ProposalFields __typename}proposed{...ProjectValues __typename}__typename}}fragment ProjectDraftFields on PasserelleProjectDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}translations{fr en __typename}...ProjectValues __typename}fragment ProjectValues on PasserelleProjectDraft{audience beneficiary countryIds coverImageId description documentIds endDate language links{network url __typename}partners{email firstName lastName profileId role structureId structureName structureType __typename}results sectorIds slug startDate summary title files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '8dd5ca489314fba5': {
    name: 'PublishDecisions',
    kind: 'mutation',
    public: false,
    document:
      "mutation PublishDecisions($callId:Int!$counts:[PasserelleDecisionCount!]!$leavesUndecided:Boolean$stage:Int$undecided:Int!){passerellePublishDecisions(callId:$callId counts:$counts leavesUndecided:$leavesUndecided stage:$stage undecided:$undecided){count __typename}}",
  },
  '448e349169010207': {
    name: 'ReadMessages',
    kind: 'mutation',
    public: false,
    document:
      "mutation ReadMessages($id:Int!$upTo:Int!){passerelleReadMessages(id:$id upTo:$upTo){...ApplicationThreadFields __typename}}fragment ApplicationThreadFields on PasserelleApplicationThread{callTitle id isSent mayWrite messages{author files{bytes id name state type __typename}id isOwn isUnread side text writtenAt __typename}name number side withdrawnAt zone __typename}",
  },
  '67cc27d2754746b9': {
    name: 'ReceivedApplication',
    kind: 'query',
    public: false,
    document:
      "query ReceivedApplication($earlier:Int$id:Int!$stage:Int$version:Int){passerelleReceivedApplication(earlier:$earlier id:$id stage:$stage version:$version){askedUntil callId callTitle changed country duplicates{id kinds name number state withdrawn __typename}earlier{...SentVersionFields __typename}id language letters{files{bytes id name state type __typename}id name questionId receivedAt text __typename}name notes{...ApplicationNoteFields __typename}number person shown{...SentVersionFields __typename}stage stages{...SentStageFields __typename}state tags versions{number sentAt sha256 __typename}withdrawnAt zone __typename}}fragment SentVersionFields on PasserelleSentVersion{answers files{bytes id name questionId sha256 state type __typename}form number profile{name value __typename}questions sentAt sha256 __typename}fragment ApplicationNoteFields on PasserelleApplicationNote{author id isOwn text writtenAt __typename}fragment SentStageFields on PasserelleSentStage{names{name value __typename}number state version{...SentVersionFields __typename}__typename}",
  },
  '48ba1980a769cece': {
    name: 'RecordConsent',
    kind: 'mutation',
    public: false,
    document:
      "mutation RecordConsent($input:PasserelleRecordConsentInput!){passerelleRecordConsent(input:$input){consentId __typename}}",
  },
  'c21f14bbeaee2527': {
    name: 'RecordReference',
    kind: 'query',
    public: true,
    document:
      "query RecordReference($language:PasserelleLanguage!){passerelleReference(language:$language){...InterestOptions_reference logoSize{bytes __typename}__typename}}fragment InterestOptions_reference on PasserelleReference{sectors{id name icon parentId __typename}countries{id name isoCode __typename}__typename}",
  },
  'b89f4381b1f3ce65': {
    name: 'RecordViews',
    kind: 'mutation',
    public: false,
    document:
      "mutation RecordViews($batch:String!$missed:[PasserelleMissedSearch!]$views:[PasserelleViewCount!]!){passerelleRecordViews(batch:$batch missed:$missed views:$views)}",
  },
  '46dcde7b0b14d04b': {
    name: 'Register',
    kind: 'mutation',
    public: false,
    document:
      "mutation Register($input:PasserelleRegistrationInput!$language:PasserelleLanguage!$address:String!){passerelleRegister(input:$input language:$language address:$address)}",
  },
  '214038da94ffe1da': {
    name: 'RemindLetter',
    kind: 'mutation',
    public: false,
    document:
      "mutation RemindLetter($id:Int!$letterId:Int!){passerelleRemindLetter(id:$id letterId:$letterId){...ApplicationFields __typename}}fragment ApplicationFields on PasserelleApplication{actions answers askedQuestions applicantName begunAt callId callState callTitle changedAt changes{effect id path __typename}closesAt completion{askedAt isOver questions reason text until __typename}coWriters{...CoWriterFields __typename}eligibility{criterion decidedAt reason text __typename}files{bytes id name state type __typename}form formNumber id identifyingAnswers invites isLapsed language lateUntil letterQuestions{deadline mayAsk questionId __typename}letters{answeredAt askedAt delivery email files{bytes id name state type __typename}id language mayChange name openedAt questionId state text __typename}minutes missing{code params{name value __typename}path __typename}number opensAt origins{id origin __typename}profile{name value __typename}removalAt receipts{number sentAt sha256 __typename}role sentAt sentNumber stage stageNames{name value __typename}state structureName trialUntil version withdrawnAt zone __typename}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  '9b5f85fc21fbf8bc': {
    name: 'RemoveCoWriter',
    kind: 'mutation',
    public: false,
    document:
      "mutation RemoveCoWriter($id:Int!$writerId:Int!){passerelleRemoveCoWriter(id:$id writerId:$writerId){...CoWriterFields __typename}}fragment CoWriterFields on PasserelleCoWriter{actions answeredAt email expiresAt id isSelf name role state __typename}",
  },
  'da9be0716d8f83bf': {
    name: 'RemoveReviewer',
    kind: 'mutation',
    public: false,
    document:
      "mutation RemoveReviewer($callId:Int!$id:Int!){passerelleRemoveReviewer(callId:$callId id:$id){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  'cbf34d2f5f3ab4df': {
    name: 'RemoveStage',
    kind: 'mutation',
    public: false,
    document:
      "mutation RemoveStage($callId:Int!$stage:Int!$version:Int!){passerelleRemoveStage(callId:$callId stage:$stage version:$version){...CallStagesFields __typename}}fragment CallStagesFields on PasserelleCallStages{callId items{closesAt mayRemove names{name value __typename}number opensAt version __typename}mayAdd zone __typename}",
  },
  'f7ab565f0cba2346': {
    name: 'RenewDecisions',
    kind: 'mutation',
    public: false,
    document:
      "mutation RenewDecisions($items:[PasserelleVersionedApplication!]!){passerelleRenewDecisions(items:$items){...PreparedDecisionsFields __typename}}fragment PreparedDecisionsFields on PasserellePreparedDecisions{results{code fields id ok version __typename}__typename}",
  },
  '1a971e7c7f7ad0c7': {
    name: 'RenewSession',
    kind: 'mutation',
    public: false,
    document:
      "mutation RenewSession($refreshToken:String!){passerelleRenewSession(refreshToken:$refreshToken){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'fd5b7704a33665f6': {
    name: 'ReopenReport',
    kind: 'mutation',
    public: false,
    document:
      "mutation ReopenReport($id:Int!$language:PasserelleLanguage!$version:Int!){passerelleReopenReport(id:$id language:$language version:$version){...ReportFields __typename}}fragment ReportFields on PasserelleReport{id version state reason text at isOverdue earlier reporter{name memberId __typename}reported{name memberId isPublic isClosed countries{isoCode name __typename}__typename}outcomes outcome note handler handledAt __typename}",
  },
  '5f401e5382459ef0': {
    name: 'ReportMember',
    kind: 'mutation',
    public: false,
    document:
      "mutation ReportMember($memberId:Int!$reason:String!$text:String){passerelleReportMember(memberId:$memberId reason:$reason text:$text)}",
  },
  '574c431034f1458b': {
    name: 'Reports',
    kind: 'query',
    public: false,
    document:
      "query Reports($language:PasserelleLanguage!$state:PasserelleReportState$overdue:Boolean$page:Int$perPage:Int){passerelleReports(language:$language state:$state overdue:$overdue page:$page perPage:$perPage){items{...ReportFields __typename}total page perPage __typename}}fragment ReportFields on PasserelleReport{id version state reason text at isOverdue earlier reporter{name memberId __typename}reported{name memberId isPublic isClosed countries{isoCode name __typename}__typename}outcomes outcome note handler handledAt __typename}",
  },
  'd75b546e144ff649': {
    name: 'RequestCompletion',
    kind: 'mutation',
    public: false,
    document:
      "mutation RequestCompletion($id:Int!$version:Int!$questions:[String!]!$until:String!$text:String!){passerelleRequestCompletion(id:$id version:$version questions:$questions until:$until text:$text){...HandledApplicationFields __typename}}fragment HandledApplicationFields on PasserelleHandledApplication{code id ok state version __typename}",
  },
  '278d42fcd837dbee': {
    name: 'ResendInvitation',
    kind: 'mutation',
    public: false,
    document:
      "mutation ResendInvitation($id:Int!$email:String){passerelleResendInvitation(id:$id email:$email){...SentInvitationFields __typename}}fragment SentInvitationFields on PasserelleSentInvitation{id kind name structureName structureType email writtenEmail state acceptedBy sentAt expiresAt answeredAt __typename}",
  },
  '2b0a878b5f4d6686': {
    name: 'ResetPassword',
    kind: 'mutation',
    public: false,
    document:
      "mutation ResetPassword($hash:String!$password:String!$passwordConfirm:String!$address:String!){passerelleResetPassword(hash:$hash password:$password passwordConfirm:$passwordConfirm address:$address)}",
  },
  'dacb4a98a9d7fea9': {
    name: 'Resource',
    kind: 'query',
    public: true,
    document:
      "query Resource($language:PasserelleLanguage!$slug:String!){passerelleResource(language:$language slug:$slug){...ResourcePage __typename}}fragment ResourcePage on PasserelleResource{author{...People_person __typename}card{...Card_card __typename}description modifiedAt related{...Related_related __typename}translations{language slug __typename}file{...Files_file __typename}links{network url __typename}organiser{...People_person __typename}url __typename}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}fragment Files_file on PasserelleFile{id mime name size __typename}",
  },
  '6ca29c85e3b251f8': {
    name: 'ResourceDraft',
    kind: 'query',
    public: false,
    document:
      "query ResourceDraft($id:Int!){passerelleResourceDraft(id:$id){...ResourceDraftFields proposal{...ProposalFields __typename}proposed{...ResourceValues __typename}__typename}}fragment ResourceDraftFields on PasserelleResourceDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path moderation{status date moderator comment rejectionReason field __typename}waiting{usualDays __typename}translations{fr en __typename}...ResourceValues __typename}fragment ResourceValues on PasserelleResourceDraft{audience countryIds coverImageId description fileId language links{network url __typename}organiserId resourceKind sectorIds slug summary title url files{id mime name size __typename}__typename}fragment ProposalFields on PasserelleProposal{status date fields __typename}",
  },
  '712cb4f83a02fede': {
    name: 'Review',
    kind: 'query',
    public: false,
    document:
      "query Review($id:Int!){passerelleReview(id:$id){...ReviewFields __typename}}fragment ReviewFields on PasserelleReview{actions answerBy answers applicant applicantName callId callTitle criteria files{bytes id name question type __typename}form id isBlind isChanged isOverdue language number others{...ReviewScoreFields __typename}plan profile{name value __typename}score{...ReviewScoreFields __typename}scoreBy scored snapshot state structureName __typename}fragment ReviewScoreFields on PasserelleReviewScore{comment finalAt points{comment criterionId points __typename}savedAt snapshot version __typename}",
  },
  'f5d395e4b03fc438': {
    name: 'ReviewAssignments',
    kind: 'query',
    public: false,
    document:
      "query ReviewAssignments($callId:Int!$stage:Int){passerelleReviewAssignments(callId:$callId stage:$stage){...ReviewAssignmentsFields __typename}}fragment ReviewAssignmentsFields on PasserelleReviewAssignments{applications{applicant assignments{answerBy id isBegun isOverdue name reason scoreBy state userId __typename}conflicts{kind name reason userId __typename}country id language number __typename}callId callTitle isReady reviewers{answeredAt countries delivery email id invitationId invitedAt isGuest languages load name open state userId __typename}__typename}",
  },
  '70d1a75fd869b272': {
    name: 'ReviewPlan',
    kind: 'query',
    public: false,
    document:
      "query ReviewPlan($callId:Int!$stage:Int){passerelleReviewPlan(callId:$callId stage:$stage){...ReviewPlanFields __typename}}fragment ReviewPlanFields on PasserelleReviewPlan{callId callTitle document frozenAt languages stage version __typename}",
  },
  '8165800b68ccce8d': {
    name: 'ReviewRanking',
    kind: 'query',
    public: false,
    document:
      "query ReviewRanking($callId:Int!$stage:Int$weights:String){passerelleReviewRanking(callId:$callId stage:$stage weights:$weights){...ReviewRankingFields __typename}}fragment ReviewRankingFields on PasserelleReviewRanking{callId callTitle isDrawn isHidden plan rows{applicant averages{average criterionId __typename}id number open rank scores tieBreaker total uncounted __typename}seed weights{criterionId weight __typename}__typename}",
  },
  'fb265364aa2b7e5b': {
    name: 'ReviewStructures',
    kind: 'query',
    public: false,
    document:
      "query ReviewStructures($id:Int!$language:PasserelleLanguage!){passerelleReviewStructures(id:$id language:$language){groupId name membershipStatus role owners countries{isoCode name __typename}isDraftOfProfile path similar{id name path __typename}fields{key kind label values __typename}__typename}}",
  },
  '2a0de730f1c62a8b': {
    name: 'RevokeLateLink',
    kind: 'mutation',
    public: false,
    document:
      "mutation RevokeLateLink($callId:Int!$id:Int!){passerelleRevokeLateLink(callId:$callId id:$id){...LateLinkFields __typename}}fragment LateLinkFields on PasserelleLateLink{applicationId email grantedAt grantedBy id reason state until usedAt __typename}",
  },
  '4b7a2f8fe70adefb': {
    name: 'RevokeOffer',
    kind: 'mutation',
    public: false,
    document:
      "mutation RevokeOffer($id:Int!$reason:String!$version:Int!){passerelleRevokeOffer(id:$id reason:$reason version:$version){id version __typename}}",
  },
  '2debc39a71739f61': {
    name: 'RevokePreviewLink',
    kind: 'mutation',
    public: false,
    document:
      "mutation RevokePreviewLink($id:Int!$linkId:Int!){passerelleRevokePreviewLink(id:$id linkId:$linkId)}",
  },
  '8df1a18f15813c84': {
    name: 'SaveDecisionSettings',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveDecisionSettings($callId:Int!$confirmUntil:String$letters:[PasserelleLetterInput!]!$offerDays:Int!$reviewDays:Int$showsResults:Boolean$stage:Int$version:Int!){passerelleSaveDecisionSettings(callId:$callId confirmUntil:$confirmUntil letters:$letters offerDays:$offerDays reviewDays:$reviewDays showsResults:$showsResults stage:$stage version:$version){...DecisionsFields __typename}}fragment DecisionsFields on PasserelleDecisions{amount{currency decimals __typename}budget{currency max min __typename}callId callTitle isHidden nextStage{closesAt isReady names{name value __typename}number __typename}own places rows{amountAsked id isOutdated name number prepared{...DecisionFields __typename}published{...DecisionFields __typename}rank state total version __typename}settings{confirmUntil letters{body fields kind language subject __typename}offerDays reviewDays showsResults version __typename}stage zone __typename}fragment DecisionFields on PasserelleApplicationDecision{amount answer answerUntil answeredAt category currency deviation kind place publishedAt reason __typename}",
  },
  '35a6cbbb3e2af84a': {
    name: 'SavedSearches',
    kind: 'query',
    public: false,
    document:
      "query SavedSearches{passerelleSavedSearches{items{alert createdAt filters{filter values __typename}id language literal name q __typename}__typename}}",
  },
  '6217ca918f99dfd2': {
    name: 'SaveNoticePreferences',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveNoticePreferences($input:PasserelleNoticePreferencesInput!){passerelleNoticePreferences(input:$input){items{app kind mail __typename}__typename}}",
  },
  '2bd3a779c489129c': {
    name: 'SavePlaces',
    kind: 'mutation',
    public: false,
    document:
      "mutation SavePlaces($callId:Int!$categories:[PasserelleCategoryInput!]!$cutOff:Int$question:String!$stage:Int$version:Int!){passerelleSavePlaces(callId:$callId categories:$categories cutOff:$cutOff question:$question stage:$stage version:$version){...PlacementFields __typename}}fragment PlacementFields on PasserellePlacement{callId categories{amount id minimums{count met question source value __typename}places proposed taken unfilled __typename}cutOff isFrozen isHidden proposals{basis category id __typename}question questions{choices{id label{name value __typename}__typename}id isMarked label{name value __typename}__typename}stage ties{passedOver proposed tieBreaker __typename}version __typename}",
  },
  '946cba93098786d9': {
    name: 'SaveReviewPlan',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveReviewPlan($callId:Int!$plan:String!$stage:Int$version:Int!){passerelleSaveReviewPlan(callId:$callId plan:$plan stage:$stage version:$version){...ReviewPlanFields __typename}}fragment ReviewPlanFields on PasserelleReviewPlan{callId callTitle document frozenAt languages stage version __typename}",
  },
  '424a01cd39fffccb': {
    name: 'SaveScore',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveScore($comment:String$id:Int!$isFinal:Boolean!$scores:[PasserelleCriterionScoreInput!]!$snapshot:Int!$version:Int!){passerelleSaveScore(comment:$comment id:$id isFinal:$isFinal scores:$scores snapshot:$snapshot version:$version){...ReviewFields __typename}}fragment ReviewFields on PasserelleReview{actions answerBy answers applicant applicantName callId callTitle criteria files{bytes id name question type __typename}form id isBlind isChanged isOverdue language number others{...ReviewScoreFields __typename}plan profile{name value __typename}score{...ReviewScoreFields __typename}scoreBy scored snapshot state structureName __typename}fragment ReviewScoreFields on PasserelleReviewScore{comment finalAt points{comment criterionId points __typename}savedAt snapshot version __typename}",
  },
  '6a3a8506666f042f': {
    name: 'SaveSearch',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveSearch($alert:PasserelleNoticeMail!$id:Int$name:String!$query:PasserelleSearchQuery){passerelleSaveSearch(alert:$alert id:$id name:$name query:$query){items{id __typename}__typename}}",
  },
  'a23dd7fd986b4557': {
    name: 'SaveStage',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveStage($callId:Int!$closesAt:String!$nameEn:String!$nameFr:String!$opensAt:String!$stage:Int$version:Int!){passerelleSaveStage(callId:$callId closesAt:$closesAt nameEn:$nameEn nameFr:$nameFr opensAt:$opensAt stage:$stage version:$version){...CallStagesFields __typename}}fragment CallStagesFields on PasserelleCallStages{callId items{closesAt mayRemove names{name value __typename}number opensAt version __typename}mayAdd zone __typename}",
  },
  'c2be058eddcdb6e9': {
    name: 'SaveView',
    kind: 'mutation',
    public: false,
    document:
      "mutation SaveView($callId:Int!$stage:Int$id:Int$name:String!$search:String!$isShared:Boolean!){passerelleSaveView(callId:$callId stage:$stage id:$id name:$name search:$search isShared:$isShared){...ApplicationViewFields __typename}}fragment ApplicationViewFields on PasserelleApplicationView{id isOwn isShared name search __typename}",
  },
  '09629952e8f56ba8': {
    name: 'SectorsAndCountries',
    kind: 'query',
    public: true,
    document:
      "query SectorsAndCountries($language:PasserelleLanguage!){passerelleReference(language:$language){...InterestOptions_reference __typename}}fragment InterestOptions_reference on PasserelleReference{sectors{id name icon parentId __typename}countries{id name isoCode __typename}__typename}",
  },
  'efbf75332473cbc0': {
    name: 'SentApplications',
    kind: 'query',
    public: false,
    document:
      "query SentApplications($asked:Boolean$by:String$callId:Int!$columns:String$country:String$duplicate:Boolean$kind:PasserelleApplicantKind$language:PasserelleLanguage$page:Int$search:String$since:String$sort:PasserelleApplicationSort$stage:Int$state:PasserelleSubmissionState$tag:Int$unread:Boolean$withdrawn:Boolean){passerelleSentApplications(asked:$asked by:$by callId:$callId columns:$columns country:$country duplicate:$duplicate kind:$kind language:$language page:$page search:$search since:$since sort:$sort stage:$stage state:$state tag:$tag unread:$unread withdrawn:$withdrawn){callId countries items{answers askedUntil changedAt country duplicates id kind language name number person sentAt state tags unread versions withdrawnAt __typename}own page pages questions tags{id name __typename}title total zone __typename}}",
  },
  '8041c7bef5a176aa': {
    name: 'SentInvitations',
    kind: 'query',
    public: false,
    document:
      "query SentInvitations($id:Int!){passerelleSentInvitations(id:$id){...SentInvitationFields __typename}}fragment SentInvitationFields on PasserelleSentInvitation{id kind name structureName structureType email writtenEmail state acceptedBy sentAt expiresAt answeredAt __typename}",
  },
  'c716cfaa7ddb1cce': {
    name: 'Sessions',
    kind: 'query',
    public: false,
    document:
      "query Sessions{passerelleSessions{id device startedAt usedAt isCurrent isInWordPress __typename}}",
  },
  'd665750988585736': {
    name: 'Settings',
    kind: 'query',
    public: false,
    document:
      "query Settings($language:PasserelleLanguage!){passerelleDeletionOptions{isPossible heirs{id name __typename}onlyOwnerOf __typename}passerelleEmailChange{email __typename}passerelleReference(language:$language){...InterestOptions_reference __typename}}fragment InterestOptions_reference on PasserelleReference{sectors{id name icon parentId __typename}countries{id name isoCode __typename}__typename}",
  },
  '1b7ec5dda181e82f': {
    name: 'ShareCard',
    kind: 'query',
    public: true,
    document:
      "query ShareCard($groupId:Int!$language:PasserelleLanguage!){passerelleCard(groupId:$groupId language:$language){callType completed countries{name __typename}groupId locked openState period{end start zone __typename}profileKind resourceKind slug title type __typename}}",
  },
  '7a441ec0d334d127': {
    name: 'ShowOwnResult',
    kind: 'mutation',
    public: false,
    document:
      "mutation ShowOwnResult($agrees:Boolean!$id:Int!){passerelleShowOwnResult(agrees:$agrees id:$id){...OwnDecisionFields __typename}}fragment OwnDecisionFields on PasserelleOwnDecision{amount answer answerUntil answers currency id kind letters{body language subject __typename}place publicResult{agrees country isShown name title __typename}publishedAt reason state zone __typename}",
  },
  '86a54e1a8dc5b4ab': {
    name: 'SignedInUser',
    kind: 'query',
    public: false,
    document:
      "query SignedInUser{passerelleUser{...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '8261726a6f411df0': {
    name: 'SignIn',
    kind: 'mutation',
    public: false,
    document:
      "mutation SignIn($email:String!$password:String!$address:String!$device:String!$deviceProof:String){passerelleSignIn(email:$email password:$password address:$address device:$device deviceProof:$deviceProof){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '17b1bd661e1be685': {
    name: 'SignOut',
    kind: 'mutation',
    public: false,
    document:
      "mutation SignOut($refreshToken:String!){passerelleSignOut(refreshToken:$refreshToken)}",
  },
  '06eee36665049bbb': {
    name: 'SimilarStructures',
    kind: 'query',
    public: false,
    document:
      "query SimilarStructures($country:String$id:Int$language:PasserelleLanguage!$name:String!){passerelleSimilarStructures(country:$country id:$id language:$language name:$name){id name language city country path canAsk membershipStatus __typename}}",
  },
  '5d8eba4559952819': {
    name: 'SitemapPage',
    kind: 'query',
    public: true,
    document:
      "query SitemapPage($after:Int$part:Int!$type:PasserelleContentType!){passerelleSitemap(after:$after part:$part type:$type){entries{addresses{language modifiedAt slug __typename}__typename}next __typename}}",
  },
  '3d131b84564abee6': {
    name: 'SitemapParts',
    kind: 'query',
    public: true,
    document:
      "query SitemapParts{passerelleSitemapParts{modifiedAt number type __typename}}",
  },
  'cf1364cf56035828': {
    name: 'SlugCheck',
    kind: 'query',
    public: false,
    document:
      "query SlugCheck($type:PasserelleContentType!$language:PasserelleLanguage!$slug:String!$title:String!$id:Int){passerelleSlugCheck(type:$type language:$language slug:$slug title:$title id:$id){slug state path __typename}}",
  },
  '1730f22f5a30d547': {
    name: 'SocialSignIn',
    kind: 'mutation',
    public: false,
    document:
      "mutation SocialSignIn($input:PasserelleSocialInput!$language:PasserelleLanguage!$address:String!$device:String!){passerelleSocialSignIn(input:$input language:$language address:$address device:$device){signedIn{...SignedInFields __typename}demandToken demandSeconds __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'ca1784e4f0306a7a': {
    name: 'StopNotices',
    kind: 'mutation',
    public: false,
    document:
      "mutation StopNotices($hash:String!){passerelleNoticeStop(hash:$hash){kind name wereStopped __typename}}",
  },
  '68fca105590df46a': {
    name: 'StructureDeletion',
    kind: 'query',
    public: false,
    document:
      "query StructureDeletion($id:Int!){passerelleStructureDeletion(id:$id){name items{type count __typename}handedOver{type count __typename}files memberships __typename}}",
  },
  '88df9f521fbd40e0': {
    name: 'StructureDetail',
    kind: 'query',
    public: false,
    document:
      "query StructureDetail($id:Int!$language:PasserelleLanguage!){passerelleStructureDetail(id:$id language:$language){id groupId language name path ownRole logo{...Picture_image __typename}structureType summary activities description city country{isoCode name __typename}sectors{id name __typename}links{network url __typename}communities{name status role __typename}team{id name job role __typename}published{...Card_card __typename}contactEmail documents{...Files_file __typename}__typename}}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Files_file on PasserelleFile{id mime name size __typename}",
  },
  '0ea4711de63a74fd': {
    name: 'StructureDraft',
    kind: 'query',
    public: false,
    document:
      "query StructureDraft($id:Int!){passerelleStructureDraft(id:$id){...StructureDraftFields languageVersions{language state changedFields isSource id path __typename}__typename}}fragment StructureDraftFields on PasserelleStructureDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path translations{fr en __typename}...StructureValues __typename}fragment StructureValues on PasserelleStructureDraft{activities audience city communities{name role status __typename}contactEmail description documentIds headquartersCountry language links{network url __typename}logoId name sectorIds slug structureType summary files{id mime name size __typename}__typename}",
  },
  'ae087deaf5cdff3c': {
    name: 'StructureMembers',
    kind: 'query',
    public: false,
    document:
      "query StructureMembers($structureId:Int!$language:PasserelleLanguage!){passerelleStructureMembers(structureId:$structureId language:$language){id name isOwner items{userId memberId name role status isOfferedOwnership actions __typename}invitations{...MailInvitationFields __typename}__typename}}fragment MailInvitationFields on PasserelleMailInvitation{id name email role state refusal acceptedBy sentAt expiresAt answeredAt actions __typename}",
  },
  '7c7bfd58a4392c10': {
    name: 'SubscribeToNewsletter',
    kind: 'mutation',
    public: false,
    document:
      "mutation SubscribeToNewsletter($input:PasserelleSubscribeToNewsletterInput!){passerelleSubscribeToNewsletter(input:$input)}",
  },
  '78f9d4ea6a5a29ce': {
    name: 'Suggestions',
    kind: 'query',
    public: true,
    document:
      "query Suggestions($language:PasserelleLanguage!$text:String!$types:[PasserelleContentType!]){passerelleSuggestions(language:$language text:$text types:$types){count key kind slug title titleHighlights{end start __typename}type __typename}}",
  },
  '7e083099ecc00887': {
    name: 'Switch',
    kind: 'mutation',
    public: false,
    document:
      "mutation Switch($token:String!$device:String!){passerelleSwitch(token:$token device:$device){...SignedInFields __typename}}fragment SignedInFields on PasserelleSignedIn{user{...UserFields __typename}accessToken accessSeconds refreshToken refreshSeconds deviceProof deviceSeconds __typename}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'd50a9edafbeae521': {
    name: 'TagApplications',
    kind: 'mutation',
    public: false,
    document:
      "mutation TagApplications($ids:[Int!]!$tag:String!$isAdded:Boolean!){passerelleTagApplications(ids:$ids tag:$tag isAdded:$isAdded){results{code id ok __typename}__typename}}",
  },
  '6666b910b245c566': {
    name: 'ToggleFavourite',
    kind: 'mutation',
    public: false,
    document:
      "mutation ToggleFavourite($id:Int!$isFavourite:Boolean){passerelleToggleFavourite(id:$id isFavourite:$isFavourite){isFavourite __typename}}",
  },
  '5d8996cfc4ef60ee': {
    name: 'Training',
    kind: 'query',
    public: true,
    document:
      "query Training($language:PasserelleLanguage!$slug:String!){passerelleTraining(language:$language slug:$slug){author{...People_person __typename}card{...Card_card __typename}description documents{...Files_file __typename}modifiedAt related{...Related_related __typename}translations{language slug __typename}address endDate links{network url __typename}organiser{...People_person __typename}price provider startDate url __typename}}fragment People_person on PasserellePerson{groupId language name profileKind role slug structureName structureType __typename}fragment Card_card on PasserelleCard{aidType audience beneficiary callFacts{amountMax amountMin currency extendedFrom feeAmount feeCurrency fees resultsDate __typename}callType city completed countries{isoCode name __typename}file{mime size __typename}groupId id image{...Picture_image __typename}job language level locked mode openState period{end start zone __typename}place price profileKind publishedAt resourceKind sectors{icon key name __typename}slug structureType summary title type __typename}fragment Picture_image on PasserelleImage{alt height id width __typename}fragment Files_file on PasserelleFile{id mime name size __typename}fragment Related_related on PasserelleRelated{card{...Card_card __typename}reasons{kind name __typename}__typename}",
  },
  '2916e0469f09e536': {
    name: 'Trends',
    kind: 'query',
    public: false,
    document:
      "query Trends($language:PasserelleLanguage!$country:String$month:String$sector:String){passerelleTrends(language:$language country:$country month:$month sector:$sector){countries{...Trend_topic __typename}items{card{groupId id language slug title type __typename}favourites views __typename}month months{favourites month views __typename}sectors{...Trend_topic __typename}__typename}}fragment Trend_topic on PasserelleTrendTopic{favourites key name views __typename}",
  },
  '8fd946c0d650a377': {
    name: 'UndoEmailChange',
    kind: 'mutation',
    public: false,
    document:
      "mutation UndoEmailChange($hash:String!$address:String!){passerelleUndoEmailChange(hash:$hash address:$address)}",
  },
  '0bb4146c34f97ba9': {
    name: 'UnsubscribeFromNewsletter',
    kind: 'mutation',
    public: false,
    document:
      "mutation UnsubscribeFromNewsletter($input:PasserelleUnsubscribeFromNewsletterInput!){passerelleUnsubscribeFromNewsletter(input:$input){wasActive __typename}}",
  },
  '53342df78245915e': {
    name: 'UpdateAccount',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdateAccount($input:PasserelleAccountInput!){passerelleUpdateAccount(input:$input){...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  '39e8ae66d2e00667': {
    name: 'UpdateFavourite',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdateFavourite($id:Int!$note:String$remind:Boolean){passerelleUpdateFavourite(id:$id note:$note remind:$remind){groupId note remind __typename}}",
  },
  'ea6d1c76d1fc3cd6': {
    name: 'UpdateNewsletterPreferences',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdateNewsletterPreferences($input:PasserelleUpdateNewsletterPreferencesInput!){passerelleUpdateNewsletterPreferences(input:$input){subscription{...NewsletterFields __typename}__typename}}fragment NewsletterFields on PasserelleNewsletterSubscription{email language sectorIds countryIds state __typename}",
  },
  '9e41dac708a45195': {
    name: 'UpdatePreferences',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdatePreferences($input:PasserellePreferencesInput!){passerelleUpdatePreferences(input:$input){...UserFields __typename}}fragment UserFields on PasserelleUser{id email firstName lastName phone country language isOnboarded interestSectors interestCountries allSectors allCountries newsletter deletionDueAt roles{name __typename}capabilities unreadNotices __typename}",
  },
  'b0a226c025a17241': {
    name: 'UpdateRoles',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdateRoles($userId:Int!$roles:[String!]!$mainCountry:String){passerelleUpdateRoles(userId:$userId roles:$roles mainCountry:$mainCountry){...MemberRolesFields __typename}}fragment MemberRolesFields on PasserelleMemberRoles{userId roles mainCountry __typename}",
  },
  'a11f4bc715cbcf6f': {
    name: 'UpdateStructure',
    kind: 'mutation',
    public: false,
    document:
      "mutation UpdateStructure($action:PasserelleStructureAction!$id:Int!$input:PasserelleStructureInput$version:Int){passerelleUpdateStructure(action:$action id:$id input:$input version:$version){...StructureDraftFields __typename}}fragment StructureDraftFields on PasserelleStructureDraft{id databaseId groupId version versions{fr en __typename}status allowedActions path translations{fr en __typename}...StructureValues __typename}fragment StructureValues on PasserelleStructureDraft{activities audience city communities{name role status __typename}contactEmail description documentIds headquartersCountry language links{network url __typename}logoId name sectorIds slug structureType summary files{id mime name size __typename}__typename}",
  },
  '28218121f4a49136': {
    name: 'WaitingItems',
    kind: 'query',
    public: false,
    document:
      "query WaitingItems($language:PasserelleLanguage!){passerelleWaitingItems(language:$language){items{at comment id kind language path title type __typename}steps total __typename}}",
  },
  '123163366fc60854': {
    name: 'WordPressToken',
    kind: 'mutation',
    public: false,
    document:
      "mutation WordPressToken{passerelleWordPressToken}",
  },
  'af1a3643991a636b': {
    name: 'WorkspaceCounts',
    kind: 'query',
    public: false,
    document:
      "query WorkspaceCounts($validates:Boolean!){passerelleUser{id hasPublishedProfile unreadNotices __typename}passerelleOwnCounts{type drafts toEdit __typename}passerelleWaitingMemberships passerelleModerationCounts@include(if:$validates){type count __typename}passerelleOpenReports@include(if:$validates)}",
  },
  '0214be36c56cb155': {
    name: 'WriteMessage',
    kind: 'mutation',
    public: false,
    document:
      "mutation WriteMessage($files:[Int!]!$id:Int!$text:String!){passerelleWriteMessage(files:$files id:$id text:$text){...ApplicationThreadFields __typename}}fragment ApplicationThreadFields on PasserelleApplicationThread{callTitle id isSent mayWrite messages{author files{bytes id name state type __typename}id isOwn isUnread side text writtenAt __typename}name number side withdrawnAt zone __typename}",
  },
  '9fb58230df3c2a4b': {
    name: 'WriteNote',
    kind: 'mutation',
    public: false,
    document:
      "mutation WriteNote($id:Int!$text:String!){passerelleWriteNote(id:$id text:$text){...ApplicationNoteFields __typename}}fragment ApplicationNoteFields on PasserelleApplicationNote{author id isOwn text writtenAt __typename}",
  },
}
