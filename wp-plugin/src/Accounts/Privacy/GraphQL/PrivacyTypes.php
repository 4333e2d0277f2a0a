<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\GraphQL;

use Passerelle\Auth\GraphQL\Person;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Accounts\Privacy\RequestDeletion;
use Passerelle\Accounts\Privacy\PrivacyModule;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Export and deletion of the viewer's own data. */
final readonly class PrivacyTypes implements Registration
{
    public function __construct(
        private PrivacyModule $privacy,
        private ProxyRequest $request,
        private CurrentSession $current,
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
        register_graphql_object_type('PasserelleExportPass', ['fields' => Type::fields(['pass' => 'String!', 'seconds' => 'Int!'])]);
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
        $password = ['password' => ['type' => Type::required('String')]];
        $person = Type::required('PasserelleUser');
        register_graphql_field('RootMutation', 'passerelleAskExport', [
            'type' => Type::required('PasserelleExportPass'),
            'args' => $password,
            'resolve' => Resolver::root(fn (array $arguments): array => $this->requestExport(Arguments::text($arguments, 'password'))),
        ]);
        register_graphql_field('RootMutation', 'passerelleAskDeletion', [
            'type' => $person,
            'args' => [
                ...$password,
                'publishedItems' => ['type' => Type::required('PasserellePublishedItems')],
                'heirId' => ['type' => 'Int'],
            ],
            'resolve' => Resolver::root(function (array $arguments): ?array {
                $viewer = $this->viewer();
                ($this->privacy->deletion)(
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
                $this->privacy->deletion->cancel($viewer);

                return Person::of($viewer);
            }),
        ]);
    }

    /** @return array{pass: string, seconds: int} */
    private function requestExport(#[\SensitiveParameter] string $password): array
    {
        $viewer = $this->viewer();
        $session = $this->current->session() ?? throw DomainError::forbidden();
        $this->privacy->currentPassword->check($viewer, $password, 'password');

        return ['pass' => $this->privacy->pass->issue($session), 'seconds' => $this->privacy->pass->seconds];
    }

    /** @return array<string, mixed> */
    private function options(): array
    {
        $viewer = $this->viewer();
        $heirs = $this->privacy->heirs->of($viewer->id);

        return [
            'isPossible' => !$viewer->isStaff(),
            'heirs' => array_map(static fn (int $id, string $name): array => ['id' => $id, 'name' => $name], array_keys($heirs), $heirs),
            'onlyOwnerOf' => $this->privacy->structures->onlyOwnedBy($viewer->id),
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
        $plan = $this->privacy->plans->of($userId);

        return $plan === null ? null : Times::text($plan->due);
    }
}
