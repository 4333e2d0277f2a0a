<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

/** A dictionary of a PDF. Duplicate keys have all their values, since PDF readers differ in which one they use. */
final readonly class Dictionary
{
    /** @param array<array-key, list<mixed>> $entries values by key */
    private function __construct(private array $entries)
    {
    }

    /** @param list<mixed> $items keys and values in turn, in the order of the file; anything that is not a key is skipped */
    public static function from(array $items): self
    {
        $entries = [];
        $count = count($items);
        for ($index = 0; $index < $count; $index++) {
            $key = $items[$index];
            if ($key instanceof Name) {
                $entries[$key->value][] = $items[$index + 1] ?? null;
                $index++;
            }
        }

        return new self($entries);
    }

    public function has(string $key): bool
    {
        return isset($this->entries[$key]);
    }

    /** @return list<mixed> each value of a key: Name, Text, Reference, int, float, null, list, Dictionary */
    public function all(string $key): array
    {
        return $this->entries[$key] ?? [];
    }

    /** @return list<string> */
    public function names(string $key): array
    {
        return array_values(array_map(
            static fn (Name $name): string => $name->value,
            array_filter($this->all($key), static fn (mixed $value): bool => $value instanceof Name),
        ));
    }

    /** @return list<string> */
    public function keys(): array
    {
        return array_map(strval(...), array_keys($this->entries));
    }
}
