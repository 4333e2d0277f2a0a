<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

/** What is counted; the values are columns. */
enum Figure: string
{
    case Submitted = 'submitted';
    case Published = 'published';
    case SentBack = 'sent_back';
    case Refused = 'refused';
}
