<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Notifies a person that a social network was linked to their account. */
final readonly class IdentityLinked implements Mail
{
    public const KEY = 'auth.identity_linked';

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $value = $data['provider'] ?? null;
        $provider = is_string($value) ? SocialProvider::tryFrom($value) : null;
        if ($provider === null) {
            return null;
        }

        return MailTexts::content(self::KEY, $recipient->language, ['name' => $provider->label()]);
    }
}
