<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\SenderLimits;
use Passerelle\Rights\Role;
use Passerelle\Security\SecurityEvent;
use WP_User;

/** Counts by address, since a person may be written to with and without an account. Who moderates is not limited: decisions are always announced. */
final readonly class MailSenderLimits implements SenderLimits
{
    private const WINDOWS = ['Hour' => 3_600, 'Day' => 86_400];

    public function __construct(private Throttle $throttle, private Config $config)
    {
    }

    public function allow(int $senderId, Recipient $recipient): bool
    {
        if (self::moderates($senderId)) {
            return true;
        }
        foreach ($this->subjects($senderId, $recipient) as [$subject, $allowed]) {
            if (!$this->throttle->isOpen($subject, $allowed)) {
                SecurityEvent::Throttle->refused('mail', account: $senderId);

                return false;
            }
        }

        return true;
    }

    public function count(int $senderId, Recipient $recipient): void
    {
        foreach ($this->subjects($senderId, $recipient) as [$subject, $allowed, $seconds]) {
            $this->throttle->isWithin($subject, $allowed, $seconds);
        }
    }

    private static function moderates(int $senderId): bool
    {
        $user = get_userdata($senderId);

        return $user instanceof WP_User && Role::hasModerators(array_values($user->roles));
    }

    /** @return list<array{string, int, int}> subject, mails allowed, seconds */
    private function subjects(int $senderId, Recipient $recipient): array
    {
        $address = EmailAddress::normalise($recipient->email);
        $subjects = [];
        foreach (self::WINDOWS as $window => $seconds) {
            $subjects[] = ["mails from:{$senderId}:{$window}:{$address}", $this->config->limit('personMails', "perSenderRecipientAnd{$window}"), $seconds];
            $subjects[] = ["mails to:{$window}:{$address}", $this->config->limit('personMails', "perRecipientAnd{$window}"), $seconds];
        }

        return $subjects;
    }
}
