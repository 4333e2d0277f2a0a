<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\GraphQL;

use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Accounts\Privacy\Heirs;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Export and deletion of the viewer's own data. */
final readonly class PrivacyTypes implements Registration
{
    public function __construct(
        private RequestDeletion $deletion,
        private Heirs $heirs,
        private Structures $structures,
        private DeletionPlans $plans,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        (new EnumTypes(['PasserellePublishedItems' => PublishedItems::cases()]))->register();
        register_graphql_object_type('PasserelleHeir', ['fields' => Type::fields(['id' => 'Int!', 'name' => 'String!'])]);
        register_graphql_object_type('PasserelleDeletionOptions', ['fields' => Type::fields([
            'isPossible' => 'Boolean!',
            'heirs' => Type::listOf('PasserelleHeir'),
            'onlyOwnerOf' => Type::listOf('String'),
        ])]);
        register_graphql_field('PasserelleUser', 'deletionDueAt', [
            'type' => 'String',
            'resolve' => Resolver::of(fn (mixed $user): ?string => $this->dueAt(is_array($user) && is_int($user['id'] ?? null) ? $user['id'] : 0)),
        ]);
        register_graphql_field('RootQuery', 'passerelleDeletionOptions', [
            'type' => Type::required('PasserelleDeletionOptions'),
            'resolve' => Resolver::root(fn (): array => $this->options()),
        ]);
        $this->registerMutations();
    }

    private function registerMutations(): void
    {
        $person = Type::required('PasserelleUser');
        register_graphql_field('RootMutation', 'passerelleAskDeletion', [
            'type' => $person,
            'args' => [
                'password' => ['type' => Type::required('String')],
                'publishedItems' => ['type' => Type::required('PasserellePublishedItems')],
                'heirId' => ['type' => 'Int'],
            ],
            'resolve' => Resolver::root(function (array $arguments): ?array {
                $viewer = $this->viewer();
                ($this->deletion)(
                    $viewer,
                    Arguments::text($arguments, 'password'),
                    PublishedItems::from(Arguments::text($arguments, 'publishedItems')),
                    Arguments::number($arguments, 'heirId') ?? 0,
                );

                return Person::of($viewer);
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleCancelDeletion', [
            'type' => $person,
            'resolve' => Resolver::root(function (): ?array {
                $viewer = $this->viewer();
                $this->deletion->cancel($viewer);

                return Person::of($viewer);
            }),
        ]);
    }

    /** @return array<string, mixed> */
    private function options(): array
    {
        $viewer = $this->viewer();
        $heirs = $this->heirs->of($viewer->id);

        return [
            'isPossible' => !$viewer->isStaff(),
            'heirs' => array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($heirs), $heirs),
            'onlyOwnerOf' => $this->structures->onlyOwnedBy($viewer->id),
        ];
    }

    /** @throws DomainError forbidden for visitors and without the frontend's server */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw DomainError::forbidden();
    }

    private function dueAt(int $userId): ?string
    {
        $plan = $this->plans->of($userId);

        return $plan === null ? null : Times::text($plan->due);
    }
}
