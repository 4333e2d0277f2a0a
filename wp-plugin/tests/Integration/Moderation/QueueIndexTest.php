<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Commands;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Queue\QueueStore;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Moderation\Queue\QueueVerify;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

final class QueueIndexTest extends IntegrationTestCase
{
    /** An audit line is written at the commit, a moment after the row. */
    private const SECONDS_APART = 2;

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
    }

    public function testEachStatusOfEachModeratedTypeIsIndexedAsItIsComputed(): void
    {
        foreach ([ContentType::Initiative, ContentType::Event, ContentType::Resource, ContentType::CommunityProfile] as $type) {
            foreach ([...Status::listed(), Status::Trash] as $status) {
                $this->content->in($status, $type, $this->users->beneficiaire()->id);
            }
        }
        $this->content->in(Status::Pending, ContentType::CallForApplication);

        self::assertSame([], $this->differences());
        $counts = $this->db->rows("SELECT type, COUNT(*) AS n FROM {$this->table()} WHERE country = '' GROUP BY type ORDER BY type");
        self::assertSame(
            ['community_profile' => 6, 'event' => 6, 'initiative' => 6, 'resource' => 6],
            array_map(intval(...), array_column($counts, 'n', 'type')),
        );
    }

    public function testPostsWithRowsAreListedInTheirOrderWhicheverTableHasThem(): void
    {
        $store = new QueueStore($this->db);
        $queued = array_map(fn (): int => $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id)->id, range(1, 3));
        // Left in one of the tables only.
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $queued[0]);
        $this->db->execute("DELETE FROM {$this->db->table(QueueTables::SECTORS)} WHERE post_id IN (%d, %d)", $queued[1], $queued[2]);

        self::assertSame([$queued[0], $queued[1]], $store->ids($queued[0] - 1, 2));
        self::assertSame([$queued[1], $queued[2]], $store->ids($queued[0], 10));
        self::assertSame([], $store->ids($queued[2], 10));
    }

    public function testARebuildFindsTheSameAndRepairsWhatIsWrong(): void
    {
        $pending = $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id);
        $published = $this->content->in(Status::Published, ContentType::Initiative, $this->owner->id);
        $this->propose($published);
        $back = $this->content->in(Status::ToEdit, ContentType::Event, $this->owner->id);
        $before = $this->rows();
        self::assertCount(8, $before, 'Of each record and the proposal one row for Senegal and one for all.');

        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id IN (%d, %d)", $pending->id, $back->id);
        $this->db->execute("UPDATE {$this->table()} SET status = 'rejected' WHERE post_id = %d", $published->id);
        $this->db->execute(
            "INSERT INTO {$this->table()} (post_id, target, country, status, type, language, owner_id, title_sort, since)
                VALUES (999999, 'record', '', 'pending', 'event', 'fr', 1, 'x', '2026-01-01 00:00:00')",
        );
        $this->db->execute("INSERT INTO {$this->db->table(QueueTables::SECTORS)} (post_id, sector) VALUES (%d, 'cinema')", $pending->id);
        self::assertSame(["post {$pending->id}", "post {$published->id}", "post {$back->id}", 'post 999999'], $this->differences());

        $output = "post {$pending->id}\npost {$published->id}\npost {$back->id}\npost 999999\n4 differences. A rebuild repairs them.\n";
        self::assertSame([1, $output], $this->command('moderation:verify'));

        self::assertSame([0, "The review queue is rebuilt: 4 posts.\n"], $this->command('moderation:rebuild'));

        self::assertSame([0, "The review queue equals the records.\n"], $this->command('moderation:verify'));
        self::assertSame([], $this->differences());
        $after = $this->rows();
        self::assertSame(array_keys($before), array_keys($after));
        foreach ($before as $key => $since) {
            self::assertEqualsWithDelta(strtotime($since), strtotime($after[$key]), self::SECONDS_APART, $key);
        }
    }

    public function testWhatWaitsKeepsItsDateUntilItsStatusChanges(): void
    {
        $record = $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id);
        $this->db->execute("UPDATE {$this->table()} SET since = '2026-01-01 00:00:00'");

        $saved = $this->content->save($record, ['countryIds' => ['FR', 'SN']], 'Autre titre');
        self::assertSame(['2026-01-01 00:00:00'], array_values(array_unique($this->rows())));
        self::assertCount(3, $this->rows());

        $this->content->change($saved, Transition::SendBack);
        self::assertNotContains('2026-01-01 00:00:00', $this->rows());
    }

    public function testItsRowsEndWithTheRecordAndItsProposal(): void
    {
        $deleted = $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id);
        $trashed = $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id);
        $published = $this->content->in(Status::Published, ContentType::Initiative, $this->owner->id);
        $this->propose($published);

        wp_delete_post($deleted->id, true);
        $this->content->change($trashed, Transition::Trash);
        $ofRecord = ["{$published->id} record ", "{$published->id} record SN"];
        self::assertSame(["{$published->id} proposal ", "{$published->id} proposal SN", ...$ofRecord], array_keys($this->rows()));

        $this->plugin->get(ProposalStore::class)->deleteByAuthor($this->owner->id);
        self::assertSame($ofRecord, array_keys($this->rows()));
        self::assertSame([], $this->differences());
    }

    public function testARecordWithAnotherOwnerIsListedAsTheirs(): void
    {
        $record = $this->content->in(Status::Pending, ContentType::Initiative, $this->owner->id);

        $this->plugin->get(DetachAccount::class)->transferOwnership($record, 0);

        self::assertSame(['0'], array_values(array_unique($this->db->column("SELECT owner_id FROM {$this->table()}"))));
        self::assertSame([], $this->differences());
    }

    private function propose(Record $record): void
    {
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
    }

    /** @return list<string> */
    private function differences(): array
    {
        return iterator_to_array($this->plugin->get(QueueVerify::class)->differences(), false);
    }

    /** @return array<string, string> date by "post target country" */
    private function rows(): array
    {
        $rows = [];
        foreach ($this->db->rows("SELECT * FROM {$this->table()} ORDER BY post_id, target, country") as $row) {
            $rows["{$row['post_id']} {$row['target']} {$row['country']}"] = (string) $row['since'];
        }

        return $rows;
    }

    private function table(): string
    {
        return $this->db->table(QueueTables::QUEUE);
    }

    /** @return array{int, string} exit code and output */
    private function command(string $name): array
    {
        /** @var array<string, callable(array<string, string>): int> $commands */
        $commands = apply_filters(Commands::FILTER, []);
        ob_start();
        $code = $commands[$name]([]);

        return [$code, (string) ob_get_clean()];
    }
}
