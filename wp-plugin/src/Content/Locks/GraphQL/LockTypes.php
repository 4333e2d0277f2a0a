<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The lock of a record; all fields are null while it is free. */
final readonly class LockTypes implements Registration
{
    public function __construct(private RecordLocks $locks, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleLock', ['fields' => Type::fields(['holder' => 'String', 'since' => 'String', 'until' => 'String'])]);
        register_graphql_field('RootMutation', 'passerelleLock', [
            'type' => Type::required('PasserelleLock'),
            'args' => Type::fields(['action' => 'PasserelleLockAction!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->lock(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{holder: string|null, since: string|null, until: string|null}
     * @throws DomainError not_found, forbidden, not_editable, locked_by_other
     */
    private function lock(array $arguments): array
    {
        $this->request->requireTrust();

        return ($this->locks)(
            $this->viewers->current(),
            Arguments::number($arguments, 'id') ?? 0,
            LockAction::from(Arguments::text($arguments, 'action')),
        );
    }
}
