<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Closure;

/**
 * Collects the keys of deferred fields and reads them at once, like a data loader.
 *
 * @template Key
 * @template Result
 */
final class BatchedRead
{
    /** @var list<Key> */
    private array $keys = [];

    /** @var array{Result}|null */
    private ?array $result = null;

    /** @param Closure(list<Key>): Result $read */
    public function __construct(private readonly Closure $read)
    {
    }

    /** True until the first result is requested. */
    public function isOpen(): bool
    {
        return $this->result === null;
    }

    /** @param Key $key */
    public function add(mixed $key): void
    {
        $this->keys[] = $key;
    }

    /** @return Result */
    public function result(): mixed
    {
        $this->result ??= [($this->read)($this->keys)];

        return $this->result[0];
    }
}
