<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

/** State of a submission. Lapsed is computed: a draft after the deadline. */
enum SubmissionState: string
{
    case Draft = 'draft';
    case Sent = 'sent';
}
