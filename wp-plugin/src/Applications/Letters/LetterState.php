<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

/** State of a letter of recommendation. Stored, so values must not change. */
enum LetterState: string
{
    case Asked = 'asked';
    /** The page of its link was opened; programs of mail servers may do that, too. */
    case Opened = 'opened';
    case Received = 'received';
    /** The referee does not write it. */
    case Declined = 'declined';
    /** The applicant has withdrawn the request. */
    case Withdrawn = 'withdrawn';
    /** The referee has erased what they sent. */
    case Erased = 'erased';

    /** @return non-empty-list<self> states in which a referee may write */
    public static function open(): array
    {
        return [self::Asked, self::Opened];
    }

    public function isOpen(): bool
    {
        return in_array($this, self::open(), true);
    }

    /** Whether it counts among the letters that were asked for. */
    public function counts(): bool
    {
        return $this->isOpen() || $this === self::Received;
    }
}
