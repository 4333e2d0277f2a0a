<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Completions\CompletionRequest;
use Passerelle\Applications\Completions\RequestCompletion;
use Passerelle\Applications\EligibilityCheck\CheckEligibility;
use Passerelle\Applications\EligibilityCheck\EligibilityInput;
use Passerelle\Applications\EligibilityCheck\EligibilityResult;
use Passerelle\Applications\EligibilityCheck\IneligibilityReason;
use Passerelle\Applications\Handling\HandlingResult;
use Passerelle\Applications\Handling\ReadHandling;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What those who run a call do with its applications, through the frontend’s server only. */
final readonly class HandlingTypes implements Registration
{
    private const HANDLED = 'PasserelleHandledApplication';

    /** @param int $textMax characters of what is said to applicants */
    public function __construct(
        private ReadHandling $read,
        private CheckEligibility $check,
        private RequestCompletion $completion,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
        #[Limit('applicationHandling', 'text')] private int $textMax,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleVersionedApplication', ['fields' => Type::fields(['id' => 'Int!', 'version' => 'Int!'])]);
        register_graphql_object_type(self::HANDLED, [
            'description' => 'What became of a step: its code where it was refused, and how the application stands now, for those who handle it.',
            'fields' => Type::fields(['code' => 'String', 'id' => 'Int!', 'ok' => 'Boolean!', 'state' => 'PasserelleSubmissionState', 'version' => 'Int']),
        ]);
        register_graphql_object_type('PasserelleHandledApplications', ['fields' => Type::fields(['results' => Type::listOf(self::HANDLED)])]);
        register_graphql_object_type('PasserelleTimelineEntry', [
            'description' => 'Something that happened to an application. actor: who acted for the call; number: of the version that counted; stage: a later one.',
            'fields' => Type::fields([
                'actor' => 'String',
                'at' => 'String!',
                'criterion' => 'String',
                'decision' => 'PasserelleDecisionKind',
                'id' => 'Int!',
                'kind' => 'PasserelleTimelineEvent!',
                'number' => 'Int!',
                'questions' => Type::listOf('String'),
                'reason' => 'PasserelleIneligibilityReason',
                'stage' => 'Int',
                'text' => 'String',
                'until' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleApplicationHandling', [
            'description' => 'How an application stands for those who run its call. criteria: those that the call lists; questions: ids of those that can be reopened.',
            'fields' => Type::fields([
                'completion' => 'PasserelleApplicationCompletion',
                'criteria' => Type::listOf('String'),
                'eligibility' => 'PasserelleApplicationEligibility',
                'id' => 'Int!',
                'questions' => Type::listOf('String'),
                'state' => 'PasserelleSubmissionState!',
                'steps' => Type::listOf('PasserelleHandlingStep'),
                'timeline' => Type::listOf('PasserelleTimelineEntry'),
                'version' => 'Int!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationHandling', [
            'type' => 'PasserelleApplicationHandling',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->handling(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleCheckEligibility', [
            'type' => Type::required('PasserelleHandledApplications'),
            'args' => Type::fields([
                'items' => Type::listOf('PasserelleVersionedApplication'),
                'reason' => 'PasserelleIneligibilityReason',
                'result' => 'PasserelleEligibilityResult!',
                'stated' => 'Int',
                'text' => 'String',
            ]),
            'resolve' => Resolver::root($this->checkEligibility(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRequestCompletion', [
            'type' => Type::required(self::HANDLED),
            'args' => Type::fields(['id' => 'Int!', 'questions' => Type::listOf('String'), 'text' => 'String!', 'until' => 'String!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->requestCompletion(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleCancelCompletion', [
            'type' => Type::required(self::HANDLED),
            'args' => Type::fields(['id' => 'Int!', 'version' => 'Int!']),
            'resolve' => Resolver::root($this->cancelCompletion(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function handling(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError invalid_fields
     */
    private function checkEligibility(array $arguments): array
    {
        $this->request->requireTrust();
        $input = EligibilityInput::of(
            EligibilityResult::from(Arguments::text($arguments, 'result')),
            IneligibilityReason::tryFrom(Arguments::text($arguments, 'reason')),
            Arguments::number($arguments, 'stated'),
            Arguments::text($arguments, 'text'),
            $this->textMax,
        );

        return ['results' => array_map(self::result(...), ($this->check)($this->viewers->current(), self::items($arguments), $input))];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of RequestCompletion
     */
    private function requestCompletion(array $arguments): array
    {
        $this->request->requireTrust();
        [$id, $version] = self::item($arguments);
        $questions = array_values(array_filter((array) ($arguments['questions'] ?? []), is_string(...)));
        $request = new CompletionRequest($questions, Arguments::text($arguments, 'until'), Arguments::text($arguments, 'text'));

        return self::result(new HandlingResult($id, $this->completion->ask($this->viewers->current(), $id, $version, $request)));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of RequestCompletion
     */
    private function cancelCompletion(array $arguments): array
    {
        $this->request->requireTrust();
        [$id, $version] = self::item($arguments);

        return self::result(new HandlingResult($id, $this->completion->cancel($this->viewers->current(), $id, $version)));
    }

    /** @return array<string, mixed> */
    private static function result(HandlingResult $result): array
    {
        return [
            'code' => $result->error?->errorCode,
            'id' => $result->applicationId,
            'ok' => $result->error === null,
            'state' => $result->submission?->state->value,
            'version' => $result->submission?->handling,
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array{id: int, version: int}>
     */
    private static function items(array $arguments): array
    {
        $items = [];
        foreach (Arguments::input($arguments, 'items') as $item) {
            [$id, $version] = self::item(Arguments::input(['item' => $item], 'item'));
            $items[] = ['id' => $id, 'version' => $version];
        }

        return $items;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{int, int} id and version
     */
    private static function item(array $arguments): array
    {
        return [Arguments::number($arguments, 'id') ?? 0, Arguments::number($arguments, 'version') ?? 0];
    }
}
