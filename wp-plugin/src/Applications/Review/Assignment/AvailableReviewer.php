<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/** A reviewer among whom applications are spread. */
final readonly class AvailableReviewer
{
    /**
     * @param list<string> $languages that the person reads
     * @param list<string> $countries of the applications that they are meant for; none: all
     * @param list<string> $categories the same
     */
    public function __construct(public int $userId, public array $languages, public array $countries = [], public array $categories = [])
    {
    }

    public function fits(AssignableApplication $application): bool
    {
        return in_array($application->language, $this->languages, true)
            && ($this->countries === [] || in_array($application->country, $this->countries, true))
            && ($this->categories === [] || in_array($application->category, $this->categories, true));
    }
}
