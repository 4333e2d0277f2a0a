<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

/** Why an application is to be completed after it was sent. */
enum CompletionReason: string
{
    /** The virus scan refused a file, which was sent before its scan had ended. */
    case RefusedFile = 'refused_file';
    /** Those who run the call ask for it. */
    case Requested = 'requested';
}
