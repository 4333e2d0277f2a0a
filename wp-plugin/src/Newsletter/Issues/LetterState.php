<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** States of a letter; the values are stored. */
enum LetterState: string
{
    case Waiting = 'waiting';
    /** A worker has it, and writes the result once the mail server has answered. */
    case InFlight = 'in_flight';
    case Sent = 'sent';
    /** By the mail server, or by a report that came later. */
    case Refused = 'refused';
    /** Its worker ended before the result was written: never sent again by itself. */
    case Uncertain = 'uncertain';
    /** Unsubscribed since, nothing to read in it, or the issue was cancelled. */
    case Skipped = 'skipped';
}
