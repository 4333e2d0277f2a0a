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
     * @param string|null $label of the link to the page; null: that of all mails
     * @param list<Button> $parts links that stop a part of what such mails consist of
     */
    public function __construct(
        #[SensitiveParameter] public string $pageUrl,
        #[SensitiveParameter] public string $oneClickUrl,
        public ?string $label = null,
        public array $parts = [],
    ) {
    }

    /** @param list<Button> $parts */
    public function withParts(array $parts, ?string $label): self
    {
        return new self($this->pageUrl, $this->oneClickUrl, $label, $parts);
    }
}
