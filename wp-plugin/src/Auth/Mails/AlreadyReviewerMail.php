<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;

/** Answer to the registration of an account that only reviews: its owner makes a member of it. */
final readonly class AlreadyReviewerMail implements Mail
{
    public const KEY = 'auth.already_reviewer';

    public function __construct(private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    public function content(Recipient $recipient, array $data): MailContent
    {
        $settings = $this->pages->address('settings', $recipient->language);
        $recovery = $this->pages->address('forgotPassword', $recipient->language);

        return MailTexts::content(self::KEY, $recipient->language, ['recovery' => $recovery], $settings);
    }
}
