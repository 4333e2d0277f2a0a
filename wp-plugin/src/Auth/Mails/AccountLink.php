<?php

declare(strict_types=1);

namespace Passerelle\Auth\Mails;

use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\LinkPurpose;
use Passerelle\Auth\Links;
use Passerelle\Auth\PublicPages;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Span;

/** The links in mails of accounts: made for a person, and said to be good for as long as they are. */
final readonly class AccountLink
{
    public function __construct(private Links $links, private PublicPages $pages, private AuthLimits $limits)
    {
    }

    /** The address of a new link; it is nowhere else. */
    public function make(LinkPurpose $purpose, Recipient $recipient): string
    {
        return $this->pages->address($purpose->page(), $recipient->language, $this->links->make($purpose, $recipient->userId));
    }

    public function life(LinkPurpose $purpose, Lang $language): string
    {
        return Span::say($this->limits->linkSeconds($purpose), $language);
    }
}
