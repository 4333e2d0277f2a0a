<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Auth\SignIn\SignIn;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Sign-in and sign-out, for the frontend's server only: it stores the tokens in cookies that scripts cannot read. */
final readonly class AuthTypes implements Registration
{
    public function __construct(private SignIn $signIn, private Sessions $sessions, private CurrentSession $current, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $this->registerTypes();
        $this->registerQueries();
        $this->registerMutations();
    }

    private function registerTypes(): void
    {
        register_graphql_object_type('PasserelleUserRole', ['fields' => Type::fields(['name' => 'String!'])]);
        register_graphql_object_type('PasserelleUser', ['fields' => Type::fields([
            'id' => 'Int!',
            'email' => 'String!',
            'firstName' => 'String!',
            'lastName' => 'String!',
            'country' => 'String',
            'language' => 'PasserelleLanguage!',
            'roles' => Type::listOf('PasserelleUserRole'),
            'capabilities' => Type::listOf('String'),
        ])]);
        register_graphql_object_type('PasserelleSignedIn', ['fields' => Type::fields([
            'user' => 'PasserelleUser!',
            'accessToken' => 'String!',
            'accessSeconds' => 'Int!',
            'refreshToken' => 'String!',
            'refreshSeconds' => 'Int!',
            'deviceProof' => 'String!',
            'deviceSeconds' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleSession', ['fields' => Type::fields([
            'id' => 'Int!',
            'device' => 'String!',
            'startedAt' => 'String!',
            'usedAt' => 'String!',
            'isCurrent' => 'Boolean!',
            'isInWordPress' => 'Boolean!',
        ])]);
    }

    private function registerQueries(): void
    {
        register_graphql_field('RootQuery', 'passerelleUser', [
            'type' => 'PasserelleUser',
            'resolve' => Resolver::root(fn (): ?array => Person::of($this->viewers->current())),
        ]);
        register_graphql_field('RootQuery', 'passerelleSessions', [
            'type' => Type::listOf('PasserelleSession'),
            'resolve' => Resolver::root(fn (): array => $this->sessions()),
        ]);
    }

    private function registerMutations(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleSignIn', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['email' => $text, 'password' => $text, 'address' => $text, 'device' => $text, 'deviceProof' => ['type' => 'String']],
            'resolve' => $this->mutation(fn (array $arguments): array => Issued::of(($this->signIn)(
                Arguments::text($arguments, 'email'),
                Arguments::text($arguments, 'password'),
                Arguments::text($arguments, 'address'),
                Arguments::text($arguments, 'device'),
                Arguments::text($arguments, 'deviceProof'),
            ), $this->viewers)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRenewSession', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['refreshToken' => $text],
            'resolve' => $this->mutation(fn (array $arguments): array => Issued::of(
                $this->sessions->renew(Arguments::text($arguments, 'refreshToken')),
                $this->viewers,
            )),
        ]);
        register_graphql_field('RootMutation', 'passerelleSignOut', [
            'type' => Type::required('Boolean'),
            'args' => ['refreshToken' => $text],
            'resolve' => $this->mutation(function (array $arguments): bool {
                $this->sessions->end(Arguments::text($arguments, 'refreshToken'));

                return true;
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleEndSession', [
            'type' => Type::required('Boolean'),
            'args' => ['id' => ['type' => Type::required('Int')]],
            'resolve' => $this->mutation(function (array $arguments): bool {
                $this->sessions->endOne($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);

                return true;
            }),
        ]);
    }

    /**
     * @param callable(array<string, mixed>): mixed $work
     * @return \Closure(mixed, array<string, mixed>): mixed
     */
    private function mutation(callable $work): \Closure
    {
        return Resolver::root(function (array $arguments) use ($work): mixed {
            (new ProxyRequest())->requireTrust();

            return $work($arguments);
        });
    }

    /**
     * @return list<array<string, mixed>>
     * @throws DomainError forbidden for visitors
     */
    private function sessions(): array
    {
        $viewer = $this->viewers->current();
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $current = $this->current->session()?->id;

        return array_map(static fn (Session $session): array => [
            'id' => $session->id,
            'device' => $session->device,
            'startedAt' => Times::text($session->startedAt),
            'usedAt' => Times::text($session->lastUsedAt()),
            'isCurrent' => $session->id === $current,
            'isInWordPress' => $session->isInWordPress(),
        ], $this->sessions->listActive($viewer));
    }
}
