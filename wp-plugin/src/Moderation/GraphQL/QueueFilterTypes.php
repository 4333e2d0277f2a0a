<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Moderation\Queue\Members;
use Passerelle\Moderation\Queue\Validator;
use Passerelle\Moderation\Queue\Validators;
use Passerelle\Moderation\Scope;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** People whom a validator filters the review queue by: those who decide in the same scope, and owners of what is in it. */
final readonly class QueueFilterTypes implements Registration
{
    public function __construct(private Validators $validators, private Members $members, private ViewerFactory $viewers, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleValidator', ['fields' => Type::fields(['country' => 'String', 'id' => 'Int!', 'name' => 'String!'])]);
        register_graphql_object_type('PasserelleQueueMember', ['fields' => Type::fields(['id' => 'Int!', 'name' => 'String!'])]);
        register_graphql_field('RootQuery', 'passerelleModerationValidators', [
            'type' => Type::listOf('PasserelleValidator'),
            'resolve' => Resolver::root(fn (): array => array_map(
                static fn (Validator $each): array => ['country' => $each->country, 'id' => $each->id, 'name' => $each->name],
                $this->validators->in($this->scope()),
            )),
        ]);
        register_graphql_field('RootQuery', 'passerelleModerationMembers', [
            'type' => Type::listOf('PasserelleQueueMember'),
            'args' => Type::fields(['search' => 'String']),
            'resolve' => Resolver::root(fn (array $arguments): array => $this->members->find($this->scope(), trim(Arguments::text($arguments, 'search')))),
        ]);
    }

    /** @throws DomainError rights_moderate */
    private function scope(): Scope
    {
        $this->request->requireTrust();

        return Scope::of($this->viewers->current());
    }
}
