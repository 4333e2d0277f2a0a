<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

/** Orders of the applications to a call. */
enum ListSort: string
{
    case Newest = 'newest';
    case Oldest = 'oldest';
    /** The version that counts was sent last: after a completion, for example. */
    case Changed = 'changed';
    case Name = 'name';
    case Country = 'country';
    /** By the answers to a question, the smallest first. */
    case Answer = 'answer';
    case AnswerDescending = 'answerDescending';

    public function isByAnswer(): bool
    {
        return $this === self::Answer || $this === self::AnswerDescending;
    }

    /** ORDER BY of the statement of ListedRows, without ties. */
    public function order(): string
    {
        $order = match ($this) {
            // An order by answers without a question is that of all.
            self::Newest, self::Answer, self::AnswerDescending => 'submission.sent_at DESC',
            self::Oldest => 'submission.sent_at ASC',
            self::Changed => 'listed.sent_at DESC',
            self::Name => 'listed.name_key ASC',
            self::Country => 'listed.country ASC, listed.name_key ASC',
        };

        return "{$order}, listed.submission_id " . (in_array($this, [self::Oldest, self::Name, self::Country], true) ? 'ASC' : 'DESC');
    }
}
