<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Duplicates;

/** Why two applications to a call may be the same one. */
enum DuplicateKind: string
{
    /** The same account began both. */
    case Person = 'person';
    /** The same structure applies. */
    case Structure = 'structure';
    /** The same address: of who applies, a co-writer, or an answer. */
    case Email = 'email';
    /** A file with the same bytes. */
    case File = 'file';
}
