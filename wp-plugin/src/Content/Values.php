<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** The field values of a record, by field key, in the shapes that FieldKind documents. */
final readonly class Values
{
    /** @param array<string, mixed> $values */
    public function __construct(private array $values)
    {
    }

    public function raw(string $key): mixed
    {
        return $this->values[$key] ?? null;
    }

    public function text(string $key): string
    {
        $value = $this->raw($key);
        return is_string($value) ? $value : '';
    }

    /** A text, or null when it is empty: for nullable fields of the API. */
    public function textOrNull(string $key): ?string
    {
        $text = $this->text($key);
        return $text === '' ? null : $text;
    }

    public function int(string $key): ?int
    {
        $value = $this->raw($key);
        return is_numeric($value) && (int) $value > 0 ? (int) $value : null;
    }

    /** @return list<string> */
    public function texts(string $key): array
    {
        $value = $this->raw($key);
        return is_array($value) ? array_values(array_filter($value, is_string(...))) : [];
    }

    /** A number of 0 or more. */
    public function number(string $key): ?int
    {
        $value = $this->raw($key);
        return is_numeric($value) ? (int) $value : null;
    }

    /** @return list<string> stored values of a field of countries or sectors: ISO codes, keys of sectors */
    public function codes(string $key): array
    {
        return $this->texts($key);
    }

    /** @return list<int> */
    public function ints(string $key): array
    {
        $value = $this->raw($key);
        return is_array($value) ? array_values(array_map(intval(...), array_filter($value, is_numeric(...)))) : [];
    }

    /** @return array<string, string> */
    public function map(string $key): array
    {
        $texts = [];
        foreach ((array) $this->raw($key) as $name => $value) {
            if (is_string($name) && is_string($value)) {
                $texts[$name] = $value;
            }
        }

        return $texts;
    }

    /** The values of the columns of a map. */
    public function group(string $key): self
    {
        $values = [];
        foreach ((array) $this->raw($key) as $name => $value) {
            $values[(string) $name] = $value;
        }

        return new self($values);
    }

    /** @return list<self> */
    public function rows(string $key): array
    {
        $value = $this->raw($key);
        return is_array($value)
            ? array_map(static fn (array $row): self => new self($row), array_values(array_filter($value, is_array(...))))
            : [];
    }

    /** @return array<string, mixed> */
    public function all(): array
    {
        return $this->values;
    }
}
