<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Limits;

/** Size of a part of an operation. */
final readonly class Size
{
    private const CEILING = 1_000_000_000;

    /**
     * @param int $depth levels of fields
     * @param int $cost objects that may be loaded
     * @param int $fields fields as written, those of a fragment each time that it is used
     * @param int $lists levels of lists of a schema
     */
    private function __construct(
        public int $depth,
        public int $aliases,
        public int $cost,
        public int $fields,
        public int $lists,
    ) {
    }

    public static function none(): self
    {
        return new self(0, 0, 0, 0, 0);
    }

    /** Sum of sibling fields. */
    public function plus(self $other): self
    {
        return new self(
            max($this->depth, $other->depth),
            min(self::CEILING, $this->aliases + $other->aliases),
            min(self::CEILING, $this->cost + $other->cost),
            min(self::CEILING, $this->fields + $other->fields),
            max($this->lists, $other->lists),
        );
    }

    /** Size of a field with this selection. */
    public function inField(bool $hasAlias, bool $isObject, bool $isList, int $times): self
    {
        return new self(
            $this->depth + 1,
            min(self::CEILING, $this->aliases + ($hasAlias ? 1 : 0)),
            (int) min(self::CEILING, ($this->cost + ($isObject ? 1 : 0)) * $times),
            min(self::CEILING, $this->fields + 1),
            $this->lists + ($isList ? 1 : 0),
        );
    }
}
