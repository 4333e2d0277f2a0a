<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use SensitiveParameter;

/** How the recipient of a mail stops mails of its kind (RFC 2369, RFC 8058). */
final readonly class Unsubscribe
{
    /**
     * @param string $pageUrl of the page that asks before it does so
     * @param string $oneClickUrl that mail programs post to; a browser is led to the page
     */
    public function __construct(#[SensitiveParameter] public string $pageUrl, #[SensitiveParameter] public string $oneClickUrl)
    {
    }
}
