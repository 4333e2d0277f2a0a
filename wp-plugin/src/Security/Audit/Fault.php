<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

/** What a verification of the log finds. */
enum Fault: string
{
    /** The line was changed after it was written, or written by something else than the log. */
    case Edited = 'edited';
    /** One or more lines before it were removed. */
    case Missing = 'missing';
    /** It does not follow the line before it. */
    case Unlinked = 'unlinked';
    /** The end of the log is not the line that was appended last. */
    case WrongEnd = 'wrong_end';
    /** The line was written with a key that is not configured any more, so nothing can be said about it. */
    case UnknownKey = 'unknown_key';
    /** The account behind a pseudonym was changed; the number is the account's. */
    case ChangedAccount = 'changed_account';
    /** A line that was seen earlier is not in the log any more. */
    case Forgotten = 'forgotten';
}
