<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use Passerelle\Favourites\FavouritesModule;
use Passerelle\Favourites\FavouriteTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Plugin;
use PHPUnit\Framework\TestCase;

/** Outside a transaction: MariaDB would commit it at the change of structure. Ends with the index, as it begins. */
final class ByDayTest extends TestCase
{
    private Database $db;

    protected function setUp(): void
    {
        $this->db = Plugin::running()->get(Database::class);
    }

    public function testNewDatabasesHaveTheIndex(): void
    {
        self::assertSame(['created_at', 'group_id'], $this->columns());
        self::assertContains('favourites.003_by_day', array_map(static fn (Migration $each): string => $each->id(), Plugin::running()->get(FavouritesModule::class)->migrations()));
    }

    public function testOlderDatabasesGetItAndLoseNothing(): void
    {
        $table = $this->db->table(FavouriteTables::FAVOURITES);
        $before = $this->db->rows("SHOW COLUMNS FROM {$table}");
        $this->db->execute("ALTER TABLE {$table} DROP INDEX by_day");
        self::assertSame([], $this->columns());

        FavouriteTables::byDay()->up($this->db);
        FavouriteTables::byDay()->up($this->db);

        self::assertSame(['created_at', 'group_id'], $this->columns());
        self::assertSame($before, $this->db->rows("SHOW COLUMNS FROM {$table}"));
        self::assertSame(['user_id', 'group_id'], $this->columns('PRIMARY'));
    }

    /** @return list<string> of an index, in their order */
    private function columns(string $index = 'by_day'): array
    {
        $rows = $this->db->rows("SHOW INDEX FROM {$this->db->table(FavouriteTables::FAVOURITES)}");

        return array_values(array_map(
            static fn (array $row): string => (string) $row['Column_name'],
            array_filter($rows, static fn (array $row): bool => $row['Key_name'] === $index),
        ));
    }
}
