<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Filters;

use Passerelle\Catalogue\Kind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use RuntimeException;

/** All filters of lists, in the order of filters.json, without the search text, which also determines the ranking. */
#[Factory('from')]
final readonly class Filters
{
    public const TYPE = 'type';
    public const KIND = 'kind';
    public const STATUS = 'status';
    public const CLOSING = 'closing';
    public const DATES = 'when';
    public const DAYS = 'days';
    public const COUNTRY = 'country';
    public const SECTOR = 'sector';

    /** Name of the search text among the relaxations. */
    public const WORDS = 'query';

    /** @param array<string, Filter> $byName */
    private function __construct(private array $byName, private int $maxValues)
    {
    }

    /** @throws RuntimeException when a row of filters.json is incomplete */
    public static function from(Config $config): self
    {
        $byName = [];
        foreach ($config->filters() as $name => $row) {
            $byName[$name] = self::filter($name, $row);
        }

        return new self($byName, $config->limit('catalogue', 'maxFilterValues'));
    }

    /** @return array<string, Filter> by name */
    public function all(): array
    {
        return $this->byName;
    }

    /** @return list<Filter> filters with the values of a content field */
    public function ofFields(): array
    {
        return array_values(array_filter($this->byName, static fn (Filter $filter): bool => $filter->source->field !== null));
    }

    /** @return list<string> names of possible relaxations */
    public function names(): array
    {
        return [self::WORDS, ...array_keys($this->byName)];
    }

    /**
     * Values of the filters in an input.
     *
     * @param array<mixed> $input by Filter::$input
     * @return array<string, non-empty-list<string>> by filter name, without empty ones
     */
    public function read(array $input): array
    {
        $set = [];
        foreach ($this->byName as $name => $filter) {
            $values = $filter->read($input[$filter->input] ?? null, $this->maxValues);
            if ($values !== []) {
                $set[$name] = $values;
            }
        }
        // Structures are in the directory, whose kind is determined by their type.
        if (($set[self::TYPE] ?? null) === [ContentType::Structure->value]) {
            return [...$set, self::TYPE => [ContentType::Structure->searchType()->value], self::KIND => [Kind::Structure->value]];
        }

        return $set;
    }

    /** @param array<mixed> $row */
    private static function filter(string $name, array $row): Filter
    {
        $text = static fn (string $key): ?string => is_string($row[$key] ?? null) ? $row[$key] : null;
        $required = static fn (string $key): string => $text($key) ?? throw new RuntimeException("filters.json has no {$key} of {$name}.");
        $texts = static fn (string $key): array => array_values(array_filter((array) ($row[$key] ?? []), is_string(...)));
        $class = match ($name) {
            self::STATUS => StateFilter::class,
            self::CLOSING => ClosingFilter::class,
            self::DATES => DatesFilter::class,
            self::DAYS => DaysFilter::class,
            default => MarkedFilter::class,
        };

        return new $class(
            $name,
            $required('input'),
            $text('facet'),
            ($row['isList'] ?? null) === true,
            $text('enum'),
            new FilterSource($text('field'), $texts('types'), $texts('values')),
        );
    }
}
