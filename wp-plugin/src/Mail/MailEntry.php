<?php

declare(strict_types=1);

namespace Passerelle\Mail;

/** One entry of a mail with a list, such as a digest. */
final readonly class MailEntry
{
    /**
     * @param string $at when it happened, as it is read
     * @param string $text may be empty; line breaks are preserved
     * @param string|null $url where its title leads
     */
    public function __construct(public string $title, public string $at, public string $text, public ?string $url)
    {
    }
}
