<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\GraphQL;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Preparing\ReadDecisions;
use Passerelle\Applications\Decisions\Publication\PublicationRequest;
use Passerelle\Applications\Decisions\Publication\PublishDecisions;
use Passerelle\Applications\Decisions\Settings\ChangeSettings;
use Passerelle\Applications\Decisions\Settings\SettingsInput;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Letters of decisions, and their publication, for those who run the call, through the frontend’s server only. */
final readonly class PublicationTypes implements Registration
{
    public function __construct(
        private ReadDecisions $read,
        private ChangeSettings $change,
        private PublishDecisions $publish,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleLetterInput', ['fields' => Type::fields([
            'body' => 'String!',
            'kind' => 'PasserelleDecisionKind!',
            'language' => 'String!',
            'subject' => 'String!',
        ])]);
        register_graphql_input_type('PasserelleDecisionCount', ['fields' => Type::fields(['count' => 'Int!', 'kind' => 'PasserelleDecisionKind!'])]);
        register_graphql_object_type('PasserellePublishedDecisions', ['fields' => Type::fields(['count' => 'Int!'])]);
        register_graphql_field('RootMutation', 'passerelleSaveDecisionSettings', [
            'type' => Type::required(DecisionTypes::DECISIONS),
            'args' => Type::fields([
                'callId' => 'Int!',
                'confirmUntil' => 'String',
                'letters' => Type::listOf('PasserelleLetterInput'),
                'offerDays' => 'Int!',
                'reviewDays' => 'Int',
                'showsResults' => 'Boolean',
                'stage' => 'Int',
                'version' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->save(...)),
        ]);
        register_graphql_field('RootMutation', 'passerellePublishDecisions', [
            'type' => Type::required('PasserellePublishedDecisions'),
            'args' => Type::fields([
                'callId' => 'Int!',
                'counts' => Type::listOf('PasserelleDecisionCount'),
                'leavesUndecided' => 'Boolean',
                'stage' => 'Int',
                'undecided' => 'Int!',
            ]),
            'resolve' => Resolver::root($this->publish(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeSettings
     */
    private function save(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $callId, $stage] = [$this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage')];
        $letters = [];
        foreach (Arguments::input($arguments, 'letters') as $letter) {
            $fields = Arguments::input(['letter' => $letter], 'letter');
            $letters[Arguments::text($fields, 'kind')][Arguments::text($fields, 'language')] = [
                'subject' => Arguments::text($fields, 'subject'),
                'body' => Arguments::text($fields, 'body'),
            ];
        }
        ($this->change)(
            $viewer,
            $callId,
            $stage,
            Arguments::number($arguments, 'version') ?? 0,
            new SettingsInput(
                $letters,
                Arguments::text($arguments, 'confirmUntil'),
                Arguments::number($arguments, 'offerDays') ?? 0,
                Arguments::number($arguments, 'reviewDays'),
                is_bool($arguments['showsResults'] ?? null) ? $arguments['showsResults'] : null,
            ),
        );

        return $this->read->data($viewer, $callId, $stage);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{count: int}
     * @throws DomainError those of PublishDecisions
     */
    private function publish(array $arguments): array
    {
        $this->request->requireTrust();
        $counts = [];
        foreach (Arguments::input($arguments, 'counts') as $count) {
            $fields = Arguments::input(['count' => $count], 'count');
            $counts[DecisionKind::from(Arguments::text($fields, 'kind'))->value] = Arguments::number($fields, 'count') ?? 0;
        }
        $request = new PublicationRequest(
            Arguments::number($arguments, 'callId') ?? 0,
            Arguments::number($arguments, 'stage'),
            $counts,
            Arguments::number($arguments, 'undecided') ?? 0,
            ($arguments['leavesUndecided'] ?? false) === true,
        );

        return ['count' => ($this->publish)($this->viewers->current(), $request)];
    }
}
