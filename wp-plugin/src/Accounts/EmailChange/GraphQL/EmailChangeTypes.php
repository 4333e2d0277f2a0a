<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\GraphQL;

use Passerelle\Accounts\EmailChange\ConfirmEmailChange;
use Passerelle\Accounts\EmailChange\EmailChangeLinks;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Accounts\EmailChange\RequestEmailChange;
use Passerelle\Accounts\EmailChange\UndoEmailChange;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Change of the e-mail address, for the frontend's server only. */
final readonly class EmailChangeTypes implements Registration
{
    public function __construct(
        private EmailChanges $changes,
        private EmailChangeLinks $links,
        private RequestEmailChange $start,
        private ConfirmEmailChange $confirm,
        private UndoEmailChange $undo,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_object_type('PasserelleEmailChange', ['fields' => Type::fields(['email' => 'String!'])]);
        register_graphql_field('RootQuery', 'passerelleEmailChange', [
            'type' => 'PasserelleEmailChange',
            'resolve' => Resolver::root(function (): ?array {
                $viewer = $this->viewers->current();
                $pending = $viewer->isSignedIn() ? $this->changes->pending($viewer->id) : null;

                return $pending === null ? null : ['email' => $pending->newEmail];
            }),
        ]);
        register_graphql_field('RootQuery', 'passerelleEmailChangeLink', [
            'type' => Type::required('Boolean'),
            'args' => ['hash' => $text, 'undoes' => ['type' => Type::required('Boolean')], 'address' => $text],
            'resolve' => Resolver::root(function (array $arguments): bool {
                $this->request->requireTrust();

                return $this->links->isUsable(
                    Arguments::text($arguments, 'hash'),
                    ($arguments['undoes'] ?? false) === true,
                    Arguments::text($arguments, 'address'),
                );
            }),
        ]);
        $this->mutation('passerelleAskEmailChange', ['email' => $text, 'password' => $text], function (array $arguments): void {
            ($this->start)($this->viewers->current(), Arguments::text($arguments, 'email'), Arguments::text($arguments, 'password'));
        });
        $this->mutation('passerelleCancelEmailChange', [], function (): void {
            $this->start->cancel($this->viewers->current());
        });
        $this->mutation('passerelleConfirmEmailChange', ['hash' => $text, 'address' => $text], function (array $arguments): void {
            ($this->confirm)(Arguments::text($arguments, 'hash'), Arguments::text($arguments, 'address'));
        });
        $this->mutation('passerelleUndoEmailChange', ['hash' => $text, 'address' => $text], function (array $arguments): void {
            ($this->undo)(Arguments::text($arguments, 'hash'), Arguments::text($arguments, 'address'));
        });
    }

    /**
     * @param array<string, array<string, mixed>> $arguments
     * @param callable(array<string, mixed>): void $work
     */
    private function mutation(string $name, array $arguments, callable $work): void
    {
        register_graphql_field('RootMutation', $name, [
            'type' => Type::required('Boolean'),
            'args' => $arguments,
            'resolve' => Resolver::root(function (array $input) use ($work): bool {
                $this->request->requireTrust();
                $work($input);

                return true;
            }),
        ]);
    }
}
