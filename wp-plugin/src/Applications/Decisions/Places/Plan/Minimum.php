<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

/** How many of the places of a category go to applications of one kind first. */
final readonly class Minimum
{
    /**
     * @param string $question id; '': it is not about a question
     * @param string $value country, language, or choice of the question
     */
    public function __construct(public MinimumSource $source, public string $question, public string $value, public int $count)
    {
    }

    /** @return string what distinguishes it from others of its category, and names the fact of an application that counts for it */
    public function fact(): string
    {
        return "{$this->source->value} {$this->question} {$this->value}";
    }
}
