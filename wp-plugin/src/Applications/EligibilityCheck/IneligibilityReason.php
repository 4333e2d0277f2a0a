<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

/** Why an application is ineligible. */
enum IneligibilityReason: string
{
    /** Persons or structures. */
    case Kind = 'kind';
    case Country = 'country';
    case Age = 'age';
    case Language = 'language';
    /** A criterion that the call lists in its own words. */
    case Stated = 'stated';
    /** Something that the call asks for is missing. */
    case Incomplete = 'incomplete';
    case Other = 'other';
}
