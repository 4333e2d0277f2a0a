<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Mails;

use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Accounts\Privacy\DeletionPlans;
use Passerelle\Accounts\Privacy\Records\Structures;

/** The deletion was postponed, since a structure would have no owner. */
final readonly class DeletionPostponed implements Mail
{
    public const KEY = 'privacy.deletion_waits';

    public function __construct(private DeletionPlans $plans, private Structures $structures, private SettingsAddress $address)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $names = $this->structures->onlyOwnedBy($recipient->userId);
        if ($names === [] || $this->plans->of($recipient->userId) === null) {
            return null;
        }
        $url = $this->address->in($recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, ['list' => implode(', ', $names)], $url);
    }
}
