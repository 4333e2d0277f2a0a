<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** What a mail says: plain texts, which the layout marks up. */
final readonly class Letter
{
    /**
     * @param list<string> $paragraphs before the button; line breaks inside are kept
     * @param list<string> $afterButton for example what to do if one did not ask for it
     * @param bool $namesRecipient false where nobody has proven that the mailbox is of whoever typed the name
     * @param string|null $replyTo address that answers go to
     */
    public function __construct(
        public string $subject,
        public array $paragraphs,
        public ?Button $button = null,
        public array $afterButton = [],
        public ?string $replyTo = null,
        public bool $namesRecipient = true,
    ) {
    }
}
