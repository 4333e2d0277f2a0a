<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ApplicationRequest;
use Passerelle\Applications\Applying\BeginApplication;
use Passerelle\Applications\Applying\ChangeApplication;
use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\Messages\ThreadSide;
use Passerelle\Applications\Messages\UnreadMessages;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Applications for those who apply and co-writers, through the frontend’s server only. */
final readonly class ApplicationTypes implements Registration
{
    private const ROW = [
        'actions' => ['non_null' => ['list_of' => ['non_null' => 'PasserelleApplicationAction']]],
        'applicantName' => 'String',
        'begunAt' => 'String!',
        'callId' => 'Int!',
        'callState' => 'PasserelleCallState!',
        'callTitle' => 'String!',
        'changedAt' => 'String!',
        'closesAt' => 'String',
        'completion' => 'PasserelleApplicationCompletion',
        'id' => 'Int!',
        'isLapsed' => 'Boolean!',
        'invites' => 'Boolean!',
        'language' => 'String!',
        'lateUntil' => 'String',
        'number' => 'String',
        'opensAt' => 'String',
        'role' => 'PasserelleWriterRole!',
        'sentAt' => 'String',
        'sentNumber' => 'Int!',
        'stage' => 'Int!',
        'stageNames' => ['non_null' => ['list_of' => ['non_null' => 'PasserelleProblemParam']]],
        'state' => 'PasserelleSubmissionState!',
        'structureName' => 'String',
        'version' => 'Int!',
        'withdrawnAt' => 'String',
        'zone' => 'String',
    ];

    public function __construct(
        private BeginApplication $begin,
        private ChangeApplication $change,
        private ReadApplications $read,
        private UnreadMessages $unread,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleApplicationCompletion', [
            'description' => 'What is asked of what was sent, until an instant. questions: their ids. isOver: it was not answered in time.',
            'fields' => Type::fields([
                'askedAt' => 'String!',
                'isOver' => 'Boolean!',
                'questions' => Type::listOf('String'),
                'reason' => 'PasserelleCompletionReason!',
                'text' => 'String!',
                'until' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleApplicationEligibility', [
            'description' => 'What was decided on the eligibility. reason: null where it is eligible; criterion: as the call puts it, where it is one of its own.',
            'fields' => Type::fields(['criterion' => 'String!', 'decidedAt' => 'String!', 'reason' => 'PasserelleIneligibilityReason', 'text' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleListedApplication', [
            'description' => 'unread: messages about it that the reader has not read.',
            'fields' => Type::fields([...self::ROW, 'unread' => 'Int!']),
        ]);
        register_graphql_object_type('PasserelleAnswerOrigin', ['fields' => Type::fields(['id' => 'String!', 'origin' => 'PasserelleAnswerOrigins!'])]);
        register_graphql_object_type('PasserelleApplicationReceipt', [
            'description' => 'What was sent: its number among the versions, the instant, and the hash of its document.',
            'fields' => Type::fields(['number' => 'Int!', 'sentAt' => 'String!', 'sha256' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleApplicationFile', [
            'description' => 'A file that an answer names; it is read once it is ready.',
            'fields' => Type::fields(['bytes' => 'Int!', 'id' => 'Int!', 'name' => 'String!', 'state' => 'PasserelleFileState!', 'type' => 'String!']),
        ]);
        register_graphql_object_type('PasserelleApplication', [
            'description' => 'identifyingAnswers: questions whose answers name the applicant and are read in a blind review.',
            'fields' => Type::fields([
                ...self::ROW,
                'answers' => 'String!',
                'askedQuestions' => 'String',
                'changes' => Type::listOf('PasserelleFormChange'),
                'coWriters' => Type::listOf(CoWriterTypes::CO_WRITER),
                'eligibility' => 'PasserelleApplicationEligibility',
                'files' => Type::listOf('PasserelleApplicationFile'),
                'form' => 'String!',
                'formNumber' => 'Int!',
                'letterQuestions' => Type::listOf('PasserelleLetterQuestion'),
                'letters' => Type::listOf('PasserelleApplicationLetter'),
                'minutes' => 'Int!',
                'missing' => Type::listOf('PasserelleFormProblem'),
                'identifyingAnswers' => Type::listOf('String'),
                'origins' => Type::listOf('PasserelleAnswerOrigin'),
                'receipts' => Type::listOf('PasserelleApplicationReceipt'),
                'profile' => Type::listOf('PasserelleProblemParam'),
                'removalAt' => 'String',
                'trialUntil' => 'String',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplications', [
            'type' => Type::listOf('PasserelleListedApplication'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplication', [
            'type' => 'PasserelleApplication',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->find(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleBeginApplication', [
            'type' => Type::required('PasserelleApplication'),
            'args' => Type::fields(['callId' => 'Int!', 'answerLanguage' => 'String', 'onBehalfOf' => 'Int']),
            'resolve' => Resolver::root($this->begin(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleMutateApplication', [
            'type' => 'PasserelleApplication',
            'args' => Type::fields(['action' => 'PasserelleApplicationAction!', 'answers' => 'String', 'id' => 'Int!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->mutate(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    private function list(array $arguments): array
    {
        $this->request->requireTrust();

        $viewer = $this->viewers->current();
        $rows = $this->read->list($viewer, Arguments::readLanguage($arguments)->value);
        $unread = $this->unread->of($viewer, ThreadSide::Applicant, array_values(array_filter(array_column($rows, 'id'), is_int(...))));

        return array_map(static fn (array $row): array => [...$row, 'unread' => $unread[Arguments::number($row, 'id') ?? 0] ?? 0], $rows);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function find(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of BeginApplication
     */
    private function begin(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $language = $arguments['answerLanguage'] ?? null;
        $begun = ($this->begin)(
            $viewer,
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'onBehalfOf'),
            is_string($language) ? $language : null,
        );

        return $this->read->data($viewer, $begun->application->id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>|null null: deleted
     * @throws DomainError those of ChangeApplication
     */
    private function mutate(array $arguments): ?array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $changed = ($this->change)($viewer, new ApplicationRequest(
            ApplicationAction::from(Arguments::text($arguments, 'action')),
            Arguments::number($arguments, 'id') ?? 0,
            Arguments::number($arguments, 'version') ?? 0,
            is_string($arguments['answers'] ?? null) ? $arguments['answers'] : null,
        ));

        return $changed === null ? null : $this->read->data($viewer, $changed->application->id);
    }
}
