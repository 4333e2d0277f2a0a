<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

/** What a co-writer may do with an application. */
enum CoWriterRole: string
{
    case Read = 'read';
    /** Saves answers and files of the draft, too. */
    case Edit = 'edit';
}
