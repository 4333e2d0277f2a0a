<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Cli;
use Passerelle\Catalogue\EntryStore;
use Passerelle\Catalogue\Indexer;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Rebuild;
use Passerelle\Catalogue\Spelling\FillSpellings;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Verify;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

final class RebuildTest extends IntegrationTestCase
{
    /** @var list<Record> */
    private array $records;

    protected function setUp(): void
    {
        parent::setUp();
        $this->rebuild()->run(true);
        foreach (range(1, 5) as $number) {
            $this->records[] = $this->content->published(ContentType::Resource, title: "Titre {$number}");
        }
        $this->records[] = $this->content->published(ContentType::Initiative, audience: Audience::Members);
        $this->content->in(Status::Draft, ContentType::Event);
    }

    public function testIndexIsCorrectAfterAllChanges(): void
    {
        self::assertSame([], $this->differences());
        self::assertSame([0, "The index equals the posts.\n"], $this->command(fn (): int => $this->plugin->get(Cli::class)->verify()));
    }

    public function testReportsAndRepairsEveryKindOfDifference(): void
    {
        $db = $this->db;
        $ids = array_map(static fn (Record $record): int => $record->id, $this->records);
        $draft = $this->content->draft(ContentType::Resource);
        $db->execute("DELETE FROM {$db->table('catalogue')} WHERE post_id = %d", $ids[0]);
        $db->execute("UPDATE {$db->table('catalogue')} SET title = %s, closes_at = %s WHERE post_id = %d", 'Autre', '2026-01-01 00:00:00', $ids[1]);
        $db->execute("DELETE FROM {$db->table('catalogue_words')} WHERE post_id = %d AND word = %s", $ids[2], 'phrase');
        $db->execute("UPDATE {$db->table('catalogue_words')} SET weight = 9 WHERE post_id = %d AND word = %s", $ids[3], 'phrase');
        $db->execute("DELETE FROM {$db->table('catalogue_facets')} WHERE post_id = %d", $ids[4]);
        $db->execute("INSERT INTO {$db->table('catalogue_words')} (language, word, post_id, weight) VALUES ('fr', 'motsecret', %d, 1)", $ids[5]);
        $db->execute("INSERT INTO {$db->table('catalogue_words')} (language, word, post_id, weight) VALUES ('fr', 'brouillon', %d, 1)", $draft->id);
        $db->execute("INSERT INTO {$db->table('catalogue_words')} (language, word, post_id, weight) VALUES ('fr', 'fantome', 987654321, 1)");
        $stemless = $this->content->published(ContentType::Resource, title: 'Girafes')->id;
        $db->execute("UPDATE {$db->table('catalogue_vocabulary')} SET stem = 'x' WHERE word = 'girafes'");
        $uncounted = $this->content->published(ContentType::Event);
        $this->plugin->get(Blocks::class)->apply(['fr' => [$uncounted->groupId => null]]);

        $expected = [
            "post {$ids[0]}: public, but not in the index",
            "post {$ids[0]}: counted, but not in the index",
            "post {$ids[1]}: the index differs (title, closes_at)",
            "post {$ids[2]}: the index differs (words)",
            "post {$ids[3]}: the index differs (words)",
            "post {$ids[4]}: the index differs (terms)",
            "post {$ids[5]}: the index differs (words)",
            "post {$draft->id}: in the index, but not public",
            'post 987654321: in the index, but there is no such post',
            "post {$stemless}: the index differs (words)",
            "post {$uncounted->id}: the index differs (sets)",
        ];
        $found = $this->differences();
        sort($expected);
        sort($found);
        self::assertSame($expected, $found);
        [$code, $output] = $this->command(fn (): int => $this->plugin->get(Cli::class)->verify());
        self::assertSame(1, $code);
        self::assertStringEndsWith("11 differences. A rebuild repairs them.\n", $output);

        self::assertSame(0, $this->command(fn (): int => $this->plugin->get(Cli::class)->rebuild(false))[0]);
        self::assertSame([], $this->differences());
    }

    /** @param list<string> $expected */
    #[DataProvider('damagedWords')]
    public function testFindsAndRepairsInconsistentWordBlocks(string $sql, array $expected): void
    {
        $db = $this->db;
        $number = $this->content->published(ContentType::Resource, title: 'Girafe')->id;
        $this->content->published(ContentType::Resource, title: 'Zèbre');
        $db->execute(str_replace('{table}', $db->table('catalogue_word_blocks'), $sql));

        self::assertSame(array_map(static fn (string $line): string => str_replace('{girafe}', (string) $number, $line), $expected), $this->differences());
        $this->plugin->get(Cli::class)->rebuild(true);
        $this->expectOutputRegex('/rebuilt/');
        self::assertSame([], $this->differences());
        $query = Query::of($this->plugin->get(Limits::class), Lang::French, 'girafe');
        self::assertSame([$number], $this->plugin->get(Search::class)->run($query)->ids);
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function damagedWords(): iterable
    {
        yield 'gone' => ["DELETE FROM {table} WHERE word = 'girafe'", ['post {girafe}: the index differs (words)']];
        yield 'of another weight' => ["UPDATE {table} SET data = 'L" . base64_encode("\1\0") . "' WHERE word = 'girafe'", ['post {girafe}: the index differs (words)']];
        yield 'unreadable' => ["UPDATE {table} SET data = 'S7???' WHERE word = 'girafe'", ['post {girafe}: the index differs (words)']];
        yield 'of an item that does not have it' => [
            "INSERT INTO {table} (language, word, block, data) VALUES ('fr', 'secret', 0, 'L" . base64_encode("\11\0") . "')",
            ['word: found in items that do not have it (fr: secret)'],
        ];
    }

    public function testResumesInterruptedRun(): void
    {
        $db = $this->db;
        $db->execute("DELETE FROM {$db->table('catalogue_words')}");
        $db->execute("DELETE FROM {$db->table('catalogue')}");
        $rebuild = $this->rebuild(2);

        try {
            $rebuild->run(true, static fn (int $done) => $done >= 4 ? throw new RuntimeException('killed') : null);
            self::fail('It was not cut.');
        } catch (RuntimeException $error) {
            self::assertSame('killed', $error->getMessage());
        }
        $left = count($this->differences());
        self::assertGreaterThan(0, $left);
        $all = $this->rebuild(2)->run(true, static fn (int $done) => null);
        $db->execute("DELETE FROM {$db->table('catalogue')}");
        try {
            $rebuild->run(true, static fn (int $done) => $done >= 4 ? throw new RuntimeException('killed') : null);
        } catch (RuntimeException) {
            // The error above.
        }

        self::assertSame($all - 4, $this->rebuild(2)->run(), 'It goes on where it stopped.');
        self::assertSame([], $this->differences());
        self::assertSame($all, $this->rebuild(2)->run(), 'A finished run is not gone on with.');
    }

    public function testFailedBatchDoesNotChangeTheIndex(): void
    {
        $before = $this->db->rows("SELECT * FROM {$this->db->table('catalogue')} ORDER BY post_id");
        $this->db->execute("UPDATE {$this->db->table('catalogue')} SET title = CONCAT('', title) WHERE 1 = 0");
        $broken = $this->records[3]->id;
        $this->database()->update($this->database()->posts, ['post_title' => 'Changé en douce'], ['post_type' => 'resource']);
        wp_cache_flush();
        $words = $this->db->table('catalogue_words');
        add_filter('query', static fn (string $sql): string => preg_match("/INSERT INTO {$words} .*, {$broken}, /s", $sql) === 1 ? throw new RuntimeException('no disk') : $sql);

        try {
            $this->rebuild()->run(true);
            self::fail('It did not fail.');
        } catch (RuntimeException $error) {
            self::assertSame('no disk', $error->getMessage());
        }

        remove_all_filters('query');
        self::assertSame($before, $this->db->rows("SELECT * FROM {$this->db->table('catalogue')} ORDER BY post_id"));
    }

    private function rebuild(int $batch = 100): Rebuild
    {
        return new Rebuild(
            $this->db,
            $this->plugin->get(Records::class),
            $this->plugin->get(Indexer::class),
            $this->plugin->get(EntryStore::class),
            $this->plugin->get(Transaction::class),
            $this->plugin->get(FillSpellings::class),
            $batch,
        );
    }

    /** @return list<string> */
    private function differences(): array
    {
        return array_map(strval(...), iterator_to_array($this->plugin->get(Verify::class)->differences(), false));
    }

    /**
     * @param callable(): int $command
     * @return array{int, string} exit code and output
     */
    private function command(callable $command): array
    {
        ob_start();
        $code = $command();

        return [$code, (string) ob_get_clean()];
    }
}
