<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

/** What a minimum number of places is about. */
enum MinimumSource: string
{
    /** Country of who applies, as it was sent. */
    case Country = 'country';
    /** Language in which the application was sent. */
    case Language = 'language';
    /** Answer to a question that is marked for it, and that applicants may leave unanswered. */
    case Question = 'question';
}
