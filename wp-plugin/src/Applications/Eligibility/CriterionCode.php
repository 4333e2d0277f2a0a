<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

/** What calls say about who may apply. */
enum CriterionCode: string
{
    case Dates = 'dates';
    /** Persons, structures, or both. */
    case Kind = 'kind';
    case Country = 'country';
    case Age = 'age';
    /** Languages in which answers may be written. */
    case Language = 'language';
}
