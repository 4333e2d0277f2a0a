<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use DateTimeImmutable;
use Exception;
use Passerelle\Applications\Review\Assignment\AssignmentRequest;
use Passerelle\Applications\Review\Assignment\AssignReviews;
use Passerelle\Applications\Review\Assignment\CancelAssignment;
use Passerelle\Applications\Review\Assignment\ListedAssignments;
use Passerelle\Applications\Review\Conflicts\DeclareConflict;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Assignments and conflicts of a call, for those who run it, through the frontend’s server only. */
final readonly class AssignmentTypes implements Registration
{
    public const ASSIGNMENTS = 'PasserelleReviewAssignments';
    private const PROPOSAL = 'PasserelleReviewProposal';
    private const INSTANT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/D';

    public function __construct(
        private ListedAssignments $listed,
        private AssignReviews $assign,
        private CancelAssignment $cancel,
        private DeclareConflict $conflict,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerTypes();
        register_graphql_field('RootQuery', 'passerelleReviewAssignments', [
            'type' => self::ASSIGNMENTS,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAssignReviews', [
            'type' => Type::required(self::PROPOSAL),
            'args' => Type::fields([
                'answerBy' => 'String',
                'callId' => 'Int!',
                'each' => 'Int',
                'isPreview' => 'Boolean',
                'pairs' => Type::optionalListOf('PasserelleReviewPairInput'),
                'scoreBy' => 'String',
                'seed' => 'String',
                'stage' => 'Int',
            ]),
            'resolve' => Resolver::root($this->assign(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleCancelReview', [
            'type' => Type::required(self::ASSIGNMENTS),
            'args' => Type::fields(['callId' => 'Int!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->cancel(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDeclareReviewConflict', [
            'type' => Type::required(self::ASSIGNMENTS),
            'args' => Type::fields(['applicationId' => 'Int!', 'callId' => 'Int!', 'reason' => 'String!', 'userId' => 'Int!']),
            'resolve' => Resolver::root($this->declare(...)),
        ]);
    }

    private function registerTypes(): void
    {
        register_graphql_object_type('PasserelleReviewAssignment', [
            'description' => 'The review of an application by one person; `name`: null once the account is erased.',
            'fields' => Type::fields([
                'answerBy' => 'String', 'id' => 'Int!', 'isBegun' => 'Boolean!', 'isOverdue' => 'Boolean!', 'name' => 'String', 'reason' => 'String', 'scoreBy' => 'String',
                'state' => 'PasserelleAssignmentState!', 'userId' => 'Int!',
            ]),
        ]);
        register_graphql_object_type(
            'PasserelleReviewConflict',
            ['fields' => Type::fields(['kind' => 'PasserelleConflictKind!', 'name' => 'String', 'reason' => 'String', 'userId' => 'Int!'])],
        );
        register_graphql_object_type('PasserelleAssignableApplication', ['fields' => Type::fields([
            'applicant' => 'String!',
            'assignments' => Type::listOf('PasserelleReviewAssignment'),
            'conflicts' => Type::listOf('PasserelleReviewConflict'),
            'country' => 'String',
            'id' => 'Int!',
            'language' => 'String!',
            'number' => 'String!',
        ])]);
        register_graphql_object_type('PasserelleReviewer', [
            'description' => '`load`: applications that the person has; `open`: those of them without final score. `email`, `delivery`, `invitationId`:'
                . ' of an invitation by mail; `isGuest`: the account can do nothing but review.',
            'fields' => Type::fields([
                'answeredAt' => 'String', 'countries' => Type::listOf('String'), 'delivery' => 'String', 'email' => 'String', 'id' => 'Int!', 'invitationId' => 'Int',
                'isGuest' => 'Boolean!', 'invitedAt' => 'String!', 'languages' => Type::listOf('String'), 'load' => 'Int!',
                'name' => 'String', 'open' => 'Int!', 'state' => 'PasserelleReviewerState!', 'userId' => 'Int!',
            ]),
        ]);
        register_graphql_object_type(self::ASSIGNMENTS, ['fields' => Type::fields([
            'applications' => Type::listOf('PasserelleAssignableApplication'),
            'callId' => 'Int!',
            'callTitle' => 'String!',
            'isReady' => 'Boolean!',
            'reviewers' => Type::listOf('PasserelleReviewer'),
        ])]);
        register_graphql_input_type('PasserelleReviewPairInput', ['fields' => Type::fields(['applicationId' => 'Int!', 'userId' => 'Int!'])]);
        register_graphql_object_type('PasserelleReviewPair', ['fields' => Type::fields(['applicationId' => 'Int!', 'userId' => 'Int!'])]);
        register_graphql_object_type('PasserelleReviewLoad', ['fields' => Type::fields(['count' => 'Int!', 'userId' => 'Int!'])]);
        register_graphql_object_type('PasserelleReviewLack', ['fields' => Type::fields(['applicationId' => 'Int!', 'count' => 'Int!'])]);
        register_graphql_object_type(self::PROPOSAL, ['description' => 'What is assigned, or would be. `missing`: reviewers that applications lack.', 'fields' => Type::fields([
            'cancelled' => 'Int!',
            'loads' => Type::listOf('PasserelleReviewLoad'),
            'missing' => Type::listOf('PasserelleReviewLack'),
            'pairs' => Type::listOf('PasserelleReviewPair'),
            'seed' => 'String!',
            'unreadLanguages' => Type::listOf('String'),
        ])]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->listed->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AssignReviews
     */
    private function assign(array $arguments): array
    {
        $this->request->requireTrust();

        return ($this->assign)($this->viewers->current(), new AssignmentRequest(
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            self::pairs($arguments['pairs'] ?? null),
            Arguments::number($arguments, 'each') ?? 1,
            is_string($arguments['seed'] ?? null) ? $arguments['seed'] : null,
            self::instant($arguments, 'answerBy'),
            self::instant($arguments, 'scoreBy'),
            ($arguments['isPreview'] ?? false) === true,
        ));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of CancelAssignment
     */
    private function cancel(array $arguments): array
    {
        $this->request->requireTrust();
        ($this->cancel)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);

        return $this->read($arguments);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of DeclareConflict
     */
    private function declare(array $arguments): array
    {
        $this->request->requireTrust();
        ($this->conflict)(
            $this->viewers->current(),
            Arguments::number($arguments, 'applicationId') ?? 0,
            Arguments::number($arguments, 'userId') ?? 0,
            Arguments::text($arguments, 'reason'),
        );

        return $this->read($arguments);
    }

    /** @return list<array{applicationId: int, userId: int}>|null */
    private static function pairs(mixed $input): ?array
    {
        if (!is_array($input)) {
            return null;
        }
        $pairs = [];
        foreach ($input as $each) {
            $values = Arguments::input(['pair' => $each], 'pair');
            $pairs[] = ['applicationId' => Arguments::number($values, 'applicationId') ?? 0, 'userId' => Arguments::number($values, 'userId') ?? 0];
        }

        return $pairs;
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError invalid_fields
     */
    private static function instant(array $arguments, string $name): ?DateTimeImmutable
    {
        $text = Arguments::text($arguments, $name);
        if ($text === '') {
            return null;
        }
        try {
            return preg_match(self::INSTANT, $text) === 1 ? new DateTimeImmutable($text) : throw DomainError::invalid([new FieldError($name, 'invalid_date')]);
        } catch (DomainError $error) {
            throw $error;
        } catch (Exception) {
            throw DomainError::invalid([new FieldError($name, 'invalid_date')]);
        }
    }
}
