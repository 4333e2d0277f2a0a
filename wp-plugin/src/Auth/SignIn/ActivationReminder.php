<?php

declare(strict_types=1);

namespace Passerelle\Auth\SignIn;

use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Throttling\MailThrottle;
use Passerelle\Mail\Mails;
use WP_User;

/** Sends another activation link to who signs in before the activation. */
final readonly class ActivationReminder
{
    public function __construct(private MailThrottle $mailThrottle, private Mails $mails)
    {
    }

    /** Links sent before stay valid. */
    public function __invoke(WP_User $user, string $email): void
    {
        if ($this->mailThrottle->mayMail($email)) {
            $this->mails->toUser(ActivationMail::KEY, $user->ID);
        }
    }
}
