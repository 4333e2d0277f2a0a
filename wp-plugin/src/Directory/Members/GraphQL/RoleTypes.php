<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Directory\Members\MemberRoles;
use Passerelle\Directory\Members\RolesInput;
use Passerelle\Directory\Members\UpdateRoles;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Roles of members, through the frontend’s server only. */
final readonly class RoleTypes implements Registration
{
    public function __construct(private UpdateRoles $updateRoles, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleMemberRoles', ['fields' => Type::fields([
            'mainCountry' => 'String',
            'roles' => Type::listOf('String'),
            'userId' => 'Int!',
        ])]);
        // Names are text: an unknown one is an error of its field, not of the request.
        register_graphql_field('RootMutation', 'passerelleUpdateRoles', [
            'type' => Type::required('PasserelleMemberRoles'),
            'args' => Type::fields(['mainCountry' => 'String', 'roles' => Type::listOf('String'), 'userId' => 'Int!']),
            'resolve' => Resolver::root($this->update(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{mainCountry: string|null, roles: list<string>, userId: int}
     * @throws DomainError
     */
    private function update(array $arguments): array
    {
        $this->request->requireTrust();
        $roles = ($this->updateRoles)($this->viewers->current(), Arguments::number($arguments, 'userId') ?? 0, static fn (): RolesInput => RolesInput::of(
            array_values(array_filter((array) ($arguments['roles'] ?? []), is_string(...))),
            Arguments::text($arguments, 'mainCountry'),
        ));

        return self::data($roles);
    }

    /** @return array{mainCountry: string|null, roles: list<string>, userId: int} */
    public static function data(MemberRoles $roles): array
    {
        return ['mainCountry' => $roles->mainCountry, 'roles' => $roles->names(), 'userId' => $roles->userId];
    }
}
