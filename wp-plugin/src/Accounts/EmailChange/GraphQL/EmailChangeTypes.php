<?php

declare(strict_types=1);

namespace Passerelle\Accounts\EmailChange\GraphQL;

use Passerelle\Accounts\EmailChange\EmailChangeModule;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Change of the e-mail address, for the frontend's server only. */
final readonly class EmailChangeTypes implements Registration
{
    public function __construct(private EmailChangeModule $emailChange, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_object_type('PasserelleEmailChange', ['fields' => Type::fields(['email' => 'String!'])]);
        register_graphql_field('RootQuery', 'passerelleEmailChange', [
            'type' => 'PasserelleEmailChange',
            'resolve' => Resolver::root(function (): ?array {
                $viewer = $this->viewers->current();
                $pending = $viewer->isSignedIn() ? $this->emailChange->changes->pending($viewer->id) : null;

                return $pending === null ? null : ['email' => $pending->newEmail];
            }),
        ]);
        $this->mutation('passerelleAskEmailChange', ['email' => $text, 'password' => $text], function (array $arguments): void {
            ($this->emailChange->request)($this->viewers->current(), Arguments::text($arguments, 'email'), Arguments::text($arguments, 'password'));
        });
        $this->mutation('passerelleCancelEmailChange', [], function (): void {
            $this->emailChange->request->cancel($this->viewers->current());
        });
        $this->mutation('passerelleConfirmEmailChange', ['hash' => $text, 'address' => $text], function (array $arguments): void {
            ($this->emailChange->confirm)(Arguments::text($arguments, 'hash'), Arguments::text($arguments, 'address'));
        });
        $this->mutation('passerelleUndoEmailChange', ['hash' => $text, 'address' => $text], function (array $arguments): void {
            ($this->emailChange->undo)(Arguments::text($arguments, 'hash'), Arguments::text($arguments, 'address'));
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
