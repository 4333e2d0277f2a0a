<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Accounts\Privacy\DeletionPlans;

/** The deletion was requested, with its date; the owner can cancel it if somebody else requested it. */
final readonly class DeletionRequested implements Mail
{
    public const KEY = 'privacy.deletion_asked';

    public function __construct(private DeletionPlans $plans, private SettingsAddress $address)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $plan = $this->plans->of($recipient->userId);
        if ($plan === null) {
            return null;
        }
        $day = Day::of($plan->due, $recipient->language);
        $url = $this->address->in($recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, ['day' => $day], $url);
    }
}
