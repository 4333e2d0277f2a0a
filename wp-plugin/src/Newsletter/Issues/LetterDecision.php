<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** What an editor decides about an uncertain letter; the values are those of forms. */
enum LetterDecision: string
{
    case MarkSent = 'mark_sent';
    case SendAgain = 'send_again';

    public function state(): LetterState
    {
        return $this === self::MarkSent ? LetterState::Sent : LetterState::Waiting;
    }
}
