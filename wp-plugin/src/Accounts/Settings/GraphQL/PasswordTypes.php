<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings\GraphQL;

use Passerelle\Accounts\Settings\ChangePassword;
use Passerelle\Accounts\Settings\EndOtherSessions;
use Passerelle\Auth\GraphQL\Issued;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The mutations of the password and of the sessions. */
final readonly class PasswordTypes implements Registration
{
    public function __construct(
        private ChangePassword $changePassword,
        private EndOtherSessions $endOthers,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $this->registerPassword();
        $this->registerSessions();
    }

    private function registerPassword(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleChangePassword', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['currentPassword' => $text, 'password' => $text, 'passwordConfirm' => $text, 'device' => $text],
            'resolve' => Resolver::root(function (array $arguments): array {
                $this->request->requireTrust();
                $issued = ($this->changePassword)(
                    $this->viewers->current(),
                    Arguments::text($arguments, 'currentPassword'),
                    Arguments::text($arguments, 'password'),
                    Arguments::text($arguments, 'passwordConfirm'),
                    Arguments::text($arguments, 'device'),
                );

                return Issued::of($issued, $this->viewers);
            }),
        ]);
    }

    private function registerSessions(): void
    {
        register_graphql_field('RootMutation', 'passerelleEndOtherSessions', [
            'type' => Type::required('Boolean'),
            'resolve' => Resolver::root(function (): bool {
                $this->request->requireTrust();
                ($this->endOthers)($this->viewers->current());

                return true;
            }),
        ]);
    }
}
