<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Messages;

use Passerelle\Kernel\Migrations\TableMigration;
use Passerelle\Messages\MessageTables;
use Passerelle\Messages\Reports\ReportOutcome;
use PHPUnit\Framework\TestCase;

/** What older reports have in columns that were added later. */
final class MessageTablesTest extends TestCase
{
    public function testAReportBeginsWithItsFirstVersionAndWithoutAnOutcome(): void
    {
        $defaults = self::defaults('messages.002_handled_reports', MessageTables::REPORTS);

        self::assertSame(['version' => '1', 'outcome' => "''", 'note' => null, 'handled_by' => '0', 'handled_at' => null], $defaults);
        self::assertNull(ReportOutcome::tryFrom(''));
    }

    /** @return array<string, string|null> by column; null: it may be empty */
    private static function defaults(string $id, string $table): array
    {
        $defaults = [];
        foreach (MessageTables::migrations() as $migration) {
            if ($migration instanceof TableMigration && $migration->id() === $id) {
                foreach (explode("\n", $migration->tables[$table]) as $line) {
                    $hasDefault = preg_match('/ NOT NULL DEFAULT (.+?),?$/', $line, $found) === 1;
                    $defaults[explode(' ', $line)[0]] = $hasDefault ? $found[1] : null;
                }
            }
        }

        return $defaults;
    }
}
