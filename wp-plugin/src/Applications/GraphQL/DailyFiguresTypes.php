<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Forms\Composing\CallsOfManagers;
use Passerelle\Applications\Submissions\DailyFigures;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Figures of the applications to a call, for those who run it, through the frontend’s server only. */
final readonly class DailyFiguresTypes implements Registration
{
    public function __construct(private CallsOfManagers $calls, private DailyFigures $figures, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleApplicationDay', ['fields' => Type::fields(['begun' => 'Int', 'day' => 'String!', 'sent' => 'Int!'])]);
        register_graphql_object_type('PasserelleApplicationFigures', [
            'description' => 'How many applications were begun and sent, in all and by day of the call’s zone. `begun` is rounded down; null: few.',
            'fields' => Type::fields([
                'begun' => 'Int',
                'callId' => 'Int!',
                'days' => Type::listOf('PasserelleApplicationDay'),
                'sent' => 'Int!',
                'title' => 'String!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationFigures', [
            'type' => 'PasserelleApplicationFigures',
            'args' => Type::fields(['callId' => 'Int!']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();
        $call = $this->calls->find($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0);

        return ['callId' => $call->id, 'title' => $call->title, ...$this->figures->of($call->groupId, $call->values->textOrNull('zone'))];
    }
}
