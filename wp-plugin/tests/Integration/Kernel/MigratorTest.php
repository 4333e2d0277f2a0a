<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use ArrayObject;
use Closure;
use LogicException;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Kernel\Migrations\Migrator;
use Passerelle\Kernel\Migrations\TableMigration;
use Passerelle\Plugin;
use Passerelle\Tests\FrozenClock;
use PHPUnit\Framework\TestCase;

/** Outside a transaction: MariaDB would commit it at the first change of structure. Cleans up after itself. */
final class MigratorTest extends TestCase
{
    private const LOCK = 'passerelle_migrating';

    private Database $db;
    private FrozenClock $clock;
    /** @var list<string> */
    private array $ran = [];
    private mixed $applied;

    protected function setUp(): void
    {
        $this->db = Plugin::running()->get(Database::class);
        $this->clock = new FrozenClock();
        $this->applied = get_option(Migrator::OPTION);
        update_option(Migrator::OPTION, []);
    }

    protected function tearDown(): void
    {
        update_option(Migrator::OPTION, $this->applied);
        delete_option(self::LOCK);
        $this->db->execute("DROP TABLE IF EXISTS {$this->db->table('test_migrated')}");
        wp_cache_flush();
    }

    public function testRunsEachOnceInOrder(): void
    {
        $one = $this->migration('one');
        $two = $this->migration('two');
        $first = new Migrator($this->db, $this->clock, [$one]);
        $both = new Migrator($this->db, $this->clock, [$one, $two]);

        self::assertFalse($first->isCurrent());
        self::assertSame([['one'], ['two'], []], [$first->run(), $both->run(), $both->run()]);
        self::assertTrue($both->isCurrent());
        self::assertSame(['one', 'two'], $this->ran);
        self::assertSame(0, $this->queriesOf(static fn (): bool => $both->isCurrent()), 'To see that nothing is left costs no query.');
    }

    public function testResumesInterruptedRunAtItsPosition(): void
    {
        $cuts = new ArrayObject(['cut']);
        $migrator = new Migrator($this->db, $this->clock, [
            $this->migration('one'),
            $this->migration('two', static function () use ($cuts): void {
                if (count($cuts) > 0) {
                    throw new LogicException('cut');
                }
            }),
            $this->migration('three'),
        ]);

        try {
            $migrator->run();
            self::fail('The failure must come through.');
        } catch (LogicException) {
            self::assertSame(['one', 'two'], $this->ran);
        }
        $cuts->exchangeArray([]);

        self::assertSame(['two', 'three'], $migrator->run());
        self::assertSame(['one', 'two', 'two', 'three'], $this->ran);
    }

    public function testOneProcessAtATime(): void
    {
        $during = null;
        $migrator = new Migrator($this->db, $this->clock, [
            $this->migration('one', function () use (&$during): void {
                $during = (new Migrator($this->db, $this->clock, [$this->migration('other')]))->run();
            }),
        ]);

        self::assertSame(['one'], $migrator->run());
        self::assertSame([], $during);
        self::assertSame(['one'], $this->ran);
    }

    public function testTakesOverLockOfCrashedProcess(): void
    {
        $this->db->execute(
            "INSERT INTO {$this->db->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')",
            self::LOCK,
            (string) $this->clock->now()->getTimestamp(),
        );
        $migrator = new Migrator($this->db, $this->clock, [$this->migration('one')]);

        self::assertSame([], $migrator->run());
        $this->clock->advance(14 * 60);
        self::assertSame([], $migrator->run());
        $this->clock->advance(2 * 60);
        self::assertSame(['one'], $migrator->run());
    }

    public function testCreatesAndExtendsTables(): void
    {
        $make = static fn (string $columns): Migration => new TableMigration('test.table', ['test_migrated' => $columns]);
        $table = $this->db->table('test_migrated');

        $make("id bigint(20) unsigned NOT NULL,\nPRIMARY KEY  (id)")->up($this->db);
        $this->db->execute("INSERT INTO {$table} (id) VALUES (%d)", 7);
        $make("id bigint(20) unsigned NOT NULL,\nname varchar(20) NOT NULL DEFAULT 'x',\nPRIMARY KEY  (id),\nKEY name (name)")->up($this->db);
        $make("id bigint(20) unsigned NOT NULL,\nname varchar(20) NOT NULL DEFAULT 'x',\nPRIMARY KEY  (id),\nKEY name (name)")->up($this->db);

        self::assertSame([['id' => '7', 'name' => 'x']], $this->db->rows("SELECT id, name FROM {$table}"));
    }

    public function testThePluginsOwnCanRunAgain(): void
    {
        $before = $this->db->ids("SELECT term_id FROM {$this->db->wpdb->term_taxonomy} ORDER BY term_id");

        $ran = Plugin::running()->get(Migrator::class)->run();

        self::assertIsArray($this->applied);
        self::assertSame([], array_diff($ran, array_filter($this->applied, is_string(...))), 'Nothing was left to run before.');
        self::assertContains('content.001_former_slugs', $ran);
        self::assertSame($before, $this->db->ids("SELECT term_id FROM {$this->db->wpdb->term_taxonomy} ORDER BY term_id"), 'Nothing is made twice.');
    }

    /** @param Closure(): void|null $work */
    private function migration(string $id, ?Closure $work = null): Migration
    {
        return new class ($id, function () use ($id, $work): void {
            $this->ran[] = $id;
            $work?->__invoke();
        }) implements Migration {
            public function __construct(private readonly string $id, private readonly Closure $work)
            {
            }

            public function id(): string
            {
                return $this->id;
            }

            public function up(Database $db): void
            {
                ($this->work)();
            }
        };
    }

    private function queriesOf(Closure $work): int
    {
        $before = $this->db->wpdb->num_queries;
        $work();

        return $this->db->wpdb->num_queries - $before;
    }
}
