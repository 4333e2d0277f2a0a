<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Loading;

use Closure;

/**
 * Questions that are answered with one reading.
 *
 * @template Asked
 * @template Found
 */
final class Round
{
    /** @var list<Asked> */
    private array $asked = [];

    /** @var array{Found}|null */
    private ?array $found = null;

    /** @param Closure(list<Asked>): Found $read */
    public function __construct(private readonly Closure $read)
    {
    }

    /** True until the first who asked wants the answer. */
    public function isOpen(): bool
    {
        return $this->found === null;
    }

    /** @param Asked $asked */
    public function ask(mixed $asked): void
    {
        $this->asked[] = $asked;
    }

    /** @return Found */
    public function found(): mixed
    {
        $this->found ??= [($this->read)($this->asked)];

        return $this->found[0];
    }
}
