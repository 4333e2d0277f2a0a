<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Error codes of rejected files. */
enum Reason: string
{
    /** Not an accepted type, or a file of two types. */
    case Type = 'file_type';
    case TooLarge = 'file_too_large';
    case Corrupt = 'file_corrupt';
    /** Scripts, macros, attachments, programs, references to content elsewhere. */
    case ActiveContent = 'file_active_content';
    /** Password-protected or restricted: it can't be inspected. */
    case Encrypted = 'file_encrypted';
    /** Decompresses to too much, or takes too long to inspect. */
    case TooComplex = 'file_too_complex';
    /** Virus found, or the test signature. */
    case Infected = 'file_infected';
    /** Too large for the virus scanner. */
    case NotScanned = 'file_not_scanned';
}
