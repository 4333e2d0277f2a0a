<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

use Passerelle\Notices\NoticeKind;

/** How a person wants to learn of one kind of notices. */
final readonly class Preference
{
    /** @param bool $app whether they are in the list of the workspace */
    public function __construct(public NoticeKind $kind, public MailTiming $mail, public bool $app)
    {
    }

    /** Preference of a person who never chose. */
    public static function initial(NoticeKind $kind): self
    {
        return new self($kind, $kind->mail() === null ? MailTiming::Never : MailTiming::Now, true);
    }
}
