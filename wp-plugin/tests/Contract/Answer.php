<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * An answer in the form in which two installations can be compared: HTTP status, data, and of each error its path and
 * extensions. Ids of content become "post #1", those of files "file #1" and so on in the order in which they appear,
 * those of countries and sectors what they are known by; instants of saving become <instant>; the number of unread
 * notices, which grows with what other tests do, becomes <number>; messages, which are the engine's own, are left out.
 */
final class Answer
{
    private const INSTANT_KEYS = ['modifiedAt'];
    private const GROWING_KEYS = ['unreadNotices'];

    /** @var array<string, array<int, string>> names by kind and id */
    private array $names = [];

    /** @param list<string> $headers as they came, "Name: value" */
    public function __construct(public readonly int $status, public readonly string $body, public readonly array $headers = [])
    {
    }

    public function header(string $name): ?string
    {
        foreach ($this->headers as $header) {
            [$each, $value] = [...explode(':', $header, 2), ''];
            if (strcasecmp($each, $name) === 0) {
                return trim($value);
            }
        }

        return null;
    }

    /** A field of the JSON body, as text; empty where there is none. */
    public function field(string $name): string
    {
        $decoded = json_decode($this->body, true);
        $value = is_array($decoded) ? ($decoded[$name] ?? '') : '';

        return is_scalar($value) ? (string) $value : '';
    }

    /** @return array{status: int, answer: mixed} */
    public function comparable(): array
    {
        $this->names = [];
        $decoded = json_decode($this->body, true);

        return ['status' => $this->status, 'answer' => is_array($decoded) ? $this->result($decoded) : ($this->body === '' ? '' : 'no JSON')];
    }

    public function data(): mixed
    {
        $decoded = json_decode($this->body, true);

        return is_array($decoded) ? ($decoded['data'] ?? null) : null;
    }

    public function hasErrors(): bool
    {
        $decoded = json_decode($this->body, true);

        return is_array($decoded) && ($decoded['errors'] ?? []) !== [];
    }

    /**
     * @param array<mixed> $decoded
     * @return array<mixed>
     */
    private function result(array $decoded): array
    {
        if (array_is_list($decoded)) {
            return array_map(fn (mixed $each): mixed => is_array($each) ? $this->result($each) : $each, $decoded);
        }
        $errors = is_array($decoded['errors'] ?? null) ? $decoded['errors'] : [];

        return array_filter([
            'errors' => array_map(
                static fn (mixed $error): array => is_array($error) ? array_intersect_key($error, ['path' => true, 'extensions' => true]) : [],
                $errors,
            ),
            'data' => $this->value('data', $decoded['data'] ?? null),
        ], static fn (mixed $part): bool => $part !== [] && $part !== null);
    }

    /**
     * @param array<mixed> $object or list
     * @return array<mixed>
     */
    private function object(array $object): array
    {
        [$kind, $name] = match (true) {
            isset($object['isoCode']) => ['country', $object['isoCode']],
            isset($object['key']) => ['sector', $object['key']],
            isset($object['mime']), isset($object['width']) => ['file', null],
            default => ['post', null],
        };
        $mapped = [];
        foreach ($object as $key => $value) {
            $mapped[$key] = match (true) {
                $key === 'parentId' && is_int($value) => $this->names['sector'][$value] ?? 'unknown sector',
                in_array($key, ['id', 'groupId'], true) && is_int($value) => $this->name($kind, $value, is_string($name) ? $name : null),
                default => $this->value($key, $value),
            };
        }

        return $mapped;
    }

    private function name(string $kind, int $id, ?string $name): string
    {
        return $this->names[$kind][$id] ??= $kind . ' ' . ($name ?? '#' . (count($this->names[$kind] ?? []) + 1));
    }

    private function value(string|int $key, mixed $value): mixed
    {
        if (is_array($value)) {
            return $this->object($value);
        }

        return match (true) {
            in_array($key, self::GROWING_KEYS, true) && is_int($value) => '<number>',
            in_array($key, self::INSTANT_KEYS, true) && is_string($value) && preg_match('/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $value) === 1 => '<instant>',
            default => $value,
        };
    }
}
