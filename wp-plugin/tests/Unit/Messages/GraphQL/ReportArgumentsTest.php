<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Messages\GraphQL;

use Passerelle\Kernel\Config;
use Passerelle\Messages\GraphQL\ReportArguments;
use Passerelle\Messages\Reports\ReportState;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which reports a query asks for. */
final class ReportArgumentsTest extends TestCase
{
    private const STANDARD = ['state' => ReportState::Open, 'isOverdue' => false, 'page' => 1, 'perPage' => 20];

    /** @return iterable<string, array{array<string, mixed>, array<string, mixed>}> arguments, and what differs from a query without any */
    public static function queries(): iterable
    {
        yield 'without arguments' => [[], []];
        yield 'overdue ones' => [['overdue' => true], ['isOverdue' => true]];
        yield 'overdue or not' => [['overdue' => false], []];
        yield 'an argument that is null' => [['overdue' => null, 'page' => null, 'perPage' => null, 'state' => null], []];
        yield 'handled ones' => [['state' => 'handled'], ['state' => ReportState::Handled]];
        yield 'a page' => [['page' => 3, 'perPage' => 50], ['page' => 3, 'perPage' => 50]];
        yield 'the last page' => [['page' => 10_000, 'perPage' => 100], ['page' => 10_000, 'perPage' => 100]];
        yield 'beyond all limits' => [['page' => 10_001, 'perPage' => 101], ['page' => 10_000, 'perPage' => 100]];
        yield 'below all limits' => [['page' => 0, 'perPage' => 0], ['page' => 1, 'perPage' => 1]];
    }

    /**
     * @param array<string, mixed> $arguments
     * @param array<string, mixed> $expected
     */
    #[DataProvider('queries')]
    public function testReads(array $arguments, array $expected): void
    {
        $config = Config::fromDirectory(__DIR__ . '/../../../../config');

        self::assertSame([...self::STANDARD, ...$expected], (new ReportArguments($config))->page($arguments));
    }
}
