<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Reading;

use BackedEnum;
use Passerelle\Applications\Forms\Document\Texts;
use Passerelle\Applications\Forms\Judging\Ids;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Languages\Lang;
use stdClass;

/** An object of a document, of which each key is read once. What is wrong is collected; the values in its place are of no use. */
final class Node
{
    /** @var list<string> */
    private array $read = [];

    public function __construct(private readonly stdClass $values, public readonly string $path, private readonly Problems $problems)
    {
    }

    public function at(string $key): string
    {
        return $this->path === '' ? $key : "{$this->path}.{$key}";
    }

    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int|string> $params
     */
    public function refuse(string $key, string $code, array $params = []): void
    {
        $this->problems->add($this->at($key), $code, $params);
    }

    public function has(string $key): bool
    {
        return property_exists($this->values, $key);
    }

    /** @return mixed null: there is none, which is a problem of what is required */
    public function raw(string $key, bool $isRequired = false): mixed
    {
        $this->read[] = $key;
        if ($this->has($key)) {
            return $this->values->{$key} ?? $this->unexpected($key);
        }
        if ($isRequired) {
            $this->refuse($key, 'required');
        }

        return null;
    }

    public function string(string $key, bool $isRequired = false): ?string
    {
        $value = $this->raw($key, $isRequired);

        return $value === null || is_string($value) ? $value : $this->unexpected($key);
    }

    public function id(string $key): string
    {
        return $this->matching($key, Ids::PATTERN, 'invalid_id', isRequired: true) ?? '';
    }

    /** @param value-of<FieldErrorCode> $code */
    public function matching(string $key, string $pattern, string $code = 'invalid_value', bool $isRequired = false): ?string
    {
        $text = $this->string($key, $isRequired);
        if ($text === null || preg_match("/{$pattern}/D", $text) === 1) {
            return $text;
        }
        $this->refuse($key, $code);

        return null;
    }

    /**
     * @template T of BackedEnum
     * @param class-string<T> $enum
     * @return T|null
     */
    public function oneOf(string $key, string $enum, bool $isRequired = false): ?BackedEnum
    {
        $text = $this->string($key, $isRequired);
        $case = $text === null ? null : $enum::tryFrom($text);
        if ($text !== null && $case === null) {
            $this->refuse($key, 'invalid_value');
        }

        return $case;
    }

    public function flag(string $key): bool
    {
        $value = $this->raw($key);

        if ($value !== null && !is_bool($value)) {
            $this->unexpected($key);
        }

        return $value === true;
    }

    /** JSON has one kind of number: 1 and 1.0 are equal. */
    public function integer(string $key, int $min, int $max): ?int
    {
        $value = $this->raw($key);
        if ($value === null) {
            return null;
        }
        if (!is_int($value) && !(is_float($value) && floor($value) === $value)) {
            return $this->unexpected($key);
        }
        if ($value < $min || $value > $max) {
            $this->refuse($key, 'invalid_value', ['min' => $min, 'max' => $max]);

            return null;
        }

        return (int) $value;
    }

    /** A text in the languages in which it is written. */
    public function texts(string $key, int $max, bool $isRequired = false): Texts
    {
        $texts = [];
        $node = $this->child($key, $isRequired);
        foreach (Lang::cases() as $language) {
            $text = $node?->string($language->value);
            if ($text !== null && mb_strlen($text, 'UTF-8') > $max) {
                $node?->refuse($language->value, 'too_long', ['max' => $max]);
            }
            $texts += $text === null ? [] : [$language->value => $text];
        }
        $node?->close();

        return new Texts($texts);
    }

    public function child(string $key, bool $isRequired = false): ?self
    {
        $value = $this->raw($key, $isRequired);
        if ($value instanceof stdClass) {
            return new self($value, $this->at($key), $this->problems);
        }

        return $value === null ? null : $this->unexpected($key);
    }

    /**
     * @param value-of<FieldErrorCode> $tooMany
     * @return list<mixed>
     */
    public function values(string $key, int $max, string $tooMany): array
    {
        $values = $this->raw($key, isRequired: true);
        if (!is_array($values)) {
            if ($values !== null) {
                $this->unexpected($key);
            }

            return [];
        }
        if (count($values) > $max) {
            $this->refuse($key, $tooMany, ['max' => $max]);

            return [];
        }

        return array_values($values);
    }

    /**
     * @param value-of<FieldErrorCode> $tooMany
     * @return list<self>
     */
    public function children(string $key, int $max, string $tooMany): array
    {
        $nodes = [];
        foreach ($this->values($key, $max, $tooMany) as $number => $value) {
            if ($value instanceof stdClass) {
                $nodes[] = new self($value, $this->at("{$key}.{$number}"), $this->problems);
            } else {
                $this->unexpected("{$key}.{$number}");
            }
        }

        return $nodes;
    }

    /** Refuses the keys that nobody has read. */
    public function close(): void
    {
        foreach (array_diff(array_map(strval(...), array_keys((array) $this->values)), $this->read) as $key) {
            $this->unexpected($key);
        }
    }

    private function unexpected(string $key): null
    {
        $this->refuse($key, 'unexpected_fields');

        return null;
    }
}
