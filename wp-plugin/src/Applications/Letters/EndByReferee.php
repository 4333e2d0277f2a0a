<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Security\SecurityEvent;

/** Referees decline a letter, or erase one that they have sent. */
final readonly class EndByReferee
{
    public function __construct(private EndLetters $ending, private LetterNotices $notices)
    {
    }

    public function __invoke(Letter $letter, LetterFacts $facts, LetterState $state): void
    {
        $this->ending->end($letter, $state, $state === LetterState::Declined);
        $this->notices->raise($letter, $facts, $state);
        SecurityEvent::Letter->succeeded($state->value, account: 0, object: "letter:{$letter->id}");
    }
}
