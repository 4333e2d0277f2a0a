<?php

declare(strict_types=1);

namespace Passerelle\Admin\Newsletter;

use Passerelle\Newsletter\Issues\IssueStep;
use Passerelle\Newsletter\Issues\LetterDecision;

/** What editors do on the screen of the newsletter; the values are those of its forms. */
enum NewsletterTask: string
{
    case Save = 'save';
    case Test = 'test';
    case Start = 'start';
    case Pause = 'pause';
    case Resume = 'resume';
    case Cancel = 'cancel';
    case MarkSent = 'mark_sent';
    case SendAgain = 'send_again';
    /** For administrators. */
    case Export = 'export';

    public function step(): ?IssueStep
    {
        return IssueStep::tryFrom($this->value);
    }

    public function decision(): ?LetterDecision
    {
        return LetterDecision::tryFrom($this->value);
    }
}
