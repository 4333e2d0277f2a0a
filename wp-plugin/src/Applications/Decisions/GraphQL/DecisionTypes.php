<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\GraphQL;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecisions;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Decisions on the applications to a call while they are prepared, for those who run it, through the frontend’s server only. */
final readonly class DecisionTypes implements Registration
{
    public const DECISIONS = 'PasserelleDecisions';
    private const RESULT = 'PasserellePreparedDecision';
    private const RESULTS = 'PasserellePreparedDecisions';

    public function __construct(private ReadDecisions $read, private PrepareDecisions $prepare, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $this->registerDecisions();
        register_graphql_object_type('PasserelleRenderedLetter', ['fields' => Type::fields(['body' => 'String!', 'language' => 'String!', 'subject' => 'String!'])]);
        register_graphql_object_type('PasserelleDecisionLetters', [
            'description' => 'The letters of the prepared decision on an application, as they will be sent; once published, as they were.',
            'fields' => Type::fields([
                'id' => 'Int!',
                'isPublished' => 'Boolean!',
                'kind' => 'PasserelleDecisionKind!',
                'letters' => Type::listOf('PasserelleRenderedLetter'),
            ]),
        ]);
        register_graphql_object_type(self::RESULT, [
            'description' => 'What became of one of several: its code where it was refused. fields: those of letters that the application does not have, or refused values.',
            'fields' => Type::fields(['code' => 'String', 'fields' => Type::listOf('String'), 'id' => 'Int!', 'ok' => 'Boolean!', 'version' => 'Int']),
        ]);
        register_graphql_object_type(self::RESULTS, ['fields' => Type::fields(['results' => Type::listOf(self::RESULT)])]);
        register_graphql_input_type('PasserelleDecidedApplication', ['fields' => Type::fields(['amount' => 'String', 'id' => 'Int!', 'version' => 'Int!'])]);
        register_graphql_field('RootQuery', 'passerelleDecisions', [
            'type' => self::DECISIONS,
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->decisions(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleDecisionLetters', [
            'type' => 'PasserelleDecisionLetters',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->letters(...)),
        ]);
        register_graphql_field('RootMutation', 'passerellePrepareDecisions', [
            'type' => Type::required(self::RESULTS),
            'args' => Type::fields([
                'currency' => 'String',
                'deviation' => 'String',
                'items' => Type::listOf('PasserelleDecidedApplication'),
                'kind' => 'PasserelleDecisionKind!',
                'place' => 'Int',
            ]),
            'resolve' => Resolver::root($this->prepare(...)),
        ]);
        foreach (['passerelleRenewDecisions' => $this->renew(...), 'passerelleForgetDecisions' => $this->forget(...)] as $name => $resolve) {
            register_graphql_field('RootMutation', $name, [
                'type' => Type::required(self::RESULTS),
                'args' => Type::fields(['items' => Type::listOf('PasserelleVersionedApplication')]),
                'resolve' => Resolver::root($resolve),
            ]);
        }
    }

    private function registerDecisions(): void
    {
        register_graphql_object_type('PasserelleApplicationDecision', [
            'description' => 'A decision on an application. amount: digits with a point before decimals; place: on the waiting list of its category;'
                . ' deviation: why it is not what was proposed.',
            'fields' => Type::fields([
                'amount' => 'String',
                'answer' => 'PasserelleOfferAnswer',
                'answerUntil' => 'String',
                'answeredAt' => 'String',
                'category' => 'String',
                'currency' => 'String',
                'deviation' => 'String',
                'kind' => 'PasserelleDecisionKind!',
                'place' => 'Int',
                'publishedAt' => 'String',
                'reason' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleDecidableApplication', [
            'description' => 'isOutdated: its prepared letters would say something else now, or the application has changed. total: ten-thousandths of the scale.',
            'fields' => Type::fields([
                'amountAsked' => 'String',
                'id' => 'Int!',
                'isOutdated' => 'Boolean!',
                'name' => 'String!',
                'number' => 'String!',
                'prepared' => 'PasserelleApplicationDecision',
                'published' => 'PasserelleApplicationDecision',
                'rank' => 'Int',
                'state' => 'PasserelleSubmissionState!',
                'total' => 'Int',
                'version' => 'Int!',
            ]),
        ]);
        register_graphql_object_type('PasserelleLetterTemplate', [
            'description' => 'fields: what the letter of this decision can say of an application, named in braces.',
            'fields' => Type::fields([
                'body' => 'String!',
                'fields' => Type::listOf('String'),
                'kind' => 'PasserelleDecisionKind!',
                'language' => 'String!',
                'subject' => 'String!',
            ]),
        ]);
        register_graphql_object_type('PasserelleDecisionSettings', ['fields' => Type::fields([
            'confirmUntil' => 'String',
            'letters' => Type::listOf('PasserelleLetterTemplate'),
            'offerDays' => 'Int!',
            'reviewDays' => 'Int!',
            'showsResults' => 'Boolean!',
            'version' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleAskedAmount', ['fields' => Type::fields(['currency' => 'String!', 'decimals' => 'Int!'])]);
        register_graphql_object_type('PasserelleCallBudget', ['fields' => Type::fields(['currency' => 'String!', 'max' => 'Int', 'min' => 'Int'])]);
        register_graphql_object_type('PasserelleNextStage', [
            'description' => 'The stage to which applications can be advanced. isReady: its form is published, and it is open for some time.',
            'fields' => Type::fields([
                'closesAt' => 'String!',
                'isReady' => 'Boolean!',
                'names' => Type::listOf('PasserelleProblemParam'),
                'number' => 'Int!',
            ]),
        ]);
        register_graphql_object_type(self::DECISIONS, [
            'description' => 'isHidden: the person reviews, too, and has not given all their final scores. own: number of applications that are their own.',
            'fields' => Type::fields([
                'amount' => 'PasserelleAskedAmount',
                'budget' => 'PasserelleCallBudget',
                'callId' => 'Int!',
                'callTitle' => 'String!',
                'isHidden' => 'Boolean!',
                'nextStage' => 'PasserelleNextStage',
                'own' => 'Int!',
                'places' => 'Int',
                'rows' => Type::listOf('PasserelleDecidableApplication'),
                'settings' => 'PasserelleDecisionSettings!',
                'stage' => 'Int!',
                'zone' => 'String',
            ]),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function decisions(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found · own_reviews_open
     */
    private function letters(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->letters($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError invalid_fields
     */
    private function prepare(array $arguments): array
    {
        $this->request->requireTrust();
        $input = new DecisionInput(
            DecisionKind::from(Arguments::text($arguments, 'kind')),
            Arguments::text($arguments, 'currency'),
            Arguments::number($arguments, 'place'),
            deviation: trim(Arguments::text($arguments, 'deviation')),
        );
        $amounts = [];
        foreach (Arguments::input($arguments, 'items') as $item) {
            $fields = Arguments::input(['item' => $item], 'item');
            $amounts[Arguments::number($fields, 'id') ?? 0] = trim(Arguments::text($fields, 'amount'));
        }

        return self::results($this->prepare->prepare($this->viewers->current(), self::items($arguments), $input, $amounts));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError invalid_fields
     */
    private function renew(array $arguments): array
    {
        $this->request->requireTrust();

        return self::results($this->prepare->renew($this->viewers->current(), self::items($arguments)));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError invalid_fields
     */
    private function forget(array $arguments): array
    {
        $this->request->requireTrust();

        return self::results($this->prepare->forget($this->viewers->current(), self::items($arguments)));
    }

    /**
     * @param list<HandlingResult> $results
     * @return array{results: list<array<string, mixed>>}
     */
    private static function results(array $results): array
    {
        return ['results' => array_map(static fn (HandlingResult $result): array => [
            'code' => $result->error?->errorCode,
            'fields' => $result->error === null ? [] : [
                ...array_filter((array) ($result->error->current['fields'] ?? []), is_string(...)),
                ...array_column($result->error->fields, 'path'),
            ],
            'id' => $result->applicationId,
            'ok' => $result->error === null,
            'version' => $result->submission?->handling,
        ], $results)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array{id: int, version: int}>
     */
    private static function items(array $arguments): array
    {
        $items = [];
        foreach (Arguments::input($arguments, 'items') as $item) {
            $fields = Arguments::input(['item' => $item], 'item');
            $items[] = ['id' => Arguments::number($fields, 'id') ?? 0, 'version' => Arguments::number($fields, 'version') ?? 0];
        }

        return $items;
    }
}
