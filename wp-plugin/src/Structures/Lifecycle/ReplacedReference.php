<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

/** A field of a record that named a structure which has ended. */
final readonly class ReplacedReference
{
    /**
     * @param list<int> $places rows of a list that named it; empty for a field with one value
     * @param string $digest of the whole value afterwards, to see whether somebody has edited it since
     */
    public function __construct(public int $postId, public string $field, public array $places, public string $digest)
    {
    }

    public static function digest(mixed $value): string
    {
        return hash('sha256', (string) json_encode($value));
    }
}
