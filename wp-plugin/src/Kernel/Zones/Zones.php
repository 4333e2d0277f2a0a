<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Zones;

use RuntimeException;

/** The database of time zones that the plugin and the frontend share, config/zones.json. PHP’s own and that of ICU are other editions. */
final class Zones
{
    private const FILE = __DIR__ . '/../../../config/zones.json';

    private static ?self $loaded = null;
    /** @var array<int, non-empty-list<array{int, int}>> by row */
    private array $changes = [];

    /**
     * @param array<string, int> $current rows by name
     * @param array<string, int> $former rows by names that were replaced
     * @param list<string> $rows
     */
    private function __construct(
        public readonly string $version,
        private readonly int $from,
        private readonly array $current,
        private readonly array $former,
        private readonly array $rows,
    ) {
    }

    /** @throws RuntimeException when the file is missing or is not one of zones */
    public static function load(): self
    {
        return self::$loaded ??= self::read();
    }

    /** @return list<string> current names, in their order */
    public function names(): array
    {
        return array_keys($this->current);
    }

    /** @return list<string> current and former names */
    public function allNames(): array
    {
        return [...$this->names(), ...array_keys($this->former)];
    }

    /** @return Zone|null null: the database has no such name */
    public function find(string $name): ?Zone
    {
        $row = $this->current[$name] ?? $this->former[$name] ?? null;
        if ($row === null) {
            return null;
        }

        return new Zone($name, $this->changes[$row] ??= ZoneRow::read($this->rows[$row], $this->from));
    }

    private static function read(): self
    {
        $data = json_decode((string) file_get_contents(self::FILE), true);
        if (!is_array($data) || !is_string($data['version'] ?? null) || !is_int($data['from'] ?? null)) {
            throw new RuntimeException('config/zones.json is missing or is not valid JSON.');
        }
        $table = static fn (mixed $rows): array => array_filter(is_array($rows) ? $rows : [], is_int(...));
        /** @var array<string, int> $current */
        $current = $table($data['zones'] ?? null);
        /** @var array<string, int> $former */
        $former = $table($data['former'] ?? null);
        $rows = is_array($data['rows'] ?? null) ? array_values(array_filter($data['rows'], is_string(...))) : [];

        return new self($data['version'], $data['from'], $current, $former, $rows);
    }
}
