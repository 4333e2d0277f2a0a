<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Recovery\NewPasswordLinks;
use Passerelle\Auth\Recovery\RequestRecovery;
use Passerelle\Auth\Recovery\ResetPassword;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;

/** Password recovery, for the frontend's server only. */
final readonly class RecoveryTypes implements Registration
{
    public function __construct(
        private RequestRecovery $requestRecovery,
        private NewPasswordLinks $links,
        private ResetPassword $resetPassword,
    ) {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootQuery', 'passerelleNewPasswordLink', [
            'type' => Type::required('Boolean'),
            'args' => ['hash' => $text, 'address' => $text],
            'resolve' => Resolver::root(function (array $arguments): bool {
                (new ProxyRequest())->requireTrust();

                return $this->links->isUsable(Arguments::text($arguments, 'hash'), Arguments::text($arguments, 'address'));
            }),
        ]);
        AccountMutation::register('passerelleAskNewPassword', 'Boolean', ['email' => $text, ...Arguments::language(), 'address' => $text], $this->requestNewPassword(...));
        AccountMutation::register('passerelleResetPassword', 'Boolean', [
            'hash' => $text,
            'password' => $text,
            'passwordConfirm' => $text,
            'address' => $text,
        ], $this->reset(...));
    }

    /** @param array<string, mixed> $arguments */
    private function requestNewPassword(array $arguments): bool
    {
        ($this->requestRecovery)(
            Arguments::text($arguments, 'email'),
            Arguments::readLanguage($arguments),
            Arguments::text($arguments, 'address'),
        );

        return true;
    }

    /** @param array<string, mixed> $arguments */
    private function reset(array $arguments): bool
    {
        ($this->resetPassword)(
            Arguments::text($arguments, 'hash'),
            Arguments::text($arguments, 'password'),
            Arguments::text($arguments, 'passwordConfirm'),
            Arguments::text($arguments, 'address'),
        );

        return true;
    }
}
