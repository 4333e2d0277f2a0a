<?php

declare(strict_types=1);

namespace Passerelle\Auth\Passwords;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Mails\PasswordChangedMail;
use Passerelle\Mail\Mails;

/** After every password change in WordPress: voids recovery links and notifies the person. */
final readonly class PasswordFollowUp
{
    public function __construct(private Links $links, private Mails $mails, private AccountState $accounts)
    {
    }

    public function register(): void
    {
        PasswordChanges::listen($this->follow(...));
        add_action('deleted_user', fn (int|string $userId) => $this->links->forget((int) $userId));
        // Instead of WordPress's own mail.
        add_filter('send_password_change_email', '__return_false');
    }

    private function follow(int $userId): void
    {
        $this->links->void(LinkPurpose::NewPassword, $userId);
        if ($this->accounts->isUsable($userId)) {
            $this->mails->toUser(PasswordChangedMail::KEY, $userId);
        }
    }
}
