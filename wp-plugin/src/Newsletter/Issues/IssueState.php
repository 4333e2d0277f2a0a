<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** States of an issue; the values are stored. */
enum IssueState: string
{
    case Draft = 'draft';
    case Sending = 'sending';
    case Paused = 'paused';
    case Sent = 'sent';
    case Cancelled = 'cancelled';
}
