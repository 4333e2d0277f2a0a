<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use GraphQL\Type\Definition\EnumType;
use GraphQL\Type\Definition\FieldDefinition;
use GraphQL\Type\Definition\InputObjectType;
use GraphQL\Type\Definition\ListOfType;
use GraphQL\Type\Definition\NonNull;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Definition\Type;
use GraphQL\Type\Schema;
use Passerelle\Applications\Review\Guests\GuestFields;
use Passerelle\GraphQL\OwnNames;
use Passerelle\Rights\Role;
use Passerelle\Tests\IntegrationTestCase;

/**
 * Every root field of the schema is decided on for accounts that only review: GuestFields lists what answers them, and this test what
 * does not. A new field belongs to one of the lists.
 */
final class GuestFieldsTest extends IntegrationTestCase
{
    private const REFUSED = [
        'passerelleAnswerCoWriting', 'passerelleAnswerDecisionReview', 'passerelleAnswerOffer', 'passerelleAnswerOnboarding', 'passerelleApplication',
        'passerelleApplicationCopy', 'passerelleApplicationFigures', 'passerelleApplicationHandling', 'passerelleApplicationMentors',
        'passerelleApplicationNeighbours', 'passerelleApplicationPresence', 'passerelleApplicationThread', 'passerelleApplicationViews', 'passerelleApplications',
        'passerelleAskDecisionReview', 'passerelleAskLetter', 'passerelleAssignReviews', 'passerelleBeginApplication', 'passerelleBeginExport',
        'passerelleBeginTrial', 'passerelleBlockMember', 'passerelleCallDraft', 'passerelleCallPeople', 'passerelleCallPeopleOf', 'passerelleCallStages',
        'passerelleCallStatistics', 'passerelleCancelCompletion', 'passerelleCancelLetter', 'passerelleCancelReview', 'passerelleChangeCoWriter',
        'passerelleChangeForm', 'passerelleChangeMembership', 'passerelleChangeMentor', 'passerelleChangeOwnMembership', 'passerelleChangeOwnMemberships',
        'passerelleCheckEligibility', 'passerelleCoWriterInvitations', 'passerelleCommunities', 'passerelleCommunitiesOf', 'passerelleComposedForm',
        'passerelleConsentProofs', 'passerelleContactMember', 'passerelleCreateStructure', 'passerelleDecide', 'passerelleDecisionLetters',
        'passerelleDecisionMailPreview', 'passerelleDecisionReview', 'passerelleDecisionReviews', 'passerelleDecisions', 'passerelleDeclareReviewConflict',
        'passerelleDeleteNote', 'passerelleDeleteSearch', 'passerelleDeleteStructure', 'passerelleDeleteView', 'passerelleDescribeReviewer',
        'passerelleDismissRecommendation', 'passerelleDraftThreads', 'passerelleDrawReviewTies', 'passerelleDuplicatePost', 'passerelleEarlierStages',
        'passerelleEligibility', 'passerelleEventDraft', 'passerelleExportReviews', 'passerelleExportRows', 'passerelleFavouriteCalendar', 'passerelleFavouriteFeed',
        'passerelleFavouriteGroups', 'passerelleFavouriteItem', 'passerelleFavourites', 'passerelleFileReadings', 'passerelleForYou', 'passerelleForgetDecisions',
        'passerelleGrantLateLink', 'passerelleHandleReport', 'passerelleInitiativeDraft', 'passerelleInviteByMail', 'passerelleInviteCoWriter',
        'passerelleInviteReviewer', 'passerelleLateLinks', 'passerelleLinkIdentity', 'passerelleLock', 'passerelleMarkNoticesRead', 'passerelleMember',
        'passerelleMemberContact', 'passerelleMentoredApplication', 'passerelleMentoredApplications', 'passerelleModerationCounts', 'passerelleModerationMembers',
        'passerelleModerationQueue', 'passerelleModerationRecord', 'passerelleModerationStatistics', 'passerelleModerationValidators', 'passerelleMutateApplication',
        'passerelleMutateCall', 'passerelleMutateEvent', 'passerelleMutateInitiative', 'passerelleMutateProfile', 'passerelleMutateProject',
        'passerelleMutateResource', 'passerelleNoticePreferences', 'passerelleNotices', 'passerelleOpenReports', 'passerelleOwnCalls', 'passerelleOwnCounts',
        'passerelleOwnDecision', 'passerelleOwnDecisionReview', 'passerelleOwnMemberships', 'passerelleOwnProfile', 'passerelleOwnRecord', 'passerelleOwnRecords',
        'passerelleOwnStatistics', 'passerelleOwnStructures', 'passerelleOwnTitles', 'passerelleOwnershipOffer', 'passerellePlacement', 'passerellePrepareDecisions',
        'passerellePreviewCorrection', 'passerellePreviewLink', 'passerellePreviewLinks', 'passerelleProfileDraft', 'passerelleProfileFile',
        'passerelleProfileStructureProblem', 'passerelleProjectDraft', 'passerellePublishDecisions', 'passerelleReadMessages', 'passerelleReceivedApplication',
        'passerelleRemindLetter', 'passerelleRemoveCoWriter', 'passerelleRemoveReviewer', 'passerelleRemoveStage', 'passerelleRenewDecisions',
        'passerelleReopenReport', 'passerelleReportMember', 'passerelleReports', 'passerelleRequestCompletion', 'passerelleResendInvitation',
        'passerelleResourceDraft', 'passerelleReviewAssignments', 'passerelleReviewPlan', 'passerelleReviewRanking', 'passerelleReviewStructures',
        'passerelleRevokeLateLink', 'passerelleRevokeOffer', 'passerelleRevokePreviewLink', 'passerelleSaveDecisionSettings', 'passerelleSavePlaces',
        'passerelleSaveReviewPlan', 'passerelleSaveSearch', 'passerelleSaveStage', 'passerelleSaveView', 'passerelleSavedSearches', 'passerelleSentApplications',
        'passerelleSentInvitations', 'passerelleShowOwnResult', 'passerelleSimilarStructures', 'passerelleSlugCheck', 'passerelleStructureDeletion',
        'passerelleStructureDetail', 'passerelleStructureDraft', 'passerelleStructureMembers', 'passerelleTagApplications', 'passerelleToggleFavourite',
        'passerelleTrends', 'passerelleUpdateFavourite', 'passerelleUpdatePreferences', 'passerelleUpdateRoles', 'passerelleUpdateStructure',
        'passerelleWaitingItems', 'passerelleWaitingMemberships', 'passerelleWordPressToken', 'passerelleWriteMessage', 'passerelleWriteNote',
    ];

    public function testDecidesOnEveryRootField(): void
    {
        $decided = [...GuestFields::OF_VISITORS, ...GuestFields::OWN, ...self::REFUSED];
        $fields = array_keys([...self::fields('RootQuery'), ...self::fields('RootMutation')]);

        self::assertSame([], array_values(array_diff($fields, $decided)), 'Decide whether guests get these fields.');
        self::assertSame([], array_values(array_diff($decided, $fields)), 'These fields do not exist.');
        self::assertSame([], array_values(array_diff_assoc($decided, array_unique($decided))), 'These are listed twice.');
    }

    public function testAnswersWhatIsRefusedAsIfItDidNotExist(): void
    {
        $guest = $this->users->with(Role::GuestReviewer);
        $member = $this->users->beneficiaire();
        foreach (['query' => 'RootQuery', 'mutation' => 'RootMutation'] as $operation => $root) {
            foreach (self::fields($root) as $name => $field) {
                $document = "{$operation} { " . self::call($field) . ' }';
                if (in_array($name, self::REFUSED, true)) {
                    self::assertSame(['not_found'], self::codes($guest->id, $document), $name);
                    self::assertSame(['not_found'], self::codes($guest->id, "{$operation} { alias: " . self::call($field) . ' }'), "{$name} by another name");
                }
            }
        }
        self::assertNotSame(['not_found'], self::codes($member->id, '{ passerelleOwnCounts { drafts } }'));
    }

    public function testAnswersTheRestAsUsual(): void
    {
        $guest = $this->users->with(Role::GuestReviewer);

        self::assertSame([], self::codes($guest->id, '{ passerelleUser { id roles { name } capabilities isOnboarded } passerelleLayout(language: FR) { siteName } }'));
    }

    /** @return array<string, FieldDefinition> those of the plugin, by name */
    private static function fields(string $root): array
    {
        $read = ['WPGraphQL', 'get_schema'];
        self::assertIsCallable($read);
        $schema = $read();
        self::assertInstanceOf(Schema::class, $schema);
        $type = $schema->getType($root);
        self::assertInstanceOf(ObjectType::class, $type);

        return array_filter($type->getFields(), static fn (FieldDefinition $field): bool => OwnNames::has($field->name));
    }

    /** The field with a value for each argument that it requires, and the first field of its answer. */
    private static function call(FieldDefinition $field): string
    {
        $arguments = [];
        foreach ($field->args as $argument) {
            if ($argument->getType() instanceof NonNull && !$argument->defaultValueExists()) {
                $arguments[] = "{$argument->name}: " . self::value($argument->getType());
            }
        }

        return $field->name . ($arguments === [] ? '' : '(' . implode(', ', $arguments) . ')') . self::selection($field->getType());
    }

    private static function value(Type $type): string
    {
        $type = $type instanceof NonNull ? $type->getWrappedType() : $type;
        if ($type instanceof ListOfType) {
            return '[]';
        }
        if ($type instanceof EnumType) {
            return $type->getValues()[0]->name;
        }
        if ($type instanceof InputObjectType) {
            $required = array_filter($type->getFields(), static fn ($field): bool => $field->getType() instanceof NonNull);

            return '{' . implode(', ', array_map(static fn ($field): string => "{$field->name}: " . self::value($field->getType()), $required)) . '}';
        }

        return match ($type->toString()) {
            'Int', 'Float' => '1',
            'Boolean' => 'false',
            default => '"x"',
        };
    }

    private static function selection(Type $type): string
    {
        $named = Type::getNamedType($type);

        return $named instanceof ObjectType || $named instanceof \GraphQL\Type\Definition\AbstractType ? ' { __typename }' : '';
    }

    /** @return list<string> codes of the errors */
    private static function codes(int $userId, string $document): array
    {
        wp_set_current_user($userId);
        /** @var array{errors?: list<array{message: string, extensions?: array{code?: string}}>} $answer */
        $answer = graphql(['query' => $document]);

        return array_map(static fn (array $error): string => $error['extensions']['code'] ?? $error['message'], $answer['errors'] ?? []);
    }
}
