<?php

declare(strict_types=1);

namespace Passerelle\Auth\Links;

use Passerelle\Mail\Recipient;

/** Links in account mails, created when the mail is sent. */
final readonly class AccountLink
{
    public function __construct(private Links $links, private PublicPages $pages)
    {
    }

    /** URL of a new link, which is not stored. */
    public function make(LinkPurpose $purpose, Recipient $recipient): string
    {
        return $this->pages->address($purpose->page(), $recipient->language, $this->links->make($purpose, $recipient->userId));
    }
}
