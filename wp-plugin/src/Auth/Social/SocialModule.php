<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AccountState;
use Passerelle\Auth\AuthModule;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailModule;

/** Signing in with a network. */
final readonly class SocialModule implements Module, HasMigrations
{
    private function __construct(
        public Identities $identities,
        public SocialSignIn $signIn,
        public Linking $linking,
        public int $demandSeconds,
    ) {
    }

    public static function build(Database $db, Transaction $transaction, Clock $clock, AuthModule $auth, MailModule $mail, ViewerFactory $viewers): self
    {
        $accounts = new AccountState();
        $identities = new Identities($db, $clock);
        $newPeople = new NewPeople($identities, $auth->ways->newAccounts, $accounts, $auth->ways->links);
        $demands = $auth->ways->demandTokens;
        $mail->know(new IdentityLinked());

        return new self(
            $identities,
            new SocialSignIn($identities, $newPeople, $auth->sessions, $accounts, $demands, $auth->forms, $transaction, $viewers),
            new Linking($identities, $accounts, $mail->mails, $transaction),
            $demands->seconds,
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
}
