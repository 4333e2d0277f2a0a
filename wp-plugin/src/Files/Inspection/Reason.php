<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Codes of the error catalogue for files that are refused. */
enum Reason: string
{
    /** Not a type that the place accepts, or a file that is two types at once. */
    case Type = 'file_type';
    case TooLarge = 'file_too_large';
    case Corrupt = 'file_corrupt';
    /** Scripts, macros, attachments, programs, references to content elsewhere. */
    case ActiveContent = 'file_active_content';
    /** Password-protected or restricted: it can't be inspected. */
    case Encrypted = 'file_encrypted';
    /** Unpacks to too much, or takes too long to inspect. */
    case TooComplex = 'file_too_complex';
    /** The anti-virus, or its test signature. */
    case Infected = 'file_infected';
    /** The anti-virus does not take files of this size. */
    case NotScanned = 'file_not_scanned';
}
