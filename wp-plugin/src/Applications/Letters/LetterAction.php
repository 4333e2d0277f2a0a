<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

/** What referees do with a letter. */
enum LetterAction: string
{
    case Save = 'save';
    case Send = 'send';
    /** Takes a file away. */
    case RemoveFile = 'removeFile';
    case Decline = 'decline';
    /** Erases what was sent. */
    case Erase = 'erase';
}
