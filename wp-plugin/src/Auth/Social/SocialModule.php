<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Auth\AuthModule;
use Passerelle\Auth\GraphQL\SocialTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Services;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mails;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Social login. */
final readonly class SocialModule implements Module, HasMigrations, HasMails, HasGraphQlTypes
{
    private function __construct(
        public Identities $identities,
        public SocialSignIn $signIn,
        public Linking $linking,
        public int $demandSeconds,
        private ViewerFactory $viewers,
    ) {
    }

    public static function build(Services $services, AuthModule $auth, Mails $mails, ViewerFactory $viewers): self
    {
        $accounts = $auth->accounts;
        $identities = new Identities($services->database, $services->clock);
        $registration = new SocialRegistration($identities, $accounts->newAccounts, $accounts->state, $accounts->links);
        $tokens = $auth->completionTokens;

        return new self(
            $identities,
            new SocialSignIn($identities, $registration, $auth->sessions, $accounts->state, $tokens, $auth->throttling->forms, $services->transaction),
            new Linking($identities, $accounts->state, $mails, $services->transaction),
            $tokens->seconds,
            $viewers,
        );
    }

    public function register(): void
    {
        add_action('deleted_user', fn (int|string $userId) => $this->identities->forget((int) $userId));
    }

    public function migrations(): array
    {
        return SocialTables::migrations();
    }

    public function mails(): array
    {
        return [new IdentityLinked()];
    }

    public function graphQlTypes(): array
    {
        return [new SocialTypes($this, new ProxyRequest(), $this->viewers)];
    }
}
