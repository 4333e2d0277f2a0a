<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\CoWriting\Presences;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Who has the form of an application open, through the frontend’s server only. */
final readonly class PresenceTypes implements Registration
{
    public function __construct(private Presences $presences, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleApplicationPresence', [
            'description' => 'Version of the answers, and names of the others who have the form open.',
            'fields' => Type::fields(['version' => 'Int!', 'writers' => ['non_null' => ['list_of' => ['non_null' => 'String']]]]),
        ]);
        register_graphql_field('RootMutation', 'passerelleApplicationPresence', [
            'type' => Type::required('PasserelleApplicationPresence'),
            'args' => Type::fields(['id' => 'Int!', 'leaves' => 'Boolean!']),
            'resolve' => Resolver::root($this->presence(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{version: int, writers: list<string>}
     * @throws DomainError access_token_missing · not_found
     */
    private function presence(array $arguments): array
    {
        $this->request->requireTrust();

        return ($this->presences)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, ($arguments['leaves'] ?? false) === true);
    }
}
