<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

/** What those who run a call ask of an application after it was sent. */
final readonly class CompletionRequest
{
    /**
     * @param list<string> $questions ids of those that may be answered anew
     * @param string $until instant, or local time in the zone of the call
     * @param string $text for those who answer
     */
    public function __construct(public array $questions, public string $until, public string $text)
    {
    }
}
