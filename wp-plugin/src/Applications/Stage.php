<?php

declare(strict_types=1);

namespace Passerelle\Applications;

/** A stage of a call, by its number. The first has the dates of the call; later ones are CallStage. */
final readonly class Stage
{
    public const FIRST = 1;

    private function __construct(public int $callGroup, public int $number)
    {
    }

    public static function first(int $callGroup): self
    {
        return new self($callGroup, self::FIRST);
    }

    /** A stage that is stored; KnownStages looks for one that is asked for. */
    public static function of(int $callGroup, int $number): self
    {
        return new self($callGroup, $number);
    }

    public function isFirst(): bool
    {
        return $this->number === self::FIRST;
    }

    /** @return array{stage?: int} what an entry of the timeline says of it: of the first stage nothing */
    public function entryData(): array
    {
        return $this->isFirst() ? [] : ['stage' => $this->number];
    }

    public function next(): self
    {
        return new self($this->callGroup, $this->number + 1);
    }
}
