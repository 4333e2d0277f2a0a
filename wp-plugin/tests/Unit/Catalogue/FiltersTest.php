<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue;

use Passerelle\Catalogue\Filters\Filter;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Kind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class FiltersTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../config';

    /** Length of the column that holds the names in the index. */
    private const MAX_NAME = 10;

    public function testReadsTheSetValues(): void
    {
        self::assertSame([], $this->read([]));
        self::assertSame([], $this->read(['type' => null, 'kind' => '', 'countries' => [], 'unknown' => 'x', 'q' => 'danse']));
        self::assertSame(
            ['type' => ['event'], 'status' => ['open'], 'country' => ['SN', 'ML'], 'sector' => ['dance']],
            $this->read(['sectors' => ['dance'], 'countries' => ['SN', 'ML'], 'state' => 'open', 'type' => 'event']),
            'In the order of the declaration.',
        );
    }

    public function testNormalisesValuesAndInvalidOnesMatchNothing(): void
    {
        self::assertSame(['country' => ['SN', '-'], 'sector' => ['theatre', '-']], $this->read([
            'countries' => ['sn', 'SN', "SN' OR 1=1", "ML\n", '', ['CI'], 7, null],
            'sectors' => ['Theatre', str_repeat('x', 65), "dan\0ce"],
        ]));
        self::assertSame(['kind' => ['-']], $this->read(['kind' => ['person']]), 'One value is no list.');
    }

    public function testLimitsTheNumberOfValues(): void
    {
        $codes = array_map(static fn (int $n): string => "X{$n}", range(1, 500));

        self::assertCount(20, $this->read(['countries' => $codes])['country']);
    }

    public function testStructuresAreAKindOfTheDirectory(): void
    {
        self::assertSame(
            ['type' => [ContentType::CommunityProfile->value], 'kind' => [Kind::Structure->value]],
            $this->read(['type' => ContentType::Structure->value]),
        );
    }

    public function testEachHasANameOfItsOwnInEveryPlace(): void
    {
        $filters = array_values($this->filters()->all());
        foreach (['name', 'input', 'facet'] as $property) {
            // Filters whose values are not counted have no facet.
            $names = array_filter(array_map(static fn (Filter $filter): ?string => $filter->{$property}, $filters), is_string(...));
            self::assertSame(array_unique($names), $names);
        }
        foreach ($filters as $filter) {
            $pattern = '/^[a-z]{1,' . self::MAX_NAME . '}$/D';
            self::assertMatchesRegularExpression($pattern, $filter->name, 'The name of a row of filters.json is a short word in lower case: API and addresses fold its case.');
        }
        self::assertSame(['query', ...array_column($filters, 'name')], $this->filters()->names());
    }

    public function testValuesThatAreWrittenOutAreThoseOfTheirEnums(): void
    {
        $rows = Config::fromDirectory(self::CONFIG)->filters();

        self::assertSame(array_column(Kind::cases(), 'value'), $rows['kind']['values'] ?? null);
        self::assertSame(['open', 'upcoming', 'closed'], $rows['status']['values'] ?? null);
        foreach ((array) ($rows['closing']['values'] ?? []) as $value) {
            self::assertMatchesRegularExpression('/^days_[1-9][0-9]{0,2}$/D', is_string($value) ? $value : '', 'What ClosingFilter reads.');
        }
    }

    public function testAppliesToContentTypesThatExist(): void
    {
        $types = array_column(ContentType::cases(), 'value');
        foreach ($this->filters()->all() as $filter) {
            self::assertSame([], array_diff($filter->source->types, $types), $filter->name);
        }
    }

    public function testRejectsIncompleteRow(): void
    {
        $folder = sys_get_temp_dir() . '/passerelle-filters-' . bin2hex(random_bytes(4));
        mkdir($folder);
        foreach (glob(self::CONFIG . '/*.json') ?: [] as $file) {
            copy($file, "{$folder}/" . basename($file));
        }
        file_put_contents("{$folder}/filters.json", '{"mode": {"facet": "modes"}}');
        try {
            $this->expectExceptionObject(new RuntimeException('filters.json has no input of mode.'));
            Filters::from(Config::fromDirectory($folder));
        } finally {
            foreach (glob("{$folder}/*") ?: [] as $file) {
                unlink($file);
            }
            rmdir($folder);
        }
    }

    /**
     * @param array<mixed> $input
     * @return array<string, list<string>>
     */
    private function read(array $input): array
    {
        return $this->filters()->read($input);
    }

    private function filters(): Filters
    {
        return Filters::from(Config::fromDirectory(self::CONFIG));
    }
}
