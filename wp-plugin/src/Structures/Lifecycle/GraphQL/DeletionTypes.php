<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\DeletionExtent;

/** Deletion of a structure by an owner, through the frontend’s server only. */
final readonly class DeletionTypes implements Registration
{
    private const PREVIEW = 'PasserelleStructureDeletion';
    private const COUNT = 'PasserelleDeletedItems';

    public function __construct(private DeleteStructure $delete, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_object_type(self::COUNT, ['fields' => Type::fields(['count' => 'Int!', 'type' => 'PasserelleContentType!'])]);
        register_graphql_object_type(self::PREVIEW, ['fields' => Type::fields([
            'files' => 'Int!',
            'handedOver' => Type::listOf(self::COUNT),
            'items' => Type::listOf(self::COUNT),
            'memberships' => 'Int!',
            'name' => 'String!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleStructureDeletion', [
            'type' => Type::required(self::PREVIEW),
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->preview(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDeleteStructure', [
            'type' => Type::required('Boolean'),
            'args' => Type::fields([DeleteStructure::CONFIRMATION => 'String!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->delete(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of DeleteStructure
     */
    private function preview(array $arguments): array
    {
        $this->request->requireTrust();
        $id = Arguments::number($arguments, 'id') ?? 0;
        $extent = $this->delete->preview($this->viewers->current(), $id);

        return [
            'files' => count($extent->files),
            'handedOver' => DeletionExtent::counts($extent->handedOver),
            'items' => DeletionExtent::counts($extent->deleted),
            'memberships' => count($extent->members->memberships),
            'name' => $extent->nameOf($id),
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError those of DeleteStructure
     */
    private function delete(array $arguments): bool
    {
        $this->request->requireTrust();
        ($this->delete)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, Arguments::text($arguments, DeleteStructure::CONFIRMATION));

        return true;
    }
}
