<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

/**
 * Values of other objects that streams and trailers refer to: lengths, filters and their parameters, encryption. An object with several revisions has
 * all its values.
 */
final class Objects
{
    private const PARAMETERS = ['Predictor', 'Columns', 'Colors', 'BitsPerComponent', 'EarlyChange'];
    /** Keys of an encryption dictionary. */
    private const ENCRYPTION = ['Filter', 'V', 'R', 'O', 'U'];

    /** @var array<int, list<mixed>> by number of the object */
    private array $values = [];

    public function add(?int $number, mixed $value): void
    {
        if ($number !== null && self::isSmall($value)) {
            $this->values[$number][] = $value;
        }
    }

    /**
     * @param list<mixed> $values
     * @return list<mixed>|null references replaced by their possible values; null: an object is not known (yet)
     */
    public function resolve(array $values): ?array
    {
        $resolved = [];
        foreach ($values as $value) {
            if (!$value instanceof Reference) {
                $resolved[] = $value;
                continue;
            }
            if (!isset($this->values[$value->object])) {
                return null;
            }
            array_push($resolved, ...$this->values[$value->object]);
        }

        return $resolved;
    }

    private static function isSmall(mixed $value): bool
    {
        return match (true) {
            is_int($value), $value instanceof Name => true,
            $value instanceof Dictionary => array_intersect($value->keys(), self::PARAMETERS) !== [] || array_diff(self::ENCRYPTION, $value->keys()) === [],
            is_array($value) => $value !== [] && array_filter(
                $value,
                static fn (mixed $item): bool => !$item instanceof Name && !($item instanceof Dictionary && self::isSmall($item)),
            ) === [],
            default => false,
        };
    }
}
